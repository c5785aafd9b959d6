//! Rules of thumb: which moves look sound before anything is tried out.

use super::STONES_PER_PROSPECT;
use super::cities::Cities;
use super::stones::{self, Market, Use};
use crate::hex::{Cell, Direction, HEX_BITS, Hex, HexSet, RingCell, Steps};
use crate::moves::Move;
use crate::phase::Phase;
use crate::pieces::{Colour, Exits, OrderCard, Rotation, Tile};
use crate::state::State;
use adit_game::Seat;

/// How promising each move looks.
pub(super) fn prior(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    match state.phase {
        Phase::Opener | Phase::Reveal(_) | Phase::Over => {}
        Phase::Auction(_) | Phase::Choose(_) => auction(moves, urges),
        Phase::Orders(_) => orders(state, seat, moves, urges),
        Phase::Build(_) => build(state, seat, moves, urges),
        Phase::ColourSale(sale) => colour_sale(state, sale.colour, seat, moves, urges),
        Phase::Selling(selling) => colour_sale(state, selling.colour, seat, moves, urges),
        Phase::OrderSale(_) => order_sale(state, moves, urges),
        Phase::FinalSale(_) => final_sale(state, seat, moves, urges),
    }
}

/// What a seat has and wants.
struct Lens<'a> {
    state: &'a State,
    seat: Seat,
    market: Market,
    used: Use,
}

impl<'a> Lens<'a> {
    fn new(state: &'a State, seat: Seat) -> Lens<'a> {
        let market = Market::new(state, seat);
        let open = stones::open_orders(state, seat);
        let used = stones::best_use(state, &market, state.players[seat].stones, open);
        Lens { state, seat, market, used }
    }

    /// Stones of a colour that no order needs.
    fn spare(&self, colour: Colour) -> f32 {
        f32::from(self.used.rest[colour])
    }

    /// What a stone fetches later that is not sold now.
    fn later(&self, colour: Colour) -> f32 {
        let held: u8 = self.state.players.values().map(|player| player.stones[colour]).sum();
        let price = f32::from(self.state.highest_open_space(colour));
        if self.state.phase_number < self.state.rulebook.phases {
            0.8 * price
        } else {
            // In the final sale prices fall with every stone.
            (price - f32::from(held) / 2.0).max(1.0)
        }
    }
}

/// A low price and few points above what is necessary.
fn auction(moves: &[Move], urges: &mut [f32]) {
    let lowest = moves.iter().filter_map(bid).min().unwrap_or(0);
    for (mv, urge) in moves.iter().zip(urges) {
        if let Some(points) = bid(mv) {
            *urge = -0.4 * f32::from(points) - 0.8 * f32::from(points - lowest);
        }
    }
}

fn bid(mv: &Move) -> Option<u16> {
    if let Move::Bid { points } = mv { Some(*points) } else { None }
}

/// Orders as long as their stones can still be had.
fn orders(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let lens = Lens::new(state, seat);
    let prospects = f32::from(state.rulebook.phases - state.phase_number + 1);
    let components = &state.rulebook.components;
    let lacking = |order: OrderCard| stones::missing(&components.order(order).stones, &lens.used.rest) as f32;
    let asked: f32 = lens.used.open.iter().map(lacking).sum();
    let room = STONES_PER_PROSPECT * prospects - asked;
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::TakeOrder { order } = *mv {
            let lacks = lacking(order);
            let card = components.order(order);
            let chips = f32::from(state.orders.chips[order.index()]) * components.chip_points as f32;
            let excess = (lacks - room).max(0.0);
            *urge = chips / 2.0 + card.value as f32 / 10.0 - 0.7 * lacks - 1.5 * excess;
        }
    }
}

/// What a move of the build section does, to share the chances between them: a thousand ways to lay a tile should
/// not hide the one way to score with an option.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Lay,
    MountainStation,
    CityStation,
    Vein,
    BuyLay,
    BuyStation,
    BuyVein,
    Points,
    Discard,
    End,
    Prospect,
}

const DEEDS: usize = Deed::ALL.len();

impl Deed {
    const ALL: [Deed; 11] = [
        Deed::Lay,
        Deed::MountainStation,
        Deed::CityStation,
        Deed::Vein,
        Deed::BuyLay,
        Deed::BuyStation,
        Deed::BuyVein,
        Deed::Points,
        Deed::Discard,
        Deed::End,
        Deed::Prospect,
    ];

