//! Achievements (RW-8): received at once and without choice, also on other players' turns.

use crate::board::Place;
use crate::components::Condition;
use crate::goods::Stock;
use crate::news::Event;
use crate::pieces::{Achievement, Company};
use crate::state::State;
use adit_game::Seat;

/// RW-8.2, RW-8.3: gives out every achievement whose condition is met: to the active player first, then in
/// directorate order.
pub fn award(state: &mut State, active: Option<Seat>) {
    if let Some(seat) = active {
        award_seat(state, seat);
    }
    for place in 0..state.directorate.len() as u8 {
        if let Some(seat) = state.directorate.at(place).filter(|&seat| Some(seat) != active) {
            award_seat(state, seat);
        }
    }
}

fn award_seat(state: &mut State, seat: Seat) {
    for achievement in Achievement::ALL {
        if state.players[seat].has(achievement) || !is_met(state, seat, achievement) {
            continue;
        }
        let top = state.tiles_left(achievement).first().copied();
        if let Some(prestige) = top {
            state.players[seat].achievements[achievement.index()] = Some(prestige);
            state.news.tell(Event::Achieved { seat, achievement, prestige });
        }
    }
}

/// Does the player meet the condition now (RW-8.1)?
pub fn is_met(state: &State, seat: Seat, achievement: Achievement) -> bool {
    let player = &state.players[seat];
    let teams = state.teams.of(Company::Seat(seat));
    match &state.components().achievement(achievement).condition {
        Condition::Cubes(cubes) => player.stock.covers(&Stock::from(cubes)),
        Condition::ExtractionCards(count) => player.cards.len() >= usize::from(*count),
        Condition::TeamsWithStrength { strength, count } => {
            // dice do not count.
            teams.iter().filter(|team| team.strength >= *strength).count() >= usize::from(*count)
        }
        Condition::AllTeamsAtLevel(level) => teams.iter().all(|team| team.place.depth() >= level.number()),
        Condition::TeamsInCentre(count) => {
            teams.iter().filter(|team| team.place == Place::Centre).count() >= usize::from(*count)
        }
    }
}
