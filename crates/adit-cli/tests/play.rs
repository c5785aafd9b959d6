//! Games in the terminal, tried with the test game and plain lines.

use adit_any::{Games, Of};
use adit_cli::play::{Agreed, Choices, Console, Input, Plain, PlayArguments, run};
use adit_testkit::heaps::Heaps;
use std::collections::VecDeque;
use std::fs;
use std::io;
use std::path::Path;
use tempfile::TempDir;

static HEAPS: Games = &[&Of::<Heaps>::GAME];

fn arguments(seats: Option<&str>) -> PlayArguments {
    PlayArguments {
        game: "heaps".to_owned(),
        seats: seats.map(str::to_owned),
        agreed: Agreed::default(),
        seed: None,
        lang: "en".to_owned(),
        resume: false,
        new: false,
    }
}

/// Plays with these lines and gives back what was shown.
fn play(folder: &Path, arguments: &PlayArguments, lines: &str) -> anyhow::Result<String> {
    let mut shown = Vec::new();
    run(arguments, HEAPS, folder, &mut Plain::new(lines.as_bytes(), &mut shown))?;
    Ok(String::from_utf8(shown).unwrap())
}

fn seeded(seats: &str) -> PlayArguments {
    PlayArguments { seed: Some(5), ..arguments(Some(seats)) }
}

fn journal(folder: &Path, number: u32) -> String {
    fs::read_to_string(folder.join(format!("heaps-{number:04}.journal"))).unwrap()
}

fn file_names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_game_is_played_to_its_end() {
    let folder = TempDir::new().unwrap();
    let sweep = "sweep A\nsweep B\n".repeat(20);
    let shown = play(folder.path(), &seeded("me"), &format!("bid 0\n{sweep}")).unwrap();
    assert!(shown.contains("s0 is me."), "{shown}");
    assert!(shown.contains("The game is over (empty)."), "{shown}");
    assert!(shown.contains("  1. s0 (me): "), "{shown}");
    assert!(journal(folder.path(), 1).contains("\ns0 sweep A\n"));
    let again = play(folder.path(), &arguments(None), "").unwrap();
    assert!(!again.contains("Continuing"), "a finished game is not continued: {again}");
    assert_eq!(file_names(folder.path()).len(), 4, "the finished game is kept");
}

#[test]
fn random_players_move_by_themselves_and_the_seed_decides_how() {
    let play_once = || {
        let folder = TempDir::new().unwrap();
        play(folder.path(), &seeded("random,random,random"), "").unwrap();
        journal(folder.path(), 1)
    };
    assert_eq!(play_once(), play_once());
}

#[test]
fn bots_of_every_level_play_to_the_end() {
    for seats in ["greedy,easy", "medium,hard", "hard,random,greedy"] {
        let folder = TempDir::new().unwrap();
        let shown = play(folder.path(), &seeded(seats), "").unwrap();
        assert!(shown.contains("The game is over"), "{shown}");
    }
}

#[test]
fn a_hint_names_moves_that_can_be_made() {
    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,greedy"), "hint\n").unwrap();
    assert!(shown.contains(" of 100  bid "), "{shown}");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,me"), "bid 0\nbid 2\ntake A 1\n").unwrap();
    assert!(shown.ends_with("The game is kept; `adit play heaps` continues it.\n"), "{shown}");
    let before = journal(folder.path(), 1);
    assert!(before.ends_with("s0 bid 0\ns1 bid 2\ns1 take A 1\n"), "{before}");
    let shown = play(folder.path(), &arguments(None), "pass\n").unwrap();
    assert!(shown.starts_with("Continuing after 7 entries"), "{shown}");
    assert_eq!(journal(folder.path(), 1), format!("{before}s0 pass\n"));
}

#[test]
fn a_line_that_was_cut_by_a_crash_is_dropped() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me,me"), "bid 0\nbid 2\n").unwrap();
    let path = folder.path().join("heaps-0001.journal");
    let whole = journal(folder.path(), 1);
    fs::write(&path, format!("{whole}s1 take A")).unwrap();
    play(folder.path(), &arguments(None), "take B 1\n").unwrap();
    assert_eq!(journal(folder.path(), 1), format!("{whole}s1 take B 1\n"));
}

