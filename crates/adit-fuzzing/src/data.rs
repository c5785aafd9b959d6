//! A file of component data is refused, or a game can be played with it.

use crate::{game, picked};
use adit_game::{Seat, SeedDice, Setup, Viewer};
use adit_table::{NewTableFault, Source};

pub(crate) fn run(input: &[u8]) {
    let Some((first, text)) = input.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let (game, rest) = game(*first);
    let seats = game.seats()[usize::from(rest) % game.seats().len()];
    let setup = Setup { data: Some(text.into()), ..Setup::seats(seats) };
    let mut table = match game.start(&setup, Source::Seed(1)) {
        Ok(table) => table,
        Err(NewTableFault::Setup(fault)) => {
            return assert!(!fault.to_string().is_empty(), "a fault says what is wrong");
        }
        Err(NewTableFault::Draw(refusal)) => panic!("the game cannot begin: {refusal}"),
    };
    table.random(30, &mut SeedDice::new(1)).expect("a game that began can be played");
    let seats = Seat::all(table.record().seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public, Viewer::All]) {
        table.frame(viewer).expect("everybody can look");
    }
    let again = game.replay(&table.record().journal(), Source::Seed(1)).expect("what was played replays");
    assert!(again.position().equals(table.position()), "the replay leads elsewhere");
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    picked().map(|(byte, game)| [vec![byte], game.data().as_bytes().to_vec()].concat()).collect()
}
