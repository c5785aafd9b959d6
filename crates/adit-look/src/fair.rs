//! Chance that can be proven fair: what players add before the first draw, when the draws begin, and what is shown of it.

use crate::{Change, Line, Look, LookFault};
use adit_game::{Seat, SeatSet};
use adit_table::{Draw, Fair, FairLine, Outcome, Secret, Source, addition};
use serde::Serialize;

/// How often a seat may add something before the draws begin.
const ADDITIONS: usize = 4;

/// How a table stands with chance that can be proven fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct FairBody {
    /// How far it is.
    pub state: FairState,
    /// The SHA-256 sum of the secret, in hexadecimal digits. It was stored before anybody could add anything.
    pub commitment: String,
    /// What the players have added, in this order.
    pub added: Vec<AddedBody>,
    /// The seats of people that have added nothing yet, as long as the table waits for them.
    pub waits_for: Vec<u8>,
    /// The seat that has begun without the others, if one has.
    pub begun_by: Option<u8>,
    /// How many entries at the beginning came from another table and were not drawn here.
    pub from: usize,
    /// The secret, in hexadecimal digits, once it is published.
    pub secret: Option<String>,
}

/// How far a table is with chance that can be proven fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FairState {
    /// The players add something. Nothing is drawn and nobody is asked.
    Waiting,
    /// The game goes on, and the secret is kept.
    Playing,
    /// The table was moved here without its secret, so nothing can be drawn.
    Lost,
    /// The game is over or the table is closed, and the secret is published.
    Published,
}

/// What a player has added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct AddedBody {
    /// The seat.
    pub seat: u8,
    /// What.
    pub text: String,
}

/// Every draw of a finished game, with what could have been drawn in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct DrawsBody {
    /// What was said about it.
    pub fair: FairBody,
    /// The lines of the journal that begin with `fair`, up to the first draw. The key follows from them and the secret.
    pub opening: Vec<String>,
    /// The draws.
    pub draws: Vec<FairDrawBody>,
}

/// One draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct FairDrawBody {
    /// The number of the entry in the journal, from 0.
    pub number: usize,
    /// What was drawn, as the journal has it.
    pub drawn: String,
    /// What could be drawn, in the order of the rules.
    pub outcomes: Vec<OutcomeBody>,
}

/// Something that could be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct OutcomeBody {
    /// As a journal would have it.
    pub words: String,
    /// How often it is drawn compared with the others.
    pub weight: u32,
}

impl From<Draw> for FairDrawBody {
    fn from(draw: Draw) -> FairDrawBody {
        let body = |Outcome { words, weight }| OutcomeBody { words, weight };
        let outcomes = draw.outcomes.into_iter().map(body).collect();
        FairDrawBody { number: draw.number, drawn: draw.drawn, outcomes }
    }
}

impl Look {
    fn verifiable(&self) -> Result<&Fair, LookFault> {
        self.fair().ok_or(LookFault::NotVerifiable)
    }

    /// The people for whom the table waits before anything is drawn.
    fn silent(&self, fair: &Fair) -> SeatSet {
        if fair.begun.is_some() || fair.secret.is_some() {
            return SeatSet::EMPTY;
        }
        self.people.iter().filter(|seat| !fair.has_added(*seat)).collect()
    }

    /// How the table stands with chance that can be proven fair, if it is verifiable.
    pub fn fair_body(&self) -> Option<FairBody> {
        let fair = self.fair()?;
        let state = match (fair.secret, fair.begun) {
            (Some(_), _) => FairState::Published,
            (None, None) => FairState::Waiting,
            (None, Some(_)) if self.table.is_withheld() => FairState::Lost,
            (None, Some(_)) => FairState::Playing,
        };
        let added = |(seat, text): &(Seat, String)| AddedBody { seat: u8::from(*seat), text: text.clone() };
        Some(FairBody {
            state,
            commitment: fair.commitment.to_string(),
            added: fair.added.iter().map(added).collect(),
            waits_for: self.silent(fair).iter().map(u8::from).collect(),
            begun_by: fair.begun.and_then(|begun| begun.by).map(u8::from),
            from: fair.from,
            secret: fair.secret.map(Secret::reveal),
        })
    }

