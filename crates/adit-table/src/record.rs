//! What is written down of a game while it is played.

use crate::noticed::Noticed;
use crate::{Entry, Fair, Journal};
use adit_game::{Seat, Setup, Viewer};

/// A game under way as data: which game, what was agreed, where it began, what has happened and who has noticed it.
#[derive(Clone)]
pub struct Record {
    pub(crate) game: &'static str,
    pub(crate) rules: u16,
    pub(crate) setup: Setup,
    /// The view of everything with which the table was loaded, if it did not begin at the start of a game.
    pub(crate) loaded: Option<String>,
    pub(crate) entries: Vec<Entry>,
    /// Who has noticed each of the entries.
    pub(crate) noticed: Vec<Noticed>,
    /// What its journal says of chance that can be proven fair, until something else happens than the journal has: what is
    /// drawn then may come from elsewhere.
    pub(crate) fair: Option<Fair>,
}

/// What distinguishes a record from a later one.
#[derive(Clone, Copy, Debug)]
pub struct Difference {
    /// How many entries at the beginning are in both.
    pub kept: usize,
    /// Who notices that they differ.
    pub noticed: Noticed,
    /// Who had noticed entries that are not there any more.
    pub lost: Noticed,
}

impl Record {
    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The version of its rules.
    pub fn rules(&self) -> u16 {
        self.rules
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// What has happened.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What the journal says of chance that can be proven fair, if it does and nothing else has happened since.
    pub fn fair(&self) -> Option<&Fair> {
        self.fair.as_ref()
    }

    /// The number of the last move of a seat.
    pub fn last_move(&self, seat: Seat) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.is_of(seat))
    }

    /// Has something happened behind the first `from` entries that everybody noticed?
    pub fn has_public(&self, from: usize) -> bool {
        self.noticed(Viewer::Public).any(|number| number >= from)
    }

    /// The whole game as it is written down.
    pub fn journal(&self) -> Journal {
        Journal {
            game: self.game.to_owned(),
            rules: self.rules,
            setup: self.setup.clone(),
            position: self.loaded.clone(),
            entries: self.entries.clone(),
            fair: self.fair.clone(),
        }
    }

    /// The numbers of the entries that a viewer has noticed. The viewer knows of no others, so whatever is counted for
    /// this viewer counts these: the [number](crate::Frame::number) of a frame is how many there are.
    pub fn noticed(&self, viewer: Viewer) -> impl Iterator<Item = usize> {
        let numbered = self.noticed.iter().enumerate();
        numbered.filter(move |(_, noticed)| noticed.by(viewer)).map(|(number, _)| number)
    }

    /// Who can tell this record from another one of the same game by what they have noticed, and to whom it lacks
    /// something that they had noticed.
    pub fn compare(&self, later: &Record) -> Difference {
        let common = |(one, other): &(&Entry, &Entry)| one == other;
        let kept = self.entries.iter().zip(&later.entries).take_while(common).count();
        let lacks = |viewer| {
            let mut still = later.known(viewer, kept);
            self.known(viewer, kept).any(|entry| still.next() != Some(entry))
        };
        let differs = |viewer| !self.known(viewer, kept).eq(later.known(viewer, kept));
        Difference { kept, noticed: Noticed::by_each(differs), lost: Noticed::by_each(lacks) }
    }

    /// The entries behind the first `from` that a viewer has noticed.
    fn known(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = &Entry> {
        self.noticed(viewer).skip_while(move |number| *number < from).map(|number| &self.entries[number])
    }

    /// The same record before anything has happened.
    pub(crate) fn opening(&self) -> Record {
        Record {
            game: self.game,
            rules: self.rules,
            setup: self.setup.clone(),
            loaded: self.loaded.clone(),
            entries: Vec::new(),
            noticed: Vec::new(),
            fair: None,
        }
    }
}
