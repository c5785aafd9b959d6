//! Games in the terminal, tried with the test game and plain lines.

use adit_any::{Games, Of, find};
use adit_cli::play::{Agreed, Choices, Console, Input, Plain, PlayArguments, run};
use adit_game::{SeedDice, Setup};
use adit_games::GAMES;
use adit_table::{Journal, Source, Table};
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
        lang: Some("en".to_owned()),
        resume: false,
        new: false,
        ask: false,
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
    assert!(shown.contains("At this keyboard: Seat 0. `help` explains"), "{shown}");
    assert!(shown.contains("The game is over."), "{shown}");
    assert!(shown.contains("Seat 0 has "), "{shown}");
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
    let hint = shown.split("What an expert would do, best first.").nth(1).expect(&shown);
    let rows: Vec<&str> = hint.lines().skip(1).take_while(|line| line.contains("expected result")).collect();
    let percent = |row: &str| -> i64 {
        row.split("expected result ").nth(1).unwrap().split('%').next().unwrap().parse().unwrap()
    };
    assert!(
        rows.len() > 1 && rows.iter().all(|row| row.contains("  bid ") && row.contains("Bid: ")),
        "{hint}"
    );
    assert!(rows.is_sorted_by_key(|row| -percent(row)), "{hint}");
    // And why: the parts add up to the difference, in tenths of a point.
    let why: Vec<&str> =
        hint.lines().skip_while(|line| !line.starts_with("Compared with ")).skip(1).collect();
    assert!(why.first().is_some_and(|line| line.contains("instead of")), "{hint}");
    let tenths = |line: &&str| {
        let value = line.rsplit(": ").next()?.trim().replace('−', "-").replace(['+', '±', '.'], "");
        value.parse::<i64>().ok()
    };
    let parts: Vec<i64> = why.iter().skip(1).map_while(tenths).collect();
    let (total, parts) = parts.split_last().expect(hint);
    assert_eq!(parts.iter().sum::<i64>(), *total, "{hint}");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,me"), "bid 0\nbid 2\ntake A 1\n").unwrap();
    assert!(shown.ends_with("The game is saved. `adit play heaps` continues it.\n"), "{shown}");
    let before = journal(folder.path(), 1);
    assert!(before.ends_with("s0 bid 0\ns1 bid 2\ns1 take A 1\n"), "{before}");
    let shown = play(folder.path(), &arguments(None), "pass\n").unwrap();
    assert!(shown.starts_with("Continuing after 7 steps"), "{shown}");
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
    assert!(fault.contains("--new starts another one: line 3"), "{fault}");
    let resume = PlayArguments { resume: true, ..arguments(None) };
    let empty = TempDir::new().unwrap();
    let fault = play(empty.path(), &resume, "").unwrap_err().to_string();
    assert!(fault.contains("There is no game of heaps to continue"), "{fault}");
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
        "Not a move: “sing”.\n`offer` lists what you may do",
        "This move is not complete yet: “bid”.\nHow many stones?\n  bid 0–3\n",
        "A bid may not exceed the limit. (HP-2.3)",
        "Everybody bids before stones are taken. (HP-3.1)",
        "This is allowed.",
        "No move begins with “take”. `why take` says why.",
        "Type a move in words",
        "That file also says what you may not see",
        "There is nothing to take back.",
    ] {
        assert!(shown.contains(expected), "{expected:?} is missing in {shown}");
    }
    assert!(!journal(folder.path(), 1).contains("\ns0"));
}

#[test]
fn anything_on_the_table_can_be_asked_about() {
    let folder = TempDir::new().unwrap();
    let lines = "what A\nwhat HEAP b\nwhat bid\nwhat heap\nwhat gold\nwhat\n";
    let shown = play(folder.path(), &seeded("me"), lines).unwrap();
    let answer = |line: &str| {
        let rest = shown.split(&format!("> {line}\n")).nth(1).unwrap_or_else(|| panic!("{shown}"));
        rest.split("\nSeat 0> ").next().unwrap().to_owned()
    };
    assert!(answer("what A").starts_with("Heap A\n  Heap A holds "), "by its word: {shown}");
    assert!(answer("what A").ends_with("\n  Rule HP-3.2"), "with the clause: {shown}");
    assert!(answer("what HEAP b").starts_with("Heap B\n"), "by its title: {shown}");
    assert!(answer("what bid").contains("The highest bid begins."), "a choice too: {shown}");
    assert!(answer("what heap").contains("Heap A\n") && answer("what heap").contains("Heap B\n"), "{shown}");
    assert!(answer("what gold").starts_with("Nothing here is called “gold”."), "{shown}");
    for words in ["what gold", "what"] {
        assert!(answer(words).contains("  Heap A · Heap B"), "everything is listed: {shown}");
    }
}

