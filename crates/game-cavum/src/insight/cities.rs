//! What a player's city stations bring.

use crate::hex::{HexSet, RingSet};
use crate::network::Network;
use crate::phase::city_scoring::connected_stations;
use crate::state::State;
use adit_game::Seat;
use adit_kit::BySeat;

/// The cities as one seat finds them on a board.
pub(super) struct Cities {
    /// What a scoring would bring to the seat now (CV-12.3).
    pub(super) income: f32,
    /// By city: the free cells (CV-12.2) and the seat's connected stations.
    counts: Vec<(f32, f32)>,
}

impl Cities {
    /// Looks at all cities.
    pub(super) fn new(state: &State, seat: Seat) -> Cities {
        let connected = BySeat::new(state.seats(), |other| connected_stations(state, other));
        let mut cities = Cities { income: 0.0, counts: Vec::with_capacity(5) };
        for &city in &state.rulebook.components.cities {
            let taken: usize = connected.values().map(|&stations| (stations & city).len()).sum();
            let free = (city.len() - taken) as f32;
            let own = (connected[seat] & city).len() as f32;
            cities.income += free * own;
            cities.counts.push((free, own));
        }
        cities
    }

    /// By how much a scoring would bring more if the seat built this many stations where its network leads now.
    pub(super) fn room(&self, state: &State, network: &Network, reached: HexSet, stations: u8) -> f32 {
        let components = &state.rulebook.components;
        if stations == 0 || !reached.meets(components.beside_city) {
            return 0.0;
        }
        let free = state.board.free_city_cells(components);
        let open: RingSet =
            free.filter(|&cell| network.exits_towards(cell).any(|hex| reached.contains(hex))).collect();
        let mut counts: Vec<(f32, f32, usize)> = components
            .cities
            .iter()
            .zip(&self.counts)
            .map(|(&city, &(free, own))| (free, own, (open & city).len()))
            .collect();
        let mut gain = 0.0;
        for _ in 0..stations {
            // One more station earns what is free then, and each of the others a point less.
            let gains = counts.iter_mut().filter(|(_, _, open)| *open > 0);
            let best = gains.max_by(|one, other| (one.0 - one.1).total_cmp(&(other.0 - other.1)));
            let Some((free, own, open)) = best else { break };
            if *free - *own <= 1.0 {
                break;
            }
            gain += *free - 1.0 - *own;
            (*free, *own, *open) = (*free - 1.0, *own + 1.0, *open - 1);
        }
        gain
    }

    /// By how much a scoring would bring more with one more station in this city.
    pub(super) fn gain(&self, city: usize) -> f32 {
        self.counts.get(city).map_or(0.0, |(free, own)| free - 1.0 - own)
    }
}
