//! Phase I, step 1 (RW-5.1): cubes are exchanged for insurance tiles, all at the same time.

use crate::goods::Resource;
use crate::moves::Move;
use crate::news::Event;
use crate::progress::Phase;
use crate::rules::Rule;
use crate::sealed::{self, Sealed};
use crate::sequence;
use crate::state::State;
use adit_game::Seat;

/// Lists the parts that a seat can add to its exchange.
pub fn moves(state: &State, exchanges: &Sealed, seat: Seat, out: &mut Vec<Move>) {
    let (draft, player) = (exchanges.draft(seat), &state.players[seat]);
    for resource in Resource::ALL {
        out.extend(
            sealed::counts(draft, &player.stock, resource).map(|count| Move::Insure { resource, count }),
        );
    }
    out.push(Move::InsureDone {});
    if sealed::check_again(draft).is_ok() {
        out.push(Move::InsureAgain {});
    }
}

fn exchanges(state: &State) -> Result<&Sealed, Rule> {
    let Phase::Insurance(exchanges) = &state.phase else { return Err(Rule::NotInsuring) };
    Ok(exchanges)
}

/// RW-5.1.1: any number of own cubes, of any types.
pub fn check_cubes(state: &State, seat: Seat, resource: Resource, count: u8) -> Result<(), Rule> {
    let draft = exchanges(state)?.draft(seat);
    sealed::check_cubes(draft, &state.players[seat].stock, resource, count, Rule::InsuranceExceedsCubes)
}

/// An exchange can always be sealed; an empty one too.
pub fn check_done(state: &State) -> Result<(), Rule> {
    exchanges(state).map(|_| ())
}

/// What was named can be taken back before it is sealed.
pub fn check_again(state: &State, seat: Seat) -> Result<(), Rule> {
    sealed::check_again(exchanges(state)?.draft(seat))
}

/// The seat changes its exchange; nobody else notices.
pub fn change(state: &mut State, change: impl FnOnce(&mut Sealed)) {
    if let Phase::Insurance(exchanges) = &mut state.phase {
        change(exchanges);
    }
}

/// Seals an exchange; with the last one all are carried out.
pub fn play_done(state: &mut State, seat: Seat) {
    let Phase::Insurance(exchanges) = &mut state.phase else { return };
    if !exchanges.seal(seat) {
        return;
    }
    let exchanges = exchanges.clone();
    state.news.clear();
    for (seat, player) in state.players.iter_mut() {
        let cubes = exchanges.draft(seat).cubes;
        player.stock.remove(&cubes);
        player.insurance = player.insurance.saturating_add(cubes.total() as u16);
        state.news.tell(Event::Insured { seat, cubes });
    }
    sequence::begin_drilling(state);
}
