//! A seat that another program plays, spoken to in JSON lines (docs/protocol.md).

use crate::ArenaFault;
use adit_bots::Stop;
use adit_game::{GameResult, Seat};
use adit_protocol::frame_json;
use adit_table::{Frame, Record};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read as _, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

/// The longest line that a program may answer.
const LONGEST_LINE: usize = 64 * 1024;
/// How much of a wrong line is shown.
const SHOWN: usize = 200;
/// How often a wait looks whether the contest is called off.
const LOOK: Duration = Duration::from_millis(20);
/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_secs(1);

/// Another program at a seat. Two threads speak with it, because a program that does not read or does not answer must
/// not hold up the contest.
pub(crate) struct Program {
    name: String,
    patience: Duration,
    child: Child,
    /// What it is told. Dropped when nothing more will be said.
    input: Option<Sender<String>>,
    output: Receiver<Heard>,
}

/// What was read from a program.
enum Heard {
    Line(String),
    TooLong,
    Unreadable(String),
}

/// What a program answers.
#[derive(Deserialize)]
struct Reply {
    words: String,
}

impl Program {
    /// Starts the program and tells it what is played. It may take this long over a decision.
    pub(crate) fn start(
        name: &str,
        record: &Record,
        seat: Seat,
        seed: u64,
        patience: Duration,
    ) -> Result<Program, ArenaFault> {
        let fault = |fault: String| ArenaFault::Program { program: name.to_owned(), fault };
        let mut words = name.split_whitespace();
        let path = words.next().ok_or_else(|| fault("give its path behind exec:".to_owned()))?;
        let mut child = Command::new(path)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|wrong| fault(format!("cannot be started: {wrong}")))?;
        let (input, told) = mpsc::channel();
        // A program that talks without being asked waits until it is heard.
        let (says, output) = mpsc::sync_channel(1);
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            std::thread::spawn(move || speak(stdin, &told));
            std::thread::spawn(move || listen(stdout, &says));
        }
        let program = Program { name: name.to_owned(), patience, child, input: Some(input), output };
        let setup = record.setup();
        program.tell(&json!({
            "do": "sit",
            "game": record.game(),
            "rules": record.rules(),
            "seats": setup.seats,
            "options": setup.options,
            "data": setup.data,
            "seat": u8::from(seat),
            "seed": seed,
        }));
        Ok(program)
    }

    fn fault(&self, fault: impl Into<String>) -> ArenaFault {
        ArenaFault::Program { program: self.name.clone(), fault: fault.into() }
    }

    /// A program that does not listen any more is noticed when it does not answer.
    fn tell(&self, message: &Value) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{message}\n"));
        }
    }

    /// Asks for a move. There is none if the contest was called off.
    pub(crate) fn choose(&self, frame: Frame, stop: &Stop) -> Result<Option<String>, ArenaFault> {
        let mut message = json!({"do": "choose"});
        if let Some(fields) = message.as_object_mut() {
            fields.append(&mut frame_json(frame)?);
        }
        self.tell(&message);
        let end = Instant::now() + self.patience;
        loop {
            if stop.is_called_off() {
                return Ok(None);
            }
            let left = end.saturating_duration_since(Instant::now());
            return match self.output.recv_timeout(left.min(LOOK)) {
                Err(RecvTimeoutError::Timeout) if left > LOOK => continue,
                Err(RecvTimeoutError::Timeout) => Err(self.fault(format!(
                    "takes longer than {} s over a decision; give it more time with --patience",
                    self.patience.as_secs_f64()
                ))),
                Err(RecvTimeoutError::Disconnected) => Err(self.fault("has ended before the game was over")),
                Ok(Heard::Unreadable(wrong)) => Err(self.fault(format!("cannot be read: {wrong}"))),
                Ok(Heard::TooLong) => {
                    let longest = LONGEST_LINE / 1024;
                    Err(self
                        .fault(format!("answers a line of more than {longest} KB; an answer is one move")))
                }
                Ok(Heard::Line(line)) => match serde_json::from_str::<Reply>(&line) {
                    Ok(reply) => Ok(Some(reply.words)),
                    Err(wrong) => {
                        let shown: String = line.trim_end().chars().take(SHOWN).collect();
                        Err(self.fault(format!("answers {shown:?} instead of {{\"words\": MOVE}}: {wrong}")))
                    }
                },
            };
        }
    }

    /// Tells the program how the game has ended.
    pub(crate) fn end(&self, result: &GameResult) {
        self.tell(&json!({"do": "end", "over": result}));
    }
}

/// Tells a program everything until there is nothing more to be said or it does not listen.
fn speak(mut stdin: ChildStdin, told: &Receiver<String>) {
    while let Ok(line) = told.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hears a program until it ends or says more than can be an answer.
fn listen(stdout: ChildStdout, says: &SyncSender<Heard>) {
    let mut output = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let heard = match output.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) => return,
            Ok(_) if line.len() > LONGEST_LINE => Heard::TooLong,
            Ok(_) => match String::from_utf8(line) {
                Ok(line) => Heard::Line(line),
                Err(wrong) => Heard::Unreadable(wrong.to_string()),
            },
            Err(wrong) => Heard::Unreadable(wrong.to_string()),
        };
        let goes_on = matches!(heard, Heard::Line(_));
        if says.send(heard).is_err() || !goes_on {
            return;
        }
    }
}

impl Drop for Program {
    /// A program ends when nothing more will be said; one that does not is ended.
    fn drop(&mut self) {
        drop(self.input.take());
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        // Nothing can be done about a program that cannot be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
