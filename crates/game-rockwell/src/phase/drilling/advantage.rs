//! The advantage of a vice-president on board I: one bribe (RW-5.5) or one hire (RW-5.6) at the end of the movement.

use super::movement::check_die;
use crate::board::{Level, Place, Slot};
use crate::components::{Advantage, MAX_STRENGTH};
use crate::goods::Money;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::achievements;
use crate::pieces::{Company, TeamId};
use crate::rules::Rule;
use crate::sequence::{Next, Resume};
use crate::state::State;
use crate::teams::Team;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A player may use the advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UseAdvantage {
    /// The place in the control order, from 0.
    pub turn: u8,
    /// The active team.
    pub team: TeamId,
}

impl UseAdvantage {
    /// After the movement of this team, if the player has an advantage.
    pub fn after(state: &State, turn: u8, team: TeamId) -> Option<UseAdvantage> {
        state.advantage(state.control.at(turn)?)?;
        Some(UseAdvantage { turn, team })
    }
}

/// The player who has moved.
pub fn acting(state: &State, step: &UseAdvantage) -> SeatSet {
    state.control.at(step.turn).into_iter().collect()
}

/// Lists the bribes or hires that are possible, and doing without. It is asked even if nothing is possible, so that
/// being asked says nothing about hidden money (RW-11.1.2).
pub fn moves(state: &State, step: &UseAdvantage, seat: Seat, out: &mut Vec<Move>) {
    out.push(Move::Pass {});
    let Some(team) = state.teams.get(step.team) else { return };
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
            let dice = (1..=cap).filter(|&strength| check_die(state, seat, strength, cap).is_ok());
            out.extend(dice.map(|strength| Move::Hire { strength }));
        }
        Some(Advantage::Bribe | Advantage::Subcontractor) | None => {}
    }
}

/// A bribe or a hire from the own position. Everybody may do without.
pub fn check(state: &State, step: &UseAdvantage, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let active = state.teams.get(step.team).ok_or(Rule::NoAdvantageNow);
    if let Move::Bribe { team, to } = *mv {
        check_bribe(state, seat, active?, team, to)
    } else if let Move::Hire { strength } = *mv {
        check_hire(state, seat, active?, strength)
    } else if *mv == (Move::Pass {}) {
        Ok(())
    } else {
        Err(mv.out_of_place())
    }
}

/// RW-5.5.2: the conditions of a bribe.
fn check_bribe(state: &State, seat: Seat, active: &Team, target: TeamId, to: Slot) -> Result<(), Rule> {
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
fn check_hire(state: &State, seat: Seat, active: &Team, strength: u8) -> Result<(), Rule> {
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
    check_die(state, seat, strength, level.number().min(MAX_STRENGTH))
}

/// RW-5.3.2, steps 5 and 6: after the advantage has been used, the tile may be extracted; then the turn ends.
pub fn play(state: &mut State, round: u8, step: UseAdvantage, seat: Seat, mv: Move) -> Next {
    let then = Resume::NextTurn { round, turn: step.turn };
    let place = if let Move::Bribe { team, to } = mv {
        bribe(state, seat, team, to)
    } else if let Move::Hire { strength } = mv {
        hire(state, seat, step.team, strength)
    } else {
        state.news.tell(Event::Passed { seat });
        None
    };
    match place {
        Some(place) => Next::Stronger { place, active: Company::Seat(seat), then },
        None => Next::Resume(then),
    }
}

/// The bribed team comes with its die, which the briber pays (RW-5.5.4).
fn bribe(state: &mut State, seat: Seat, target: TeamId, to: Slot) -> Option<Place> {
    let bribed = state.teams.get_mut(target)?;
    let from = Some(std::mem::replace(&mut bribed.place, Place::Slot(to)));
    let die = bribed.die;
    let paid = die.and_then(|strength| state.components().die_cost(strength)).unwrap_or(Money::ZERO);
    let briber = &mut state.players[seat];
    briber.money = briber.money.minus(paid);
    state.bribe_tokens -= 1;
    state.news.tell(Event::Bribed { seat, team: target, from, to, paid });
    achievements::award(state, Some(seat));
    Some(Place::Slot(to))
}

/// The die is paid at once (RW-5.6.1).
fn hire(state: &mut State, seat: Seat, team: TeamId, strength: u8) -> Option<Place> {
    let paid = state.components().die_cost(strength).unwrap_or(Money::ZERO);
    let active = state.teams.get_mut(team)?;
    active.die = Some(strength);
    let place = active.place;
    let player = &mut state.players[seat];
    player.money = player.money.minus(paid);
    state.news.tell(Event::Hired { team, strength, paid });
    Some(place)
}