#[test]
fn what_chance_owed_at_a_crash_is_drawn() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me"), "").unwrap();
    let whole = journal(folder.path(), 1);
    let cut = whole.find("chance favourite").unwrap();
    fs::write(folder.path().join("heaps-0001.journal"), &whole[..cut]).unwrap();
    play(folder.path(), &arguments(None), "").unwrap();
    assert_eq!(journal(folder.path(), 1), whole, "the seed draws the same again");
}

#[test]
fn a_new_game_leaves_the_unfinished_one_alone() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me,me"), "bid 0\n").unwrap();
    let first = journal(folder.path(), 1);
    play(folder.path(), &PlayArguments { new: true, ..arguments(Some("me,random")) }, "").unwrap();
    assert_eq!(journal(folder.path(), 1), first);
    assert!(journal(folder.path(), 2).contains("seats 2\n"));
}

#[test]
fn other_players_than_in_the_unfinished_game_are_a_question() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me,me"), "bid 0\n").unwrap();
    let fault = play(folder.path(), &arguments(Some("me,random")), "").unwrap_err().to_string();
    assert!(fault.contains("unfinished game of heaps with --seats me,me"), "{fault}");
    assert!(play(folder.path(), &arguments(Some("me,me")), "").is_ok());
}

#[test]
fn a_game_that_cannot_be_continued_says_so() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me,me"), "bid 0\n").unwrap();
    let path = folder.path().join("heaps-0001.journal");
    fs::write(&path, journal(folder.path(), 1).replace("rules 1", "rules 7")).unwrap();
    let fault = format!("{:#}", play(folder.path(), &arguments(None), "").unwrap_err());
    assert!(fault.contains("`--new` starts another one: line 3"), "{fault}");
    let resume = PlayArguments { resume: true, ..arguments(None) };
    let empty = TempDir::new().unwrap();
    let fault = play(empty.path(), &resume, "").unwrap_err().to_string();
    assert!(fault.contains("there is no game of heaps to continue"), "{fault}");
}

#[test]
fn two_terminals_do_not_write_one_game() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me,me"), "bid 0\n").unwrap();
    let lock = fs::File::open(folder.path().join("heaps-0001.toml")).unwrap();
    lock.lock().unwrap();
    let fault = play(folder.path(), &arguments(None), "").unwrap_err().to_string();
    assert!(fault.contains("open in another terminal"), "{fault}");
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let lines =
        "sing\n\nbid\nbid 9\nwhy take A 1\nwhy bid 1\nwhy\noffer take\nhelp\nshow\njournal\nundo\n\u{7f}\n";
    let shown = play(folder.path(), &seeded("me,me"), lines).unwrap();
    for expected in [
        "no move is said like this: \"sing\"",
        "more words must follow \"bid\"\n  bid 0 to 3",
        "A bid may not exceed the limit. (HP-2.3)",
        "Everybody bids before stones are taken. (HP-3.1)",
        "This is allowed.",
        "No move begins with \"take\"; `why take` says why.",
        "Type a move in words",
        "It also says what you may not see yet.",
        "There is nothing to take back.",
    ] {
        assert!(shown.contains(expected), "{expected:?} is missing in {shown}");
    }
    assert!(!journal(folder.path(), 1).contains("\ns0"));
}

#[test]
fn undo_is_free_until_something_new_was_seen() {
    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,me"), "bid 1\nundo\n").unwrap();
    assert!(shown.contains("Taken back: a move of s0."), "{shown}");
    assert!(!journal(folder.path(), 1).contains("s0 bid"), "it is taken back on the disk too");

    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,random"), "bid 3\nundo\n").unwrap();
    assert!(shown.contains("Your last move has shown something new. `undo anyway`"), "{shown}");
    let shown = play(folder.path(), &arguments(None), "undo anyway\n").unwrap();
    assert!(shown.contains("Taken back: a move of s0."), "{shown}");
    assert!(!journal(folder.path(), 1).contains("s0 bid"));

    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("random,me"), "bid 3\ntake A 1\nundo\n").unwrap();
    assert!(shown.contains("Since your last move: a move of s0. `undo anyway`"), "{shown}");
}

