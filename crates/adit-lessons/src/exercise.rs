//! Running an exercise: what a learner says, what it is answered with, and what happens then.

use crate::pattern::Match;
use crate::step::{Kind, Step, Until};
use adit_any::AnyGame;
use adit_bots::Recipe;
use adit_game::Seat;
use adit_table::{Entry, Journal, OfferId, Refusal, ReplayFault, Source, Table};

/// A position and steps that begin there. Lessons are exercises with texts; anything else that asks for a move in a position
/// can be one too.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The position.
    pub start: Journal,
    /// Who learns.
    pub seat: Seat,
    /// What chance brings where nothing is written follows from this.
    pub seed: u64,
    /// The steps.
    pub steps: Vec<Step>,
}

/// Where a learner stands.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// The table.
    pub table: &'a Table,
    /// How many entries there were when each step began: those that are done, and the present one. Behind the last step
    /// there is one more, where the exercise is over.
    pub begins: &'a [usize],
}

/// What came of what a learner has said.
pub enum Heard {
    /// The step is done. This is to be stored, and then the next one begins.
    Done(adit_table::Step),
    /// The move is made, and the step goes on: more moves belong to it, or it is a stretch to play.
    Begun(adit_table::Step),
    /// The move is legal, but another one is meant. Nothing changes.
    Other(Answer),
    /// The step is to be read. Nothing changes.
    NotAsked,
    /// The move cannot be made. Nothing changes.
    Illegal(Refusal, Answer),
}

/// Which text answers a learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// What is said of a step that is done, with the id of the moves if they have an answer of their own.
    Done(usize, Option<String>),
    /// What is said to another legal move in a step, with the id of the moves if they have an answer of their own.
    Other(usize, Option<String>),
    /// What a step adds to the rule that a move breaks.
    Illegal(usize),
}

impl<'a> Place<'a> {
    /// The number of the present step; as many as there are steps if the exercise is over.
    pub fn step(&self) -> usize {
        self.begins.len().saturating_sub(1)
    }

    /// How many entries there were when the present step began.
    pub fn begin(&self) -> usize {
        self.begins.last().copied().unwrap_or_default()
    }

    fn since_begin(&self) -> &'a [Entry] {
        self.table.record().entries().get(self.begin()..).unwrap_or_default()
    }
}

impl Exercise {
    /// The table at which it begins.
    pub fn table(&self, game: &'static dyn AnyGame) -> Result<Table, ReplayFault> {
        game.replay(&self.start, self.source())
    }

    /// Where its table takes chance from: the same every time.
    pub fn source(&self) -> Source {
        Source::Seed(self.seed)
    }

    /// Where a learner stands at the beginning.
    pub fn begins(&self) -> Vec<usize> {
        vec![self.start.entries.len()]
    }

    /// The present step, if the exercise is not over.
    pub fn step(&self, place: Place<'_>) -> Option<&Step> {
        self.steps.get(place.step())
    }

    /// Is nothing left to do?
    pub fn is_over(&self, place: Place<'_>) -> bool {
        place.step() >= self.steps.len()
    }

    /// The bot that plays the other seats now, if one does.
    pub fn bot(&self, place: Place<'_>) -> Option<&Recipe> {
        match &self.step(place)?.kind {
            Kind::Play { bot, .. } => Some(bot),
            Kind::Read { .. } | Kind::Move { .. } => None,
        }
    }

