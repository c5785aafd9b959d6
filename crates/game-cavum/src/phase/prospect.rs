//! Section 2D: prospecting along one route (CV-11.3 to CV-11.7).

use crate::hex::{Cell, Direction, Hex, HexSet, RingSet};
use crate::moves::{Move, Route};
use crate::news::{Event, FoundStone};
use crate::routes::{self, Node, Solver};
use crate::rules::Rule;
use crate::state::State;
use adit_game::Seat;
use std::cell::RefCell;

thread_local! {
    /// The solver's memory is worth keeping: positions are asked about by the million.
    static SOLVER: RefCell<Solver> = RefCell::default();
}

/// A network as a graph for the solver, and the places by their numbers.
struct Numbered {
    graph: routes::Graph,
    cells: Vec<Cell>,
}

/// Numbers the places that can lie on a route: those connected with the seat's stations.
fn number(state: &State, seat: Seat) -> Numbered {
    let network = state.network(seat);
    let reached = network.reached_from(state.board.mountain_stations(seat), state.board.city_stations(seat));
    let hexes = reached.hexes.iter().map(Cell::Hex);
    let cells: Vec<Cell> = hexes.chain(reached.cells.iter().map(Cell::Ring)).collect();
    let mut numbered = routes::Graph::default();
    for (from, &cell) in cells.iter().enumerate() {
        let bit = 1 << from;
        if network.is_own_station(cell) {
            numbered.stations |= bit;
        }
        if let Cell::Hex(hex) = cell
            && state.board.vein_hexes().contains(hex)
        {
            numbered.veins |= bit;
        }
        for direction in Direction::ALL {
            let next = network.joined(cell, direction).filter(|_| may_leave(state, cell, direction));
            if let Some(to) = next.and_then(|next| cells.binary_search(&next).ok()) {
                numbered.arcs[from] |= 1 << to;
            }
        }
    }
    Numbered { graph: numbered, cells }
}

/// R-21, switched: a vein that this route empties is left by an exit of the tile below.
fn may_leave(state: &State, cell: Cell, direction: Direction) -> bool {
    let Cell::Hex(hex) = cell else { return true };
    if state.rulebook.rulings.vein_removed_after_whole_route {
        return true;
    }
    let emptied = state.board.vein(hex).is_some_and(|vein| vein.stones == 1);
    !emptied || state.board.exits_below(&state.rulebook.components, hex).contains(direction)
}

/// The most sets of veins that are listed. Nobody reads more; on a board with more of them those with the most veins
/// are listed, and any other route can still be drawn.
const MOST_LISTED: usize = 1_999;

/// CV-11.4: every set of veins that a route can pass, each by one shortest route; and no route at all, which stands
/// for every route that passes no vein as well.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let before = out.len();
    each_vein_set(state, seat, |route| out.push(Move::Prospect { route }));
    if out.len() == before || state.rulebook.rulings.prospect_may_be_empty {
        out.push(Move::ProspectNothing {});
    }
}

/// A shortest route for every non-empty set of veins that a route can pass.
fn each_vein_set(state: &State, seat: Seat, mut found: impl FnMut(Route)) {
    let board = &state.board;
    let stations = board.mountain_stations(seat).len() + board.city_stations(seat).len();
    if board.vein_hexes().is_empty() || stations < 2 {
        return;
    }
    let Numbered { graph, cells } = number(state, seat);
    if graph.veins == 0 {
        return;
    }
    SOLVER.with_borrow_mut(|solver| {
        for passage in solver.solve(&graph).iter().filter(|passage| passage.veins != 0).take(MOST_LISTED) {
            let places = passage.route.iter().map(|&node: &Node| cells[usize::from(node)]);
            if let Some(route) = Route::new(places) {
                found(route);
            }
        }
    });
}

/// R-22, switched: is there a route with at least one vein?
fn route_with_vein_exists(state: &State, seat: Seat) -> bool {
    let mut exists = false;
    each_vein_set(state, seat, |_| exists = true);
    exists
}

/// May the seat prospect like this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let hand = &state.players[seat].hand;
    if hand.total() > u32::from(hand.prospects) {
        return Err(Rule::ProspectIsLast);
    }
    let mut passes_vein = false;
    if let Move::Prospect { route } = mv {
        check_route(state, seat, route.cells())?;
        passes_vein = route.cells().iter().any(|&cell| vein_hex(state, cell).is_some());
    }
    let may_be_empty = state.rulebook.rulings.prospect_may_be_empty;
    if !passes_vein && !may_be_empty && route_with_vein_exists(state, seat) {
        Err(Rule::MustProspect)
    } else {
        Ok(())
    }
}

/// CV-11.3: a route is a path of distinct nodes that starts and ends at own stations.
fn check_route(state: &State, seat: Seat, route: &[Cell]) -> Result<(), Rule> {
    let network = state.network(seat);
    if route.len() < 2 {
        return Err(Rule::RouteTooShort);
    }
    if !route.first().into_iter().chain(route.last()).all(|&end| network.is_own_station(end)) {
        return Err(Rule::RouteEndsAtStations);
    }
    let (mut hexes, mut cells) = (HexSet::EMPTY, RingSet::EMPTY);
    for &cell in route {
        let repeated = match cell {
            Cell::Hex(hex) => hexes.contains(hex),
            Cell::Ring(cell) => cells.contains(cell),
        };
        if repeated {
            return Err(Rule::RouteRepeats);
        }
        match cell {
            Cell::Hex(hex) => hexes.insert(hex),
            Cell::Ring(cell) => cells.insert(cell),
        }
        if state.board.station(cell).is_some_and(|owner| owner != seat) {
            return Err(Rule::ForeignStation);
        }
        if !network.contains(cell) {
            return Err(Rule::NotInNetwork);
        }
    }
    for step in route.windows(2) {
        let &[from, to] = step else { continue };
        let direction = from.towards(to).ok_or(Rule::NotJoined)?;
        if network.joined(from, direction) != Some(to) {
            return Err(Rule::NotJoined);
        }
        if !may_leave(state, from, direction) {
            return Err(Rule::EmptiedVeinLeft);
        }
    }
    Ok(())
}

fn vein_hex(state: &State, cell: Cell) -> Option<Hex> {
    match cell {
        Cell::Hex(hex) => state.board.vein_hexes().contains(hex).then_some(hex),
        Cell::Ring(_) => None,
    }
}

/// CV-11.4, CV-11.5: one stone from every vein on the route; then empty veins go to the pool.
pub fn play(state: &mut State, seat: Seat, route: &[Cell]) {
    state.players[seat].hand.prospects -= 1;
    state.supply.prospects += 1;
    let mut veins: Vec<Hex> = route.iter().filter_map(|&cell| vein_hex(state, cell)).collect();
    veins.sort_unstable();
    let mut stones = Vec::with_capacity(veins.len());
    for hex in veins {
        if let Some(colour) = state.board.take_stone(hex) {
            state.players[seat].stones[colour] += 1;
            stones.push(FoundStone { hex, colour });
        }
    }
    state.news.tell(Event::Prospected { seat, stones });
    for hex in state.board.remove_empty_veins(&state.rulebook.components) {
        state.pool.veins += 1;
        state.news.tell(Event::VeinExhausted { hex });
    }
}
