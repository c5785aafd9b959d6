//! A table with what was told about it.

use crate::log::{Log, Tale, marks};
use crate::{
    Ask, AskBody, CardBody, Change, CurveBody, FrameBody, LabelledOffer, Line, LookFault, OfferBody,
    OverBody, PictureBody, PreviewBody, Talks, TallyBody, TurnBody,
};
use adit_game::{Language, Layout, MAX_SEATS, Picture, Seat, SeatSet, Texts, Viewer, total};
use adit_table::{AnyView, Fair, Journal, Noticed, OfferFrame, OfferId, OfferWords, Refusal, Step, Table};
use serde_json::value::RawValue;
use std::collections::HashMap;

/// How far a log was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Told {
    /// What was told does not hold any more if this has changed.
    epoch: u64,
    /// How many entries were told.
    number: usize,
}

/// A table, what its lines say beside the game, and what each viewer was told.
pub struct Look {
    pub(crate) table: Table,
    pub(crate) talks: Talks,
    /// The seats that are asked whether a move may be taken back.
    pub(crate) people: SeatSet,
    /// For each kind of viewer, how often entries that it had noticed were taken back.
    epochs: [u64; Look::VIEWERS],
    logs: HashMap<(Viewer, Language), Log>,
    /// The ids of the present offers, as far as somebody has asked for them.
    offers: HashMap<Seat, Option<OfferId>>,
}

/// What a change has brought to each viewer.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// Who has noticed it.
    pub noticed: Noticed,
    /// To whom entries were lost that they had noticed.
    pub lost: Noticed,
}

impl Look {
    /// How many kinds of viewers there are: the seats and the public.
    pub const VIEWERS: usize = MAX_SEATS + 1;