#[test]
fn wrong_arguments_say_what_is_right() {
    let folder = TempDir::new().unwrap();
    let fault = |arguments: &PlayArguments| play(folder.path(), arguments, "").unwrap_err().to_string();
    assert!(fault(&arguments(Some("me,you"))).contains("\"you\" is not one of me, random, greedy, easy"));
    assert!(fault(&arguments(Some("me,me,me,me"))).contains("no table of 4 seats; choose one of 1, 2, 3"));
    let other = PlayArguments { game: "chess".to_owned(), ..arguments(None) };
    assert!(fault(&other).contains("the games are: heaps"));
    let french = PlayArguments { lang: "fr".to_owned(), ..arguments(None) };
    assert!(fault(&french).contains("choose one of en"));
    let agreed = |options: &[&str]| PlayArguments {
        agreed: Agreed { options: options.iter().map(|option| (*option).to_owned()).collect(), data: None },
        ..arguments(None)
    };
    assert!(fault(&agreed(&["heaps"])).contains("ID=VALUE"));
    assert!(fault(&agreed(&["heaps=4"])).contains("choose one of 2, 3"));
    assert!(fault(&agreed(&["heaps=2", "heaps=3"])).contains("given twice"));
    let data = Agreed { data: Some("no/such/file".into()), ..Agreed::default() };
    assert!(
        fault(&PlayArguments { agreed: data, ..arguments(None) }).contains("cannot read the component data")
    );
    assert_eq!(file_names(folder.path()).len(), 0, "nothing was started");
}

/// A person at a keyboard, who can be asked and to whom the screen can be wiped.
struct Person {
    lines: VecDeque<&'static str>,
    shown: Vec<String>,
}

impl Console for Person {
    fn interactive(&self) -> bool {
        true
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        self.shown.push(text.to_owned());
        Ok(())
    }

    fn read(&mut self, prompt: &str, _: &Choices) -> io::Result<Input> {
        self.shown.push(prompt.to_owned());
        Ok(self.lines.pop_front().map_or(Input::End, |line| Input::Line(line.to_owned())))
    }

    fn wipe(&mut self) -> io::Result<()> {
        self.shown.push("WIPED".to_owned());
        Ok(())
    }
}

fn watch(folder: &Path, arguments: &PlayArguments, lines: &[&'static str]) -> Vec<String> {
    let mut person = Person { lines: lines.iter().copied().collect(), shown: Vec::new() };
    run(arguments, HEAPS, folder, &mut person).unwrap();
    person.shown
}

#[test]
fn secrets_are_hidden_when_the_keyboard_changes_hands() {
    let folder = TempDir::new().unwrap();
    let shown = watch(folder.path(), &seeded("me,me"), &["", "bid 0", "", "", "bid 1"]);
    let place = |text: &str| shown.iter().position(|line| line.starts_with(text)).expect(text);
    assert!(place("s0 takes the keyboard") < place("s0> "));
    assert!(place("s0> ") < place("s0: Enter clears the screen"));
    let after = &shown[place("s0: Enter clears the screen") + 1..];
    assert_eq!(&after[..2], ["WIPED", "s1 takes the keyboard and presses Enter. "]);
    assert!(after[2].contains("\nSeat 0 took A 0, B 0, C 0; favourite Hidden\n"), "{}", after[2]);
}

#[test]
fn nobody_hands_over_where_nothing_is_hidden() {
    let folder = TempDir::new().unwrap();
    let alone = watch(folder.path(), &seeded("me,random"), &["bid 0"]);
    assert!(!alone.iter().any(|line| line == "WIPED"));
}

#[test]
fn a_person_is_asked_whether_to_continue() {
    let folder = TempDir::new().unwrap();
    play(folder.path(), &seeded("me,random"), "bid 0\n").unwrap();
    let shown = watch(folder.path(), &arguments(None), &["y"]);
    assert!(shown[0].starts_with("A game with me,random is unfinished ("), "{shown:?}");
    assert!(shown[1].starts_with("Continuing after"), "{shown:?}");
    let shown = watch(folder.path(), &arguments(None), &["no"]);
    assert!(!shown[1].starts_with("Continuing after"), "{shown:?}");
    assert_eq!(file_names(folder.path()).len(), 4, "both games are kept");
}
