//! Who sits at a table, as it is stored beside the journal.

use crate::Fault;
use crate::token::TokenHash;
use crate::tournaments::OfTournament;
use adit_clock::Clock;
use adit_game::{Seat, Texts, Viewer};
use adit_post::Hook;
use adit_store::{Listing, Lobby, PlayerId, TableId};
use serde::{Deserialize, Serialize};

/// What is stored of a table beside its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    /// Who sits where, in seat order.
    pub players: Vec<Occupant>,
    /// The secret of the link for spectators. Everybody at the table may pass it on, so it is kept as it is.
    pub watch: String,
    /// May people at the table ask a bot what it would do?
    #[serde(default)]
    pub hints: bool,
    /// Is it a training table, at which a coach explains decisions and warns of moves that give a lot away?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub training: bool,
    /// How long the players have to decide, if they have agreed on that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Where the table branched off, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branched: Option<Branched>,
    /// What is stored of the token with which the creator of the table proves to be that. Tables from earlier versions
    /// have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub creator: Option<TokenHash>,
    /// A sum of the request that created the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
    /// Are spectators not to speak?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
    /// The program or the room that is told of turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hook: Option<Hook>,
    /// In which language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hook_language: Option<String>,
    /// The table whose tokens open this one too, if it is a rematch: everybody keeps their seat without a new link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens_of: Option<String>,
    /// The next game of the same players, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<Rematch>,
    /// The secret of the link that lets people take free seats. Everybody at the table may pass it on, so it is kept as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// What everybody on the server may do here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lobby: Option<OpenTo>,
    /// The seats that agree to close the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closing: Vec<u8>,
    /// Have the players closed the table?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// The puzzle that is solved at the table, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Solving>,
    /// The lesson that is given here, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonMeta>,
    /// The tournament to which the table belongs, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<OfTournament>,
}

/// A puzzle and how far somebody has come with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solving {
    /// The puzzle.
    pub id: String,
    /// How many moves were tried.
    #[serde(default)]
    pub tries: u32,
    /// Was the answer found?
    #[serde(default)]
    pub solved: bool,
    /// Was the answer shown before it was found?
    #[serde(default)]
    pub shown: bool,
}

/// The lesson that is given at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonMeta {
    /// Its id.
    pub id: String,
    /// A sum of it as it was when the table began.
    pub version: String,
    /// What is stored of the session that learns. A program has none, and nothing is kept of what it has learned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub learner: Option<TokenHash>,
}

/// The next game of the same players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// Its table. The tokens of the seats and of spectators are the same there.
    pub table: String,
    /// The seat that asked for it first.
    pub seat: u8,
}

/// Where a table branched off another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branched {
    /// The other table.
    pub table: String,
    /// After how many entries.
    pub at: usize,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occupant {
    /// What the others call the player. Empty for a player without a name.
    pub name: String,
    /// Who decides.
    pub who: Who,
    /// The player who sits there. A seat that a program plays, and one that nobody has taken yet, has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Who has handed the seat over and can take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lent: Option<Box<Lent>>,
}

/// Who has handed a seat over: who they are called, and how they prove to be that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lent {
    /// What the others call them.
    pub name: String,
    /// Who decided before.
    pub who: Who,
    /// The player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
}

/// What everybody on the server may do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenTo {
    /// Take a free seat.
    Seats,
    /// Watch.
    Watch,
}

impl Occupant {
    /// Somebody with this name.
    pub fn new(name: String, who: Who) -> Occupant {
        Occupant { name, who, player: None, lent: None }
    }
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The person who has the token with this hash.
    Person(TokenHash),
    /// The bot with this id.
    Bot(String),
}

/// What somebody may do at a table, as their tokens prove.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    /// The seats they play.
    pub seats: Vec<Seat>,
    /// May they watch?
    pub watches: bool,
    /// Have they created the table?
    pub creates: bool,
    /// The seats that they have handed over and can take back.
    pub lent: Vec<Seat>,
}

