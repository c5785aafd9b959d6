//! What players have said beforehand: usual orders of the game, and lines that they have played ahead.

use crate::{LabelledOffer, Look, LookFault, PictureBody, Talks, Told};
use adit_game::{Layout, MAX_SEATS, Seat, StandingOrder, Texts, UsualOrder, Viewer};
use adit_table::{Departure, Entry, EntryFault, Heed, Refusal};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that a player has said beforehand, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// Its number among those of the seat.
    pub id: u32,
    /// How many entries the seat had noticed.
    pub since: usize,
    /// What it is.
    pub what: Said,
    /// What it is in sentences, in each language, with marks in the place of names: players may be called otherwise later.
    pub told: BTreeMap<String, Vec<String>>,
    /// Why it holds no longer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<DropReason>,
}

/// What a player says beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// An order that the game names.
    Usual {
        /// Its name.
        name: String,
        /// What it is about.
        about: String,
        /// The amount that was named.
        limit: Option<u32>,
    },
    /// What others do and chance brings, and what the seat does then, line by line as a journal has it.
    Line(Vec<String>),
}

/// Why something that was said beforehand holds no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// The seat has moved otherwise.
    OwnMove,
    /// Others have moved otherwise, or chance has brought something else.
    Other,
    /// Something was taken back, or somebody asks for that.
    TakenBack,
    /// The move was not legal when it was to be said.
    NotLegal,
}

impl From<Departure> for DropReason {
    fn from(departure: Departure) -> DropReason {
        match departure {
            Departure::OwnMove => DropReason::OwnMove,
            Departure::Other => DropReason::Other,
            Departure::TakenBack => DropReason::TakenBack,
        }
    }
}

/// An order or a line of a seat. Nobody else sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct GivenBody {
    /// Its number among those of the seat.
    pub id: u32,
    /// Is it a line that was played ahead?
    pub is_line: bool,
    /// The name of the usual order, if it is one.
    pub name: Option<String>,
    /// The amount that was named.
    pub limit: Option<u32>,
    /// What it is, in sentences.
    pub text: Vec<String>,
    /// Why it holds no longer; nothing while it stands.
    pub dropped: Option<DropReason>,
}

/// An order that can be given now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct UsualBody {
    /// Its name.
    pub name: String,
    /// What it says.
    pub text: String,
    /// The amount that it needs.
    pub limit: Option<LimitBody>,
}

/// An amount that an order needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct LimitBody {
    /// What it is.
    pub label: String,
    /// The smallest.
    pub least: u32,
    /// The largest.
    pub most: u32,
}

/// A position to which a player has played ahead.
#[derive(Serialize, utoipa::ToSchema)]
pub struct AheadBody {
    /// What was done to come there, to be sent back for the next step, and to be given as a line.
    pub line: Vec<String>,
    /// The same in sentences.
    pub steps: Vec<AheadStep>,
    /// Does the seat move in the line, so that it can be given?
    pub is_whole: bool,
    /// The position as the seat would see it.
    pub picture: PictureBody,
    /// What each seat that is asked there may choose from, as far as the player can know.
    pub offers: Vec<AheadOffer>,
}

/// A step of a line.
#[derive(Serialize, utoipa::ToSchema)]
pub struct AheadStep {
    /// Whose move it is; nothing for what chance brings.
    pub seat: Option<u8>,
    /// What happens, in sentences.
    pub tells: Vec<String>,
}

/// What a seat may choose from in a position to which somebody has played ahead.
#[derive(Serialize, utoipa::ToSchema)]
pub struct AheadOffer {
    /// The seat.
    pub seat: u8,
    /// What it is asked.
    pub prompt: Option<String>,
    /// What it may choose from.
    pub offer: LabelledOffer,
}

impl Given {
    /// Does it still stand?
    pub fn stands(&self) -> bool {
        self.dropped.is_none()
    }

    /// As its player sees it, with the names that players have now.
    pub fn body(&self, texts: &Texts) -> GivenBody {
        let told = self.told.get(texts.language().word()).map_or(&[][..], Vec::as_slice);
        let text = told.iter().map(|sentence| named(sentence, texts)).collect();
        let (name, limit, is_line) = match &self.what {
            Said::Usual { name, limit, .. } => (Some(name.clone()), *limit, false),
            Said::Line(_) => (None, None, true),
        };
        GivenBody { id: self.id, is_line, name, limit, text, dropped: self.dropped }
    }
}

impl UsualBody {
    fn new(usual: &UsualOrder, texts: &Texts) -> UsualBody {
        let label = usual.asks(texts);
        let limit = usual.limit.zip(label);
        UsualBody {
            name: usual.name.to_owned(),
            text: usual.title(texts),
            limit: limit.map(|(limit, label)| LimitBody { label, least: limit.least, most: limit.most }),
        }
    }
}

/// What stands in the place of a seat's name. No text has these signs.
fn mark(seat: Seat) -> Option<char> {
    char::from_u32(0xe000 + seat.index() as u32)
}

/// The texts with marks in the place of names.
fn marking(texts: &Texts) -> Texts {
    texts.naming(Seat::all(MAX_SEATS).map(|seat| mark(seat).map(String::from)))
}

