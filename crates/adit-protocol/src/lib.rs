//! The line protocol: JSON lines in, one JSON line out for each. `docs/protocol.md` documents it, and its
//! examples are executed by a test.

mod fault;
mod fields;
mod frame;
mod requests;
mod serve;

pub use fault::Fault;
pub use frame::frame_json;
pub use serve::{LONGEST_LINE, serve};

use adit_any::{AnyGame, Games};
use adit_game::{Language, Texts};
use adit_table::Table;
use fields::Fields;
use serde_json::{Map, Value};

/// One conversation: at most one table at a time.
pub struct Session {
    games: Games,
    table: Option<Seated>,
}

/// The table of a session with the texts that explain its rules.
struct Seated {
    table: Table,
    texts: Texts,
}

/// What a request is answered with, beside `ok` and `id`.
type Reply = Result<Map<String, Value>, Fault>;

impl Session {
    /// A conversation about these games, without a table yet.
    pub fn new(games: Games) -> Session {
        Session { games, table: None }
    }

    /// Answers one line. Whatever the line is, there is an answer; after an error the table is unchanged.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let mut id = None;
        let reply = self.read(line, &mut id);
        let mut answer = Map::new();
        answer.insert("ok".to_owned(), reply.is_ok().into());
        if let Some(id) = id {
            answer.insert("id".to_owned(), id);
        }
        match reply {
            Ok(fields) => answer.extend(fields),
            Err(fault) => drop(answer.insert("error".to_owned(), fault.json())),
        }
        Value::Object(answer).to_string()
    }

    fn read(&mut self, line: &[u8], id: &mut Option<Value>) -> Reply {
        let text = std::str::from_utf8(line)
            .map_err(|fault| Fault::new("not-utf8", format!("the line is not UTF-8: {fault}")))?;
        let request: Value = serde_json::from_str(text)
            .map_err(|fault| Fault::new("not-json", format!("the line is not JSON: {fault}")))?;
        let Value::Object(request) = request else {
            return Err(Fault::new(
                "not-an-object",
                "a request is a JSON object such as {\"do\": \"games\"}",
            ));
        };
        let mut fields = Fields::new(request);
        *id = fields.take("id");
        let wanted = fields.text("do")?;
        self.dispatch(&wanted, fields)
    }

    fn dispatch(&mut self, wanted: &str, fields: Fields) -> Reply {
        match wanted {
            "games" => self.games(fields),
            "new" => self.new_table(fields),
            "frame" => self.frame(fields),
            "card" => self.card(fields),
            "say" => self.say(fields),
            "why" => self.why(fields),
            "back" => self.back(fields),
            "journal" => self.journal(fields),
            "replay" => self.replay(fields),
            "load" => self.load(fields),
            "random" => self.random(fields),
            other => Err(Fault::new(
                "unknown-request",
                format!(
                    "there is no request {other:?}; `do` is one of games, new, frame, card, say, why, back, \
                     journal, replay, load, random"
                ),
            )),
        }
    }

    fn seated(&self) -> Result<&Seated, Fault> {
        self.table.as_ref().ok_or_else(Fault::no_table)
    }

    fn seated_mut(&mut self) -> Result<&mut Seated, Fault> {
        self.table.as_mut().ok_or_else(Fault::no_table)
    }
}

impl Seated {
    fn new(game: &dyn AnyGame, table: Table) -> Seated {
        let texts = game.texts(Language::English);
        Seated { table, texts: texts.unwrap_or_else(|| Texts::new(Language::English, &[])) }
    }
}
