//! Contests of bots at tables of Heaps.

use adit_any::{AnyGame, Games, Of, replay};
use adit_arena::{
    Answer, AnswerFault, ArenaFault, Contest, GameRecord, Records, Standings, answer, csv, report, run,
};
use adit_game::{Setup, Viewer};
use adit_table::Source;
use adit_testkit::heaps::Heaps;
use serde_json::{Value, json};
use std::path::Path;

static HEAPS: Of<Heaps> = Of::GAME;
const GAMES: Games = &[&HEAPS];

fn contest(bots: &[&str], seats: u8, games: u64) -> Contest {
    Contest {
        game: HEAPS.id().to_owned(),
        setup: Setup::seats(seats),
        entrants: bots.iter().map(|bot| bot.parse().expect("these are bots")).collect(),
        games,
        journals: None,
        seed: 7,
        question: None,
        patience: std::time::Duration::from_secs(60),
    }
}

fn play(contest: &Contest, threads: usize) -> Result<Vec<GameRecord>, ArenaFault> {
    run(&HEAPS, contest, threads, None, Vec::new(), &mut |_| ())
}

fn standings(contest: &Contest, records: &[GameRecord]) -> Standings {
    let seats = usize::from(contest.setup.seats);
    Standings::new(&contest.names(), seats, contest.question.as_ref(), records)
}

/// A game without the times, which are never the same.
fn timeless(mut record: GameRecord) -> GameRecord {
    record.longest_ms.clear();
    record.thought_ms.clear();
    record
}

fn resumed(path: &Path, contest: &Contest) -> Result<Vec<GameRecord>, ArenaFault> {
    let (mut records, before) = Records::open(path, contest)?;
    run(&HEAPS, contest, 2, Some(&mut records), before, &mut |_| ())
}

#[test]
fn the_same_contest_has_the_same_games_on_any_number_of_threads() -> Result<(), ArenaFault> {
    let contest = contest(&["search:sims=20", "random"], 3, 12);
    let one: Vec<_> = play(&contest, 1)?.into_iter().map(timeless).collect();
    let four: Vec<_> = play(&contest, 4)?.into_iter().map(timeless).collect();
    assert_eq!(one.len(), 12);
    assert_eq!(one, four);
    Ok(())
}

#[test]
fn the_better_bot_stands_higher() -> Result<(), ArenaFault> {
    let contest = contest(&["search:sims=100", "random"], 2, 60);
    let standings = standings(&contest, &play(&contest, 2)?);
    let [search, random] = &standings.bots[..] else { panic!("two bots play") };
    assert!(search.interval.low > random.interval.high, "{standings:?}");
    assert!(search.rating > random.rating + 50.0 && search.score > random.score, "{standings:?}");
    Ok(())
}

#[test]
fn a_contest_ends_when_its_question_is_decided() -> Result<(), ArenaFault> {
    let mut contest = contest(&["random", "search:sims=100"], 2, 5_000);
    contest.question = Some("0.4:0.6".parse()?);
    let records = play(&contest, 2)?;
    assert!(records.len() < 500, "{} games were played", records.len());
    assert_eq!(standings(&contest, &records).answer, Some(Answer::Low));
    Ok(())
}

#[test]
fn a_contest_goes_on_where_it_was_broken_off() -> Result<(), ArenaFault> {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let path = folder.path().join("results.jsonl");
    let whole = contest(&["greedy", "random"], 2, 10);
    let half = Contest { games: 4, ..whole.clone() };
    assert_eq!(resumed(&path, &half)?.len(), 4);
    // The program was ended in the middle of a line.
    let mut text = std::fs::read_to_string(&path).expect("the results");
    text.push_str("{\"number\": 4, \"se");
    std::fs::write(&path, text).expect("the results");
    let before = Records::open(&path, &whole)?.1;
    assert_eq!(before.len(), 4);
    let all: Vec<_> = resumed(&path, &whole)?.into_iter().map(timeless).collect();
    assert_eq!(all, play(&whole, 1)?.into_iter().map(timeless).collect::<Vec<_>>());
    Ok(())
}

#[test]
fn results_of_another_contest_are_refused() -> Result<(), ArenaFault> {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let path = folder.path().join("results.jsonl");
    resumed(&path, &contest(&["greedy", "random"], 2, 1))?;
    let other = resumed(&path, &contest(&["random", "random"], 2, 1));
    assert!(matches!(other, Err(ArenaFault::OtherContest { .. })), "{other:?}");
    Ok(())
}

#[test]
fn the_report_is_one_page_with_everything() -> Result<(), ArenaFault> {
    let contest = contest(&["greedy", "random"], 2, 40);
    let records = play(&contest, 2)?;
    let page = report(&contest, &records);
    for wanted in ["<!DOCTYPE html>", "<svg", "Wins by seat", "take heap:A", "greedy"] {
        assert!(page.contains(wanted), "{wanted} is missing");
    }
    assert!(!page.contains("<script") && !page.contains("href="), "the page needs something else");
    let table = csv(&contest.names(), &records);
    assert_eq!(table.lines().count(), 1 + 2 * 40);
    Ok(())
}

/// A program in the shell that takes the first move on offer.
const FIRST_MOVE: &str = r#"#!/bin/sh
while read -r line; do
  case "$line" in
    *'"do":"choose"'*) echo "$line" | sed 's/.*"moves":\["\([^"]*\)".*/{"words":"\1"}/' ;;
  esac
done
"#;