    /// Every draw, once the secret is published.
    pub fn draws(&self) -> Result<DrawsBody, LookFault> {
        let fair = self.verifiable()?;
        let body = self.fair_body().filter(|body| body.secret.is_some()).ok_or(LookFault::NotOver)?;
        let draws = self.table.draws(fair.from)?;
        let opening = fair.opening().iter().map(FairLine::to_string).collect();
        Ok(DrawsBody { fair: body, opening, draws: draws.into_iter().map(FairDrawBody::from).collect() })
    }

    /// The seats that the table waits for: those that are asked, or those that have yet to add something.
    pub fn awaited(&self) -> SeatSet {
        match self.fair().filter(|fair| fair.begun.is_none() && fair.secret.is_none()) {
            Some(fair) => self.silent(fair),
            None => self.table.pending(),
        }
    }

    /// A seat adds something before the first draw.
    pub fn add(&self, seat: Seat, text: &str) -> Result<Change, LookFault> {
        let fair = self.verifiable()?;
        if fair.begun.is_some() || fair.secret.is_some() {
            return Err(LookFault::HasBegun);
        }
        if fair.added.iter().filter(|(added, _)| *added == seat).count() >= ADDITIONS {
            return Err(LookFault::AddedEnough);
        }
        let words = addition(text).ok_or(LookFault::NoAddition)?;
        Ok(Change::line(Line::Fair(FairLine::Add { seat, words })))
    }

    /// A seat that has added something begins without those who have not.
    pub fn begin_without(&self, seat: Seat, secret: Option<Secret>) -> Result<Change, LookFault> {
        let fair = self.verifiable()?;
        if fair.begun.is_some() || fair.secret.is_some() {
            return Err(LookFault::HasBegun);
        }
        if !fair.has_added(seat) {
            return Err(LookFault::AddFirst);
        }
        self.begun(fair, Some(seat), secret)
    }

    /// What begins the draws as soon as all people have added something. Nothing if the table does not wait for that, or
    /// still waits for somebody.
    pub fn begin_if_ready(&self, secret: Option<Secret>) -> Result<Option<Change>, LookFault> {
        let Some(fair) = self.fair().filter(|fair| fair.begun.is_none() && fair.secret.is_none()) else {
            return Ok(None);
        };
        // Without the secret nothing could be drawn; it may still come.
        if secret.is_none() || !self.silent(fair).is_empty() {
            return Ok(None);
        }
        self.begun(fair, None, secret).map(Some)
    }

    fn begun(&self, fair: &Fair, by: Option<Seat>, secret: Option<Secret>) -> Result<Change, LookFault> {
        let begin = FairLine::Begin(by);
        let mut after = Some(fair.clone());
        Fair::hear(&mut after, &begin, self.table.record().entries().len());
        let source = after.as_ref().unwrap_or(fair).source(secret);
        if source == Source::Withheld {
            return Err(LookFault::SecretLost);
        }
        let mut table = self.copy()?.drawing_from(source);
        let step = table.draw()?;
        let drawn = step.entries().iter().cloned().map(Line::Entry);
        let lines = [Line::Fair(begin)].into_iter().chain(drawn).collect();
        table.commit(step)?;
        Ok(Change { lines, table: Some(table) })
    }

    /// The line that publishes the secret.
    pub fn reveal(&self, secret: Secret) -> Option<Line> {
        let is_due = |fair: &&Fair| fair.secret.is_none() && fair.commitment == secret.commitment();
        self.fair().filter(is_due).map(|_| Line::Fair(FairLine::Reveal(secret)))
    }
}
