//! What a seat may choose from, and what it is told while it puts a move together.

use super::amounts::Amounts;
use crate::language::Speech;
use crate::paint::Tone;
use adit_game::{Card, Layout, Part, Parts, Seat, Viewer, words_of};
use adit_table::{AnyView, Table};
use anyhow::Context as _;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// What a seat may choose from at one moment, with a table of its own to look ahead on.
pub struct Guide {
    seat: Seat,
    table: Table,
    view: Box<dyn AnyView>,
    moves: Vec<Parts>,
    speech: Speech,
    /// What was looked up behind moves that are said first.
    ahead: RefCell<HashMap<String, Option<Rc<Guide>>>>,
}

/// Something that can be asked about.
pub(super) struct Thing {
    pub(super) kind: String,
    pub(super) word: String,
    /// How it is called in a move, if it is offered.
    pub(super) label: Option<String>,
    pub(super) card: Card,
}

impl Guide {
    /// What the seat may choose from at this table.
    pub(super) fn new(table: &Table, seat: Seat, speech: &Speech) -> anyhow::Result<Guide> {
        Guide::of(table.at(table.record().entries().len())?, seat, speech)
    }

    /// The same with a table that is no longer needed.
    pub(crate) fn of(table: Table, seat: Seat, speech: &Speech) -> anyhow::Result<Guide> {
        let view = table.look(Viewer::Seat(seat))?;
        let offer = table.offer(seat).context("the seat is not asked")?;
        let (speech, ahead) = (speech.clone(), RefCell::default());
        Ok(Guide { seat, table, view, moves: offer.moves, speech, ahead })
    }

    /// Are these the words of a move that is offered?
    pub(super) fn offers(&self, words: &str) -> bool {
        self.moves.iter().any(|parts| words_of(parts) == words)
    }

    /// The moves that a line says: as it is, or several amounts in one line.
    pub(super) fn whole(&self, line: &str) -> String {
        let whole = (!self.offers(line)).then(|| self.amounts()?.moves(line)).flatten();
        whole.unwrap_or_else(|| line.to_owned())
    }

    /// What the seat may choose from after these moves, if it can know that beforehand: what chance brings and what is
    /// hidden now is not looked up.
    pub(super) fn after(&self, moves: &str) -> Option<Rc<Guide>> {
        if let Some(known) = self.ahead.borrow().get(moves) {
            return known.clone();
        }
        let guide = self.look_ahead(moves).map(Rc::new);
        self.ahead.borrow_mut().insert(moves.to_owned(), guide.clone());
        guide
    }

    fn look_ahead(&self, moves: &str) -> Option<Guide> {
        self.table.preview(self.seat, moves).ok().flatten()?;
        let mut table = self.table.at(self.table.record().entries().len()).ok()?;
        let step = table.propose(self.seat, moves, None).ok()?;
        table.commit(step).ok()?;
        Guide::of(table, self.seat, &self.speech).ok()
    }

    /// The moves that begin with these words.
    pub(super) fn begun<'a>(&'a self, said: &[&str]) -> impl Iterator<Item = &'a Parts> {
        self.moves.iter().filter(move |parts| {
            said.len() <= parts.len() && said.iter().zip(*parts).all(|(word, part)| part.word == *word)
        })
    }

    /// What can come behind these words, each part once.
    pub(super) fn next<'a>(&'a self, said: &[&str]) -> Vec<&'a Part> {
        let mut next: Vec<&Part> = Vec::new();
        for part in self.begun(said).filter_map(|parts| parts.get(said.len())) {
            if !next.iter().any(|known| known.word == part.word) {
                next.push(part);
            }
        }
        next
    }

    /// What is asked behind these words, how the move is called if they are one, or what the amounts in them are worth.
    pub(super) fn ask(&self, said: &[&str]) -> Option<String> {
        if let Some(amounts) = self.amounts()
            && let Some((total, sum)) = amounts.sum(said)
        {
            let sum = i64::try_from(sum).unwrap_or(i64::MAX);
            return Some(self.speech.say("sheet-sum", &[("total", total.into()), ("sum", sum.into())]));
        }
        let begun = &self.begun(said).next()?[..said.len()];
        match self.next(said).is_empty() {
            true => Some(self.phrase(begun)),
            false => self.speech.game.ask(begun),
        }
    }

    /// The same decision with amounts in one line, where the game has one for it.
    pub(super) fn amounts(&self) -> Option<Amounts> {
        Amounts::of(self.view.sheet(&self.speech.game, self.seat)?)
    }

    /// What the seat is asked.
    pub(super) fn prompt(&self) -> Option<String> {
        self.view.prompt(&self.speech.game, self.seat)
    }

    /// How a part is called.
    pub(super) fn label(&self, part: &Part) -> String {
        self.view.label(&self.speech.game, part)
    }

    /// How a move is called.
    pub(super) fn phrase(&self, parts: &[Part]) -> String {
        capital(&self.view.phrase(&self.speech.game, parts))
    }

    /// How the move with these words is called. A move that is not listed is called by its words.
    pub(crate) fn phrase_of(&self, words: &str) -> String {
        let parts = self.moves.iter().find(|parts| words_of(parts) == words);
        parts.map_or_else(|| words.to_owned(), |parts| self.phrase(parts))
    }

    /// What a part is or does in a few words, if the label does not say it all.
    pub(super) fn brief(&self, part: &Part) -> Option<String> {
        let card = self.view.card(&self.speech.game, part.kind, &part.word)?;
        Some(card.brief).filter(|brief| !brief.is_empty())
    }

    /// The words of what can be chosen and of what happened last, for the drawing in characters. A number alone stands
    /// for too many things.
    pub(super) fn lit(&self) -> Vec<(String, Tone)> {
        let is_name = |part: &Part| part.kind != "verb" && part.word.contains(char::is_alphabetic);
        let chosen: BTreeSet<&Part> = self.moves.iter().flatten().filter(|part| is_name(part)).collect();
        let traces = self.view.traces();
        let fresh = traces.iter().flat_map(|trace| [Some(&trace.at), trace.from.as_ref()]).flatten();
        let chosen = chosen.into_iter().map(|part| (part.word.to_string(), Tone::Typed));
        // Of what is both, the latter counts.
        chosen
            .chain(fresh.filter(|part| is_name(part)).map(|part| (part.word.to_string(), Tone::Fresh)))
            .collect()
    }

    /// Everything that can be asked about: what the picture shows and what is offered.
    pub(super) fn things(&self) -> Vec<Thing> {
        let texts = &self.speech.game;
        let mut things: Vec<Thing> = Vec::new();
        let mut known = BTreeSet::new();
        let mut add = |kind: &str, word: &str, label: Option<String>| {
            if known.insert((kind.to_owned(), word.to_owned()))
                && let Some(card) = self.view.card(texts, kind, word)
            {
                things.push(Thing { kind: kind.to_owned(), word: word.to_owned(), label, card });
            }
        };
        for part in self.moves.iter().flatten() {
            add(part.kind, &part.word, Some(self.label(part)));
        }
        if let Some(picture) = self.view.picture(texts, Layout::Wide) {
            for (kind, word) in ids(&picture.svg).filter_map(|id| id.split_once(':')) {
                add(kind, word, None);
            }
        }
        things
    }
}

/// The ids that the elements of a picture carry.
fn ids(svg: &str) -> impl Iterator<Item = &str> {
    let values = svg.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(str::split_whitespace)
}

/// The text with a capital at its beginning, as it stands at the beginning of a line.
pub(super) fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default()
}
