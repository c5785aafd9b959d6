//! RW-5.7.7: hazards, safety and insurance.

use super::fixture::*;
use crate::goods::{Cubes, Resource};
use crate::phase::Phase;
use crate::phase::extraction::{Extraction, Hazard, Stage};
use crate::pieces::{CardId, Company, TileId};
use crate::rules::Rule;
use crate::sequence::Resume;
use crate::state::Tile;
use adit_game::Seat;
use adit_kit::BySeat;

/// C3 (7) with these strengths of green, red, purple and white, green arriving last.
fn hazard_on(tile: &str, from: &str, strengths: [u8; 4]) -> crate::State {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    for (number, strength) in strengths.into_iter().enumerate().filter(|(_, strength)| *strength > 0) {
        put_strong(&mut state, &format!("s{number}.1"), if number == 0 { from } else { tile }, strength);
    }
    play(&mut state, green(), &format!("move s0.1 {tile}"));
    state
}

fn insure(state: &mut crate::State, seat: Seat, tiles: u32) {
    state.players[seat].insurance = tiles;
}

/// X7: teams of 1 and 2 mean three cubes, the dearest first; insurance saves one cube each.
#[test]
fn a_hazard_takes_as_many_cubes_as_the_own_strength() {
    for (insured, kept) in [(0, [0, 1, 1, 0]), (3, [0, 1, 2, 2]), (2, [0, 1, 2, 1])] {
        let mut state = drilling(4);
        empty_stocks(&mut state);
        put_strong(&mut state, "s1.1", "C3", 1);
        put_strong(&mut state, "s1.2", "C3", 2);
        insure(&mut state, red(), insured);
        let mut loot = BySeat::new(4, |_| Cubes::EMPTY);
        for (resource, count) in [(Resource::Copper, 1), (Resource::Silver, 2), (Resource::Gold, 2)] {
            loot[red()][resource] = count;
        }
        state.terrain[slot("C3").index()] = Tile::Flipped(TileId::of(7).next().expect("a tile"));
        let (slot, card) = (slot("C3"), CardId::from_word("K07-6").expect("a card"));
        let stage = Stage::Hazard(Hazard { slot, card, loot, undecided: [red()].into_iter().collect() });
        let then = Resume::NextTurn { round: 0, turn: 0 };
        state.phase = Phase::Extraction(Extraction { active: Company::Seat(green()), stage, then });
        assert_eq!(offer(&state, red()).len(), insured as usize + 1);
        play(&mut state, red(), &format!("cover {insured}"));
        assert_eq!(cubes(&state, red()), kept);
        assert_eq!(state.players[red()].insurance, 0);
    }
}

/// X8: safety lowers the number of cubes, not their value.
#[test]
fn safety_lowers_the_number_of_cubes() {
    let mut state = hazard_on("D0", "C0", [4, 2, 2, 1]);
    state.players[red()].safety = 1;
    extract(&mut state, "K09-4");
    play(&mut state, green(), "cover 0");
    // Red: S = 2, loot 1s 1g, safety 1: one cube is due.
    assert_eq!(offer(&state, red()), ["cover 0"]);
    play(&mut state, red(), "cover 0");
    play(&mut state, purple(), "cover 0");
    play(&mut state, white(), "cover 0");
    assert_eq!(cubes(&state, red()), [0, 0, 1, 0]);
}

/// Y5, RW-5.7.7: who has only a shaft loses nothing.
#[test]
fn a_shaft_owner_without_a_team_is_safe() {
    let mut state = hazard_on("C3", "C2", [4, 3, 0, 0]);
    state.players[white()].shafts.push(slot("C3"));
    extract(&mut state, "K07-6");
    play(&mut state, green(), "cover 0");
    play(&mut state, red(), "cover 0");
    assert_eq!(cubes(&state, white()), [0, 0, 0, 1]);
    assert_eq!(cubes(&state, green()), [0, 1, 0, 0]);
    assert_eq!(cubes(&state, red()), [0, 1, 1, 0]);
}

