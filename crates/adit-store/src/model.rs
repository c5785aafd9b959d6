//! What is kept.

use crate::{Letter, Listing, Lobby, StoreError, TableId};
use std::time::{SystemTime, UNIX_EPOCH};

/// A moment in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(i64);

impl Time {
    /// This moment, as the clock of this computer has it.
    pub fn now() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The moment this many milliseconds after the start of 1970.
    pub fn from_millis(millis: i64) -> Time {
        Time(millis)
    }

    /// Milliseconds since the start of 1970.
    pub fn millis(self) -> i64 {
        self.0
    }
}

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Something may still happen.
    Open,
    /// It is over and kept for ever.
    Finished,
}

impl State {
    pub(crate) const ALL: [State; 2] = [State::Open, State::Finished];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Finished => "finished",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<State> {
        State::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// A table that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The word for its game, for [`Filter::game`].
    pub game: String,
    /// The head of its journal.
    pub header: String,
    /// What else belongs to it, such as who sits where; the text is up to the caller.
    pub meta: String,
    /// The first lines of its journal.
    pub lines: Vec<String>,
    /// Whether it goes on.
    pub state: State,
    /// Whom it waits for; the text is up to the caller.
    pub waits_for: Option<String>,
    /// What lists show of the position; the text is up to the caller.
    pub glance: Option<String>,
    /// What else lists show.
    pub listing: Listing,
    /// How its clock stands, if it runs from the beginning.
    pub clock: Option<ClockMark>,
    /// What people are to be told of it.
    pub letters: Vec<Letter>,
}

impl NewTable {
    /// An open table without meta text and without lines.
    pub fn new(id: TableId, game: impl Into<String>, header: impl Into<String>) -> NewTable {
        NewTable {
            id,
            game: game.into(),
            header: header.into(),
            meta: String::new(),
            lines: Vec::new(),
            state: State::Open,
            waits_for: None,
            glance: None,
            listing: Listing::default(),
            clock: None,
            letters: Vec::new(),
        }
    }
}

/// Lines that are to be added to a journal, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How many lines its journal has.
    pub expected: u64,
    /// What comes next.
    pub lines: Vec<String>,
    /// What the table is afterwards, if that changes.
    pub state: Option<State>,
    /// Whom the table waits for afterwards, if that changes; the text is up to the caller.
    pub waits_for: Option<String>,
    /// What lists show of the position afterwards, if everybody notices what was added; the text is up to the caller. Only
    /// then lists say that there was a move.
    pub glance: Option<String>,
    /// How the clock of the table stands afterwards, if that changes.
    pub clock: Option<ClockMark>,
    /// What people are to be told of it.
    pub letters: Vec<Letter>,
}

/// How the clock of a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockMark {
    /// The text is up to the caller.
    pub text: String,
    /// When the clock has to be looked at next, if it runs.
    pub due_at: Option<Time>,
}

impl Append {
    /// Adds these lines to a journal of the expected length.
    pub fn new<L: Into<String>>(table: TableId, expected: u64, lines: impl IntoIterator<Item = L>) -> Append {
        let lines = lines.into_iter().map(Into::into).collect();
        let letters = Vec::new();
        Append { table, expected, lines, state: None, waits_for: None, glance: None, clock: None, letters }
    }

    /// Says whether the table goes on, in the same transaction.
    #[must_use]
    pub fn with_state(mut self, state: State) -> Append {
        self.state = Some(state);
        self
    }

    /// Says whom the table waits for, in the same transaction.
    #[must_use]
    pub fn waiting_for(mut self, who: impl Into<String>) -> Append {
        self.waits_for = Some(who.into());
        self
    }

    /// Says what lists show of the position, in the same transaction.
    #[must_use]
    pub fn showing(mut self, glance: impl Into<String>) -> Append {
        self.glance = Some(glance.into());
        self
    }

    /// Says how the clock of the table stands, in the same transaction.
    #[must_use]
    pub fn with_clock(mut self, clock: ClockMark) -> Append {
        self.clock = Some(clock);
        self
    }

    /// Posts letters, in the same transaction.
    #[must_use]
    pub fn posting(mut self, letters: impl IntoIterator<Item = Letter>) -> Append {
        self.letters.extend(letters);
        self
    }
}

/// One line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When it was stored.
    pub at: Time,
    /// What it says.
    pub text: String,
}

/// The meta text of a table and how often it has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// Begins with 0 and grows by one with each change.
    pub version: u64,
    /// The text.
    pub text: String,
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its name.
    pub id: TableId,
    /// The word for its game.
    pub game: String,
    /// Whether it goes on.
    pub state: State,
    /// When it was created.
    pub created_at: Time,
    /// When anything of it changed last.
    pub changed_at: Time,
    /// The head of its journal.
    pub header: String,
    /// What else belongs to it.
    pub meta: Meta,
    /// All lines of its journal.
    pub lines: Vec<Line>,
    /// How its clock stands, as the last append said it; nothing if none did.
    pub clock: Option<ClockMark>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// The word for its game.
    pub game: String,
    /// Whether it goes on.
    pub state: State,
    /// When it was created.
    pub created_at: Time,
    /// When anything of it changed last.
    pub changed_at: Time,
    /// How many lines its journal has.
    pub length: u64,
    /// What else belongs to it.
    pub meta: Meta,
    /// Whom it waits for, as the last append said it; nothing if none did.
    pub waits_for: Option<String>,
    /// When its last line came.
    pub moved_at: Time,
    /// What is to be shown of the position, as the last append said it.
    pub glance: Option<String>,
    /// What everybody on the server may do there.
    pub lobby: Option<Lobby>,
}