    fn of(mv: &Move) -> Deed {
        match mv {
            Move::Lay { .. } => Deed::Lay,
            Move::Station { place: Cell::Hex(_) } => Deed::MountainStation,
            Move::Station { place: Cell::Ring(_) } => Deed::CityStation,
            Move::Vein { .. } => Deed::Vein,
            Move::BuyLay { .. } => Deed::BuyLay,
            Move::BuyStation { .. } => Deed::BuyStation,
            Move::BuyVein { .. } => Deed::BuyVein,
            Move::OptionPoints {} => Deed::Points,
            Move::DiscardTile { .. } | Move::DiscardPiece { .. } => Deed::Discard,
            Move::EndTurn {} => Deed::End,
            Move::Prospect { .. } | Move::ProspectNothing {} => Deed::Prospect,
            Move::Bid { .. }
            | Move::Pass {}
            | Move::TakeCard { .. }
            | Move::TakeOrder { .. }
            | Move::Sell { .. }
            | Move::Fulfil { .. }
            | Move::Done {}
            | Move::SellStone { .. } => Deed::End,
        }
    }

    /// How likely it is to be the right thing to do, against the others.
    fn share(self, outlook: &Outlook<'_>) -> f32 {
        match self {
            Deed::Lay => 4.0,
            // Without stations there is neither a route nor a city.
            Deed::MountainStation => {
                if outlook.stations < 2 {
                    8.0
                } else {
                    2.0
                }
            }
            Deed::CityStation => 3.0,
            Deed::Vein => 1.5,
            Deed::BuyLay => 0.7,
            Deed::BuyStation if outlook.has_stations => 0.2,
            Deed::BuyStation => 1.0,
            Deed::BuyVein => 1.5,
            Deed::Points => 0.7,
            Deed::Discard => 0.05,
            Deed::End => 0.7,
            Deed::Prospect => 8.0,
        }
    }
}

/// The board as one player looks at it.
struct Outlook<'a> {
    lens: Lens<'a>,
    wanted: [f32; 6],
    cities: Cities,
    stations: usize,
    has_stations: bool,
    reached: HexSet,
    /// The hexes on the way to veins that are not reached.
    ways: HexSet,
    /// For each hex, the directions in which an exit leads into the player's network.
    own: [Exits; HEX_BITS],
    /// Those in which it leads to a vein.
    veins: [Exits; HEX_BITS],
    /// Those in which it leads to a free city cell.
    city: [Exits; HEX_BITS],
}

