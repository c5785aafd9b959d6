//! RW-5.1: cubes become insurance.

use super::fixture::*;
use crate::rules::Rule;
use adit_game::{Game, Pending, SeatSet};

fn insuring(seats: u8) -> crate::State {
    let mut state = drilling(seats);
    begin_phase_one(&mut state);
    state
}

/// RW-5.1.1: any number of own cubes of any types for as many tiles, all at the same time.
#[test]
fn cubes_of_any_type_become_insurance() {
    let mut state = insuring(4);
    assert_eq!(crate::Rockwell::pending(&state), Pending::Seats(SeatSet::all(4)));
    refused(&state, green(), "insure zinc 4", Rule::InsuranceExceedsCubes);
    refused(&state, green(), "insure again", Rule::NothingNamed);
    play(&mut state, green(), "insure zinc 2");
    refused(&state, green(), "insure zinc 1", Rule::AlreadyNamed);
    play(&mut state, green(), "insure silver 1");
    play(&mut state, red(), "insure copper 2");
    play(&mut state, red(), "insure again");
    assert_eq!(state.players[green()].insurance, 0, "nothing is exchanged before all have chosen");
    seal_all(&mut state, "insure done");
    assert_eq!((state.players[green()].insurance, cubes(&state, green())), (3, [1, 2, 0, 0]));
    assert_eq!((state.players[red()].insurance, cubes(&state, red())), (0, [3, 2, 1, 0]));
}

/// RW-5.1.2: insurance is kept from round to round and is worth nothing at the end.
#[test]
fn insurance_is_kept() {
    let mut state = insuring(4);
    play(&mut state, green(), "insure zinc 3");
    seal_all(&mut state, "insure done");
    finish_round(&mut state);
    assert_eq!(state.players[green()].insurance, 3);
    let with = crate::scoring::scores(&state)[green()];
    state.players[green()].insurance = 0;
    assert_eq!(crate::scoring::scores(&state)[green()], with);
}

/// RW-11.1.2: somebody without cubes is asked like everybody else.
#[test]
fn a_player_without_cubes_is_asked_too() {
    let mut state = insuring(4);
    goods(&mut state, red(), [0; 4], 0);
    assert_eq!(offer(&state, red()), ["insure done"]);
    assert!(crate::Rockwell::pending(&state).seats().contains(red()));
}

/// RW-4.1: insurance is taken at the start of phase I only.
#[test]
fn there_is_no_insurance_later() {
    let state = drilling(4);
    refused(&state, green(), "insure zinc 1", Rule::NotInsuring);
    refused(&state, green(), "insure done", Rule::NotInsuring);
    refused(&state, green(), "insure again", Rule::NotInsuring);
}