/// How long a name may be, counted as the field of the page counts it: in UTF-16.
pub(crate) const LONGEST_NAME: usize = 40;

/// A player's name as it is kept: trimmed, and without anything that would reorder or break the line it stands in.
pub(crate) fn player_name(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    if name.encode_utf16().count() > LONGEST_NAME {
        return Err(Fault::setup(format!("a name has at most {LONGEST_NAME} letters; shorten it")));
    }
    if name.contains(disturbs_a_line) {
        return Err(Fault::setup(
            "a name is one line without control, direction or invisible characters; type it again",
        ));
    }
    Ok(name.to_owned())
}

/// Control characters, marks of direction, and format characters that break a line or are not seen. What joins letters
/// in some scripts and in emoji stays.
fn disturbs_a_line(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
                | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}'
        )
}

impl Roles {
    /// May they see anything of the table?
    pub fn may_enter(&self) -> bool {
        self.watches || self.creates || !self.seats.is_empty()
    }

    /// The viewer if nothing else is said: the first own seat, or the public.
    pub fn viewer(&self) -> Viewer {
        self.seats.first().map_or(Viewer::Public, |seat| Viewer::Seat(*seat))
    }
}

impl Meta {
    /// What the tokens with these hashes prove, and what a player may do who has proved to be that.
    pub fn roles(&self, hashes: &[TokenHash], player: Option<&PlayerId>) -> Roles {
        let proves = |who: &Who, sits: Option<&PlayerId>| match who {
            Who::Person(hash) => hashes.contains(hash) || sits.is_some_and(|sits| Some(sits) == player),
            Who::Bot(_) => false,
        };
        let plays = |seat: &Seat| match self.players.get(seat.index()) {
            Some(Occupant { who, player: sits, .. }) => proves(who, sits.as_ref()),
            None => false,
        };
        let lends = |seat: &Seat| {
            let lent = self.players.get(seat.index()).and_then(|occupant| occupant.lent.as_ref());
            lent.is_some_and(|lent| proves(&lent.who, lent.player.as_ref()))
        };
        let seats: Vec<Seat> = Seat::all(self.players.len()).filter(plays).collect();
        let lent: Vec<Seat> = Seat::all(self.players.len()).filter(lends).collect();
        Roles {
            watches: !seats.is_empty() || !lent.is_empty() || hashes.contains(&TokenHash::of(&self.watch)),
            seats,
            creates: self.creator.as_ref().is_some_and(|creator| hashes.contains(creator)),
            lent,
        }
    }

    /// The texts of a game with the names that the players gave. A name that two of them have names neither.
    pub fn naming(&self, texts: &Texts) -> Texts {
        let is_own = |name: &str| self.players.iter().filter(|player| player.name == name).count() == 1;
        let named = |player: &Occupant| {
            Some(player.name.trim().to_owned()).filter(|name| !name.is_empty() && is_own(&player.name))
        };
        texts.naming(self.players.iter().map(named))
    }

    /// What lists of tables show beside the position. Lessons and puzzles have lists of their own.
    pub(crate) fn listing(&self) -> Listing {
        if self.puzzle.is_some() || self.lesson.is_some() {
            return Listing::default();
        }
        let seats = Seat::all(self.players.len()).zip(&self.players);
        let sits = |(seat, occupant): (Seat, &Occupant)| Some((occupant.player.clone()?, u8::from(seat)));
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        let lobby = match self.lobby.filter(|_| !self.closed) {
            Some(OpenTo::Seats) => self.free().next().map(|_| Lobby::Seats),
            Some(OpenTo::Watch) => Some(Lobby::Watch),
            None => None,
        };
        let (seats, about) = (seats.filter_map(sits).collect(), names.join(" ").to_lowercase());
        Listing { seats, about, lobby, is_closed: self.closed }
    }

