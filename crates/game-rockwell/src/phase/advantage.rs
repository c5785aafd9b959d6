//! The advantage of a vice-president on board I: one bribe (RW-5.5) or one hire (RW-5.6) at the end of the movement.

use crate::board::{Level, Place, Slot};
use crate::components::{Advantage, MAX_STRENGTH};
use crate::goods::Money;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{achievements, drilling, extraction};
use crate::pieces::{Company, TeamId};
use crate::progress::{Drilling, Phase, Resume, Step};
use crate::rules::Rule;
use crate::sequence;
use crate::state::State;
use crate::teams::Team;
use adit_game::Seat;

/// Lists the bribes or hires that are possible, and doing without. It is asked even if nothing is possible, so that
/// being asked says nothing about hidden money (RW-11.1.2).
pub fn moves(state: &State, seat: Seat, active: TeamId, out: &mut Vec<Move>) {
    out.push(Move::Pass {});
    let Some(team) = state.teams.get(active) else { return };
    match state.advantage(seat) {
        Some(Advantage::Bribe) if state.bribe_tokens > 0 => {
            for to in team.place.tiles().iter().filter(|&to| !state.is_flipped(to)) {
                let targets = state.teams.iter().filter(|(id, _)| id.company != Company::Seat(seat));
                let possible = targets.filter(|(_, target)| check_target(state, seat, target, to).is_ok());
                out.extend(possible.map(|(team, _)| Move::Bribe { team, to }));
            }
        }
        Some(Advantage::Subcontractor) if team.die.is_none() && state.free_dice() > 0 => {
            let cap = team.place.level().map_or(0, Level::number);
            let dice = (1..=cap).filter(|&strength| drilling::check_die(state, seat, strength, cap).is_ok());
            out.extend(dice.map(|strength| Move::Hire { strength }));
        }
        Some(Advantage::Bribe | Advantage::Subcontractor) | None => {}
    }
}

fn step(state: &State) -> Result<(&Team, TeamId), Rule> {
    let Phase::Drilling(Drilling { step: Step::Advantage { team, .. }, .. }) = state.phase else {
        return Err(Rule::NoAdvantageNow);
    };
    state.teams.get(team).map(|found| (found, team)).ok_or(Rule::NoAdvantageNow)
}

/// RW-5.5.2: the conditions of a bribe.
pub fn check_bribe(state: &State, seat: Seat, target: TeamId, to: Slot) -> Result<(), Rule> {
    let (active, _) = step(state)?;
    if state.advantage(seat) != Some(Advantage::Bribe) {
        return Err(Rule::NoBribePosition);
    }
    if target.company == Company::Seat(seat) {
        return Err(Rule::NoOpponent);
    }
    let target = state.teams.get(target).ok_or(Rule::NoOpponent)?;
    if state.bribe_tokens == 0 {
        return Err(Rule::NoTokenLeft);
    }
    if !active.place.tiles().contains(to) {
        return Err(Rule::NotTheActiveTile);
    }
    if state.is_flipped(to) {
        return Err(Rule::DestinationFlipped);
    }
    check_target(state, seat, target, to)
}

/// The conditions that concern the bribed team: where it stands, and its die (RW-5.5.4, RW-5.5.6).
fn check_target(state: &State, seat: Seat, target: &Team, to: Slot) -> Result<(), Rule> {
    if target.place.level().is_none() {
        return Err(Rule::TargetOutOfPlay);
    }
    if !target.place.tiles().meets(state.components().board.neighbours(to)) {
        return Err(Rule::TargetNotAdjacent);
    }
    let Some(die) = target.die else { return Ok(()) };
    if die > to.level().number() {
        return Err(Rule::BribedDieTooStrong);
    }
    let cost = state.components().die_cost(die).unwrap_or(Money::ZERO);
    if cost > state.players[seat].money { Err(Rule::BribeNotAffordable) } else { Ok(()) }
}

/// RW-5.6: the conditions of a hire.
pub fn check_hire(state: &State, seat: Seat, strength: u8) -> Result<(), Rule> {
    let (active, _) = step(state)?;
    if state.advantage(seat) != Some(Advantage::Subcontractor) {
        return Err(Rule::NoHirePosition);
    }
    let level = active.place.level().ok_or(Rule::NoTileToHireOn)?;
    if active.die.is_some() {
        return Err(Rule::TeamHasDie);
    }
    if state.free_dice() == 0 {
        return Err(Rule::NoDieLeft);
    }
    drilling::check_die(state, seat, strength, level.number().min(MAX_STRENGTH))
}

/// The bribed team comes with its die, which the briber pays (RW-5.5.4).
pub fn play_bribe(state: &mut State, seat: Seat, target: TeamId, to: Slot) {
    let Some(bribed) = state.teams.get_mut(target) else { return };
    bribed.place = Place::Slot(to);
    let die = bribed.die;
    let paid = die.and_then(|strength| state.components().die_cost(strength)).unwrap_or(Money::ZERO);
    let briber = &mut state.players[seat];
    briber.money = briber.money.minus(paid);
    state.bribe_tokens -= 1;
    state.news.tell(Event::Bribed { seat, team: target, to, paid });
    achievements::award(state, Some(seat));
    used(state, seat, Place::Slot(to));
}

/// The die is paid at once (RW-5.6.1).
pub fn play_hire(state: &mut State, seat: Seat, strength: u8) {
    let Ok((_, team)) = step(state) else { return };
    let paid = state.components().die_cost(strength).unwrap_or(Money::ZERO);
    let Some(active) = state.teams.get_mut(team) else { return };
    active.die = Some(strength);
    let place = active.place;
    let player = &mut state.players[seat];
    player.money = player.money.minus(paid);
    state.news.tell(Event::Hired { team, strength, paid });
    used(state, seat, place);
}

/// RW-5.3.2, step 6: the advantage has been used, the tile may be extracted.
fn used(state: &mut State, seat: Seat, place: Place) {
    let Phase::Drilling(Drilling { round, step: Step::Advantage { turn, .. } }) = state.phase else { return };
    extraction::trigger(state, place, Company::Seat(seat), Resume::NextTurn { round, turn });
}

/// The turn ends without using the advantage.
pub fn play_pass(state: &mut State, seat: Seat) {
    let Phase::Drilling(Drilling { round, step: Step::Advantage { turn, .. } }) = state.phase else { return };
    state.news.tell(Event::Passed { seat });
    sequence::resume(state, Resume::NextTurn { round, turn });
}
