//! How the AI of the game for two moves and grows where the rules decide (RW-10.2).

use crate::board::{Place, Slot, SlotSet};
use crate::components::MAX_STRENGTH;
use crate::goods::Money;
use crate::news::Event;
use crate::pieces::{Company, TEAMS, TeamId};
use crate::sequence::{Next, Resume};
use crate::state::State;
use crate::teams::Team;
use arrayvec::ArrayVec;

/// Some of the AI's teams.
pub type AiTeams = ArrayVec<TeamId, { TEAMS as usize }>;

fn ai_teams(state: &State) -> impl Iterator<Item = (TeamId, &Team)> {
    TeamId::of(Company::Ai).zip(state.teams.of(Company::Ai))
}

/// RW-10.2.4: teams on an entrance or a flipped tile come first, of these the strongest, of these the furthest from
/// the centre.
pub fn first_teams(state: &State) -> AiTeams {
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
pub fn nearest_tiles(state: &State, team: TeamId) -> SlotSet {
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

/// The teams that can be strengthened (RW-10.2.9).
pub fn upgradable(state: &State) -> AiTeams {
    ai_teams(state).filter(|(_, team)| team.strength < MAX_STRENGTH).map(|(id, _)| id).collect()
}

/// A team moves to a tile, which may be extracted (RW-10.2.6).
pub fn go(state: &mut State, round: u8, id: TeamId, to: Slot) -> Next {
    let then = Resume::AiMoved { round };
    let Some(team) = state.teams.get_mut(id) else { return Next::Resume(then) };
    let from = std::mem::replace(&mut team.place, Place::Slot(to));
    state.news.tell(Event::AiMoved { team: id, from, to });
    Next::Stronger { place: Place::Slot(to), active: Company::Ai, then }
}

/// A team becomes stronger and may bring its tile to its number (RW-10.2.9).
pub fn reinforce(state: &mut State, id: TeamId) -> Next {
    let then = Resume::AiUpgraded;
    let Some(team) = state.teams.get_mut(id) else { return Next::Resume(then) };
    team.strength += 1;
    let Team { place, strength, .. } = *team;
    state.news.tell(Event::Strengthened { team: id, strength, paid: Money::ZERO });
    Next::Stronger { place, active: Company::Ai, then }
}