    /// The place of a viewer among the kinds of viewers. The viewer of everything stands with the public: it looks at
    /// finished games alone, in which they notice the same.
    pub fn place(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public | Viewer::All => MAX_SEATS,
        }
    }

    /// A table, what was said beside it, and the seats that people play.
    pub fn new(table: Table, talks: Talks, people: SeatSet) -> Look {
        let (epochs, logs, offers) = ([0; Look::VIEWERS], HashMap::new(), HashMap::new());
        Look { table, talks, people, epochs, logs, offers }
    }

    /// Other seats are played by people from now on.
    pub fn seat(&mut self, people: SeatSet) {
        self.people = people;
        self.forget();
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    /// How many entries there were when each step of a lesson began.
    pub fn begins(&self) -> &[usize] {
        &self.talks.begins
    }

    /// What was said of chance that can be proven fair, if it can be here.
    pub fn fair(&self) -> Option<&Fair> {
        self.talks.fair.as_ref()
    }

    /// How many hints each seat has asked for.
    pub fn hints(&self) -> Vec<usize> {
        self.talks.hints.iter().copied().take(self.table.record().seats()).collect()
    }

    /// How often the time of each seat has run out.
    pub fn late(&self) -> Vec<usize> {
        self.talks.late.iter().copied().take(self.table.record().seats()).collect()
    }

    /// What a viewer has been told after seeing the present.
    pub fn told(&self, viewer: Viewer) -> Told {
        Told { epoch: self.epochs[Look::place(viewer)], number: self.table.number(viewer) }
    }

    /// Forgets what can be worked out again.
    pub fn forget(&mut self) {
        self.logs = HashMap::new();
        self.offers = HashMap::new();
    }

    /// The id of what the seat is offered now.
    pub fn offer_id(&mut self, seat: Seat) -> Option<OfferId> {
        if let Some(known) = self.offers.get(&seat) {
            return *known;
        }
        self.offer_words(seat).map(|offer| offer.id)
    }

    fn offer_words(&mut self, seat: Seat) -> Option<OfferWords> {
        let offer = self.table.offer_words(seat);
        self.offers.insert(seat, offer.as_ref().map(|offer| offer.id));
        offer
    }

    fn offer_body(&mut self, viewer: Viewer) -> Option<OfferBody> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = self.offer_words(seat)?;
        Some(OfferBody { id: moves.id.to_string(), moves })
    }

    /// Whose turn it is.
    pub fn turn(&mut self, viewer: Viewer) -> TurnBody {
        let offer = self.offer_body(viewer);
        TurnBody {
            number: self.table.number(viewer),
            pending: self.table.pending(),
            over: self.table.result().map(OverBody::new),
            offer,
            clock: None,
        }
    }

    /// The present, for programs.
    pub fn frame(&mut self, viewer: Viewer) -> Result<FrameBody, LookFault> {
        let offer = self.offer_body(viewer);
        frame(&self.table, viewer, offer)
    }

    /// The table when the viewer had noticed this many entries, for programs.
    pub fn past_frame(&self, viewer: Viewer, number: usize) -> Result<FrameBody, LookFault> {
        frame(&self.table.recall(viewer, number)?, viewer, None)
    }

    /// The present with everything that is new behind what was told, for people.
    pub fn picture(
        &mut self,
        viewer: Viewer,
        texts: &Texts,
        layout: Layout,
        told: Told,
    ) -> Result<PictureBody, LookFault> {
        self.tell(viewer, texts)?;
        let now = self.told(viewer);
        // If something was taken back since, everything is told again.
        let log_from = if told.epoch == now.epoch { told.number.min(now.number) } else { 0 };
        let log = self.logs.get(&(viewer, texts.language())).map(Vec::as_slice).unwrap_or_default();
        let noticed: Vec<usize> = self.table.record().noticed(viewer).collect();
        let told = |entry: &usize| log.get(*entry).map(|tale| tale.sentences.clone());
        let sentences = noticed.iter().skip(log_from).filter_map(told).collect();
        let marks = marks(self.table.record(), &noticed, log);
        let count = |entries: usize| noticed.iter().filter(|entry| **entry < entries).count();
        let view = self.table.look(viewer)?;
        let (prompt, offer) = match viewer {
            Viewer::Seat(seat) if self.table.pending().contains(seat) => {
                let offer = self.table.plans(seat);
                (view.prompt(texts, seat), offer.map(|offer| LabelledOffer::new(&offer, seat, &*view, texts)))
            }
            Viewer::Seat(_) | Viewer::Public | Viewer::All => (None, None),
        };
        Ok(PictureBody {
            of: now.number,
            prompt,
            offer,
            marks,
            log_from,
            log: sentences,
            ask: self.ask().map(|ask| AskBody {
                seat: u8::from(ask.seat),
                to: count(ask.to),
                waits_for: self.waits_for(&ask).iter().map(u8::from).collect(),
            }),
            last_own: match viewer {
                Viewer::Seat(seat) => self.table.record().last_move(seat).map(count),
                Viewer::Public | Viewer::All => None,
            },
            can_redo: matches!(viewer, Viewer::Seat(seat) if self.can_redo(seat)),
            hints: self.hints(),
            late: self.late(),
            fair: self.fair_body(),
            ..still(&self.table, &*view, viewer, texts, layout)
        })
    }

    /// The table when the viewer had noticed this many entries, for people.
    pub fn past_picture(
        &mut self,
        viewer: Viewer,
        texts: &Texts,
        layout: Layout,
        number: usize,
    ) -> Result<PictureBody, LookFault> {
        let table = self.table.recall(viewer, number)?;
        self.tell(viewer, texts)?;
        let log = self.logs.get(&(viewer, texts.language())).map(Vec::as_slice).unwrap_or_default();
        let noticed: Vec<usize> = self.table.record().noticed(viewer).take(number).collect();
        let told = noticed.last().and_then(|last| log.get(*last)).map(|tale| tale.sentences.clone());
        Ok(PictureBody {
            of: self.table.number(viewer),
            marks: marks(self.table.record(), &noticed, log),
            log_from: number.saturating_sub(1),
            log: told.into_iter().collect(),
            hints: self.hints(),
            late: self.late(),
            ..still(&table, &*table.look(viewer)?, viewer, texts, layout)
        })
    }

    /// The picture alone, now or in the past.
    pub fn draw(
        &self,
        viewer: Viewer,
        texts: &Texts,
        layout: Layout,
        number: Option<usize>,
    ) -> Result<Picture, LookFault> {
        let past = number.map(|number| self.table.recall(viewer, number)).transpose()?;
        let view = past.as_ref().unwrap_or(&self.table).look(viewer)?;
        view.picture(texts, layout).ok_or(LookFault::NoPicture)
    }

    /// What a seat would see after a move, if it can know that beforehand.
    pub fn preview(
        &self,
        seat: Seat,
        words: &str,
        texts: &Texts,
        layout: Layout,
    ) -> Result<Option<PreviewBody>, LookFault> {
        let Some(views) = self.table.preview(seat, words)? else { return Ok(None) };
        let tells = views.iter().flat_map(|view| view.narrate(texts)).collect();
        let picture = views.last().and_then(|view| view.picture(texts, layout));
        Ok(picture.map(|picture| PreviewBody { svg: picture.svg, text: picture.text, tells }))
    }

    /// What a viewer can know of a thing in the picture, now or in the past.
    pub fn card(
        &self,
        viewer: Viewer,
        texts: &Texts,
        id: &str,
        number: Option<usize>,
    ) -> Result<CardBody, LookFault> {
        let past = number.map(|number| self.table.recall(viewer, number)).transpose()?;
        let view = past.as_ref().unwrap_or(&self.table).look(viewer)?;
        let card = id.split_once(':').and_then(|(kind, word)| view.card(texts, kind, word));
        card.map(CardBody::from).ok_or(LookFault::NoCard)
    }

    /// How the points have grown in a finished game, by the entries that a viewer counts.
    pub fn curve(&self, viewer: Viewer) -> Result<CurveBody, LookFault> {
        if !self.is_over() {
            return Err(LookFault::NotOver);
        }
        let seats = self.table.record().seats();
        let mut curve =
            CurveBody { numbers: Vec::new(), points: Vec::new(), length: self.table.number(viewer) };
        let mut table = self.table.at(0)?;
        for entry in self.table.record().entries() {
            table.apply(entry)?;
            let points = total(&table.look(Viewer::All)?.points(), seats);
            if curve.points.last() != Some(&points) {
                curve.numbers.push(table.number(viewer));
                curve.points.push(points);
            }
        }
        Ok(curve)
    }

    /// The whole journal of a finished game.
    pub fn journal(&self) -> Result<Journal, LookFault> {
        if !self.is_over() {
            return Err(LookFault::NotOver);
        }
        Ok(Journal { fair: self.talks.fair.clone(), ..self.table.record().journal() })
    }

    /// The entries that a viewer counts up to a number, for a table of its own, if nothing is hidden. The person who
    /// creates that table can sit in every seat of it, so nothing may be hidden from the public.
    pub fn branch(&self, viewer: Viewer, number: usize) -> Result<Journal, LookFault> {
        let table = self.table.recall(viewer, number)?;
        let hides = |table: &Table| table.hides_from(Viewer::Public);
        if !self.is_over() && (hides(&table) || hides(&self.table)) {
            return Err(LookFault::Hidden);
        }
        Ok(table.record().journal())
    }

    /// What a seat is offered, if it is asked.
    pub fn asked(&self, seat: Seat) -> Result<OfferFrame, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let pending = self.table.pending();
        self.table.offer(seat).ok_or(Refusal::NotPending { seat, pending, rule: None })
    }

    /// Plays a move on a copy. A move that answers an offer is refused if that offer has been replaced.
    pub fn propose(&mut self, seat: Seat, words: &str, offer: Option<OfferId>) -> Result<Step, Refusal> {
        if let Some(given) = offer
            && !self.is_over()
        {
            // The table could test this too, but the id of its offer is known here already.
            let current = self.offer_id(seat);
            if current != Some(given) {
                return Err(Refusal::StaleOffer { given, current });
            }
        }
        self.table.propose(seat, words, None)
    }

    /// Makes a step the present that is stored, and says who has noticed it. `texts` has the sentences of a language.
    pub fn commit(&mut self, step: Step, texts: impl Fn(Language) -> Texts) -> Result<Noticed, Refusal> {
        self.commit_lines(step, &[], texts)
    }

    /// The same where other lines are stored behind the entries of the step.
    pub fn commit_lines(
        &mut self,
        step: Step,
        behind: &[Line],
        texts: impl Fn(Language) -> Texts,
    ) -> Result<Noticed, Refusal> {
        let noticed = if behind.iter().any(Line::is_said) { Noticed::by_all() } else { step.noticed() };
        let before = self.table.record().entries().len();
        let entries = step.entries().to_vec();
        for ((viewer, language), log) in &mut self.logs {
            // A log that has fallen behind is brought up to the present when somebody reads it.
            if log.len() == before {
                let texts = texts(*language);
                log.extend(step.look(*viewer).iter().map(|view| Tale::of(&**view, &texts)));
            }
        }
        self.table.commit(step)?;
        for (number, entry) in entries.into_iter().enumerate() {
            self.talks.hear(&Line::Entry(entry), before + number, Vec::new());
        }
        for line in behind {
            self.talks.hear(line, self.table.record().entries().len(), Vec::new());
        }
        self.offers.clear();
        Ok(noticed)
    }

    /// Makes a change the present that is stored, and says who has noticed it.
    pub fn make(&mut self, change: Change) -> Made {
        let is_said = change.lines.iter().any(Line::is_said);
        let mut length = self.table.record().entries().len();
        for line in &change.lines {
            let entries = self.table.record().entries();
            let cut = line.keeps().map(|to| entries.get(to..).unwrap_or_default().to_vec());
            self.talks.hear(line, length, cut.unwrap_or_default());
            length = match line {
                Line::Back(to) | Line::Unsay(to) => length.min(*to),
                Line::Entry(_) => length + 1,
                Line::Ask { .. }
                | Line::Agree(_)
                | Line::Refuse(_)
                | Line::Hint(_)
                | Line::Late(_)
                | Line::Step(_)
                | Line::Fair(_) => length,
            };
        }
        self.offers.clear();
        let nothing = Made { noticed: Noticed::by_nobody(), lost: Noticed::by_nobody() };
        let made = change.table.map_or(nothing, |table| self.replace(table));
        // Everybody sees who asks, who answers, and who wants a hint.
        if is_said { Made { noticed: Noticed::by_all(), ..made } } else { made }
    }

    /// Takes over what was stored elsewhere, and says who has noticed it.
    pub fn catch_up(&mut self, table: Table, talks: Talks) -> Made {
        let asked = |talks: &Talks, table: &Table| {
            talks.open(table.record()).map(|ask| (ask.seat, ask.to, ask.agreed))
        };
        let is_said = asked(&talks, &table) != asked(&self.talks, &self.table)
            || talks.hints != self.talks.hints
            || talks.late != self.talks.late
            || talks.begins != self.talks.begins
            || talks.fair != self.talks.fair;
        self.talks = talks;
        self.offers.clear();
        let made = self.replace(table);
        if is_said { Made { noticed: Noticed::by_all(), ..made } } else { made }
    }

    /// Puts another course of the game in the place of this one.
    fn replace(&mut self, table: Table) -> Made {
        let difference = self.table.record().compare(table.record());
        for log in self.logs.values_mut() {
            log.truncate(difference.kept);
        }
        for viewer in Seat::all(MAX_SEATS).map(Viewer::Seat).chain([Viewer::Public]) {
            self.epochs[Look::place(viewer)] += u64::from(difference.lost.by(viewer));
        }
        self.table = table;
        Made { noticed: difference.noticed, lost: difference.lost }
    }

    /// The wish to take back that waits for an answer.
    pub(crate) fn ask(&self) -> Option<Ask> {
        self.talks.open(self.table.record())
    }

    /// Brings the log of a viewer up to the present.
    fn tell(&mut self, viewer: Viewer, texts: &Texts) -> Result<(), Refusal> {
        let log = self.logs.entry((viewer, texts.language())).or_default();
        let missing = self.table.record().entries().get(log.len()..).unwrap_or_default();
        if missing.is_empty() {
            return Ok(());
        }
        let mut table = self.table.at(log.len())?;
        for entry in missing {
            table.apply(entry)?;
            log.push(Tale::of(&*table.look(viewer)?, texts));
        }
        Ok(())
    }
}

