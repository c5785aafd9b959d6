//! Section 3A: city scoring (CV-12), also used once more at the end (CV-17.1.1).

use crate::board::Board;
use crate::hex::RingSet;
use crate::network::Network;
use crate::news::Event;
use crate::scoring::Source;
use crate::setup::Rulebook;
use crate::state::State;
use adit_game::Seat;
use adit_kit::BySeat;

/// CV-12.1: the city stations of a seat that a way joins to one of its mountain stations.
pub fn connected_stations(state: &State, seat: Seat) -> RingSet {
    connected(&state.rulebook, &state.board, seat)
}

/// The same on a board alone.
pub fn connected(rulebook: &Rulebook, board: &Board, seat: Seat) -> RingSet {
    let network = Network::new(rulebook, board, seat);
    network.reached_from_mountain_stations().cells & board.city_stations(seat)
}

/// CV-12.2: the spaces of a city that count as free, and so what each connected station in it scores. Those with unconnected
/// stations count too.
pub fn free_spaces(rulebook: &Rulebook, board: &Board, city: RingSet) -> usize {
    let taken: usize =
        Seat::all(board.seats()).map(|seat| (connected(rulebook, board, seat) & city).len()).sum();
    city.len() - taken
}

/// Scores every city.
pub fn score(state: &mut State) {
    let connected = BySeat::new(state.seats(), |seat| connected_stations(state, seat));
    let rulebook = state.rulebook.clone();
    for (index, &city) in rulebook.components.cities.iter().enumerate() {
        // CV-12.2: cells with unconnected stations count as free.
        let taken: usize = connected.values().map(|&stations| (stations & city).len()).sum();
        let free = city.len() - taken;
        for (seat, &stations) in connected.iter() {
            let stations = (stations & city).len();
            if stations > 0 {
                let points = (free * stations) as i32;
                state.score(seat, Source::Cities, points);
                state.news.tell(Event::CityScored {
                    seat,
                    city: index as u8,
                    stations: stations as u8,
                    points,
                });
            }
        }
    }
}
