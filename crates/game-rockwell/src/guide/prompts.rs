//! What a seat is asked.

use crate::board::Place;
use crate::names::{team_name, where_text};
use crate::phase::Phase;
use crate::phase::drilling::{Drilling, Step};
use crate::phase::extraction::Stage;
use crate::pieces::{Company, PhaseBoard, Position, TeamId};
use crate::view::{Grant, View};
use adit_game::{Seat, Texts, Value};

/// What a seat is asked, in a sentence.
pub fn prompt(view: &View, texts: &Texts, seat: Seat) -> Option<String> {
    if !view.asked().contains(seat) {
        return None;
    }
    let say = |id: &str| Some(texts.say(id, &[]));
    match &view.phase {
        Phase::Auction(_) => say("prompt-bid"),
        Phase::Placement(placement) => {
            let seats = view.directorate.len().max(1);
            let number = usize::from(placement.placed) / seats + 1;
            Some(texts.say("prompt-place", &[("number", (number as i64).into())]))
        }
        Phase::Insurance(_) => say("prompt-insure"),
        Phase::Drilling(drilling) => Some(self::drilling(view, texts, seat, *drilling)),
        Phase::Extraction(extraction) => match &extraction.stage {
            Stage::Choice { edge, .. } => {
                let [first, second] = edge.slots().map(|slot| slot.to_string().into());
                Some(texts.say("prompt-extract", &[("first", first), ("second", second)]))
            }
            Stage::Hazard(hazard) => Some(texts.say(
                "prompt-cover",
                &[
                    ("slot", hazard.slot.to_string().into()),
                    ("due", i64::from(view.due(seat)).into()),
                    ("loot", i64::from(hazard.loot[seat].total()).into()),
                ],
            )),
            Stage::Tile { .. } | Stage::Card { .. } => None,
        },
        Phase::Market(market) => Some(turns(view, texts, "prompt-trade", PhaseBoard::Two, market.turn)),
        Phase::Workshop(workshop) => {
            Some(turns(view, texts, "prompt-work", PhaseBoard::Three, workshop.turn))
        }
        Phase::AiUpgrade => say("prompt-reinforce"),
        Phase::Setup(_) | Phase::Over(_) => None,
    }
}

fn drilling(view: &View, texts: &Texts, seat: Seat, drilling: Drilling) -> String {
    let rounds = view.rulebook.components.extraction_rounds;
    let round =
        [("round", Value::from(i64::from(drilling.round) + 1)), ("rounds", Value::from(i64::from(rounds)))];
    match drilling.step {
        Step::Move(_) => texts.say("prompt-move", &round),
        Step::Advantage(step) => advantage(view, texts, seat, step.team),
        Step::AiTeam => texts.say("prompt-send", &round),
        Step::AiTarget(step) => texts.say("prompt-guide", &[("team", team_name(texts, step.team).into())]),
    }
}

/// A bribe or a hire, by the position of the seat's vice-president.
fn advantage(view: &View, texts: &Texts, seat: Seat, team: TeamId) -> String {
    let position =
        view.positions.iter().find(|row| row.position.board == PhaseBoard::One && row.seat == Some(seat));
    let place = view.team(team).map_or(Place::Centre, |team| team.place);
    let where_it_is = ("place", Value::from(where_text(texts, "place-at", place)));
    let left = |count: u8| ("left", Value::from(i64::from(count)));
    match position.map(|row| row.grants) {
        Some(Grant::Bribe) => texts.say("prompt-bribe", &[where_it_is, left(view.bribe_tokens)]),
        Some(Grant::Subcontractor | Grant::Transactions(_) | Grant::Actions(_)) | None => {
            let number = ("number", Value::from(team.index() as i64 + 1));
            debug_assert_eq!(team.company, Company::Seat(seat));
            texts.say("prompt-hire", &[number, where_it_is, left(view.dice)])
        }
    }
}

/// How many transactions or actions are left.
fn turns(view: &View, texts: &Texts, id: &str, board: PhaseBoard, turn: u8) -> String {
    let position = Position::of(board, usize::from(turn) + 1).last();
    let row = view.positions.iter().find(|row| Some(row.position) == position);
    let left = row.map_or(0, |row| view.turns_left(row.position));
    let all = row.and_then(|row| row.grants.turns()).unwrap_or(0);
    texts.say(id, &[("left", i64::from(left).into()), ("all", i64::from(all).into())])
}