fn frame(table: &Table, viewer: Viewer, offer: Option<OfferBody>) -> Result<FrameBody, LookFault> {
    let view = table.look(viewer)?.json_text()?;
    let unwritable = |fault: serde_json::Error| Refusal::Unwritable { fault: fault.to_string() };
    Ok(FrameBody {
        number: table.number(viewer),
        viewer: viewer.to_string(),
        pending: table.pending(),
        over: table.result().map(OverBody::new),
        offer,
        clock: None,
        view: RawValue::from_string(view).map_err(unwritable)?,
    })
}

/// The picture of a table with nothing around it. A game without pictures is drawn in characters.
fn still(table: &Table, view: &dyn AnyView, viewer: Viewer, texts: &Texts, layout: Layout) -> PictureBody {
    let (svg, text) = match view.picture(texts, layout) {
        Some(picture) => (picture.svg, picture.text),
        None => {
            let sketch = view.sketch(texts);
            (maud::html! { pre { (sketch) } }.into_string(), sketch)
        }
    };
    let number = table.number(viewer);
    let over = table.result().map(OverBody::new);
    let points = if over.is_some() { view.points() } else { Vec::new() };
    PictureBody {
        number,
        of: number,
        viewer: viewer.to_string(),
        pending: table.pending(),
        over,
        prompt: None,
        offer: None,
        marks: Vec::new(),
        points: points.into_iter().map(|tally| TallyBody::new(tally, texts)).collect(),
        svg,
        text,
        log_from: number,
        log: Vec::new(),
        ask: None,
        last_own: None,
        can_redo: false,
        hints: Vec::new(),
        late: Vec::new(),
        clock: None,
        lesson: None,
        orders: Vec::new(),
        fair: None,
    }
}