/// Y6, R-29: leftovers are part of the loot at risk.
#[test]
fn a_shaft_owner_with_a_team_risks_the_leftovers() {
    let mut state = hazard_on("C3", "C2", [4, 3, 0, 0]);
    state.players[red()].shafts.push(slot("C3"));
    extract(&mut state, "K07-6");
    play(&mut state, green(), "cover 0");
    play(&mut state, red(), "cover 0");
    assert_eq!(cubes(&state, red()), [0, 1, 2, 0]);
    assert_eq!(cubes(&state, green()), [0, 1, 0, 0]);
}

/// Y7, R-27: never more insurance than cubes due; safety lowers the strength first, then the loot caps.
#[test]
fn insurance_is_limited_by_what_is_due() {
    let mut state = hazard_on("D0", "C0", [4, 3, 1, 1]);
    state.players[red()].safety = 1;
    insure(&mut state, red(), 5);
    extract(&mut state, "K09-4");
    play(&mut state, green(), "cover 0");
    assert_eq!(offer(&state, red()), ["cover 0", "cover 1", "cover 2"]);
    refused(&state, red(), "cover 3", Rule::MoreThanDue);
    let mut safer = state.clone();
    play(&mut state, red(), "cover 2");
    assert_eq!(state.players[red()].insurance, 3);
    assert_eq!(turn(&state), purple());
    refused(&state, purple(), "cover 1", Rule::NotEnoughInsurance);
    play(&mut state, purple(), "cover 0");
    play(&mut state, white(), "cover 0");
    assert_eq!(cubes(&state, red()), [0, 0, 1, 1]);
    assert_eq!(cubes(&state, green()), [0, 0, 2, 0], "green's loot of 3s 3g loses 3g 1s");
    assert_eq!(cubes(&state, white()), [0, 0, 1, 0]);
    safer.players[red()].safety = 2;
    let loot = adit_kit::Bag::filled(1);
    assert_eq!(crate::phase::extraction::due(&safer, red(), slot("D0"), &loot), 0, "3 - 3");
}

/// RW-5.7.7: safety 3 protects from everything; who loses nothing is not asked.
#[test]
fn the_third_safety_level_protects_from_everything() {
    let mut state = hazard_on("C3", "C2", [4, 4, 0, 0]);
    for seat in [green(), red()] {
        state.players[seat].safety = 3;
    }
    extract(&mut state, "K07-6");
    assert_eq!(cubes(&state, green()), [0, 1, 3, 2]);
    assert_eq!(turn(&state), red());
    refused(&state, red(), "cover 0", Rule::NoHazard);
}

/// RW-5.7.7, R-28: the active player decides first, then the others in directorate order. RW-11.1.2: who holds no
/// insurance is asked like everybody else.
#[test]
fn the_active_player_decides_first() {
    let mut state = hazard_on("D0", "C0", [4, 3, 1, 1]);
    state.directorate = [white(), red(), green(), purple()].into_iter().collect();
    insure(&mut state, white(), 1);
    extract(&mut state, "K09-4");
    let mut asked = Vec::new();
    while let Phase::Extraction(_) = state.phase {
        let seat = turn(&state);
        asked.push(seat);
        play(&mut state, seat, "cover 0");
    }
    assert_eq!(asked, [green(), white(), red(), purple()]);
}

/// RW-5.7.7: lost cubes and used insurance are gone; dice count as strength (RW-5.6.4).
#[test]
fn a_die_makes_a_hazard_worse() {
    let mut state = drilling(4);
    empty_stocks(&mut state);
    put_strong(&mut state, "s1.1", "C3", 1);
    give_die(&mut state, "s1.1", 3);
    put_strong(&mut state, "s0.1", "C2", 3);
    play(&mut state, green(), "move s0.1 C3");
    extract(&mut state, "K07-6");
    play(&mut state, green(), "cover 0");
    play(&mut state, red(), "cover 0");
    // Red's loot is 1c 3s 2g, with the leftover gold of the strongest; S = 1 + 3.
    assert_eq!(cubes(&state, red()), [0, 1, 1, 0]);
}
