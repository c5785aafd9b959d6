//! Chance that can be proven fair: what follows from what, and that nothing can be changed afterwards unnoticed.

use adit_game::{Seat, Setup, SplitDice, Viewer};
use adit_table::{Begun, Entry, Fair, Journal, Refusal, ReplayFault, Secret, Source, Table, Undo, Unproven};
use adit_testkit::heaps::Heaps;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn secret() -> Secret {
    Secret::new([42; 32])
}

/// What two players have added to the secret.
fn fair() -> Fair {
    Fair {
        added: vec![(seat(1), "Rhubarb for Emma".to_owned()), (seat(0), "5f09".to_owned())],
        begun: Some(Begun { by: None }),
        ..Fair::new(secret().commitment(), 0)
    }
}

/// A table at which nothing has happened, which waits for what the players add.
fn waiting() -> Table {
    let journal = Journal {
        game: "heaps".to_owned(),
        rules: Table::new::<Heaps>(&Setup::seats(2), Source::Os).unwrap().record().rules(),
        setup: Setup::seats(2),
        position: None,
        entries: Vec::new(),
        fair: None,
    };
    Table::replay::<Heaps>(&journal, Source::Withheld).unwrap()
}

/// The same after the draws have begun.
fn begun(fair: &Fair) -> Table {
    let mut table = waiting().drawing_from(fair.source(Some(secret())));
    let step = table.draw().unwrap();
    table.commit(step).unwrap();
    table
}

/// The journal of a whole game.
fn finished() -> Journal {
    let mut table = begun(&fair());
    table.random(10_000, &mut SplitDice(3)).unwrap();
    assert!(table.result().is_some());
    Journal { fair: Some(Fair { secret: Some(secret()), ..fair() }), ..table.record().journal() }
}

fn verified(journal: &Journal) -> Result<usize, Unproven> {
    let read = Journal::read(&journal.to_string()).unwrap();
    assert_eq!(read, *journal);
    Table::replay::<Heaps>(&read, Source::Withheld).unwrap().verify().map(|proof| proof.draws)
}

fn draws(journal: &Journal) -> Vec<usize> {
    let is_drawn = |number: &usize| matches!(journal.entries[*number], Entry::Chance { .. });
    (0..journal.entries.len()).filter(is_drawn).collect()
}

#[test]
fn nobody_is_asked_and_nothing_is_drawn_before_the_players_have_added_something() {
    let table = waiting();
    assert!(table.is_withheld() && table.pending().is_empty());
    assert_eq!(table.draw().err(), Some(Refusal::Withheld));
    assert_eq!(table.propose(seat(0), "bid 1", None).err(), Some(Refusal::Withheld));
    assert_eq!(table.why(seat(0), "bid 1"), Err(Refusal::Withheld));
    assert_eq!(table.preview(seat(0), "bid 1").err(), Some(Refusal::Withheld));
    assert_eq!(table.undo(seat(0)), Undo::Nothing);
    for viewer in Seat::all(2).map(Viewer::Seat).chain([Viewer::Public, Viewer::All]) {
        let frame = table.frame(viewer).unwrap();
        assert!(frame.offer.is_none() && frame.pending.is_empty() && frame.number == 0);
    }
    let table = begun(&fair());
    assert!(!table.is_withheld() && !table.pending().is_empty() && !table.record().entries().is_empty());
}

#[test]
fn every_draw_of_a_game_follows() {
    let journal = finished();
    let draws = draws(&journal);
    assert!(draws.len() > 1, "{journal}");
    assert_eq!(verified(&journal), Ok(draws.len()));
    // Somebody else's secret, and the same secret with something else added, bring another game.
    let other = Fair { added: vec![(seat(0), "5f0a".to_owned())], ..fair() };
    assert_ne!(begun(&other).record().entries(), &journal.entries[..begun(&other).record().entries().len()]);
}

/// Decision 003: taking back and playing the same again brings the same.
#[test]
fn taking_back_is_no_way_to_draw_again() {
    let mut table = begun(&fair());
    let before = table.record().entries().len();
    table.random(3, &mut SplitDice(9)).unwrap();
    let played = table.record().entries().to_vec();
    table.take_back(before).unwrap();
    table.random(3, &mut SplitDice(9)).unwrap();
    assert_eq!(table.record().entries(), played);
}

#[test]
fn another_outcome_is_found() {
    let journal = finished();
    let mut changed = 0;
    for number in draws(&journal) {
        let table = Table::replay::<Heaps>(&journal, Source::Withheld).unwrap();
        let draw = table.draws(0).unwrap().into_iter().find(|draw| draw.number == number).unwrap();
        for outcome in &draw.outcomes {
            let mut other = journal.clone();
            other.entries[number] = Entry::Chance { words: outcome.words.as_str().into() };
            // What cannot be played any further is cut: the draw itself is what is wrong.
            other.entries.truncate(number + 1);
            let found = verified(&other).err();
            let expected = (outcome.words != draw.drawn).then(|| Unproven::Draw {
                number,
                found: outcome.words.clone(),
                expected: draw.drawn.clone(),
            });
            assert_eq!(found, expected);
            changed += usize::from(expected.is_some());
        }
    }
    assert!(changed > 3);
}

