//! The extraction rounds (RW-5.3), decision by decision: a team moves, the advantage of board I is used, and at the end
//! of a round the AI moves (RW-10.2).

pub mod advantage;
pub mod ai_target;
pub mod ai_team;
pub mod movement;

use crate::moves::Move;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use advantage::UseAdvantage;
use ai_target::GuideTeam;
use movement::MoveTeam;
use serde::{Deserialize, Serialize};

/// One of the four extraction rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drilling {
    /// The extraction round, counted from 0.
    pub round: u8,
    /// What is decided in it.
    pub step: Step,
}

/// What is decided in an extraction round (RW-5.3.2, RW-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// A player chooses a team and moves it.
    Move(MoveTeam),
    /// The same player may use the advantage of board I.
    Advantage(UseAdvantage),
    /// The first player in control order chooses which of the AI's tied teams moves.
    AiTeam,
    /// The same player chooses where it goes.
    AiTarget(GuideTeam),
}

/// The player of the step.
pub fn acting(state: &State, drilling: &Drilling) -> SeatSet {
    match &drilling.step {
        Step::Move(step) => movement::acting(state, step),
        Step::Advantage(step) => advantage::acting(state, step),
        Step::AiTeam => ai_team::acting(state),
        Step::AiTarget(step) => ai_target::acting(state, step),
    }
}

/// Lists the moves of the step.
pub fn moves(state: &State, drilling: &Drilling, seat: Seat, out: &mut Vec<Move>) {
    match &drilling.step {
        Step::Move(step) => movement::moves(state, step, seat, out),
        Step::Advantage(step) => advantage::moves(state, step, seat, out),
        Step::AiTeam => ai_team::moves(state, out),
        Step::AiTarget(step) => ai_target::moves(state, step, out),
    }
}

/// The rules of the step.
pub fn check(state: &State, drilling: &Drilling, seat: Seat, mv: &Move) -> Result<(), Rule> {
    match &drilling.step {
        Step::Move(step) => movement::check(state, step, seat, mv),
        Step::Advantage(step) => advantage::check(state, step, seat, mv),
        Step::AiTeam => ai_team::check(state, mv),
        Step::AiTarget(step) => ai_target::check(state, step, mv),
    }
}

/// Carries out the step.
pub fn play(state: &mut State, drilling: Drilling, seat: Seat, mv: Move) -> Next {
    let Drilling { round, step } = drilling;
    match step {
        Step::Move(step) => movement::play(state, round, step, seat, mv),
        Step::Advantage(step) => advantage::play(state, round, step, seat, mv),
        Step::AiTeam => ai_team::play(round, mv),
        Step::AiTarget(step) => ai_target::play(state, round, step, mv),
    }
}
