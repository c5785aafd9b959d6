//! How the cubes of an extraction card are divided, and what a hazard takes (RW-5.7.5 to RW-5.7.7).

use crate::board::Slot;
use crate::goods::{Cubes, Resource};
use crate::news::{Event, Priority};
use crate::pieces::{Company, Order};
use crate::state::State;
use crate::teams::Teams;
use adit_game::Seat;
use adit_kit::BySeat;

/// RW-5.7.5, RW-5.7.6: what each player receives. What the AI gets returns to the supply (RW-10.2.7).
pub fn divide(state: &mut State, slot: Slot, active: Company, found: &Cubes) -> BySeat<Cubes> {
    let mut loot = BySeat::new(state.seats(), |_| Cubes::EMPTY);
    let rulebook = state.rulebook.clone();
    let sharing = |&company: &Company| state.teams.tiles_of(company).contains(slot);
    let sharers = Teams::companies(&rulebook).filter(sharing).count().max(1) as u8;
    let (mut share, mut leftovers) = (Cubes::EMPTY, Cubes::EMPTY);
    for resource in Resource::ALL {
        share[resource] = found[resource] / sharers;
        leftovers[resource] = found[resource] % sharers;
    }
    let (first, priority) = priority(state, slot, active);
    for company in Teams::companies(&rulebook) {
        if state.teams.tiles_of(company).contains(slot) {
            state.news.tell(Event::Share { company, cubes: share });
            if let Company::Seat(seat) = company {
                loot[seat] += &share;
            }
        }
    }
    if !leftovers.is_empty() {
        state.news.tell(Event::Leftovers { company: first, cubes: leftovers, priority });
        if let Company::Seat(seat) = first {
            loot[seat] += &leftovers;
        }
    }
    loot
}

/// RW-5.7.6: the owner of a shaft, else the only strongest, else the active player.
fn priority(state: &State, slot: Slot, active: Company) -> (Company, Priority) {
    if let Some(owner) = state.shaft_on(slot) {
        return (Company::Seat(owner), Priority::Shaft);
    }
    let strength = |company| state.teams.strength_of(company, slot);
    let greatest = Teams::companies(&state.rulebook).map(strength).max();
    let mut strongest =
        Teams::companies(&state.rulebook).filter(|&company| Some(strength(company)) == greatest);
    match (strongest.next(), strongest.next()) {
        (Some(company), None) => (company, Priority::Strength),
        _ => (active, Priority::Active),
    }
}

/// How many cubes of a loot a hazard takes if no insurance is used: min(w, max(0, S - f)) (RW-5.7.7).
pub fn due(state: &State, seat: Seat, slot: Slot, loot: &Cubes) -> u8 {
    let strength = state.teams.strength_of(Company::Seat(seat), slot);
    let safety = usize::from(state.players[seat].safety);
    let reduction = state.components().safety_reduction.get(safety).copied().unwrap_or(0);
    strength.saturating_sub(reduction).min(loot.total().min(u32::from(u8::MAX)) as u8)
}

/// Who decides about insurance: the active player, then the others in directorate order. A player is asked
/// whether or not they hold insurance, which is hidden (RW-11.1.2).
pub fn endangered(state: &State, slot: Slot, active: Company, loot: &BySeat<Cubes>) -> Order {
    let others = state.directorate.iter().filter(|&seat| Company::Seat(seat) != active);
    let everybody = active.seat().into_iter().chain(others);
    everybody.filter(|&seat| due(state, seat, slot, &loot[seat]) > 0).collect()
}