/// The sentence with names in the place of marks.
fn named(sentence: &str, texts: &Texts) -> String {
    let marks = Seat::all(MAX_SEATS).filter_map(|seat| Some((seat, mark(seat)?)));
    marks.fold(sentence.to_owned(), |told, (seat, mark)| told.replace(mark, &texts.seat(seat)))
}

/// The entries that these lines are.
pub fn read_line(line: &[String]) -> Result<Vec<Entry>, EntryFault> {
    line.iter().map(|entry| Entry::read(entry)).collect()
}

/// A table on which somebody plays ahead.
pub struct Ahead {
    seat: Seat,
    look: Look,
    line: Vec<Entry>,
}

impl Look {
    /// The orders that the game names for a seat now.
    pub fn usual_orders(&self, seat: Seat) -> Result<Vec<UsualOrder>, LookFault> {
        if self.is_over() {
            return Ok(Vec::new());
        }
        Ok(self.table.look(Viewer::Seat(seat))?.usual_orders(seat))
    }

    /// The same as the player sees them.
    pub fn usual_bodies(&self, seat: Seat, texts: &Texts) -> Result<Vec<UsualBody>, LookFault> {
        Ok(self.usual_orders(seat)?.iter().map(|usual| UsualBody::new(usual, texts)).collect())
    }

    /// What becomes of something that a seat has said beforehand.
    pub fn heed(&self, seat: Seat, given: &Given) -> Result<Heed, LookFault> {
        // Whoever asks to take back, and whoever answers: what was planned was planned for something else.
        if self.ask().is_some() {
            return Ok(Heed::Dropped(Departure::TakenBack));
        }
        Ok(match &given.what {
            Said::Usual { name, about, limit } => {
                let order = StandingOrder { name: name.clone(), about: about.clone(), limit: *limit };
                self.table.heed_order(seat, given.since, &order)?
            }
            Said::Line(line) => match read_line(line) {
                Ok(line) => self.table.heed_line(seat, given.since, &line)?,
                Err(_) => Heed::Dropped(Departure::Other),
            },
        })
    }

    /// The position to which a seat comes by playing ahead like this.
    pub fn play_ahead(&self, seat: Seat, line: &[Entry]) -> Result<Ahead, LookFault> {
        if self.is_over() {
            return Err(LookFault::Refused(Refusal::Over));
        }
        let unseen = || Refusal::NoSuchSeat { seat, seats: self.table.record().seats() };
        let mut table = self.table.ahead(seat).ok_or_else(unseen)?;
        for entry in line {
            table.step_ahead(seat, entry)?;
        }
        let look = Look::new(table, Talks::default(), self.people);
        Ok(Ahead { seat, look, line: line.to_vec() })
    }
}

impl Ahead {
    /// Lets a seat move here, and draws what chance owes then.
    pub fn say(&mut self, mover: Seat, words: &str) -> Result<(), LookFault> {
        let step = self.look.table.propose(mover, words, None)?;
        self.line.extend(step.entries().iter().cloned());
        self.look.table.commit(step)?;
        Ok(())
    }

    /// What was done to come here, up to the last move of the seat: what comes behind it would only be waited for.
    pub fn whole(&self) -> Option<&[Entry]> {
        let last = self.line.iter().rposition(|entry| entry.is_of(self.seat))?;
        self.line.get(..=last)
    }

    /// What happens in each step.
    fn steps(&self, texts: &Texts) -> Result<Vec<AheadStep>, LookFault> {
        let viewer = Viewer::Seat(self.seat);
        let mut table = self.look.table.at(0)?;
        let mut steps = Vec::new();
        for entry in &self.line {
            table.step_ahead(self.seat, entry)?;
            let tells = table.look(viewer)?.narrate(texts);
            steps.push(AheadStep { seat: entry.mover().map(u8::from), tells });
        }
        Ok(steps)
    }

    /// What is told of the line up to the last move of the seat, as it is stored.
    pub fn told(&self, texts: &Texts) -> Result<Vec<String>, LookFault> {
        let count = self.whole().map_or(0, <[Entry]>::len);
        Ok(self.steps(&marking(texts))?.into_iter().take(count).flat_map(|step| step.tells).collect())
    }

    /// As the player sees it.
    pub fn body(mut self, texts: &Texts, layout: Layout) -> Result<AheadBody, LookFault> {
        let viewer = Viewer::Seat(self.seat);
        let steps = self.steps(texts)?;
        let picture = self.look.picture(viewer, texts, layout, Told::default())?;
        let view = self.look.table.look(viewer)?;
        let offers = self.look.table.pending().iter().filter_map(|seat| {
            let offer = self.look.table.plans(seat)?;
            Some(AheadOffer {
                seat: u8::from(seat),
                prompt: view.prompt(texts, seat),
                offer: LabelledOffer::new(&offer, seat, &*view, texts),
            })
        });
        let offers = offers.collect();
        let line: Vec<String> = self.line.iter().map(Entry::to_string).collect();
        let is_whole = self.whole().is_some();
        Ok(AheadBody { line, steps, is_whole, picture, offers })
    }
}
