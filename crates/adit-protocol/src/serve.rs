//! A session over a reader and a writer.

use crate::{Fault, Session};
use serde_json::json;
use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Lines up to this many bytes are read; a longer one is answered with an error and skipped.
pub const LONGEST_LINE: u64 = 64 << 20;

/// Answers every line of `input` on `output` until the input ends.
pub fn serve(session: &mut Session, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.last() == Some(&b'\n');
        if whole {
            line.pop();
        }
        let answer = if line.len() as u64 > LONGEST_LINE && !whole {
            skip_line(input)?;
            error(Fault::new("line-too-long", format!("a line has at most {LONGEST_LINE} bytes")))
        } else {
            // A request that finds a defect must not end the programs of everybody who listens. The table is
            // as before: it changes only when a step is committed, which calls no rules.
            catch_unwind(AssertUnwindSafe(|| session.answer(&line))).unwrap_or_else(|_| {
                error(Fault::new(
                    "internal",
                    "this request found a defect of the program; the table is unchanged",
                ))
            })
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

fn error(fault: Fault) -> String {
    json!({ "ok": false, "error": fault.json() }).to_string()
}

/// Reads on behind the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let ended = end.is_some() || buffer.is_empty();
        input.consume(used);
        if ended {
            return Ok(());
        }
    }
}
