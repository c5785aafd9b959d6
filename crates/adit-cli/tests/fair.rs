//! `adit verify` as a process, and the program of `examples/` that checks the same with no code of ours.

use adit_game::{Seat, Setup, SplitDice};
use adit_table::{Begun, Entry, Fair, Journal, Secret, Source};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The journal of a whole verifiable game of two.
fn finished(game: &str) -> Journal {
    let game = adit_any::find(adit_games::GAMES, game).unwrap();
    let secret = Secret::new([7; 32]);
    let fair = Fair {
        added: vec![(seat(0), "Rhabarber für Ümit, ça va ?".to_owned()), (seat(1), "5f09".to_owned())],
        begun: Some(Begun { by: None }),
        ..Fair::new(secret.commitment(), 0)
    };
    let waiting = Journal {
        game: game.id().to_owned(),
        rules: game.rules(),
        setup: Setup::seats(2),
        position: None,
        entries: Vec::new(),
        fair: None,
    };
    let mut table = game.replay(&waiting, fair.source(Some(secret))).unwrap();
    let step = table.draw().unwrap();
    table.commit(step).unwrap();
    table.random(100_000, &mut SplitDice(3)).unwrap();
    assert!(table.result().is_some());
    Journal { fair: Some(Fair { secret: Some(secret), ..fair }), ..table.record().journal() }
}

fn written(folder: &TempDir, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn verify(path: &Path, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adit"));
    command.arg("verify").arg(path).args(more).env("LC_ALL", "C").output().unwrap()
}

/// What is said, and the exit code.
fn told(path: &Path, more: &[&str]) -> (String, Option<i32>) {
    let output = verify(path, more);
    assert!(output.stderr.is_empty(), "{output:?}");
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

fn draws(journal: &Journal) -> Vec<usize> {
    let is_drawn = |number: &usize| matches!(journal.entries[*number], Entry::Chance { .. });
    (0..journal.entries.len()).filter(is_drawn).collect()
}

#[test]
fn a_whole_game_is_proven_in_words() {
    let folder = TempDir::new().unwrap();
    for game in ["cavum", "caverna", "rockwell"] {
        let journal = finished(game);
        let path = written(&folder, game, &journal.to_string());
        let (said, code) = told(&path, &[]);
        assert_eq!(code, Some(0), "{said}");
        let expected = format!("Checked: {}.", draws(&journal).len());
        assert!(
            said.contains(&expected) && said.contains(&journal.fair.unwrap().commitment.to_string()),
            "{said}"
        );
        assert!(told(&path, &["--lang", "fr"]).0.contains("Chaque tirage découle du secret"));
    }
}

#[test]
fn the_first_draw_that_does_not_follow_is_named_with_its_line() {
    let folder = TempDir::new().unwrap();
    let journal = finished("cavum");
    let text = journal.to_string();
    let drawn = draws(&journal);
    let game = adit_any::find(adit_games::GAMES, "cavum").unwrap();
    let all = game.replay(&journal, Source::Withheld).unwrap().draws(0).unwrap();
    for draw in [&all[0], &all[all.len() / 2]] {
        // Something else that could have been drawn there: what it makes impossible later is not what is wrong.
        let other_words = draw.outcomes.iter().find(|outcome| outcome.words != draw.drawn).unwrap();
        let mut other = journal.clone();
        other.entries[draw.number] = Entry::Chance { words: other_words.words.as_str().into() };
        let (said, code) = told(&written(&folder, "outcome", &other.to_string()), &[]);
        assert_eq!(code, Some(1), "{said}");
        let line = format!("Line {}:", journal.line_of(draw.number));
        assert!(
            said.contains(&line) && said.contains("does not follow") && said.contains(&draw.drawn),
            "{said}"
        );
    }
    // A move that is left out moves all draws behind it.
    let mut shorter = journal.clone();
    shorter.entries.remove(drawn[drawn.len() / 2] - 1);
    let (said, code) = told(&written(&folder, "number", &shorter.to_string()), &[]);
    assert_eq!(code, Some(1), "{said}");
    for (name, other) in [
        ("contribution", text.replace("fair add s1 5f09", "fair add s1 5f08")),
        ("missing", text.replace("fair add s1 5f09\n", "")),
        ("secret", text.replace(&"07".repeat(32), &"08".repeat(32))),
    ] {
        assert_ne!(other, text, "{name}");
        let (said, code) = told(&written(&folder, name, &other), &[]);
        assert_eq!(code, Some(1), "{name}: {said}");
    }
}

#[test]
fn where_there_is_nothing_to_check_that_is_said() {
    let folder = TempDir::new().unwrap();
    let journal = finished("caverna");
    let plain = Journal { fair: None, ..journal.clone() };
    let (said, code) = told(&written(&folder, "plain", &plain.to_string()), &[]);
    assert!(said.contains("there is nothing to check") && code == Some(3), "{said}");
    let mut still = journal.clone();
    still.fair.as_mut().unwrap().secret = None;
    let (said, code) = told(&written(&folder, "still", &still.to_string()), &[]);
    assert!(said.contains("published when the game is over") && code == Some(3), "{said}");
    let output = verify(&written(&folder, "none", "hello\n"), &[]);
    assert!(
        output.status.code() == Some(2) && String::from_utf8_lossy(&output.stderr).contains("not a journal")
    );
}

/// An implementation that shares no code with ours finds the same.
#[test]
fn another_program_comes_to_the_same_draws() {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(found || std::env::var_os("CI").is_none(), "there is no Python to run the example with");
    if !found {
        return;
    }
    let folder = TempDir::new().unwrap();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/fair_check.py");
    let check = |journal: &str, draws: &Path| {
        let journal = written(&folder, "journal", journal);
        Command::new("python3").arg(&example).arg(journal).arg(draws).output().unwrap()
    };
    for game in ["cavum", "caverna", "rockwell"] {
        let journal = finished(game);
        let text = journal.to_string();
        let (json, code) = told(&written(&folder, game, &text), &["--json"]);
        assert_eq!(code, Some(0), "{json}");
        let lists = written(&folder, "draws.json", &json);
        let output = check(&text, &lists);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(said.trim(), format!("{} draws follow", draws(&journal).len()), "{output:?}");
        let changed = check(&text.replace("fair add s1 5f09", "fair add s1 5f08"), &lists);
        assert!(String::from_utf8_lossy(&changed.stderr).contains("does not follow"), "{changed:?}");
    }
}