/// Two heaps of five stones each, in which the second player gives up.
const GIVEN_UP: &str = "adit 1\ngame heaps\nrules 1\nseats 2\noption favourites false\n\nchance fill A 5\n\
    chance fill B 5\ns0 bid 0\ns1 bid 0\n";

/// Continues a game that was kept.
fn continued(journal: &str, lines: &str) -> String {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("heaps-0001.journal"), journal).unwrap();
    fs::write(folder.path().join("heaps-0001.toml"), "players = [\"me\", \"me\"]\n").unwrap();
    play(folder.path(), &arguments(None), lines).unwrap()
}

#[test]
fn several_moves_are_made_in_one_line_or_none() {
    let shown = continued(GIVEN_UP, "take A 1; pass\ntake A 1;\npoints\n");
    assert!(shown.contains("> take A 1; pass\nIt is not your turn."), "another seat follows: {shown}");
    let points = shown.split("> points\n").nth(1).expect(&shown);
    let rows: Vec<String> =
        points.lines().take(2).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(rows, ["Seat 0 Seat 1", "Total 0 0"], "nothing was taken");
    let after_pass = format!("{GIVEN_UP}s0 take A 1\ns1 pass\n");
    let shown = continued(&after_pass, "take A 1; take B 2; take B\ntake A 1; take B 2\npoints\n");
    assert!(shown.contains("“take B”.\nHow many stones?\n  take B 1"), "{shown}");
    assert!(
        shown.split("> points\n").nth(1).expect(&shown).contains("\n  Stones       4       0\n"),
        "{shown}"
    );
}

#[test]
fn the_end_says_who_has_won_and_why() {
    let nearly = format!("{GIVEN_UP}s0 take A 3\ns1 pass\ns0 take B 3\ns0 take A 2\n");
    let shown = continued(&nearly, "take B 2\n");
    for expected in [
        "The game is over.\n",
        "Seat 0 wins with 10 points, 10 more than Seat 1.\n",
        "What made the difference: Stones (+10).\n",
        "\n          Seat 0  Seat 1\n  Stones      10       0\n",
        "\n  Total       10       0\n  Place       1.      2.\n",
    ] {
        assert!(shown.contains(expected), "{expected:?} is missing in {shown}");
    }
    assert!(!shown.contains('\u{1b}'), "there are no colours where it is not a terminal");
}

#[test]
fn a_person_sees_colours_and_what_is_new() {
    let folder = TempDir::new().unwrap();
    let shown = watch(folder.path(), &seeded("me"), &["bid 0", "show"]);
    assert!(shown.iter().any(|text| text == "\u{1b}[1mBid stones to begin.\u{1b}[0m"), "{shown:?}");
    let drawn: Vec<&String> = shown.iter().filter(|text| text.contains("favourite Known")).collect();
    assert_eq!(drawn.len(), 2, "a bid changes nothing in the drawing, so it is not repeated: {shown:?}");
    assert!(!drawn[0].contains("\u{1b}[36mA\u{1b}[0m"), "heaps cannot be chosen yet: {shown:?}");
    assert!(drawn[1].contains("\u{1b}[36mA\u{1b}[0m"), "what can be chosen stands out: {shown:?}");
}

#[test]
fn undo_is_free_until_something_new_was_seen() {
    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,me"), "bid 1\nundo\n").unwrap();
    assert!(shown.contains("Taken back: a move of Seat 0."), "{shown}");
    assert!(!journal(folder.path(), 1).contains("s0 bid"), "it is taken back on the disk too");

    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("me,random"), "bid 3\nundo\n").unwrap();
    assert!(shown.contains("Your last move has shown something new. `undo anyway`"), "{shown}");
    let shown = play(folder.path(), &arguments(None), "undo anyway\n").unwrap();
    assert!(shown.contains("Taken back: a move of Seat 0."), "{shown}");
    assert!(!journal(folder.path(), 1).contains("s0 bid"));

    let folder = TempDir::new().unwrap();
    let shown = play(folder.path(), &seeded("random,me"), "bid 3\ntake A 1\nundo\n").unwrap();
    assert!(shown.contains("Since your last move: a move of Bot (random). `undo anyway`"), "{shown}");
}

