//! Journals that an older program has written, with what it saw at their end.
//!
//! `crates/adit-games/tests/old_journals.rs` replays them: a journal that was once written is played again for ever, and
//! leads to the same view. They are added to when the program has learned something new, never written again.

use adit_any::AnyGame;
use adit_game::{Dice as _, SeedDice};
use adit_games::GAMES;
use adit_table::digest;
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What is to be added to the old journals.
#[derive(Args)]
pub struct JournalsArguments {
    /// The program that plays.
    program: PathBuf,
    /// How many games are added for each number of seats of each game.
    #[arg(long, default_value_t = 36)]
    games: u64,
    /// The seed of everything that is drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Where the journals of a game are.
const FOLDER: &str = "crates/adit-games/tests/journals";

/// Who plays at the tables of bots.
const BOTS: [&str; 3] = ["random", "greedy", "easy"];

/// Lets the program play and adds what it has written.
pub fn add(root: &Path, arguments: &JournalsArguments) -> Result<()> {
    for game in GAMES {
        let path = root.join(FOLDER).join(format!("{}.txt", game.id()));
        let mut text = std::fs::read_to_string(&path).unwrap_or_default();
        for &seats in game.seats() {
            for number in 0..arguments.games {
                let dice = SeedDice::stream(arguments.seed, number << 8 | u64::from(seats));
                let mut maker = Maker { program: &arguments.program, game: *game, seats, dice };
                let journal = maker.journal(number)?;
                let view = view(&arguments.program, &journal)?;
                write!(text, "{journal}=== {:016x}\n\n", digest([view]))?;
            }
        }
        std::fs::write(&path, text).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

/// Makes one journal.
struct Maker<'a> {
    program: &'a Path,
    game: &'static dyn AnyGame,
    seats: u8,
    dice: SeedDice,
}

impl Maker<'_> {
    /// A third of the games are played by bots; of the others every third begins with a loaded position.
    fn journal(&mut self, number: u64) -> Result<String> {
        if number.is_multiple_of(3) {
            return self.by_bots();
        }
        let options = self.options();
        let mut session = Session::start(self.program)?;
        let seed = self.dice.bits();
        let new = json!({"do": "new", "game": self.game.id(), "seats": self.seats, "seed": seed, "options": options});
        if session.ask(&new)?["ok"] == false {
            // An option may need more seats.
            let plain = json!({"do": "new", "game": self.game.id(), "seats": self.seats, "seed": seed});
            session.ask(&plain)?;
        }
        if number % 3 == 1 && number % 9 == 1 {
            self.random(&mut session, 300)?;
            let view = session.ask(&json!({"do": "frame", "viewer": "all"}))?["view"].take();
            session.ask(&json!({"do": "load", "game": self.game.id(), "view": view, "seed": seed}))?;
        }
        // Half of the games are played to their end.
        let most = if self.dice.below(2) == 0 { 600 } else { u64::from(u32::MAX) };
        self.random(&mut session, most)?;
        let reply = session.ask(&json!({"do": "journal"}))?;
        Ok(reply["journal"].as_str().context("the journal is a text")?.to_owned())
    }

    fn random(&mut self, session: &mut Session, most: u64) -> Result<()> {
        let moves = if most > 1_000 { most } else { self.dice.below(most) };
        let reply = session.ask(&json!({"do": "random", "seed": self.dice.bits(), "moves": moves}))?;
        ensure!(reply["ok"] == true, "{reply}");
        Ok(())
    }

    /// A few options at values that are drawn.
    fn options(&mut self) -> BTreeMap<&'static str, String> {
        let mut options = BTreeMap::new();
        for spec in self.game.options() {
            if self.dice.below(4) == 0 {
                options.insert(spec.id, spec.values[self.dice.index(spec.values.len())].to_string());
            }
        }
        options
    }

    fn by_bots(&mut self) -> Result<String> {
        let folder = tempfile::tempdir()?;
        let players: Vec<&str> = (0..self.seats).map(|_| BOTS[self.dice.index(BOTS.len())]).collect();
        let mut command = Command::new(self.program);
        command.args(["play", self.game.id(), "--new", "--seats", &players.join(",")]);
        command.args(["--seed", &self.dice.bits().to_string()]);
        for (id, value) in self.options().into_iter().filter(|(id, _)| *id != "first_opener") {
            command.args(["--option", &format!("{id}={value}")]);
        }
        let output = command.env("XDG_DATA_HOME", folder.path()).stdin(Stdio::null()).output()?;
        if !output.status.success() {
            bail!("{}: {}", players.join(","), String::from_utf8_lossy(&output.stderr));
        }
        let path = folder.path().join("adit/play").join(format!("{}-0001.journal", self.game.id()));
        std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
    }
}

/// The view of everything at the end of a journal, as the program writes it.
fn view(program: &Path, journal: &str) -> Result<String> {
    let mut session = Session::start(program)?;
    let reply = session.ask(&json!({"do": "replay", "journal": journal}))?;
    ensure!(reply["number"] == reply["entries"] || reply["entries"] == json!([]), "chance was owed: {reply}");
    let mut frame = session.ask(&json!({"do": "frame", "viewer": "all"}))?;
    // What stands on the table is compared; how the last step is told and where points came from may change.
    let view = frame["view"].as_object_mut().context("a frame has a view")?;
    view.shift_remove("news");
    for player in view.get_mut("players").and_then(Value::as_array_mut).into_iter().flatten() {
        player.as_object_mut().map(|player| player.shift_remove("points"));
    }
    Ok(frame["view"].to_string())
}

/// A conversation by the line protocol.
struct Session {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Session {
    fn start(program: &Path) -> Result<Session> {
        let mut child =
            Command::new(program).arg("table").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().context("the program answers")?);
        Ok(Session { child, input, output })
    }

    fn line(&mut self, request: &Value) -> Result<String> {
        let input = self.input.as_mut().context("the program listens")?;
        writeln!(input, "{request}")?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(line)
    }

    fn ask(&mut self, request: &Value) -> Result<Value> {
        Ok(serde_json::from_str(&self.line(request)?)?)
    }
}

impl Drop for Session {
    /// The program ends with its input.
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.child.wait();
    }
}
