//! The AI of the game for two (RW-10.2): one step at the end of each extraction round, one upgrade after phase III.

use crate::board::{Place, Slot, SlotSet};
use crate::components::MAX_STRENGTH;
use crate::goods::Money;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::extraction;
use crate::pieces::{Company, TEAMS, TeamId};
use crate::progress::{Drilling, Phase, Resume, Step};
use crate::rules::Rule;
use crate::sequence;
use crate::state::State;
use crate::teams::Team;
use adit_game::SeatSet;
use arrayvec::ArrayVec;

/// Some of the AI's teams.
type AiTeams = ArrayVec<TeamId, { TEAMS as usize }>;

/// The first player in directorate order strengthens the AI (RW-10.2.9).
pub fn acting_upgrade(state: &State) -> SeatSet {
    state.directorate.first().into_iter().collect()
}

/// Lists the tied teams.
pub fn team_moves(state: &State, out: &mut Vec<Move>) {
    out.extend(first_teams(state).into_iter().map(|team| Move::Send { team }));
}

/// Lists the tied tiles.
pub fn target_moves(state: &State, team: TeamId, out: &mut Vec<Move>) {
    out.extend(nearest_tiles(state, team).iter().map(|slot| Move::Guide { slot }));
}

/// Lists the teams that can be strengthened.
pub fn upgrade_moves(state: &State, out: &mut Vec<Move>) {
    out.extend(upgradable(state).into_iter().map(|team| Move::Reinforce { team }));
}

fn ai_teams(state: &State) -> impl Iterator<Item = (TeamId, &Team)> {
    TeamId::of(Company::Ai).zip(state.teams.of(Company::Ai))
}

/// RW-10.2.4: teams on an entrance or a flipped tile come first, of these the strongest, of these the furthest from
/// the centre.
fn first_teams(state: &State) -> AiTeams {
    let idle = |team: &Team| match team.place {
        Place::Entrance(_) => true,
        Place::Slot(slot) => state.is_flipped(slot),
        Place::Edge(_) | Place::Centre => false,
    };
    let key = |team: &Team| (idle(team), team.strength, std::cmp::Reverse(team.place.depth()));
    let best = ai_teams(state).map(|(_, team)| key(team)).max();
    ai_teams(state).filter(|(_, team)| Some(key(team)) == best).map(|(id, _)| id).collect()
}

/// RW-10.2.5: the unflipped neighbours where the least strength is missing; if all are flipped, all neighbours.
fn nearest_tiles(state: &State, team: TeamId) -> SlotSet {
    let Some(team) = state.teams.get(team) else { return SlotSet::EMPTY };
    let around = state.components().board.beside(team.place);
    let missing = |slot: Slot| {
        let number = state.number(slot)?;
        Some(number.saturating_sub(state.teams.strength_on(slot)).saturating_sub(team.strength))
    };
    match around.iter().filter_map(missing).min() {
        Some(least) => around.iter().filter(|&slot| missing(slot) == Some(least)).collect(),
        None => around,
    }
}

fn upgradable(state: &State) -> AiTeams {
    ai_teams(state).filter(|(_, team)| team.strength < MAX_STRENGTH).map(|(id, _)| id).collect()
}

fn step(state: &State) -> Option<Step> {
    let Phase::Drilling(drilling) = state.phase else { return None };
    Some(drilling.step)
}

/// One of the teams that come first.
pub fn check_send(state: &State, team: TeamId) -> Result<(), Rule> {
    let Some(Step::AiTeam) = step(state) else { return Err(Rule::NoAiTeamToChoose) };
    if team.company != Company::Ai {
        return Err(Rule::NotAnAiTeam);
    }
    if first_teams(state).contains(&team) { Ok(()) } else { Err(Rule::NotTheFirstAiTeam) }
}

/// One of the tiles that are nearest to their number.
pub fn check_guide(state: &State, slot: Slot) -> Result<(), Rule> {
    let Some(Step::AiTarget { team }) = step(state) else { return Err(Rule::NoAiTargetToChoose) };
    if nearest_tiles(state, team).contains(slot) { Ok(()) } else { Err(Rule::NotTheNearestTile) }
}

/// A team below the greatest strength.
pub fn check_reinforce(state: &State, team: TeamId) -> Result<(), Rule> {
    let Phase::AiUpgrade = state.phase else { return Err(Rule::NoAiUpgradeNow) };
    if team.company != Company::Ai {
        return Err(Rule::NotAnAiTeam);
    }
    if state.can_grow(team) { Ok(()) } else { Err(Rule::AiTeamComplete) }
}

/// The AI's move at the end of an extraction round; where the rules do not decide, a player is asked.
pub fn begin_move(state: &mut State, round: u8) {
    match *first_teams(state) {
        [team] => choose_tile(state, round, team),
        _ => state.phase = Phase::Drilling(Drilling { round, step: Step::AiTeam }),
    }
}

fn choose_tile(state: &mut State, round: u8, team: TeamId) {
    let tiles = nearest_tiles(state, team);
    let mut list = tiles.iter();
    match (list.next(), list.next()) {
        (Some(slot), None) => go(state, round, team, slot),
        _ => state.phase = Phase::Drilling(Drilling { round, step: Step::AiTarget { team } }),
    }
}

fn go(state: &mut State, round: u8, id: TeamId, to: Slot) {
    let Some(team) = state.teams.get_mut(id) else { return };
    let from = std::mem::replace(&mut team.place, Place::Slot(to));
    state.news.tell(Event::AiMoved { team: id, from, to });
    extraction::trigger(state, Place::Slot(to), Company::Ai, Resume::AiMoved { round });
}

/// The chosen team moves.
pub fn play_send(state: &mut State, team: TeamId) {
    if let Phase::Drilling(Drilling { round, .. }) = state.phase {
        choose_tile(state, round, team);
    }
}

/// The team moves to the chosen tile.
pub fn play_guide(state: &mut State, slot: Slot) {
    if let Phase::Drilling(Drilling { round, step: Step::AiTarget { team } }) = state.phase {
        go(state, round, team, slot);
    }
}

/// The upgrade after phase III; nothing happens if all teams are at their maximum.
pub fn begin_upgrade(state: &mut State) {
    match *upgradable(state) {
        [] => sequence::end_round(state),
        [team] => play_reinforce(state, team),
        _ => state.phase = Phase::AiUpgrade,
    }
}

/// The team becomes stronger and may bring its tile to its number.
pub fn play_reinforce(state: &mut State, id: TeamId) {
    let Some(team) = state.teams.get_mut(id) else { return };
    team.strength += 1;
    let Team { place, strength, .. } = *team;
    state.news.tell(Event::Strengthened { team: id, strength, paid: Money::ZERO });
    extraction::trigger(state, place, Company::Ai, Resume::AiUpgraded);
}