impl<'a> Outlook<'a> {
    fn new(state: &'a State, seat: Seat) -> Outlook<'a> {
        let lens = Lens::new(state, seat);
        let wanted = stones::wanted(state, &lens.market, &lens.used);
        let board = &state.board;
        let (mountain, city_stations) = (board.mountain_stations(seat), board.city_stations(seat));
        let reached = state.network(seat).reached_from(mountain, city_stations).hexes;
        let strange = board.vein_hexes().without(reached);
        let mut outlook = Outlook {
            lens,
            wanted,
            cities: Cities::new(state, seat),
            stations: mountain.len() + city_stations.len(),
            has_stations: state.players[seat].hand.stations > 0,
            reached,
            ways: strange.neighbours() | strange.neighbours().neighbours(),
            own: [Exits::EMPTY; HEX_BITS],
            veins: [Exits::EMPTY; HEX_BITS],
            city: [Exits::EMPTY; HEX_BITS],
        };
        for direction in Direction::ALL {
            let back = direction.opposite();
            let leading = (board.tiles_with_exit(back) | board.vein_hexes()) & reached;
            leading.step(back).iter().for_each(|hex| outlook.own[hex.index()].insert(direction));
            board.vein_hexes().step(back).iter().for_each(|hex| outlook.veins[hex.index()].insert(direction));
        }
        let free = state.rulebook.components.city_cells.without(board.all_city_stations());
        for (direction, hex) in free.iter().flat_map(RingCell::exits) {
            outlook.city[hex.index()].insert(direction.opposite());
        }
        for (direction, hex) in city_stations.iter().flat_map(RingCell::exits) {
            outlook.own[hex.index()].insert(direction.opposite());
        }
        outlook
    }

    /// A tile that joins what the player has with veins and cities is good; one that cuts it is not.
    fn lay(&self, tile: Tile, hex: Hex, rotation: Rotation) -> f32 {
        let board = &self.lens.state.board;
        let exits = self.lens.state.rulebook.components.exits(tile.kind(), rotation);
        let joins = |leading: Exits| (leading & exits).len() as f32;
        let own = joins(self.own[hex.index()]);
        let veins = joins(self.veins[hex.index()]);
        let city = joins(self.city[hex.index()]);
        let mut urge = 1.2 * own.min(2.0) + 0.9 * veins.min(2.0) + 0.4 * city.min(1.0);
        if self.ways.contains(hex) {
            urge += 0.5;
        }
        if own == 0.0 && self.stations > 0 {
            urge -= 1.0;
        }
        if self.reached.contains(hex) {
            let lost = board.visible_exits(hex).without(exits);
            urge -= 1.2 * (lost & (self.own[hex.index()] | self.veins[hex.index()])).len() as f32;
        }
        if tile.is_dynamite() {
            // It takes its neighbours along.
            let hit = (HexSet::one(hex).neighbours() & self.reached).without(board.vein_hexes());
            urge -= 0.4 * hit.without(board.mountain_stations(self.lens.seat)).len() as f32;
        }
        urge
    }

    fn vein(&self, hex: Hex, colour: Colour) -> f32 {
        let near = if self.reached.contains(hex) { 2.0 } else { 0.0 };
        near + 0.35 * self.wanted[colour.index()]
    }

    fn station(&self, place: Cell) -> f32 {
        match place {
            Cell::Hex(_) => 2.0,
            Cell::Ring(cell) => {
                let city = self.lens.state.rulebook.components.city_of(cell);
                0.5 * city.map_or(0.0, |city| self.cities.gain(city))
            }
        }
    }

    fn prospect(&self, route: &[Cell]) -> f32 {
        let board = &self.lens.state.board;
        let worth = |cell: &Cell| match cell {
            Cell::Hex(hex) if board.vein_hexes().contains(*hex) => {
                board.vein(*hex).map_or(0.0, |vein| self.wanted[vein.colour.index()])
            }
            Cell::Hex(_) | Cell::Ring(_) => 0.0,
        };
        route.iter().map(worth).sum::<f32>() / 2.0
    }

    fn urge(&self, mv: &Move) -> f32 {
        match mv {
            Move::Lay { tile, hex, rotation } | Move::BuyLay { tile, hex, rotation } => {
                self.lay(*tile, *hex, *rotation)
            }
            Move::Station { place } | Move::BuyStation { place } => self.station(*place),
            Move::Vein { hex, colour } | Move::BuyVein { hex, colour } => self.vein(*hex, *colour),
            Move::Prospect { route } => self.prospect(route.cells()),
            Move::ProspectNothing {}
            | Move::OptionPoints {}
            | Move::DiscardTile { .. }
            | Move::DiscardPiece { .. }
            | Move::EndTurn {}
            | Move::Bid { .. }
            | Move::Pass {}
            | Move::TakeCard { .. }
            | Move::TakeOrder { .. }
            | Move::Sell { .. }
            | Move::Fulfil { .. }
            | Move::Done {}
            | Move::SellStone { .. } => 0.0,
        }
    }
}

/// Join veins and cities with stations, and do not waste pieces.
fn build(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let outlook = Outlook::new(state, seat);
    let mut sums = [0.0_f32; DEEDS];
    for (mv, urge) in moves.iter().zip(urges.iter_mut()) {
        *urge = outlook.urge(mv);
        sums[Deed::of(mv) as usize] += libm::expf(urge.min(60.0));
    }
    let sum = |deed: Deed| sums[deed as usize].max(f32::MIN_POSITIVE);
    let chances = Deed::ALL.map(|deed| libm::logf(deed.share(&outlook) / sum(deed)));
    for (mv, urge) in moves.iter().zip(urges) {
        *urge += chances[Deed::of(mv) as usize];
    }
}

/// Sell what no order needs, as dear as can be.
fn colour_sale(state: &State, colour: Colour, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let lens = Lens::new(state, seat);
    let spare = lens.spare(colour);
    let later = lens.later(colour);
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Bid { points } = mv {
            *urge = if spare > 0.0 { 0.5 * spare * (f32::from(*points) - later) } else { -2.0 };
        }
        if let Move::Sell { stones } = mv {
            *urge = -1.5 * (f32::from(*stones) - spare).abs();
        }
    }
}

/// Fulfil what can be fulfilled.
fn order_sale(state: &State, moves: &[Move], urges: &mut [f32]) {
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Fulfil { order } = *mv {
            *urge = 1.0 + state.rulebook.components.order(order).value as f32 / 10.0;
        }
    }
}

/// First what is dear and what others sell too.
fn final_sale(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::SellStone { colour } = *mv {
            let others = state.players.iter().filter(|(other, _)| *other != seat);
            let rivals = others.filter(|(_, player)| player.stones[colour] > 0).count() as f32;
            *urge = 0.3 * f32::from(state.highest_open_space(colour)) + 1.5 * rivals;
        }
    }
}