#[cfg(unix)]
#[test]
fn another_program_plays_by_lines() -> Result<(), ArenaFault> {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let path = folder.path().join("first.sh");
    std::fs::write(&path, FIRST_MOVE).expect("a program");
    let contest = contest(&[&format!("exec:sh {}", path.display()), "random"], 2, 4);
    let records = play(&contest, 2)?;
    assert_eq!(records.len(), 4);
    // The first stones on offer are of the first heap that has any, so mostly of the first.
    assert!(records.iter().any(|record| {
        let seat = record.lineup.iter().position(|entrant| *entrant == 0).expect("it sits somewhere");
        record.named[seat].iter().any(|named| named == "take heap:A")
    }));
    Ok(())
}

/// What is said of a program that plays against a random bot, with so many milliseconds for each decision.
#[cfg(unix)]
fn fault_of(script: &str, patience: u64) -> String {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let path = folder.path().join("program.sh");
    std::fs::write(&path, script).expect("a program");
    let mut contest = contest(&[&format!("exec:sh {}", path.display()), "random"], 2, 8);
    contest.patience = std::time::Duration::from_millis(patience);
    let fault = play(&contest, 2).expect_err("it does not play");
    assert!(
        matches!(fault, ArenaFault::Program { .. }) && fault.to_string().contains("program.sh"),
        "{fault}"
    );
    fault.to_string()
}

#[cfg(unix)]
#[test]
fn a_program_that_never_answers_is_named_and_ended() {
    // It reads and says nothing, until nothing more is said.
    assert!(
        fault_of("while read -r line; do :; done", 100).contains("takes longer than 0.1 s over a decision")
    );
    // It does not even read, and does not end by itself.
    assert!(fault_of("exec sleep 600", 100).contains("takes longer than"));
    assert!(fault_of("exit 0", 60_000).contains("has ended before the game was over"));
}

#[cfg(unix)]
#[test]
fn a_program_that_never_ends_its_line_is_named() {
    let fault = fault_of("exec cat /dev/zero", 60_000);
    assert!(fault.contains("a line of more than 64 KB"), "{fault}");
}

#[test]
fn a_contest_without_games_says_so() {
    let fault = play(&contest(&["greedy", "random"], 2, 0), 1).expect_err("there is nothing to play");
    assert!(matches!(fault, ArenaFault::NoGames), "{fault}");
    assert!(fault.to_string().contains("--games 1 or more"), "{fault}");
}

#[cfg(unix)]
#[test]
fn a_program_that_says_nonsense_is_named() {
    let contest = contest(&["exec:echo hello", "random"], 2, 2);
    let fault = play(&contest, 1).expect_err("it does not play");
    assert!(matches!(&fault, ArenaFault::Program { program, .. } if program == "echo hello"), "{fault}");
}

#[test]
fn the_journal_of_every_game_can_be_kept() -> Result<(), ArenaFault> {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let mut contest = contest(&["greedy", "random"], 2, 4);
    contest.journals = Some(folder.path().join("games"));
    for record in play(&contest, 2)? {
        let path = folder.path().join(format!("games/{:06}.adit", record.number));
        let text = std::fs::read_to_string(path).expect("the journal of a game");
        let (_, table) = replay(GAMES, &text, Source::Seed(1)).expect("a game that happened");
        assert_eq!(table.result().map(|result| result.scores), Some(record.scores));
    }
    Ok(())
}

/// What a bot answers to these lines.
fn answers(bot: &str, lines: &[Value]) -> Result<Vec<String>, AnswerFault> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut output = Vec::new();
    answer(GAMES, &bot.parse().expect("a bot"), &mut input.as_bytes(), &mut output)?;
    let output = String::from_utf8(output).expect("text");
    let words =
        |line: &str| serde_json::from_str::<Value>(line).expect("JSON")["words"].as_str().map(str::to_owned);
    Ok(output.lines().filter_map(words).collect())
}

fn sit(rules: u16) -> Value {
    json!({"do": "sit", "game": HEAPS.id(), "rules": rules, "seats": 2, "options": {}, "data": null, "seat": 0, "seed": 3})
}

#[test]
fn a_bot_answers_as_a_program_what_it_chooses_at_a_table() {
    let mut table = HEAPS.start(&Setup::seats(2), Source::Seed(1)).expect("a table");
    let mut lines = vec![sit(HEAPS.rules())];
    let mut bot = HEAPS.bot(&"search:sims=20".parse().expect("a bot"), 3).expect("a bot");
    let mut chosen = Vec::new();
    while let Some(seat) = table.pending().iter().next() {
        let view = table.look(Viewer::Seat(seat)).expect("what the seat sees");
        let words = if seat.index() == 0 {
            lines.push(json!({"do": "choose", "view": view.json().expect("a view"), "number": 1}));
            chosen.push(bot.choose(&*view, seat, &adit_bots::Stop::default()).expect("a move"));
            chosen[chosen.len() - 1].clone()
        } else {
            table.frame(Viewer::Seat(seat)).expect("a frame").offer.expect("an offer").moves[0]
                .iter()
                .map(|part| part.word.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let step = table.propose(seat, &words, None).expect("a legal move");
        table.commit(step).expect("it is the next");
    }
    lines.push(json!({"do": "end", "over": {}}));
    assert!(chosen.len() > 1);
    assert_eq!(answers("search:sims=20", &lines).expect("answers"), chosen);
}

#[test]
fn a_bot_says_why_it_cannot_answer() {
    let fault = |lines: &[Value]| answers("random", lines).expect_err("it cannot").to_string();
    assert!(fault(&[json!({"do": "choose", "view": {}})]).contains("before being told where to sit"));
    assert!(fault(&[sit(999)]).contains("plays version 999 of the rules"));
    assert!(fault(&[json!({"do": "sing"})]).contains("line 1: unknown variant"));
    assert!(
        fault(&[sit(HEAPS.rules()), json!({"do": "choose", "view": {}})]).contains("not a view of the game")
    );
}
