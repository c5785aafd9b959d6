//! Journals as text.

use adit_game::{SeedDice, Setup};
use adit_table::{Journal, ReplayFault, Source, Table};
use adit_testkit::heaps::Heaps;

/// A finished game with options and data of its own.
fn finished() -> Table {
    let mut setup = Setup::seats(3).with("heaps", "3").with("favourites", "true");
    setup.data = Some("# More stones\n\nleast = 2\nmost = 7\nlimit = 4\n".into());
    let mut table = Table::new::<Heaps>(&setup, Source::Seed(2)).unwrap();
    table.random(u64::MAX, &mut SeedDice::new(2)).unwrap();
    table
}

fn text() -> String {
    finished().record().journal().to_string()
}

fn fault(text: &str) -> String {
    Journal::read(text).expect_err(text).to_string()
}

fn replay_fault(text: &str) -> String {
    let journal = Journal::read(text).unwrap();
    Table::replay::<Heaps>(&journal, Source::Seed(1)).err().expect(text).to_string()
}

#[test]
fn a_journal_looks_like_this() {
    let header = text().split("\n\n").next().unwrap().to_owned();
    assert_eq!(
        header,
        "adit 1\ngame heaps\nrules 1\nseats 3\noption favourites true\noption heaps 3\ndata\n| # More stones\n|\n| least = 2\n\
         | most = 7\n| limit = 4\n|"
    );
    assert!(text().contains("\n\nchance fill A "));
    assert!(text().contains("\ns1 bid "));
}

#[test]
fn what_is_written_is_read_and_written_again() {
    let table = finished();
    let journal = Journal::read(&text()).unwrap();
    assert_eq!(journal, table.record().journal());
    assert_eq!(journal.to_string(), text());
    let replayed = Table::replay::<Heaps>(&journal, Source::Seed(1)).unwrap();
    assert!(replayed.position().equals(table.position()));
}

#[test]
fn a_journal_cut_after_a_whole_line_is_a_shorter_game() {
    let whole = finished();
    let text = text();
    let header = text.find("\n\n").unwrap() + 2;
    let ends: Vec<usize> =
        text.match_indices('\n').map(|(at, _)| at + 1).filter(|end| *end >= header).collect();
    for (number, end) in ends.into_iter().enumerate() {
        let journal = Journal::read(&text[..end]).unwrap();
        let table = Table::replay::<Heaps>(&journal, Source::Seed(1)).unwrap();
        assert!(table.position().equals(whole.at(number).unwrap().position()));
    }
}

#[test]
fn a_journal_cut_anywhere_else_is_a_clear_error() {
    let text = text();
    for end in 0..text.len() {
        let cut = &text[..end];
        match Journal::read(cut) {
            Ok(journal) => {
                assert!(cut.ends_with('\n') && cut.contains("\n\n"));
                assert_eq!(journal.to_string(), cut);
            }
            Err(fault) => {
                let line = cut.matches('\n').count() + 1;
                assert!(fault.line == line || fault.line == 1, "{fault} for {cut:?}");
            }
        }
    }
}

#[test]
fn faults_name_the_line_and_what_to_do() {
    assert_eq!(fault(""), "line 1: this is not a journal; a journal begins with the line `adit 1`");
    assert_eq!(
        fault("{\"game\": 1}\n"),
        "line 1: this is not a journal; a journal begins with the line `adit 1`"
    );
    assert!(fault("adit 2\n").starts_with("line 1: this journal has format \"2\""));
    assert!(fault("adit 1\nseats 2\n").ends_with("but the header goes on with `game ID`"));
    assert!(fault("adit 1\ngame heaps\nrules one\n").starts_with("line 3: \"rules one\" has no value"));
    let head = "adit 1\ngame heaps\nrules 1\nseats 2\n";
    assert!(fault(head).starts_with("line 5: the journal ends before the empty line"));
    assert!(fault(&format!("{head}colour red\n\n")).starts_with("line 5: \"colour red\" is not a header"));
    assert!(
        fault(&format!("{head}option a 1\noption a 2\n\n")).starts_with("line 6: option \"a\" stands twice")
    );
    assert!(fault(&format!("{head}option a\n\n")).starts_with("line 5: \"option a\" has no value"));
    assert!(fault(&format!("{head}data\n\n")).starts_with("line 5: \"data\" has no value"));
    assert!(fault(&format!("{head}data\n| \n\n")).starts_with("line 6: an empty line of data"));
    assert!(fault(&format!("{head}database\n\n")).starts_with("line 5: \"database\" is not a header"));
    assert!(fault(&format!("{head}\ns0 bid 1\ns1 bi")).starts_with("line 7: the last line has no end"));
    assert!(
        fault(&format!("{head}\ns0 bid 1\r\n")).starts_with("line 6: the line ends with a carriage return")
    );
    assert!(fault(&head.replace('\n', "\r\n")).starts_with("line 1: the line ends with a carriage return"));
    assert!(fault(&format!("{head}\ns0  bid 1\n")).contains("joined by single blanks"));
    assert!(fault(&format!("{head}\ns7 bid 1\n")).contains("begins with a seat"));
    assert!(fault(&format!("{head}\n\n")).contains("joined by single blanks"));
}

#[test]
fn what_cannot_have_happened_is_refused_with_its_clause_and_line() {
    let head =
        "adit 1\ngame heaps\nrules 1\nseats 1\noption favourites false\n\nchance fill A 3\nchance fill B 1\n";
    let after = |line: &str| replay_fault(&format!("{head}{line}\n"));
    assert_eq!(after("s0 bid 4"), "line 9: \"s0 bid 4\" cannot happen here: the rules forbid this (HP-2.3)");
    assert!(after("s1 bid 1").contains("there is no s1 at this table of 1"));
    assert!(after("s0 jump").contains("no move is said like this"));
    assert!(after("chance fill A 3").contains("chance cannot bring this now"));
    assert!(after("chance rain").contains("chance cannot bring this now"));
    assert!(replay_fault(&head.replace("A 3", "A 6")).starts_with("line 7: \"chance fill A 6\""));
    assert!(
        replay_fault(&head.replace("game heaps", "game piles")).starts_with("line 2: this is a journal of")
    );
    assert!(
        replay_fault(&head.replace("rules 1", "rules 9"))
            .starts_with("line 3: this game was played by version 9")
    );
    assert!(
        replay_fault(&head.replace("seats 1", "seats 4"))
            .starts_with("the header: the game has no table of 4")
    );
    assert!(
        replay_fault(&head.replace("favourites", "favorites")).contains("the options are heaps, favourites")
    );
    assert!(
        replay_fault(&head.replace("false\n\n", "false\ndata\n| limit = 0\n\n"))
            .contains("component data: file")
    );
    assert!(
        replay_fault(&head.replace("false\n\n", "false\nposition {}\n\n"))
            .contains("this is not a view of the game")
    );
}

#[test]
fn a_position_must_belong_to_its_setup() {
    let table = finished();
    let view = table.frame(adit_game::Viewer::All).unwrap().view;
    let loaded = Table::load::<Heaps>(view.of::<Heaps>().unwrap(), Source::Seed(1)).unwrap();
    let mut journal = loaded.record().journal();
    assert_eq!(Journal::read(&journal.to_string()), Ok(journal.clone()));
    journal.setup.seats = 2;
    assert_eq!(Table::replay::<Heaps>(&journal, Source::Seed(1)).err(), Some(ReplayFault::OtherSetup));
}
