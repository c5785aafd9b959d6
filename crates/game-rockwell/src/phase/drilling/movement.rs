//! A player makes a team active and moves it (RW-5.4).

use crate::board::{Level, NO_EDGES, Place};
use crate::components::MAX_STRENGTH;
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

/// The turn of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveTeam {
    /// Whose turn it is: a place in the control order, from 0.
    pub turn: u8,
}

impl MoveTeam {
    /// The turn of the next player from this place on who has a team outside the centre (RW-5.3.3), if there is one.
    pub fn from(state: &State, first: u8) -> Option<MoveTeam> {
        let has_turn = |&turn: &u8| state.control.at(turn).is_some_and(|seat| can_act(state, seat));
        (first..state.control.len() as u8).find(has_turn).map(|turn| MoveTeam { turn })
    }
}

/// Has the player a team that can become active (RW-5.3.3)?
pub fn can_act(state: &State, seat: Seat) -> bool {
    state.teams.of(Company::Seat(seat)).iter().any(|team| team.place != Place::Centre)
}

/// The player whose turn it is.
pub fn acting(state: &State, step: &MoveTeam) -> SeatSet {
    state.control.at(step.turn).into_iter().collect()
}

/// Lists staying and every destination of each own team, with and without its die.
pub fn moves(state: &State, _step: &MoveTeam, seat: Seat, out: &mut Vec<Move>) {
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
            reach &= NO_EDGES;
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

/// Any team outside the centre can stay where it is; to move it needs a way, and to carry its die the money.
pub fn check(state: &State, _step: &MoveTeam, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if let Move::Stay { team } = *mv {
        active_team(state, seat, team).map(|_| ())
    } else if let Move::Move { team, to } = *mv {
        check_way(state, seat, team, to)
    } else if let Move::Carry { team, to, strength } = *mv {
        check_carry(state, seat, team, to, strength)
    } else {
        Err(mv.out_of_place())
    }
}

/// RW-5.3.2: an own team that is not in the centre becomes active.
fn active_team(state: &State, seat: Seat, team: TeamId) -> Result<&Team, Rule> {
    if team.company != Company::Seat(seat) {
        return Err(Rule::NotYourTeam);
    }
    let found = state.teams.get(team).ok_or(Rule::NotYourTeam)?;
    if found.place == Place::Centre { Err(Rule::TeamInCentre) } else { Ok(found) }
}

/// RW-5.4: where a team may go.
fn check_way(state: &State, seat: Seat, team: TeamId, to: Place) -> Result<(), Rule> {
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
fn check_carry(state: &State, seat: Seat, team: TeamId, to: Place, strength: u8) -> Result<(), Rule> {
    check_way(state, seat, team, to)?;
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

/// The team stays with its die (RW-5.6.6) or moves. In the centre the turn ends; elsewhere the tile may be extracted,
/// and the advantage of board I follows (RW-5.3.2, steps 3 to 5).
pub fn play(state: &mut State, round: u8, step: MoveTeam, seat: Seat, mv: Move) -> Next {
    let turn = step.turn;
    let over = Next::Resume(Resume::NextTurn { round, turn });
    let team = if let Move::Move { team, to } = mv {
        go(state, seat, team, to, None)
    } else if let Move::Carry { team, to, strength } = mv {
        go(state, seat, team, to, Some(strength))
    } else if let Move::Stay { team } = mv {
        state.news.tell(Event::Stayed { team });
        team
    } else {
        return over;
    };
    match state.teams.get(team).map(|team| team.place) {
        Some(place @ (Place::Slot(_) | Place::Edge(_) | Place::Entrance(_))) => {
            let then = Resume::Advantage { round, turn, team };
            Next::Stronger { place, active: Company::Seat(seat), then }
        }
        Some(Place::Centre) | None => over,
    }
}

/// The team moves. Its die comes along with the strength that is paid for, or goes back to board I.
fn go(state: &mut State, seat: Seat, team: TeamId, to: Place, carried: Option<u8>) -> TeamId {
    let paid = carried.and_then(|strength| state.components().die_cost(strength)).unwrap_or(Money::ZERO);
    let Some(moving) = state.teams.get_mut(team) else { return team };
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
    team
}
