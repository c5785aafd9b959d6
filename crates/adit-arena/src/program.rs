//! A seat that another program plays, spoken to in JSON lines (docs/protocol.md).

use crate::ArenaFault;
use adit_game::{GameResult, Seat};
use adit_protocol::frame_json;
use adit_table::{Frame, Record};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Another program at a seat.
pub(crate) struct Program {
    name: String,
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

/// What a program answers.
#[derive(Deserialize)]
struct Reply {
    words: String,
}

impl Program {
    /// Starts the program and tells it what is played.
    pub(crate) fn start(name: &str, record: &Record, seat: Seat, seed: u64) -> Result<Program, ArenaFault> {
        let fault = |fault: String| ArenaFault::Program { program: name.to_owned(), fault };
        let mut words = name.split_whitespace();
        let path = words.next().ok_or_else(|| fault("give its path behind exec:".to_owned()))?;
        let mut child = Command::new(path)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|wrong| fault(format!("cannot be started: {wrong}")))?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or_else(|| fault("has no standard output".to_owned()))?;
        let mut program = Program { name: name.to_owned(), child, input, output: BufReader::new(output) };
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
        }))?;
        Ok(program)
    }

    fn fault(&self, fault: impl Into<String>) -> ArenaFault {
        ArenaFault::Program { program: self.name.clone(), fault: fault.into() }
    }

    fn tell(&mut self, message: &Value) -> Result<(), ArenaFault> {
        let written = match &mut self.input {
            Some(input) => writeln!(input, "{message}").and_then(|()| input.flush()),
            None => Ok(()),
        };
        written.map_err(|wrong| self.fault(format!("does not read: {wrong}")))
    }

    /// Asks for a move.
    pub(crate) fn choose(&mut self, frame: Frame) -> Result<String, ArenaFault> {
        let mut message = json!({"do": "choose"});
        if let Some(fields) = message.as_object_mut() {
            fields.append(&mut frame_json(frame)?);
        }
        self.tell(&message)?;
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err(self.fault("has ended before the game was over")),
            Err(wrong) => Err(self.fault(format!("cannot be read: {wrong}"))),
            Ok(_) => match serde_json::from_str::<Reply>(&line) {
                Ok(reply) => Ok(reply.words),
                Err(wrong) => Err(self
                    .fault(format!("answers {:?} instead of {{\"words\": MOVE}}: {wrong}", line.trim_end()))),
            },
        }
    }

    /// Tells the program how the game has ended.
    pub(crate) fn end(&mut self, result: &GameResult) -> Result<(), ArenaFault> {
        self.tell(&json!({"do": "end", "over": result}))
    }
}

impl Drop for Program {
    /// A program ends when nothing more will be said; one that does not is ended.
    fn drop(&mut self) {
        drop(self.input.take());
        let pause = std::time::Duration::from_millis(5);
        for _ in 0..200 {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(pause),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        // Nothing can be done about a program that cannot be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