    /// What came of the words that the learner says. With the id of an offer they are refused if that no longer stands.
    pub fn hear(&self, place: Place<'_>, words: &str, offer: Option<OfferId>) -> Heard {
        let number = place.step();
        let Some(step) = self.step(place) else { return Heard::NotAsked };
        if let Kind::Read { .. } = step.kind {
            return Heard::NotAsked;
        }
        let proposed = match place.table.propose(self.seat, words, offer) {
            Ok(proposed) => proposed,
            Err(refusal) => return Heard::Illegal(refusal, Answer::Illegal(number)),
        };
        if let Kind::Play { until, .. } = &step.kind {
            let is_done = self.is_reached(place, until, &proposed);
            return if is_done { Heard::Done(proposed) } else { Heard::Begun(proposed) };
        }
        let said: Vec<&str> = self.moves(place.since_begin().iter().chain(proposed.entries())).collect();
        match step.kind.lead(&said) {
            (Match::Whole, Some(way)) => {
                match place.table.propose_scripted(self.seat, words, offer, way.then) {
                    Ok(scripted) => Heard::Done(scripted),
                    Err(refusal) => Heard::Illegal(refusal, Answer::Illegal(number)),
                }
            }
            (Match::Begun | Match::Whole, _) => Heard::Begun(proposed),
            (Match::No, _) => Heard::Other(Answer::Other(number, step.kind.other(&said).map(str::to_owned))),
        }
    }

    /// What happens when the learner has read a step; nothing if it is not one to be read.
    pub fn read(&self, place: Place<'_>) -> Option<Result<adit_table::Step, Refusal>> {
        match &self.step(place)?.kind {
            Kind::Read { then } => Some(place.table.script(then)),
            Kind::Move { .. } | Kind::Play { .. } => None,
        }
    }

    /// Is a stretch of play over when another seat has made this step?
    pub fn ends_play(&self, place: Place<'_>, proposed: &adit_table::Step) -> bool {
        match self.step(place).map(|step| &step.kind) {
            Some(Kind::Play { until, .. }) => self.is_reached(place, until, proposed),
            Some(Kind::Read { .. } | Kind::Move { .. }) | None => false,
        }
    }

    /// What was said to the learner when the step before the present one was done.
    pub fn answer(&self, place: Place<'_>) -> Option<Answer> {
        let before = place.step().checked_sub(1)?;
        let step = self.steps.get(before)?;
        let entries = place.table.record().entries().get(place.begins[before]..place.begin())?;
        let own = match &step.kind {
            Kind::Read { .. } => return None,
            Kind::Play { .. } => None,
            Kind::Move { .. } => {
                // What is written behind the learner's moves may contain moves of the learner too.
                let said: Vec<&str> = self.moves(entries.iter()).collect();
                let ways = (1..=said.len()).map(|length| step.kind.lead(&said[..length]));
                ways.filter_map(|(_, way)| way).next().and_then(|way| way.id.map(str::to_owned))
            }
        };
        Some(Answer::Done(before, own))
    }

    /// How many entries stay when the learner takes a move back, and which step begins then: first the moves of the present
    /// step, then the step before it.
    pub fn back(&self, place: Place<'_>) -> Option<(usize, usize)> {
        let own = place.since_begin().iter().rposition(|entry| entry.is_of(self.seat));
        if let Some(last) = own {
            return Some((place.begin() + last, place.step()));
        }
        let before = place.step().checked_sub(1)?;
        Some((place.begins[before], before))
    }

    fn moves<'e>(&self, entries: impl Iterator<Item = &'e Entry>) -> impl Iterator<Item = &'e str> {
        let seat = self.seat;
        entries.filter(move |entry| entry.is_of(seat)).map(Entry::words)
    }

    fn is_reached(&self, place: Place<'_>, until: &Until, proposed: &adit_table::Step) -> bool {
        let made = self.moves(place.since_begin().iter().chain(proposed.entries())).count();
        let is_said = |entry: &Entry| {
            let line = entry.to_string();
            until.said.iter().any(|pattern| pattern.is(&line))
        };
        proposed.is_last()
            || until.moves.is_some_and(|moves| made >= moves)
            || proposed.entries().iter().any(is_said)
            || self.is_asked(until, proposed)
    }

    fn is_asked(&self, until: &Until, proposed: &adit_table::Step) -> bool {
        let mut is_asked = false;
        if !until.asked.is_empty() && proposed.pending().contains(self.seat) {
            proposed.position().offer(self.seat, &mut |parts| {
                let words = adit_game::words_of(parts);
                is_asked |= until.asked.iter().any(|pattern| pattern.is(&words));
            });
        }
        is_asked
    }
}
