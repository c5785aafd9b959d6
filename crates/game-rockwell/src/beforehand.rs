//! Orders that players give beforehand: what they would say anyway.

use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::drilling::Step;
use crate::pieces::PhaseBoard;
use crate::view::View;
use adit_game::{Obeyed, Seat, StandingOrder, UsualOrder};

/// Exchange nothing for insurance.
const NO_INSURANCE: &str = "no-insurance";
/// Use no bribe and no subcontractor.
const NO_ADVANTAGE: &str = "no-advantage";
/// Save from hazards what insurance can save.
const COVER_ALL: &str = "cover-all";
/// Use no insurance.
const COVER_NOTHING: &str = "cover-nothing";
/// Pass in phase II.
const PASS_MARKET: &str = "pass-market";
/// Pass in phase III.
const PASS_WORKSHOP: &str = "pass-workshop";

/// The orders that a seat usually gives now. Each of them is about this round.
pub fn usual(view: &View, seat: Seat) -> Vec<UsualOrder> {
    let names: &[&str] = match &view.phase {
        Phase::Auction(_) | Phase::Placement(_) => &[NO_INSURANCE],
        Phase::Insurance(insurance) if insurance.open().contains(seat) => &[NO_INSURANCE],
        Phase::Insurance(_) => &[],
        Phase::Drilling(_) | Phase::Extraction(_) if view.extraction_round().is_some() => {
            match (stands_on(view, PhaseBoard::One, seat), insurance(view, seat) > 0) {
                (true, true) => &[NO_ADVANTAGE, COVER_ALL, COVER_NOTHING],
                (true, false) => &[NO_ADVANTAGE, COVER_NOTHING],
                (false, true) => &[COVER_ALL, COVER_NOTHING],
                (false, false) => &[COVER_NOTHING],
            }
        }
        Phase::Market(_) if stands_on(view, PhaseBoard::Two, seat) => &[PASS_MARKET],
        Phase::Workshop(_) if stands_on(view, PhaseBoard::Three, seat) => &[PASS_WORKSHOP],
        Phase::Setup(_)
        | Phase::Drilling(_)
        | Phase::Extraction(_)
        | Phase::Market(_)
        | Phase::Workshop(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => &[],
    };
    names.iter().map(|name| UsualOrder::new(name, this_round(view))).collect()
}

/// What an order does now.
pub fn obey(view: &View, seat: Seat, order: &StandingOrder) -> Obeyed<Move> {
    if order.about != this_round(view) {
        return Obeyed::Ends;
    }
    match order.name.as_str() {
        NO_INSURANCE => exchange_nothing(view, seat),
        NO_ADVANTAGE => while_drilling(view, use_no_advantage(view, seat)),
        COVER_ALL => {
            let count = insurance(view, seat).min(view.due(seat));
            while_drilling(view, cover(view, seat, count))
        }
        COVER_NOTHING => while_drilling(view, cover(view, seat, 0)),
        PASS_MARKET => {
            let is_open = matches!(view.phase, Phase::Market(_));
            pass(view, seat, is_open && stands_on(view, PhaseBoard::Two, seat))
        }
        PASS_WORKSHOP => {
            // RW-5.7: strengthening a team may extract a tile in the middle of phase III.
            let is_open = match &view.phase {
                Phase::Workshop(_) => true,
                Phase::Extraction(_) => view.extraction_round().is_none(),
                Phase::Setup(_)
                | Phase::Auction(_)
                | Phase::Placement(_)
                | Phase::Insurance(_)
                | Phase::Drilling(_)
                | Phase::Market(_)
                | Phase::AiUpgrade
                | Phase::Over(_) => false,
            };
            pass(view, seat, is_open && stands_on(view, PhaseBoard::Three, seat))
        }
        _ => Obeyed::Ends,
    }
}

/// The round, as orders name it.
fn this_round(view: &View) -> String {
    view.round.to_string()
}

/// Has the seat a vice-president on this board?
fn stands_on(view: &View, board: PhaseBoard, seat: Seat) -> bool {
    view.positions.iter().any(|row| row.position.board == board && row.seat == Some(seat))
}

/// The insurance tiles of a seat, as it sees them itself.
fn insurance(view: &View, seat: Seat) -> u32 {
    view.player(seat).map_or(0, |player| player.remembered.insurance)
}

/// RW-5.1.1: the exchange is sealed as it is, so nothing may have been named for it.
fn exchange_nothing(view: &View, seat: Seat) -> Obeyed<Move> {
    match &view.phase {
        Phase::Auction(_) | Phase::Placement(_) => Obeyed::Waits,
        Phase::Insurance(insurance) if insurance.open().contains(seat) => {
            let mut answers = insurance.answers().iter();
            let named = answers.find(|(other, _)| *other == seat).and_then(|(_, answer)| answer.draft);
            if named.is_none_or(|draft| draft.is_empty()) {
                Obeyed::Says(Move::InsureDone {})
            } else {
                Obeyed::Waits
            }
        }
        Phase::Setup(_)
        | Phase::Insurance(_)
        | Phase::Drilling(_)
        | Phase::Extraction(_)
        | Phase::Market(_)
        | Phase::Workshop(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => Obeyed::Ends,
    }
}

/// An order about the extraction rounds ends with them.
fn while_drilling(view: &View, says: Option<Move>) -> Obeyed<Move> {
    match says {
        _ if view.extraction_round().is_none() => Obeyed::Ends,
        Some(mv) => Obeyed::Says(mv),
        None => Obeyed::Waits,
    }
}

/// RW-5.3.2: the seat is asked whether it bribes or hires, and does without.
fn use_no_advantage(view: &View, seat: Seat) -> Option<Move> {
    let Phase::Drilling(drilling) = &view.phase else { return None };
    let is_asked = matches!(drilling.step, Step::Advantage(_)) && view.asked().contains(seat);
    is_asked.then_some(Move::Pass {})
}

/// RW-5.7.7: the seat is asked how many insurance tiles it uses.
fn cover(view: &View, seat: Seat, count: u32) -> Option<Move> {
    let is_asked = view.phase.hazard().is_some() && view.asked().contains(seat);
    is_asked.then(|| u8::try_from(count).ok()).flatten().map(|count| Move::Cover { count })
}

/// RW-6.4, RW-7.1: passing sends one vice-president back; another one of the seat passes in its turn.
fn pass(view: &View, seat: Seat, is_open: bool) -> Obeyed<Move> {
    match (is_open, &view.phase) {
        (false, _) => Obeyed::Ends,
        (true, Phase::Extraction(_)) => Obeyed::Waits,
        (true, _) if view.asked().contains(seat) => Obeyed::Says(Move::Pass {}),
        (true, _) => Obeyed::Waits,
    }
}
