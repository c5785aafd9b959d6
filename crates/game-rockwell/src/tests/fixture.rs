//! Positions for the tests, in the words of the rules: `s0` is green, `s1` red, `s2` purple, `s3` white.

use crate::Rockwell;
use crate::board::{Place, Slot};
use crate::goods::{Money, Resource, Stock};
use crate::phase::Phase;
use crate::phase::drilling::movement::MoveTeam;
use crate::phase::drilling::{Drilling, Step};
use crate::phase::market::{Market, Traded};
use crate::phase::workshop::Workshop;
use crate::pieces::{CardId, Company, MAX_POSITIONS, PhaseBoard, Position, TeamId, TileId};
use crate::rules::Rule;
use crate::sequence;
use crate::state::{State, Tile};
use crate::teams::Team;
use adit_game::{Game, Pending, Seat, Setup};

adit_testkit::desk!(Rockwell);

pub fn green() -> Seat {
    seat(0)
}

pub fn red() -> Seat {
    seat(1)
}

pub fn purple() -> Seat {
    seat(2)
}

pub fn white() -> Seat {
    seat(3)
}

pub fn slot(name: &str) -> Slot {
    Slot::from_word(name).unwrap_or_else(|| panic!("{name} is a slot"))
}

pub fn place(name: &str) -> Place {
    Place::from_word(name).unwrap_or_else(|| panic!("{name} is a place"))
}

pub fn team_id(name: &str) -> TeamId {
    TeamId::from_word(name).unwrap_or_else(|| panic!("{name} is a team"))
}

pub fn refused(state: &State, seat: Seat, text: &str, rule: Rule) {
    assert_eq!(check(state, seat, text), Err(rule), "{seat} {text}");
}

pub fn legal(state: &State, seat: Seat, text: &str) -> bool {
    check(state, seat, text).is_ok()
}

/// The tile that has reached its number turns out to be any tile, and this card is drawn.
pub fn extract(state: &mut State, card: &str) {
    assert_eq!(Rockwell::pending(state), Pending::Chance, "an extraction is waiting");
    let tile = drawable(state).first().cloned().expect("a tile is left");
    draw(state, &tile);
    draw(state, &format!("card {card}"));
}

/// Is a tile waiting to be flipped?
pub fn extracting(state: &State) -> bool {
    Rockwell::pending(state) == Pending::Chance
}

/// The laid board at the start of the auction: A0 3, B0 5, C0 8 (so that C3 is 7), D0 9; both orders by seat.
pub fn auction_with(setup: &Setup) -> State {
    let mut state = Rockwell::start(setup).expect("a possible setup");
    for ring in ["ring A 3", "ring B 5", "ring C 8", "ring D 9"] {
        draw(&mut state, ring);
    }
    let seats: Vec<String> = Seat::all(state.seats()).map(|seat| seat.to_string()).collect();
    draw(&mut state, &format!("directorate {}", seats.join(" ")));
    draw(&mut state, &format!("control {}", seats.join(" ")));
    state
}

pub fn auction(seats: u8) -> State {
    auction_with(&Setup::seats(seats))
}

/// The first extraction round; everybody's vice-presidents are on boards II and III. Seat 0 is in turn.
pub fn drilling(seats: u8) -> State {
    let mut state = auction(seats);
    for seat in Seat::all(state.seats()) {
        let number = seat.index() + 1;
        stand(&mut state, seat, &format!("II-{number}"));
        stand(&mut state, seat, &format!("III-{number}"));
    }
    turn_of(&mut state, green());
    state
}

fn stand(state: &mut State, seat: Seat, position: &str) {
    let position = Position::from_word(position).expect("a position");
    state.positions[position.board.index()][position.index()] = Some(seat);
}

/// Moves a player's vice-president from board II to another position.
pub fn director(state: &mut State, seat: Seat, position: &str) {
    let row = &mut state.positions[PhaseBoard::Two.index()];
    row.iter_mut().filter(|stands| **stands == Some(seat)).for_each(|stands| *stands = None);
    stand(state, seat, position);
}

/// Makes it the turn of a seat in the first extraction round; it is first in control order.
pub fn turn_of(state: &mut State, seat: Seat) {
    let others: Vec<Seat> = Seat::all(state.seats()).filter(|other| *other != seat).collect();
    state.control = std::iter::once(seat).chain(others).collect();
    state.phase = Phase::Drilling(Drilling { round: 0, step: Step::Move(MoveTeam { turn: 0 }) });
}

/// Puts a team somewhere.
pub fn put(state: &mut State, team: &str, at: &str) {
    team_mut(state, team).place = place(at);
}

/// Puts a team of this strength somewhere.
pub fn put_strong(state: &mut State, team: &str, at: &str, strength: u8) {
    put(state, team, at);
    team_mut(state, team).strength = strength;
}