    /// The table whose tokens open this one: the first of all rematches, or the table itself.
    pub(crate) fn named_by(&self, own: &TableId) -> TableId {
        self.tokens_of.as_ref().and_then(|first| first.parse().ok()).unwrap_or_else(|| own.clone())
    }

    /// The seats that nobody has taken yet.
    pub fn free(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_free = |seat: &Seat| {
            let occupant = &self.players[seat.index()];
            let is_person = match occupant.who {
                Who::Person(_) => true,
                Who::Bot(_) => false,
            };
            is_person && occupant.player.is_none() && occupant.name.is_empty() && occupant.lent.is_none()
        };
        Seat::all(self.players.len()).filter(is_free)
    }

    /// Who invites others: the first who has a name.
    pub(crate) fn host(&self) -> Option<&str> {
        let named = self.players.iter().find(|seat| seat.player.is_some() && !seat.name.is_empty());
        named.map(|seat| seat.name.as_str())
    }

    /// The seats that have yet to agree before the table is closed: all at which somebody is known to sit, or all people if
    /// nobody is.
    pub(crate) fn must_agree(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_known = |seat: &Seat| self.players[seat.index()].player.is_some();
        let any = self.people().any(|seat| is_known(&seat));
        let people = self.people().filter(move |seat| !any || is_known(seat));
        people.filter(|seat| !self.closing.contains(&u8::from(*seat)))
    }

    /// The seats that people play.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players.len()).filter(|seat| match self.players[seat.index()].who {
            Who::Person(_) => true,
            Who::Bot(_) => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Language;

    /// The field of the page lets 40 letters in, of whatever language.
    #[test]
    fn a_name_has_as_many_letters_as_the_field_allows() {
        let longest = LONGEST_NAME;
        for letter in ["a", "ä", "漢", "ж"] {
            assert_eq!(player_name(&letter.repeat(longest)).ok(), Some(letter.repeat(longest)));
            assert!(player_name(&letter.repeat(longest + 1)).is_err(), "{letter}");
        }
        // A browser counts an emoji as two.
        assert!(player_name(&"🎲".repeat(longest / 2)).is_ok());
        assert!(player_name(&"🎲".repeat(longest / 2 + 1)).is_err());
        assert_eq!(player_name("  Ann  ").ok().as_deref(), Some("Ann"));
        assert_eq!(player_name(" \n ").ok().as_deref(), Some(""));
    }

    #[test]
    fn a_name_cannot_turn_around_or_break_the_line_it_stands_in() {
        for letter in [
            '\n', '\0', '\u{7f}', '\u{85}', '\u{ad}', '\u{61c}', '\u{200b}', '\u{200e}', '\u{200f}',
            '\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}',
            '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{feff}',
        ] {
            assert!(player_name(&format!("Ann{letter}Lee")).is_err(), "{:x}", u32::from(letter));
        }
        // Persian needs the first joiner, a family of emoji the second.
        for name in ["می\u{200c}خواهم", "👩\u{200d}👧", "Zoë O’Neill-Ñandú"] {
            assert_eq!(player_name(name).ok().as_deref(), Some(name));
        }
    }

    #[test]
    fn players_are_called_by_names_that_tell_them_apart() {
        let names = |names: [&str; 4]| {
            let players = names.map(|name| Occupant::new(name.to_owned(), Who::Bot("easy".to_owned())));
            let meta = Meta { players: players.into(), ..Meta::default() };
            let texts = meta.naming(&Texts::new(Language::English, &["seat-name = Player { $seat }\n"]));
            Seat::all(4).map(|seat| texts.seat(seat)).collect::<Vec<_>>()
        };
        assert_eq!(names(["Ada", "", " Ben ", " "]), ["Ada", "Player 1", "Ben", "Player 3"]);
        assert_eq!(names(["Ada", "Ada", "Ben", ""]), ["Player 0", "Player 1", "Ben", "Player 3"]);
    }
}
