//! The extraction rounds (RW-5.3): choosing a team and moving it (RW-5.4).

use crate::board::{Level, Place, PlaceSet};
use crate::components::MAX_STRENGTH;
use crate::goods::Money;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{achievements, extraction};
use crate::pieces::{Company, TeamId};
use crate::progress::{Drilling, Phase, Resume, Step};
use crate::rules::Rule;
use crate::sequence;
use crate::state::State;
use crate::teams::Team;
use adit_game::{Seat, SeatSet};

/// The player of the turn; where the AI's teams or tiles are tied, the first in control order.
pub fn acting(state: &State, drilling: Drilling) -> SeatSet {
    let place = match drilling.step {
        Step::Move { turn } | Step::Advantage { turn, .. } => turn,
        Step::AiTeam | Step::AiTarget { .. } => 0,
    };
    state.control.at(place).into_iter().collect()
}

/// Has the player a team that can become active (RW-5.3.3)?
pub fn can_act(state: &State, seat: Seat) -> bool {
    state.teams.of(Company::Seat(seat)).iter().any(|team| team.place != Place::Centre)
}

/// Lists staying and every destination of each own team, with and without its die.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let player = &state.players[seat];
    let own = state.teams.of(Company::Seat(seat));
    let straddling = own.iter().filter(|team| team.place.is_edge()).count();
    for (id, team) in TeamId::of(Company::Seat(seat)).zip(own) {
        if team.place == Place::Centre {
            continue;
        }
        out.push(Move::Stay { team: id });
        let mut reach = state.components().board.reach(team.place, player.mobility);
        // RW-5.4.8: at most one team on an edge, unless it is this one that leaves it.
        if straddling > usize::from(team.place.is_edge()) {
            reach = reach & PlaceSet::NO_EDGES;
        }
        for to in reach.iter() {
            out.push(Move::Move { team: id, to });
            let dice = 1..=team.die.and(to.level()).map_or(0, Level::number);
            let affordable = dice.filter(|&strength| can_pay(state, seat, strength));
            out.extend(affordable.map(|strength| Move::Carry { team: id, to, strength }));
        }
    }
}

fn can_pay(state: &State, seat: Seat, strength: u8) -> bool {
    state.components().die_cost(strength).is_some_and(|cost| cost <= state.players[seat].money)
}

/// RW-5.3.2: an own team that is not in the centre becomes active.
fn active_team(state: &State, seat: Seat, team: TeamId) -> Result<&Team, Rule> {
    let Phase::Drilling(Drilling { step: Step::Move { .. }, .. }) = state.phase else {
        return Err(Rule::NotDrilling);
    };
    if team.company != Company::Seat(seat) {
        return Err(Rule::NotYourTeam);
    }
    let found = state.teams.get(team).ok_or(Rule::NotYourTeam)?;
    if found.place == Place::Centre { Err(Rule::TeamInCentre) } else { Ok(found) }
}

/// Any team can stay where it is.
pub fn check_stay(state: &State, seat: Seat, team: TeamId) -> Result<(), Rule> {
    active_team(state, seat, team).map(|_| ())
}

/// RW-5.4: where a team may go.
pub fn check_move(state: &State, seat: Seat, team: TeamId, to: Place) -> Result<(), Rule> {
    let start = active_team(state, seat, team)?.place;
    let mobility = state.players[seat].mobility;
    if to == start {
        return Err(Rule::AlreadyThere);
    }
    if matches!(to, Place::Entrance(_)) {
        return Err(Rule::EntranceIsNoGoal);
    }
    let reached = state.components().board.reach(start, mobility).contains(to);
    if matches!(start, Place::Entrance(_)) && !reached {
        return Err(Rule::FirstMove);
    }
    if to.is_edge() && mobility < 2 {
        return Err(Rule::EdgeNeedsMobility);
    }
    if !reached {
        return Err(Rule::OutOfReach);
    }
    let other_on_edge = |(other, found): (TeamId, &Team)| other != team && found.place.is_edge();
    let own = TeamId::of(Company::Seat(seat)).zip(state.teams.of(Company::Seat(seat)));
    if to.is_edge() && own.into_iter().any(other_on_edge) {
        return Err(Rule::OneTeamOnEdges);
    }
    Ok(())
}

/// RW-5.6.5: a die may be taken along for the price of its hire, within the cap of the destination.
pub fn check_carry(state: &State, seat: Seat, team: TeamId, to: Place, strength: u8) -> Result<(), Rule> {
    check_move(state, seat, team, to)?;
    if active_team(state, seat, team)?.die.is_none() {
        return Err(Rule::NoDieToCarry);
    }
    let level = to.level().ok_or(Rule::NoDieInCentre)?;
    check_die(state, seat, strength, level.number())
}

/// RW-5.6.1, 5.6.2: a die of this strength, on a level of this number, paid by this player.
pub fn check_die(state: &State, seat: Seat, strength: u8, cap: u8) -> Result<(), Rule> {
    if !(1..=MAX_STRENGTH).contains(&strength) {
        return Err(Rule::NoSuchDie);
    }
    if strength > cap {
        return Err(Rule::DieTooStrong);
    }
    if can_pay(state, seat, strength) { Ok(()) } else { Err(Rule::DieNotAffordable) }
}

/// The team stays and keeps its die (RW-5.6.6).
pub fn play_stay(state: &mut State, seat: Seat, team: TeamId) {
    state.news.tell(Event::Stayed { team });
    arrived(state, seat, team);
}

/// The team moves. Its die comes along with the strength that is paid for, or goes back to board I.
pub fn play_move(state: &mut State, seat: Seat, team: TeamId, to: Place, carried: Option<u8>) {
    let paid = carried.and_then(|strength| state.components().die_cost(strength)).unwrap_or(Money::ZERO);
    let Some(moving) = state.teams.get_mut(team) else { return };
    let from = std::mem::replace(&mut moving.place, to);
    let had_die = std::mem::replace(&mut moving.die, carried).is_some();
    state.players[seat].money = state.players[seat].money.minus(paid);
    state.news.tell(Event::Moved { team, from, to });
    match carried {
        Some(strength) => state.news.tell(Event::DieCarried { team, strength, paid }),
        None if had_die => state.news.tell(Event::DieReturned { team }),
        None => {}
    }
    achievements::award(state, Some(seat));
    arrived(state, seat, team);
}

/// RW-5.3.2, steps 3 and 4: in the centre the turn ends, elsewhere the tile may be extracted.
fn arrived(state: &mut State, seat: Seat, team: TeamId) {
    let Phase::Drilling(Drilling { round, step: Step::Move { turn } }) = state.phase else { return };
    match state.teams.get(team).map(|team| team.place) {
        Some(place @ (Place::Slot(_) | Place::Edge(_) | Place::Entrance(_))) => {
            extraction::trigger(state, place, Company::Seat(seat), Resume::Advantage { round, turn, team });
        }
        Some(Place::Centre) | None => sequence::resume(state, Resume::NextTurn { round, turn }),
    }
}