#[test]
fn wrong_arguments_say_what_is_right() {
    let folder = TempDir::new().unwrap();
    let fault = |arguments: &PlayArguments| play(folder.path(), arguments, "").unwrap_err().to_string();
    assert!(fault(&arguments(Some("me,you"))).contains("\"you\" is not one of me, random, greedy, easy"));
    assert!(fault(&arguments(Some("me,me,me,me"))).contains("no table of 4 seats; choose one of 1, 2, 3"));
    let other = PlayArguments { game: "chess".to_owned(), ..arguments(None) };
    assert!(fault(&other).contains("the games are: heaps"));
    let french = PlayArguments { lang: Some("fr".to_owned()), ..arguments(None) };
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

/// Continues a game of one of the real games as a person at a keyboard, from a journal.
fn watch_kept(game: &str, journal: &Journal, ask: bool, lines: &[&'static str]) -> (String, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(format!("{game}-0001.journal"));
    fs::write(&path, journal.to_string()).unwrap();
    let players = vec!["\"me\""; usize::from(journal.setup.seats)].join(", ");
    fs::write(folder.path().join(format!("{game}-0001.toml")), format!("players = [{players}]\n")).unwrap();
    let arguments = PlayArguments { game: game.to_owned(), resume: true, ask, ..arguments(None) };
    let mut person = Person { lines: lines.iter().copied().collect(), shown: Vec::new() };
    run(&arguments, GAMES, folder.path(), &mut person).unwrap();
    (person.shown.join("\n"), fs::read_to_string(path).unwrap())
}

#[test]
fn a_sealed_bid_is_given_in_one_line() {
    let rockwell = find(GAMES, "rockwell").unwrap();
    let table = rockwell.start(&Setup::seats(2), Source::Seed(1)).unwrap();
    // Somebody else may have the keyboard first: each presses Enter to take it.
    let line = "bid zinc 1 money 1200 done";
    let (shown, journal) = watch_kept("rockwell", &table.record().journal(), false, &["", line]);
    assert!(shown.contains("All in one line, for example: `\u{1b}[36mbid zinc 1 money 100 done"), "{shown}");
    let bid = "s0 bid zinc 1\ns0 bid money 1000\ns0 bid money 200\ns0 bid done\n";
    assert!(journal.ends_with(bid), "{journal}");
}

#[test]
fn what_is_the_only_thing_to_do_happens_by_itself_unless_somebody_wants_to_be_asked() {
    let cavum = find(GAMES, "cavum").unwrap();
    let mut table = cavum.start(&Setup::seats(2), Source::Seed(1)).unwrap();
    let mut dice = SeedDice::new(1);
    let is_forced = |table: &Table| {
        let seat = table.pending().iter().next().unwrap();
        table.plans(seat).unwrap().is_forced
    };
    while !is_forced(&table) {
        table.random(1, &mut dice).unwrap();
    }
    let before = table.record().journal();
    let (shown, after) = watch_kept("cavum", &before, false, &["", ""]);
    assert!(shown.contains("there was only one thing to do"), "{shown}");
    assert!(after.len() > before.to_string().len(), "nothing was done");
    let (shown, after) = watch_kept("cavum", &before, true, &["", ""]);
    assert!(!shown.contains("there was only one thing to do"), "{shown}");
    assert_eq!(after, before.to_string());
}

#[test]
fn secrets_are_hidden_when_the_keyboard_changes_hands() {
    let folder = TempDir::new().unwrap();
    let shown = watch(folder.path(), &seeded("me,me"), &["", "bid 0", "", "", "bid 1"]);
    let place = |text: &str| shown.iter().position(|line| line.starts_with(text)).expect(text);
    assert!(place("Seat 0: take the keyboard") < place("Seat 0> "));
    assert!(place("Seat 0> ") < place("Seat 0: press Enter to clear"));
    let after = &shown[place("Seat 0: press Enter to clear") + 1..];
    assert_eq!(&after[..2], ["WIPED", "Seat 1: take the keyboard and press Enter. "]);
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
