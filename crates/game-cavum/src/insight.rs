//! What Cavum knows about itself, to help bots: what makes points, and which moves are sound.

mod cities;
mod haul;
mod prior;
mod stones;

use crate::Cavum;
use crate::phase::colour_sale::ColourSale;
use crate::phase::selling::Selling;
use crate::phase::{Phase, explosion, station};
use crate::state::State;
use adit_game::{Advice, Seat};
use cities::Cities;
use haul::Haul;
use stones::{Market, Use};

/// How strong the bots play, as the table *Levels* of `docs/strength.md` says.
pub(crate) const LEVELS: &[adit_game::Level] =
    &[("easy", -247), ("medium", 9), ("hard", 238), ("expert", 576)];

/// What Cavum knows about itself.
pub(crate) struct CavumInsight;

adit_kit::features! {
    /// What makes points, measured for one seat.
    pub(crate) struct Features {
        /// Always 1.
        one => "course",
        /// Points already booked.
        score => "score",
        /// Hands that are still dealt.
        deals_to_come => "course",
        /// What the cities bring before the next explosion.
        city_income => "cities",
        /// What the cities bring after it.
        city_income_later => "cities",
        /// What stations in hand could add to the cities.
        city_room => "cities",
        /// Mountain stations, while they can still be used.
        mountain_stations => "tunnels",
        /// Hexes connected with the stations, for each hand still dealt.
        reach_later => "tunnels",
        /// What the best route of this phase adds to the worth of the stones.
        haul => "haul",
        /// What that route would bring more if it might end anywhere.
        haul_open => "haul",
        /// The same as `haul`, for later phases.
        haul_later => "haul-later",
        /// The same as `haul_open`, for later phases.
        haul_open_later => "haul-later",
        /// Stones on connected veins, as far as they can be taken.
        stones_in_reach => "veins",
        /// What veins near the network are worth.
        veins_near => "veins",
        /// What orders bring that can be paid now.
        orders_payable => "orders",
        /// The worth of orders that lack one stone.
        orders_almost => "orders",
        /// The worth of orders that lack more.
        orders_far => "orders",
        /// Stones that orders ask for beyond those that can be had.
        orders_too_many => "orders",
        /// The penalties of open orders.
        penalties => "orders",
        /// What the other stones can be sold for.
        market => "market",
        /// Options in hand.
        hand_options => "hand",
        /// Stations in hand.
        hand_stations => "hand",
        /// Tiles in hand.
        hand_tiles => "hand",
        /// Veins in hand.
        hand_veins => "hand",
        /// 1 if a station can stand on the tile just laid.
        station_possible => "hand",
        /// The place in card order, from 1 for the first to 0.
        turn_rank => "tempo",
        /// Pieces more in hand than the others have on average.
        tempo => "tempo",
    }
}

adit_kit::insight!(CavumInsight for Cavum {
    /// After two turns the others have answered what a seat has done.
    fn advice(&self) -> Advice {
        Advice { turns: 2, sharpness: 8.0, ..Advice::USUAL }
    }
});

/// What is still to come for a seat.
struct ToCome {
    /// Hands to be dealt (CV-5.10).
    deals: f32,
    /// How often the seat will prospect.
    prospects: u8,
    /// City scorings before the next explosion.
    scorings: f32,
    /// City scorings after it (CV-12, CV-17.1.1).
    scorings_later: f32,
}

impl ToCome {
    fn new(state: &State, seat: Seat) -> ToCome {
        let after_this = state.rulebook.phases - state.phase_number;
        let deals = after_this + u8::from(!state.phase.is_after_deal());
        let over = matches!(state.phase, Phase::FinalSale(_) | Phase::Over);
        ToCome {
            deals: f32::from(deals),
            prospects: deals + state.players[seat].hand.prospects,
            scorings: f32::from(u8::from(!state.phase.is_after_explosion())),
            scorings_later: f32::from(if over { 0 } else { after_this + 1 }),
        }
    }
}