pub fn give_die(state: &mut State, team: &str, die: u8) {
    team_mut(state, team).die = Some(die);
}

pub fn team_mut<'a>(state: &'a mut State, team: &str) -> &'a mut Team {
    state.teams.get_mut(team_id(team)).expect("the team plays")
}

pub fn team<'a>(state: &'a State, team: &str) -> &'a Team {
    state.teams.get(team_id(team)).expect("the team plays")
}

/// The tile has been extracted earlier, by nobody in particular: the last tile and card of its stack that are left.
pub fn flip(state: &mut State, name: &str) {
    let slot = slot(name);
    let number = state.number(slot).expect("the tile is not flipped");
    let tile = TileId::of(number).filter(|&tile| !state.terrain.contains(&Tile::Flipped(tile))).last();
    flip_as(state, name, &tile.expect("a tile is left").to_string());
}

/// The same with this tile.
pub fn flip_as(state: &mut State, name: &str, tile: &str) {
    let slot = slot(name);
    let number = state.number(slot).expect("the tile is not flipped");
    let components = state.rulebook.components.clone();
    let drawn = state.drawn_cards();
    let card = CardId::of(number, 6).filter(|&card| !drawn.contains(&components, card)).last();
    state.removed_cards.insert(&components, card.expect("a card is left"));
    state.terrain[slot.index()] = Tile::Flipped(TileId::from_word(tile).expect("a tile"));
}

/// Gives a player these cubes and this money instead of what they have.
pub fn goods(state: &mut State, seat: Seat, cubes: [u32; 4], dollars: u64) {
    state.players[seat].stock = stock_of(cubes);
    money(state, seat, dollars);
}

pub fn stock_of(cubes: [u32; 4]) -> Stock {
    Resource::ALL.into_iter().zip(cubes).collect()
}

pub fn money(state: &mut State, seat: Seat, dollars: u64) {
    state.players[seat].money = Money::dollars(dollars).expect("a multiple of 100");
}

pub fn dollars(state: &State, seat: Seat) -> u64 {
    state.players[seat].money.in_dollars()
}

/// The cubes of a player: zinc, copper, silver, gold.
pub fn cubes(state: &State, seat: Seat) -> [u32; 4] {
    Resource::ALL.map(|resource| state.players[seat].stock.of(resource))
}

/// Empties the stock of every player, so that what is there afterwards is loot.
pub fn empty_stocks(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        state.players[seat].stock = Stock::default();
    }
}

/// The same round in phase II with the vice-presidents on board II in this order.
pub fn market(seats: u8, order: &[Seat]) -> State {
    let mut state = drilling(seats);
    state.positions[PhaseBoard::Two.index()] = row(order);
    let traded = [Traded::EMPTY; MAX_POSITIONS];
    state.phase = Phase::Market(Market { turn: 0, done: [0; MAX_POSITIONS], traded, counted: None });
    state
}

/// The same round in phase III with the vice-presidents on board III in this order.
pub fn workshop(seats: u8, order: &[Seat]) -> State {
    let mut state = drilling(seats);
    state.positions[PhaseBoard::Two.index()] = [None; MAX_POSITIONS];
    state.positions[PhaseBoard::Three.index()] = row(order);
    state.phase = Phase::Workshop(Workshop { turn: 0, done: [0; MAX_POSITIONS] });
    state
}

fn row(order: &[Seat]) -> [Option<Seat>; MAX_POSITIONS] {
    std::array::from_fn(|index| order.get(index).copied())
}

/// Seals an answer for every seat that owes one.
pub fn seal_all(state: &mut State, words: &str) {
    for seat in Rockwell::pending(state).seats().iter() {
        play(state, seat, words);
    }
}

/// Everybody's teams stay and everybody passes, up to the next auction or the end of the game.
pub fn finish_round(state: &mut State) {
    let round = state.round;
    while state.round == round && Rockwell::pending(state) != Pending::Over {
        if extracting(state) {
            let chance = drawable(state).first().cloned().expect("something can be drawn");
            draw(state, &chance);
            continue;
        }
        let seat = Rockwell::pending(state).seats().iter().next().expect("somebody is asked");
        let moves = offer(state, seat);
        let quiet =
            moves.iter().find(|line| *line == "pass" || line.starts_with("stay") || line.ends_with("done"));
        let words = quiet.or(moves.first()).cloned().expect("something is offered");
        play(state, seat, &words);
    }
}

/// The ways to go from a place.
pub fn reach(state: &State, from: &str, mobility: u8) -> Vec<String> {
    state.components().board.reach(place(from), mobility).iter().map(|place| place.to_string()).collect()
}

/// Phase I from its start: everybody places vice-presidents on boards II and III in directorate order.
pub fn begin_phase_one(state: &mut State) {
    sequence::follow(state, sequence::Next::AllPlaced);
}

/// Does a company own the team?
pub fn owner(team: &str) -> Company {
    team_id(team).company
}
