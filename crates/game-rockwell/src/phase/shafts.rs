//! Phase I, step 4: active shafts (RW-5.8), and where shafts may stand (RW-7.4 to 7.8).

use crate::board::{ALL_SLOTS, Slot, SlotSet};
use crate::goods::{Cubes, Stock};
use crate::news::Event;
use crate::phase::achievements;
use crate::pieces::{Company, ShaftNumber};
use crate::rules::Rule;
use crate::state::{State, Tile};
use crate::teams::Teams;
use adit_game::Seat;

/// RW-5.8.1: every shaft on a flipped tile earns what the back of the tile shows, all at once.
pub fn pay_income(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        let mut income = Cubes::EMPTY;
        for slot in &state.players[seat].shafts {
            if let Tile::Flipped(tile) = state.terrain[slot.index()] {
                income += &state.components().income(tile);
            }
        }
        if !income.is_empty() {
            state.players[seat].stock.add(&Stock::from(&income));
            state.news.tell(Event::ShaftIncome { seat, cubes: income });
        }
    }
    achievements::award(state, None);
}

/// The tiles where a player may build this shaft, or move it to.
pub fn sites(state: &State, seat: Seat, shaft: ShaftNumber) -> SlotSet {
    let possible = match shaft.index() {
        0 => first_sites(state, seat),
        1 => second_sites(state, seat),
        _ => ALL_SLOTS,
    };
    possible.without(state.shafts())
}

/// RW-7.4: an unflipped tile without rivals, on which or next to which an own team stands.
fn first_sites(state: &State, seat: Seat) -> SlotSet {
    let others = Teams::companies(&state.rulebook).filter(|&company| company != Company::Seat(seat));
    let rivals = others.fold(SlotSet::EMPTY, |tiles, company| tiles | state.teams.tiles_of(company));
    let own = state.teams.tiles_of(Company::Seat(seat)) | beside(state, seat);
    own.without(rivals).without(state.flipped())
}

/// RW-7.5: as the first, or a flipped tile, or one with any team, or one next to an own team.
fn second_sites(state: &State, seat: Seat) -> SlotSet {
    first_sites(state, seat) | state.flipped() | state.teams.tiles() | beside(state, seat)
}

/// The tiles next to own teams (RW-7.8).
fn beside(state: &State, seat: Seat) -> SlotSet {
    let board = &state.components().board;
    state
        .teams
        .of(Company::Seat(seat))
        .iter()
        .fold(SlotSet::EMPTY, |tiles, team| tiles | board.beside(team.place))
}

/// May this shaft stand there (RW-7.4 to 7.7)?
pub fn check_site(state: &State, seat: Seat, shaft: ShaftNumber, slot: Slot) -> Result<(), Rule> {
    if state.shaft_on(slot).is_some() {
        return Err(Rule::ShaftOnTile);
    }
    let own = Company::Seat(seat);
    let board = &state.components().board;
    let stands_on =
        |company: Company| state.teams.of(company).iter().any(|team| team.place.tiles().contains(slot));
    let stands_beside = state.teams.of(own).iter().any(|team| board.beside(team.place).contains(slot));
    let rival = Teams::companies(&state.rulebook).any(|company| company != own && stands_on(company));
    let flipped = state.is_flipped(slot);
    let first = !flipped && !rival && (stands_on(own) || stands_beside);
    match shaft.index() {
        0 if !first => Err(Rule::FirstShaft),
        1 if !(first || flipped || rival || stands_on(own) || stands_beside) => Err(Rule::SecondShaft),
        _ => Ok(()),
    }
}