/// All features of a position for a seat.
fn measure(state: &State, seat: Seat) -> Features {
    let player = &state.players[seat];
    let hand = &player.hand;
    let to_come = ToCome::new(state, seat);

    let market = Market::new(state, seat);
    let open = stones::open_orders(state, seat);
    let used = stones::best_use(state, &market, player.stones, open);
    let wanted = stones::wanted(state, &market, &used);

    let network = state.network(seat);
    let cities = Cities::new(state, seat);
    let now = if to_come.prospects > 0 {
        Haul::find(state, &network, seat, &wanted)
    } else {
        let reached =
            network.reached_from(state.board.mountain_stations(seat), state.board.city_stations(seat));
        Haul { reached: reached.hexes, ..Haul::default() }
    };
    let stations = hand.stations + hand.options.min(state.pool.stations[seat]);
    let reached = network.reached_from_mountain_stations().hexes;
    let room = cities.room(state, &network, reached, stations);

    // What the dynamite on the board will leave for later phases.
    let bangs = to_come.scorings > 0.0 && !state.board.visible_dynamite().is_empty();
    let after = bangs.then(|| {
        let mut after = state.clone();
        explosion::explode(&mut after);
        after
    });
    let (cities_later, later) = match &after {
        None => (None, now),
        Some(after) if to_come.deals > 0.0 => {
            let network = after.network(seat);
            (Some(Cities::new(after, seat)), Haul::find(after, &network, seat, &wanted))
        }
        Some(after) => (Some(Cities::new(after, seat)), Haul::default()),
    };
    let cities_later = cities_later.as_ref().unwrap_or(&cities);

    let while_played = to_come.scorings_later.min(1.0);
    let prospects_now = f32::from(hand.prospects);
    let gain = |haul: &Haul| gain(state, &market, &used, haul);
    let haul_now = if hand.prospects > 0 { gain(&now) } else { 0.0 };
    let haul_later = if to_come.deals > 0.0 { gain(&later) } else { 0.0 };
    let hopes = Hopes::new(state, &used, &now, hand.prospects > 0, to_come.prospects);

    Features {
        one: 1.0,
        score: player.score as f32,
        deals_to_come: to_come.deals,
        city_income: cities.income * to_come.scorings,
        city_income_later: cities_later.income * to_come.scorings_later,
        city_room: room * (to_come.scorings + to_come.scorings_later),
        mountain_stations: while_played * state.board.mountain_stations(seat).len() as f32,
        reach_later: later.reached.len() as f32 * to_come.deals / 10.0,
        haul: haul_now,
        haul_open: (now.open - now.worth) * prospects_now,
        haul_later: haul_later * to_come.deals,
        haul_open_later: (later.open - later.worth) * to_come.deals,
        stones_in_reach: haul::stones_in_reach(state, now.reached, to_come.prospects),
        veins_near: haul::veins_near(state, seat, now.reached, &wanted) * f32::from(to_come.prospects),
        orders_payable: used.orders,
        orders_almost: hopes.almost,
        orders_far: hopes.far,
        orders_too_many: hopes.too_many,
        penalties: stones::penalties(state, open),
        market: used.market,
        hand_options: f32::from(hand.options),
        hand_stations: f32::from(hand.stations),
        hand_tiles: hand.tiles.total() as f32,
        hand_veins: f32::from(hand.veins),
        station_possible: station_possible(state, seat),
        turn_rank: turn_rank(state, seat),
        tempo: tempo(state, seat),
    }
}

/// By how much the stones of a route raise what a player's stones are worth.
fn gain(state: &State, market: &Market, used: &Use, haul: &Haul) -> f32 {
    if haul.veins.is_empty() {
        return 0.0;
    }
    let mut stones = used.rest;
    stones += &haul.stones(state);
    stones::best_use(state, market, stones, used.open).total() - used.market
}

/// What can be hoped for from the orders that stay open.
struct Hopes {
    /// The values of those that lack one stone even after prospecting, so far as there is time to get it.
    almost: f32,
    /// The values of those that lack more.
    far: f32,
    /// The stones that are asked for beyond those that can be had.
    too_many: f32,
}