impl Summary {
    /// The place in the list behind this table.
    pub fn cursor(&self) -> Cursor {
        Cursor { created_at: self.created_at, id: self.id.clone() }
    }
}

/// Which tables to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only these.
    pub state: Option<State>,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only what comes behind this place: the next page.
    pub after: Option<Cursor>,
}

/// A place in the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the table before this place was created.
    pub created_at: Time,
    /// Its name.
    pub id: TableId,
}

/// What was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which message of its table it is, counted from 0.
    pub number: u64,
    /// When it was stored.
    pub at: Time,
    /// Who said it, in whatever words the caller has for people.
    pub author: String,
    /// What was said.
    pub text: String,
}

/// What somebody wrote down for himself at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Whose note it is, in whatever words the caller has for people.
    pub owner: String,
    /// What is written.
    pub text: String,
}

/// A seat that a session has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionSeat {
    /// The table.
    pub table: TableId,
    /// The hash of the token that the seat was taken with.
    pub token: String,
    /// When it was taken.
    pub at: Time,
}

/// A table at which a session has taken a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// When it took the first one. Together with the name of the table this is its place in the list.
    pub at: Time,
    /// The table.
    pub table: Summary,
}

/// Everything that is kept of a table: what is exported and imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The table and its journal.
    pub table: Stored,
    /// What was said, from the first message on.
    pub messages: Vec<Message>,
    /// The notes, by their owners.
    pub notes: Vec<Note>,
}

/// One line of a journal stays below this.
pub(crate) const LONGEST_LINE: usize = 64 * 1024;
/// Header, meta, message and note stay below this.
pub(crate) const LONGEST_TEXT: usize = 4 * 1024 * 1024;
const LONGEST_NAME: usize = 200;

type Fit = Result<(), StoreError>;

pub(crate) fn fit_line(text: &str) -> Fit {
    let what = "a line";
    if text.is_empty() {
        return Err(StoreError::Unfit { what, why: "it is empty; say something or append no line" });
    }
    if text.len() > LONGEST_LINE {
        return Err(StoreError::Unfit { what, why: "it is longer than 64 KB; shorten it" });
    }
    if text.contains(['\n', '\r', '\0']) {
        return Err(StoreError::Unfit { what, why: "it contains a line break or a NUL; make it one line" });
    }
    Ok(())
}

pub(crate) fn fit_text(what: &'static str, text: &str) -> Fit {
    if text.len() > LONGEST_TEXT {
        return Err(StoreError::Unfit { what, why: "it is longer than 4 MB; shorten it" });
    }
    if text.contains('\0') {
        return Err(StoreError::Unfit { what, why: "it contains a NUL; leave it out" });
    }
    Ok(())
}

pub(crate) fn fit_name(what: &'static str, name: &str) -> Fit {
    if name.is_empty() || name.len() > LONGEST_NAME || name.contains(char::is_control) {
        return Err(StoreError::Unfit { what, why: "it must have 1 to 200 bytes and no control characters" });
    }
    Ok(())
}

pub(crate) fn fit_game(game: &str) -> Fit {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if game.is_empty() || game.len() > TableId::LONGEST || !game.bytes().all(fits) {
        let why = "it must be a word of up to 40 lower-case letters, digits and hyphens";
        return Err(StoreError::Unfit { what: "the name of a game", why });
    }
    Ok(())
}

impl NewTable {
    pub(crate) fn fit(&self) -> Fit {
        fit_game(&self.game)?;
        fit_text("a header", &self.header)?;
        fit_text("a meta text", &self.meta)?;
        fit_text("what a table is found for", &self.listing.about)?;
        for text in [&self.waits_for, &self.glance].into_iter().flatten() {
            fit_text("what lists show of a table", text)?;
        }
        self.letters.iter().try_for_each(Letter::fit)?;
        self.clock.iter().try_for_each(|clock| fit_line(&clock.text))?;
        self.lines.iter().try_for_each(|line| fit_line(line))
    }

    pub(crate) fn record(self, now: Time) -> Fresh {
        let NewTable { waits_for, glance, listing, letters, .. } = self;
        let lines = self.lines.into_iter().map(|text| Line { at: now, text }).collect();
        let meta = Meta { version: 0, text: self.meta };
        let table = Stored {
            id: self.id,
            game: self.game,
            state: self.state,
            created_at: now,
            changed_at: now,
            header: self.header,
            meta,
            lines,
            clock: self.clock,
        };
        let record = Record { table, messages: Vec::new(), notes: Vec::new() };
        Fresh { record, waits_for, glance, listing, letters }
    }
}

/// A table that is to be added, with what lists show of it.
#[derive(Clone)]
pub(crate) struct Fresh {
    pub(crate) record: Record,
    pub(crate) waits_for: Option<String>,
    pub(crate) glance: Option<String>,
    pub(crate) listing: Listing,
    pub(crate) letters: Vec<Letter>,
}

impl From<Record> for Fresh {
    fn from(record: Record) -> Fresh {
        Fresh { record, waits_for: None, glance: None, listing: Listing::default(), letters: Vec::new() }
    }
}