/// A draw at another place comes from another part of the stream.
#[test]
fn another_number_is_found() {
    let journal = finished();
    let first = draws(&journal)[0];
    let mut other = journal.clone();
    other.fair.as_mut().unwrap().from = first + 1;
    assert_eq!(
        verified(&other),
        Ok(draws(&journal).len() - 1),
        "what came from another table is not checked"
    );
    let drawn = draws(&journal);
    let mut swaps = 0;
    for pair in drawn.windows(2).filter(|pair| journal.entries[pair[0]] != journal.entries[pair[1]]) {
        let mut other = journal.clone();
        other.entries.swap(pair[0], pair[1]);
        match Table::replay::<Heaps>(&other, Source::Withheld) {
            Ok(table) => assert!(table.verify().is_err()),
            Err(fault) => assert!(matches!(fault, ReplayFault::Entry { .. })),
        }
        swaps += 1;
    }
    assert!(swaps > 0);
}

#[test]
fn another_contribution_is_found() {
    let journal = finished();
    let change = |change: &dyn Fn(&mut Fair)| {
        let mut other = journal.clone();
        change(other.fair.as_mut().unwrap());
        verified(&other)
    };
    type Change = fn(&mut Fair);
    let changes: [Change; 5] = [
        |fair| fair.added[0].1.push('!'),
        |fair| fair.added[0].0 = Seat::new(0).unwrap(),
        |fair| fair.added.swap(0, 1),
        |fair| drop(fair.added.pop()),
        |fair| fair.begun = Some(Begun { by: Seat::new(1) }),
    ];
    for (place, changed) in changes.iter().enumerate() {
        assert!(matches!(change(changed), Err(Unproven::Draw { .. })), "{place}");
    }
}

#[test]
fn another_secret_and_another_commitment_are_found() {
    let mut journal = finished();
    let other = Secret::new([43; 32]);
    journal.fair.as_mut().unwrap().secret = Some(other);
    let committed = secret().commitment();
    assert_eq!(verified(&journal), Err(Unproven::OtherSecret { committed, found: other.commitment() }));
    // With the fitting commitment the draws do not follow.
    journal.fair.as_mut().unwrap().commitment = other.commitment();
    assert!(matches!(verified(&journal), Err(Unproven::Draw { .. })));
}

#[test]
fn what_cannot_be_checked_is_not_called_wrong() {
    let journal = finished();
    let without = Journal { fair: None, ..journal.clone() };
    assert_eq!(verified(&without), Err(Unproven::NotVerifiable));
    let still = Journal { fair: Some(fair()), ..journal.clone() };
    assert_eq!(verified(&still), Err(Unproven::StillSecret));
    let waiting = Fair { begun: None, ..fair() };
    let waiting = Journal { fair: Some(waiting), entries: Vec::new(), ..journal };
    assert_eq!(verified(&waiting), Err(Unproven::NotBegun));
    for unproven in [Unproven::NotVerifiable, Unproven::StillSecret, Unproven::NotBegun] {
        assert!(!unproven.is_false());
    }
}

#[test]
fn lines_in_the_wrong_place_are_refused_with_their_number() {
    let text = finished().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let at = |start: &str| lines.iter().position(|line| line.starts_with(start)).unwrap();
    let (commit, begin, draw, last) = (at("fair commit"), at("fair begin"), at("chance"), at("fair secret"));
    let moved = |from: usize, to: usize| {
        let mut lines = lines.clone();
        let line = lines.remove(from);
        lines.insert(to, line);
        Journal::read(&format!("{}\n", lines.join("\n"))).map_err(|fault| fault.line)
    };
    assert_eq!(moved(commit, begin), Err(commit + 1), "added before the commitment");
    assert_eq!(moved(begin, draw), Err(begin + 1), "drawn before the draws begin");
    assert_eq!(moved(begin - 1, begin + 1), Err(begin + 1 + 1), "added after the draws begin");
    assert_eq!(moved(last, draw), Err(draw + 2), "drawn after the secret is out");
    let twice = text.replace("fair begin\n", "fair begin\nfair begin\n");
    assert_eq!(Journal::read(&twice).map_err(|fault| fault.line), Err(begin + 2));
    let garbled = text.replace("fair begin\n", "fair start\n");
    let fault = Journal::read(&garbled).unwrap_err().to_string();
    assert!(fault.contains("fair start") && fault.contains("`fair add s0 TEXT`"), "{fault}");
}

/// The number of a line is told where something cannot happen, also behind lines about chance.
#[test]
fn a_fault_behind_such_lines_is_told_with_its_line() {
    let mut journal = finished();
    let number = draws(&journal)[0];
    journal.entries[number] = Entry::Chance { words: "sing".into() };
    let line = journal.to_string().lines().position(|line| line == "chance sing").unwrap() + 1;
    let fault = Table::replay::<Heaps>(&journal, Source::Withheld).err().unwrap();
    assert!(matches!(fault, ReplayFault::Entry { line: told, .. } if told == line), "{fault}");
}

/// A replayed game keeps what its journal says of chance, until something else happens.
#[test]
fn what_is_played_on_from_a_journal_is_not_called_proven() {
    let journal = finished();
    let mut table = Table::replay::<Heaps>(&journal, Source::Seed(1)).unwrap();
    assert_eq!(table.record().journal(), journal);
    table.take_back(draws(&journal)[1]).unwrap();
    assert_eq!(table.record().fair(), None);
    assert_eq!(table.verify(), Err(Unproven::NotVerifiable));
}

/// The same numbers for ever: what a journal says must follow in every later version, and in every other program.
#[test]
fn a_secret_gives_the_same_draws_for_ever() {
    let table = begun(&fair());
    let drawn: Vec<String> = table.record().entries().iter().map(Entry::to_string).collect();
    assert_eq!(
        drawn.join(", "),
        "chance fill A 1, chance fill B 4, chance favourite s0 B, chance favourite s1 B"
    );
}
