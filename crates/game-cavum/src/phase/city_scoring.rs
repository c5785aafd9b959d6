//! Section 3A: city scoring (CV-12), also used once more at the end (CV-17.1.1).

use crate::hex::RingSet;
use crate::news::Event;
use crate::state::State;
use adit_game::Seat;
use adit_kit::BySeat;

/// CV-12.1: the city stations of a seat that a way joins to one of its mountain stations.
pub fn connected_stations(state: &State, seat: Seat) -> RingSet {
    let network = state.network(seat);
    network.reached_from_mountain_stations().cells & state.board.city_stations(seat)
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
                state.score(seat, points);
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
