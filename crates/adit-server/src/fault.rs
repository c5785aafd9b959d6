//! Why the server does not do what it is asked.

use crate::school::Taught;
use crate::texts::Library;
use adit_game::Language;
use adit_lessons::Answer;
use adit_look::LookFault;
use adit_store::StoreError;
use adit_table::{Clause, Refusal};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// A rule of a game that forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The id of the game.
    pub game: &'static str,
    /// The rule.
    pub rule: Clause,
}

/// What a lesson says to a move that it does not mean.
#[derive(Clone)]
pub struct Advice {
    pub(crate) taught: Taught,
    pub(crate) answer: Answer,
}

impl std::fmt::Debug for Advice {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} {:?}", self.taught.item(), self.answer)
    }
}

/// Defines every fault once: its code, its status, and what to do about it. The texts of `texts/*.ftl`, the list in
/// `docs/server.md` and the description of the interface follow from this table.
macro_rules! faults {
    ($(
        $(#[doc = $about:literal])+
        $variant:ident $(($held:ty))? = $code:literal, $status:ident, $way_out:literal;
    )+) => {
        /// Why the server does not do what it is asked. Nothing has changed then, unless it is uncertain.
        #[derive(Clone, Debug, thiserror::Error)]
        pub enum Fault {
            $($(#[doc = $about])+ #[error($way_out)] $variant $(($held))?),+
        }

        /// The kind of a [`Fault`], without what a single one tells.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum FaultKind {
            $($(#[doc = $about])+ $variant),+
        }

        impl Fault {
            /// Its kind.
            pub fn kind(&self) -> FaultKind {
                match self { $(Fault::$variant { .. } => FaultKind::$variant),+ }
            }
        }

        impl FaultKind {
            /// All kinds.
            pub const ALL: &'static [FaultKind] = &[$(FaultKind::$variant),+];

            /// A word for programs. It does not change between versions.
            pub fn code(self) -> &'static str {
                match self { $(FaultKind::$variant => $code),+ }
            }

            /// The status of the answer.
            pub fn status(self) -> StatusCode {
                match self { $(FaultKind::$variant => StatusCode::$status),+ }
            }

            /// What happened and what to do about it, for people who write programs.
            pub fn way_out(self) -> &'static str {
                match self { $(FaultKind::$variant => $way_out),+ }
            }

            /// After how many seconds it is worth trying again, where waiting helps.
            pub fn retry_after(self) -> Option<u16> {
                match self.status() {
                    StatusCode::TOO_MANY_REQUESTS if self == FaultKind::TooMany => Some(1),
                    StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Some(5),
                    _ => None,
                }
            }

            /// The id of the sentence for players.
            pub fn text_id(self) -> &'static str {
                match self { $(FaultKind::$variant => concat!("fault-", $code)),+ }
            }
        }
    };
}

faults! {
    /// The request cannot be read.
    BadRequest(String) = "bad-request", BAD_REQUEST, "the request cannot be read; the message says what to change";
    /// The tokens open several seats and none was named.
    WhichSeat = "which-seat", BAD_REQUEST, "your token opens several seats; name one in `seat`";
    /// No token, or none of this table.
    NoToken = "no-token", UNAUTHORIZED, "the token is missing or does not belong to this table; open a link to the table";
    /// A seat is spoken for that the tokens do not open.
    NotYourSeat = "not-your-seat", FORBIDDEN, "this seat belongs to someone else; use the token of the seat";
    /// The request comes from a page of another site.
    Foreign = "foreign", FORBIDDEN, "the request comes from a page of another site; send it from a page of this server, or without `Origin`";
    /// The host has locked the player out.
    LockedOut = "locked-out", FORBIDDEN, "the host of this server has locked this player out; ask the host";
    /// Only invited players create tables here.
    NotInvited = "not-invited", FORBIDDEN, "only players whom the host has invited create tables here; ask the host";
    /// Somebody at the table does not want to play with this player, or the other way round.
    NotWelcome = "not-welcome", FORBIDDEN, "this player cannot take a seat at this table; choose another one";
    /// Only the creator of the table may do this.
    NotCreator = "not-creator", FORBIDDEN, "only the person who created the table may do this; use the token `creator` of the table";
    /// Only the organiser of the tournament may do this.
    NotOrganiser = "not-organiser", FORBIDDEN, "only the organiser of the tournament may do this; use the session that created it";
    /// The tournament is entered by a link.
    EntryByLink = "entry-by-link", FORBIDDEN, "this tournament is entered by a link; ask its organiser, and send the secret of the link as `link`";
    /// Spectators are not to speak.
    Muted = "muted", FORBIDDEN, "spectators cannot speak at this table; ask the person who created it";
    /// Only finished games show this.
    NotOver = "not-over", FORBIDDEN, "only a finished game shows this; ask again when it is over";
    /// The position holds secrets.
    Hidden = "hidden", FORBIDDEN, "this would reveal hidden information; ask again when the game is over";
    /// At this table nobody may ask for hints.
    NoHints = "no-hints", FORBIDDEN, "hints are turned off at this table; create a table with `hints`";
    /// This is not a training table.
    NoCoach = "no-coach", FORBIDDEN, "only a training table has a coach; create a table with `training`";
    /// There is no such table.
    NoTable = "no-table", NOT_FOUND, "there is no such table; check its id";
    /// There is no such tournament.
    NoTournament = "no-tournament", NOT_FOUND, "there is no such tournament; check its id";
    /// The tournament has no such entrant.
    NoEntrant = "no-entrant", NOT_FOUND, "the tournament has no such entrant; request it to see who is in it";
    /// Nothing is to be solved at this table.
    NoPuzzle = "no-puzzle", NOT_FOUND, "this table is not a puzzle; open one at `/puzzles`";
    /// Nobody is known to this browser, or a link opens nobody.
    NoPlayer = "no-player", NOT_FOUND, "this opens no player; ask for another link, or give a name at `/me`";
    /// There is no such page.
    NoPage = "no-page", NOT_FOUND, "there is no such address; see `/api/openapi.json`";
    /// The journal is shorter.
    NoEntry = "no-entry", NOT_FOUND, "the game has fewer entries; ask for at most `number`";
    /// The picture has no such thing, or the game cannot tell of it.
    NoCard = "no-card", NOT_FOUND, "nothing in the picture has this id; use one that stands in `data-part`";
    /// The game is drawn in characters only.
    NoPicture = "no-picture", NOT_FOUND, "this game has no pictures to download; use the frame";
    /// No lesson is given here.
    NoLesson = "no-lesson", NOT_FOUND, "there is no such lesson, or none at this table; see the lessons of the game";
    /// The request did not arrive in time.
    TooSlow = "too-slow", REQUEST_TIMEOUT, "the request did not arrive in time; send it again";
    /// The offer that is answered has been replaced.
    StaleOffer = "stale-offer", CONFLICT, "the offer has been replaced; request the frame and choose again";
    /// Somebody else is asked.
    NotPending(Option<Forbidden>) = "not-pending", CONFLICT, "it is not this seat's turn; wait until `pending` contains it";
    /// The game has ended.
    Over = "over", CONFLICT, "the game is over; take a move back or create another table";
    /// The players have closed the table.
    Closed = "closed", CONFLICT, "the players have closed this table; create another one";
    /// A table of a tournament.
    TournamentTable = "tournament-table", CONFLICT, "this is not possible at a table of a tournament; ask its organiser, who can close the table";
    /// Nobody can enter the tournament now.
    EntriesClosed = "entries-closed", CONFLICT, "nobody can enter this tournament now; ask its organiser";
    /// As many have entered as may.
    TournamentFull = "tournament-full", CONFLICT, "this tournament is full; ask its organiser";
    /// The player has entered.
    EnteredAlready = "entered-already", CONFLICT, "this player has entered the tournament already; request it to see the own number";
    /// Too few have entered.
    TooFewEntrants = "too-few-entrants", CONFLICT, "too few have entered to begin; wait for others, or add bots";
    /// The tournament is in another stage.
    WrongStage = "wrong-stage", CONFLICT, "this cannot be done at this stage of the tournament; request it to see how it stands";
    /// Somebody without a name.
    NameFirst = "name-first", CONFLICT, "a tournament is entered under a name; send `name`, or give one at `/me`";
    /// Nobody can sit down here.
    SeatTaken = "seat-taken", CONFLICT, "there is no free seat here now; choose another table";
    /// The seat has not moved.
    NothingToTakeBack = "nothing-to-take-back", CONFLICT, "the seat has no move to take back; move first";
    /// The request of the seat to take back was refused, and nothing has happened since.
    AskLater = "ask-later", CONFLICT, "the request to take back was answered with no; ask again after the next move";
    /// Another seat waits for an answer.
    OtherAsks = "other-asks", CONFLICT, "another seat asks to take back a move; answer that first";
    /// The seat has taken nothing back, or something else has happened since.
    NothingToRedo = "nothing-to-redo", CONFLICT, "there is nothing to redo; say the move instead";
    /// Nobody has asked.
    NobodyAsks = "nobody-asks", CONFLICT, "the request to take back a move is no longer open; request the frame";
    /// The table was changed elsewhere at the same moment.
    Moved = "moved", CONFLICT, "the game has moved on; request the frame and try again";
    /// There are as many messages as a table may have.
    ChatFull = "chat-full", CONFLICT, "the chat of this table is full; talk elsewhere, or create another table";
    /// The key was used for something else.
    KeyUsed = "key-used", CONFLICT, "this `Idempotency-Key` was used for another request; use a new one for each thing that shall happen";
    /// The lesson means another move.
    OtherMove(Advice) = "other-move", CONFLICT, "the move is legal, but the lesson asks for another one; the message says which";
    /// The step of the lesson is to be read.
    ReadFirst = "read-first", CONFLICT, "this step of the lesson is to be read; go on with `next`";
    /// The step of the lesson is not to be read.
    NothingToRead = "nothing-to-read", CONFLICT, "this step of the lesson asks for a move; say it";
    /// The body is too long.
    TooLong = "too-long", PAYLOAD_TOO_LARGE, "the request or a text in it is too long; send less";
    /// Such a table cannot be begun.
    NoSuchSetup(String) = "no-such-setup", UNPROCESSABLE_ENTITY, "such a table cannot be begun; the message says what to change";
    /// The table has no such seat.
    NoSuchSeat = "no-such-seat", UNPROCESSABLE_ENTITY, "the table has no such seat; see its players";
    /// No move of the game is said like this.
    NoSuchWords = "no-such-words", UNPROCESSABLE_ENTITY, "these words are not a move; use those of the offer";
    /// Moves begin like this, but something is missing.
    Begun = "begun", UNPROCESSABLE_ENTITY, "the move is incomplete; say all its words";
    /// The move breaks a rule.
    BrokenRule(Forbidden) = "broken-rule", UNPROCESSABLE_ENTITY, "the rules forbid the move; `rule` names the clause";
    /// This cannot be drawn now.
    NoSuchOutcome = "no-such-outcome", UNPROCESSABLE_ENTITY, "chance cannot bring this now; let the server draw";
    /// Too many requests.
    TooMany = "too-many", TOO_MANY_REQUESTS, "too many requests; wait a moment and try again";
    /// A token is used for enough streams.
    TooManyStreams = "too-many-streams", TOO_MANY_REQUESTS, "too many streams of this seat or link are open; close one and try again";
    /// An address has enough streams.
    TooManyStreamsHere = "too-many-streams-here", TOO_MANY_REQUESTS, "too many streams are open from your address; close some and try again";
    /// An address has enough connections.
    TooManyConnections = "too-many-connections", TOO_MANY_REQUESTS, "too many connections are open from your address; close some and try again";
    /// A guest waits for enough PNGs.
    TooManyPictures = "too-many-pictures", TOO_MANY_REQUESTS, "you already wait for three pictures; wait until one of them has come";
    /// The store does not answer, or what it holds cannot be read.
    Store = "store", SERVICE_UNAVAILABLE, "the server cannot save or load now; nothing was changed, try again";
    /// The store does not say whether it has stored this.
    Uncertain = "uncertain", SERVICE_UNAVAILABLE, "the server does not know whether this was saved; request the frame before you try again";
    /// All places for streams are taken.
    StreamsFull = "streams-full", SERVICE_UNAVAILABLE, "all places for streams are taken; request the frame, or try again in a moment";
    /// The server is about to stop.
    Stopping = "stopping", SERVICE_UNAVAILABLE, "the server is stopping; try again in a moment";
    /// The operating system gives no randomness.
    NoRandomness = "no-randomness", SERVICE_UNAVAILABLE, "the server has no source of random numbers; try again later";
}

impl Fault {
    /// A request that cannot be read, and why.
    pub(crate) fn bad(why: impl std::fmt::Display) -> Fault {
        Fault::BadRequest(why.to_string())
    }

    /// A table that cannot be begun, and why.
    pub(crate) fn setup(why: impl std::fmt::Display) -> Fault {
        Fault::NoSuchSetup(why.to_string())
    }

    /// What was to be stored is not, or nobody knows whether it is.
    pub(crate) fn store(fault: &StoreError) -> Fault {
        if matches!(fault, StoreError::Uncertain { .. }) { Fault::Uncertain } else { Fault::Store }
    }

    /// What a table of this game refuses.
    pub(crate) fn refused(refusal: &Refusal, game: &'static str) -> Fault {
        let forbidden = |rule: Clause| Forbidden { game, rule };
        match refusal {
            Refusal::NoSuchSeat { .. } => Fault::NoSuchSeat,
            Refusal::Over => Fault::Over,
            Refusal::NotPending { rule, .. } => Fault::NotPending(rule.map(forbidden)),
            Refusal::StaleOffer { .. } => Fault::StaleOffer,
            Refusal::NoSuchWords { .. } => Fault::NoSuchWords,
            Refusal::Begun { .. } => Fault::Begun,
            Refusal::Broken { rule } => Fault::BrokenRule(forbidden(*rule)),
            Refusal::NoSuchOutcome { .. } | Refusal::NothingToDraw => Fault::NoSuchOutcome,
            Refusal::NoSuchEntry { .. } => Fault::NoEntry,
            Refusal::Moved => Fault::Moved,
            Refusal::Unwritable { .. } => Fault::Store,
            Refusal::NoRandomness(_) => Fault::NoRandomness,
        }
    }

    /// What is not shown or not done at a table of this game.
    pub(crate) fn look(fault: LookFault, game: &'static str) -> Fault {
        match fault {
            LookFault::Refused(refusal) => Fault::refused(&refusal, game),
            LookFault::NotOver => Fault::NotOver,
            LookFault::Hidden => Fault::Hidden,
            LookFault::NoCard => Fault::NoCard,
            LookFault::NoPicture => Fault::NoPicture,
            LookFault::NothingToTakeBack => Fault::NothingToTakeBack,
            LookFault::AskLater => Fault::AskLater,
            LookFault::OtherAsks => Fault::OtherAsks,
            LookFault::NothingToRedo => Fault::NothingToRedo,
            LookFault::NobodyAsks => Fault::NobodyAsks,
        }
    }

    /// The rule behind it, where a rule is.
    pub(crate) fn rule(&self) -> Option<Forbidden> {
        if let Fault::BrokenRule(rule) | Fault::NotPending(Some(rule)) = self { Some(*rule) } else { None }
    }

    /// The sentence for people: as the game explains its rule, or in our own words.
    pub(crate) fn message(&self, library: &Library, language: Language) -> String {
        if let Fault::BadRequest(why) | Fault::NoSuchSetup(why) = self {
            return why.clone();
        }
        if let Fault::OtherMove(Advice { taught, answer }) = self
            && let Some(course) = library.school.course(taught.game.id())
            && let Some(said) = taught.lesson.answer(course.texts(language), answer)
        {
            return said;
        }
        let explained = self.rule().and_then(|Forbidden { game, rule }| {
            let texts = library.game(game, language);
            texts.has(rule.text_id).then(|| texts.say(rule.text_id, &[]))
        });
        explained.unwrap_or_else(|| library.server(language).say(self.kind().text_id()))
    }
}

/// The answer has the status alone; [`crate::front`] writes the body in the reader's language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.kind().status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_fault_has_its_own_code_and_says_the_way_out() {
        let codes: HashSet<&str> = FaultKind::ALL.iter().map(|kind| kind.code()).collect();
        assert_eq!(codes.len(), FaultKind::ALL.len());
        for kind in FaultKind::ALL {
            assert!(kind.status().is_client_error() || kind.status().is_server_error(), "{kind:?}");
            assert!(kind.way_out().contains(';'), "{kind:?} says only what happened");
        }
    }

    #[test]
    fn every_fault_has_its_sentence_in_every_language() {
        for language in Language::ALL {
            let said: HashSet<&str> = crate::texts::ids(crate::texts::source(language)).collect();
            for kind in FaultKind::ALL
                .iter()
                .filter(|kind| !matches!(kind, FaultKind::BadRequest | FaultKind::NoSuchSetup))
            {
                assert!(said.contains(kind.text_id()), "{language} lacks {}", kind.text_id());
            }
        }
    }

    /// With `ADIT_BLESS=1` the list is written.
    #[test]
    fn the_page_about_the_server_lists_every_fault() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md");
        let page = std::fs::read_to_string(path).expect("the page");
        let (begin, end) = ("<!-- begin of the faults -->\n", "<!-- end of the faults -->\n");
        let (before, rest) = page.split_once(begin).expect("a place for the list");
        let (listed, after) = rest.split_once(end).expect("the end of the list");
        let mut list = "| status | `code` | what happened; what to do |\n|---|---|---|\n".to_owned();
        for kind in FaultKind::ALL {
            list += &format!("| {} | `{}` | {} |\n", kind.status().as_u16(), kind.code(), kind.way_out());
        }
        if std::env::var_os("ADIT_BLESS").is_some() {
            std::fs::write(path, [before, begin, &list, end, after].concat()).expect("a page");
            return;
        }
        assert_eq!(listed, list, "run the test with ADIT_BLESS=1");
    }
}
