//! Phase I, step 1 (RW-5.1): cubes are exchanged for insurance tiles, all at the same time.

use crate::goods::Money;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::rules::Rule;
use crate::sealed::{Draft, Pledge, Saying, Sealed};
use crate::sequence::Next;
use crate::state::{Player, State};
use adit_game::{Seat, SeatSet};

/// What is given under seal here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exchange {}

/// The exchanges of all seats.
pub type Insurance<D = Draft> = Sealed<Exchange, D>;

impl Pledge for Exchange {
    const EXCEEDS: Rule = Rule::InsuranceExceedsCubes;

    fn purse(_player: &Player) -> Money {
        Money::ZERO
    }

    fn said(mv: &Move) -> Option<Saying> {
        if let Move::Insure { resource, count } = *mv {
            Some(Saying::Cubes { resource, count })
        } else if *mv == (Move::InsureDone {}) {
            Some(Saying::Done)
        } else if *mv == (Move::InsureAgain {}) {
            Some(Saying::Again)
        } else {
            None
        }
    }

    fn say(saying: Saying) -> Option<Move> {
        match saying {
            Saying::Cubes { resource, count } => Some(Move::Insure { resource, count }),
            Saying::Money(_) => None,
            Saying::Done => Some(Move::InsureDone {}),
            Saying::Again => Some(Move::InsureAgain {}),
        }
    }
}

/// Everybody who has not sealed an exchange.
pub fn acting(_state: &State, insurance: &Insurance) -> SeatSet {
    insurance.open()
}

/// Lists the parts that a seat can add to its exchange.
pub fn moves(state: &State, insurance: &Insurance, seat: Seat, out: &mut Vec<Move>) {
    insurance.moves(&state.players[seat], seat, out);
}

/// RW-5.1.1: any number of own cubes, of any types.
pub fn check(state: &State, insurance: &Insurance, seat: Seat, mv: &Move) -> Result<(), Rule> {
    insurance.check(&state.players[seat], seat, mv)
}

/// The seat changes its exchange and nobody else notices; with the last seal all are carried out.
pub fn play(state: &mut State, mut insurance: Insurance, seat: Seat, mv: Move) -> Next {
    if !insurance.play(seat, &mv) {
        return Next::Stay(Phase::Insurance(insurance));
    }
    state.news.clear();
    for (seat, player) in state.players.iter_mut() {
        let cubes = insurance.draft(seat).cubes;
        player.stock.remove(&cubes);
        player.insurance = player.insurance.saturating_add(cubes.total());
        state.news.tell(Event::Insured { seat, cubes });
    }
    Next::AllInsured
}