/// Roughly how many stones one prospecting brings.
pub(super) const STONES_PER_PROSPECT: f32 = 4.0;

impl Hopes {
    fn new(state: &State, used: &Use, haul: &Haul, prospects_now: bool, prospects: u8) -> Hopes {
        let mut hopes = Hopes { almost: 0.0, far: 0.0, too_many: 0.0 };
        let mut stones = used.rest;
        if prospects_now {
            stones += &haul.stones(state);
        }
        let mut lacking = 0;
        for order in used.open.iter() {
            let order = state.rulebook.components.order(order);
            lacking += stones::missing(&order.stones, &used.rest);
            let worth = (order.value + order.penalty) as f32;
            match stones::missing(&order.stones, &stones) {
                0 => {}
                _ if prospects == 0 => {}
                1 => hopes.almost += worth,
                _ => hopes.far += worth,
            }
        }
        hopes.too_many = (lacking as f32 - STONES_PER_PROSPECT * f32::from(prospects)).max(0.0);
        hopes
    }
}

/// The veins on the best route that a seat would find.
#[cfg(test)]
pub(crate) fn best_haul(state: &State, seat: Seat) -> crate::hex::HexSet {
    let market = Market::new(state, seat);
    let used = stones::best_use(state, &market, state.players[seat].stones, state.players[seat].orders);
    let wanted = stones::wanted(state, &market, &used);
    Haul::find(state, &state.network(seat), seat, &wanted).veins
}

/// 1 if the seat may put a station on the tile it has just laid (CV-9.1).
fn station_possible(state: &State, seat: Seat) -> f32 {
    let Phase::Build(build) = state.phase else { return 0.0 };
    if build.turn != seat {
        return 0.0;
    }
    let hand = &state.players[seat].hand;
    let has_station = hand.stations > 0 || (hand.options > 0 && state.pool.stations[seat] > 0);
    let possible = has_station
        && build
            .just_laid
            .is_some_and(|hex| station::check(state, &build, seat, crate::hex::Cell::Hex(hex)).is_ok());
    f32::from(u8::from(possible))
}

/// The place in card order, from 1 for the first to 0 for the last, once the seat has a card.
fn turn_rank(state: &State, seat: Seat) -> f32 {
    let Some(own) = state.players[seat].card else { return 0.0 };
    if state.phase.is_after_explosion() {
        return 0.0;
    }
    1.0 - own.index() as f32 / 3.0
}

/// How many pieces more the seat has left than the others have on average.
fn tempo(state: &State, seat: Seat) -> f32 {
    let total: u32 = state.players.values().map(|player| player.hand.total()).sum();
    let seats = state.seats() as f32;
    let own = state.players[seat].hand.total() as f32;
    (own * seats - total as f32) / (seats - 1.0)
}

/// How far the game has come.
fn progress(state: &State) -> f32 {
    let within = match state.phase {
        Phase::Over => return 1.0,
        Phase::FinalSale(_) => return 0.99,
        Phase::Opener | Phase::Reveal(_) => 0.0,
        Phase::Auction(_) | Phase::Choose(_) => 0.02,
        Phase::Orders(_) => 0.05,
        Phase::Build(_) => {
            let dealt = (state.rulebook.components.hand.total() + 1) as f32 * state.seats() as f32;
            let left: u32 = state.players.values().map(|player| player.hand.total()).sum();
            0.1 + 0.7 * (1.0 - left as f32 / dealt).max(0.0)
        }
        Phase::ColourSale(ColourSale { colour, .. }) | Phase::Selling(Selling { colour, .. }) => {
            let colours = &state.rulebook.components.colours;
            let sold = colours.iter().position(|other| *other == colour).unwrap_or(0);
            0.8 + 0.15 * sold as f32 / colours.len() as f32
        }
        Phase::OrderSale(_) => 0.95,
    };
    0.98 * (f32::from(state.phase_number - 1) + within) / f32::from(state.rulebook.phases)
}
