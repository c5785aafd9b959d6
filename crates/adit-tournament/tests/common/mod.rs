//! Tournaments for tests.

use adit_game::{Dice as _, SplitDice};
use adit_tournament::{
    EntrantId, Entry, Form, Outcome, Place, Settings, TieBreak, Tournament, TournamentFault, Who,
};
use std::collections::BTreeMap;

/// What is agreed if nothing else is said.
pub fn settings(form: Form, seats: u8) -> Settings {
    Settings {
        name: "Spring".to_owned(),
        game: "cavum".to_owned(),
        options: BTreeMap::new(),
        seats,
        fewest: 2,
        form,
        rounds: None,
        clock: None,
        entry: Entry::Everybody,
        most: if form == Form::Swiss { 64 } else { 32 },
        ties: TieBreak::usual(form),
    }
}

/// Somebody enters.
pub fn entered(tournament: &mut Tournament, name: &str) -> EntrantId {
    tournament.enter(name, Who::Player(name.to_owned())).expect("it is open")
}

/// A tournament that so many have begun; nothing if they are too few.
pub fn begun(settings: Settings, count: u16, seed: u64) -> Option<Tournament> {
    let mut tournament = Tournament::new(settings, seed).expect("a tournament");
    for number in 0..count {
        entered(&mut tournament, &number.to_string());
    }
    match tournament.begin() {
        Ok(()) => Some(tournament),
        Err(fault) => {
            assert_eq!(fault, TournamentFault::TooFew);
            None
        }
    }
}

/// How a table ends: always the same for the same players in the same round. Some share places, some tables are closed.
pub fn outcome(seed: u64, round: usize, seats: &[EntrantId]) -> Outcome {
    let key = seats
        .iter()
        .map(|id| u64::from(id.number()))
        .fold(seed ^ round as u64, |sum, id| sum.wrapping_mul(31).wrapping_add(id));
    let mut dice = SplitDice(key);
    if dice.index(12) == 0 {
        return Outcome::Void;
    }
    let scores: Vec<i32> =
        seats.iter().map(|_| i32::try_from(dice.index(6)).expect("a small number")).collect();
    let rank =
        |score: &i32| 1 + u8::try_from(scores.iter().filter(|other| *other > score).count()).expect("few");
    Outcome::Played(scores.iter().map(|score| Place { score: *score, rank: rank(score) }).collect())
}

/// Plays the round that was drawn last.
pub fn play_round(tournament: &mut Tournament, seed: u64) {
    let round = tournament.rounds().len() - 1;
    for table in 0..tournament.rounds()[round].tables.len() {
        let seats = tournament.rounds()[round].tables[table].seats.clone();
        tournament.record(round, table, outcome(seed, round, &seats)).expect("a table");
    }
}
