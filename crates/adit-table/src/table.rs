//! A running match.

use crate::foresight::plans;
use crate::moment::{Done, Moment};
use crate::noticed::Noticed;
use crate::position::At;
use crate::record::Record;
use crate::{
    AnyPosition, AnyView, Entry, Frame, OfferFrame, OfferId, OfferWords, PlanFrame, Refusal, Source,
};
use adit_game::{Dice, Game, GameResult, Seat, SeatSet, Setup, SetupError, Viewer};

/// A game under way: the record of it, and the position to which that has led.
pub struct Table {
    pub(crate) record: Record,
    /// The position before the first entry.
    start: Box<dyn AnyPosition>,
    pub(crate) now: Moment,
    source: Source,
    /// Counts the changes, so that a step proposed before a change cannot be committed after it.
    version: u64,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        let Table { record, start, now, source, version } = self;
        Table {
            record: record.clone(),
            start: start.copy(),
            now: now.clone(),
            source: *source,
            version: *version,
        }
    }
}

/// What a move would do, to be stored and then [committed](Table::commit).
pub struct Step {
    version: u64,
    /// The positions between the entries.
    passed: Vec<Box<dyn AnyPosition>>,
    next: Moment,
    entries: Vec<Entry>,
    noticed: Vec<Noticed>,
}

impl Step {
    /// What will be appended to the journal: the move and the chance outcomes it brings.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Who will be asked.
    pub fn pending(&self) -> SeatSet {
        self.next.position.pending().seats()
    }

    /// Who will notice it: everybody who notices one of its entries.
    pub fn noticed(&self) -> Noticed {
        self.noticed.iter().fold(Noticed::by_nobody(), |all, noticed| all.or(*noticed))
    }

    /// The position to which it leads, with all its secrets.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.next.position
    }

    /// Does the step end the game?
    pub fn is_last(&self) -> bool {
        self.next.position.result().is_some()
    }

    /// What a viewer will see after each entry.
    pub fn look(&self, viewer: Viewer) -> Vec<Box<dyn AnyView>> {
        let positions = self.passed.iter().chain([&self.next.position]);
        positions.map(|position| position.look(viewer)).collect()
    }

    fn push(&mut self, done: Done) {
        self.entries.push(done.entry);
        self.noticed.push(done.noticed);
    }
}

/// Whether a seat can have its last move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The seat has not moved, or nobody knows of it.
    Nothing,
    /// Yes: nothing new was seen since. [Take back](Table::take_back) to this entry number.
    Free(usize),
    /// Only if the others agree: chance or another seat has spoken since, or may have spoken unnoticed, or the move has
    /// shown something new. They are asked for the last move of the seat that everybody noticed, so that the request
    /// shows nothing of what the seat has done under seal.
    Asks(usize),
}

impl Table {
    /// Starts a game and draws what is drawn before the first move.
    pub fn new<G: Game>(setup: &Setup, source: Source) -> Result<Table, NewTableFault> {
        let mut table = Table::begin::<G>(G::start(&plain::<G>(setup))?, None, source);
        let step = table.draw()?;
        table.commit(step)?;
        Ok(table)
    }

    pub(crate) fn begin<G: Game>(start: G::State, loaded: Option<String>, source: Source) -> Table {
        let record = Record {
            game: G::ID,
            rules: G::RULES,
            setup: G::setup(&start).clone(),
            loaded,
            entries: Vec::new(),
            noticed: Vec::new(),
            fair: None,
        };
        Table::open(record, Box::new(At::<G>(start)), source)
    }

    /// A table at which nothing has happened yet.
    fn open(record: Record, start: Box<dyn AnyPosition>, source: Source) -> Table {
        let now = Moment::start(start.copy(), record.seats());
        Table { record, start, now, source, version: 0 }
    }

    /// A table at which nothing has happened since this moment, of the same game as the record.
    pub(crate) fn from_moment(record: &Record, now: Moment, source: Source) -> Table {
        let start = now.position.copy();
        Table { record: record.opening(), start, now, source, version: 0 }
    }

    /// What is written down of the game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The position with all its secrets.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.now.position
    }

    /// Who is asked. Nobody while chance is withheld.
    pub fn pending(&self) -> SeatSet {
        if self.is_withheld() { SeatSet::EMPTY } else { self.position().pending().seats() }
    }

    /// Is nothing drawn and nobody asked, although the game goes on?
    pub fn is_withheld(&self) -> bool {
        self.source == Source::Withheld && self.result().is_none()
    }

    /// The same table with another source of chance.
    #[must_use]
    pub fn drawing_from(mut self, source: Source) -> Table {
        self.source = source;
        self.version += 1;
        self
    }

    fn not_withheld(&self) -> Result<(), Refusal> {
        if self.is_withheld() { Err(Refusal::Withheld) } else { Ok(()) }
    }

    /// Since when a seat is asked, if it is.
    fn asked(&self, seat: Seat) -> Option<usize> {
        self.not_withheld().ok()?;
        self.now.asked(seat)
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        self.position().result()
    }

    /// What a viewer sees.
    pub fn look(&self, viewer: Viewer) -> Result<Box<dyn AnyView>, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.now.has(seat)?;
        }
        Ok(self.position().look(viewer))
    }

    /// What a viewer sees and may choose from.
    pub fn frame(&self, viewer: Viewer) -> Result<Frame, Refusal> {
        let view = self.look(viewer)?;
        let offer = match viewer {
            Viewer::Seat(seat) => self.offer(seat),
            Viewer::Public | Viewer::All => None,
        };
        let number = self.number(viewer);
        Ok(Frame { number, view, pending: self.pending(), over: self.result(), offer })
    }

    /// What a seat may choose from, if it is asked.
    pub fn offer(&self, seat: Seat) -> Option<OfferFrame> {
        let asked = self.asked(seat)?;
        Some(OfferFrame::new(asked, |say| self.position().offer(seat, say)))
    }

    /// The same as words alone.
    pub fn offer_words(&self, seat: Seat) -> Option<OfferWords> {
        let asked = self.asked(seat)?;
        Some(OfferWords::new(asked, |say| self.position().offer(seat, say)))
    }

    /// What a seat may choose from, with moves that only open a choice joined to what they open.
    pub fn plans(&self, seat: Seat) -> Option<PlanFrame> {
        let id = self.offer_words(seat)?.id;
        let plans = plans(self.position(), seat);
        let is_forced = self.is_forced(seat, &plans);
        Some(PlanFrame { id, plans, is_forced })
    }

    /// Plays a move on a copy and draws what chance owes then, until a seat is asked again.
    ///
    /// Several moves of the seat can be said at once, with a semicolon between them: all are played or none. Only the last
    /// of them may ask chance, as nobody could decide on the others without knowing what it brings.
    ///
    /// With the id of an offer, the move is refused if that offer no longer stands.
    pub fn propose(&self, seat: Seat, words: &str, offer: Option<OfferId>) -> Result<Step, Refusal> {
        self.propose_scripted(seat, words, offer, &[])
    }

    /// The same where it is written down what happens next: the entries of `script` follow the move, and only what chance
    /// owes beside them is drawn.
    pub fn propose_scripted(
        &self,
        seat: Seat,
        words: &str,
        offer: Option<OfferId>,
        script: &[Entry],
    ) -> Result<Step, Refusal> {
        self.now.has(seat)?;
        self.not_withheld()?;
        if let Some(given) = offer
            && self.result().is_none()
        {
            let current = self.offer_words(seat).map(|offer| offer.id);
            if current != Some(given) {
                return Err(Refusal::StaleOffer { given, current });
            }
        }
        let mut step = self.step();
        for said in words.split(';') {
            if !step.entries.is_empty() {
                step.passed.push(step.next.position.copy());
            }
            let played = step.next.play(seat, said);
            // A refusal must not tell more than the seat can know.
            step.push(played.map_err(|refusal| self.why(seat, words).err().unwrap_or(refusal))?);
        }
        self.play_script(&mut step, script)?;
        Ok(step)
    }

    /// What is written down to happen now, and what chance owes between and behind it.
    pub fn script(&self, script: &[Entry]) -> Result<Step, Refusal> {
        let mut step = self.step();
        self.play_script(&mut step, script)?;
        Ok(step)
    }

    fn play_script(&self, step: &mut Step, script: &[Entry]) -> Result<(), Refusal> {
        for entry in script {
            match entry {
                Entry::Move { .. } => self.settle(step, true)?,
                Entry::Chance { .. } => {}
            }
            if !step.entries.is_empty() {
                step.passed.push(step.next.position.copy());
            }
            let noticed = step.next.apply(entry)?;
            step.push(Done { entry: entry.clone(), noticed });
        }
        self.settle(step, true)
    }

    /// What chance owes now. There is something only where a journal was cut before it.
    pub fn draw(&self) -> Result<Step, Refusal> {
        let mut step = self.step();
        self.settle(&mut step, true)?;
        Ok(step)
    }

    fn step(&self) -> Step {
        let (version, next) = (self.version, self.now.clone());
        Step { version, passed: Vec::new(), next, entries: Vec::new(), noticed: Vec::new() }
    }

    /// Draws until chance owes nothing, and keeps the positions on the way if somebody wants to look at them.
    fn settle(&self, step: &mut Step, keep: bool) -> Result<(), Refusal> {
        while step.next.owes_chance() {
            self.not_withheld()?;
            let mut dice = self.source.dice(step.next.number(Viewer::All))?;
            if keep && !step.entries.is_empty() {
                step.passed.push(step.next.position.copy());
            }
            let done = step.next.roll(&mut dice)?;
            step.push(done);
        }
        Ok(())
    }

    /// Makes a proposed step the present, if nothing else has happened since.
    pub fn commit(&mut self, step: Step) -> Result<(), Refusal> {
        if step.version != self.version {
            return Err(Refusal::Moved);
        }
        self.version += 1;
        self.record.fair = None;
        self.now = step.next;
        self.record.entries.extend(step.entries);
        self.record.noticed.extend(step.noticed);
        Ok(())
    }

    /// Carries out one entry as a journal has it. Nothing is drawn.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let before = self.now.clone();
        self.follow(entry).inspect_err(|_| self.now = before)?;
        self.record.fair = None;
        self.version += 1;
        Ok(())
    }

    /// The same on a table that is thrown away if it fails.
    pub(crate) fn follow(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.record.noticed.push(self.now.apply(entry)?);
        self.record.entries.push(entry.clone());
        Ok(())
    }

    /// The table as it was after its first `number` entries. It may owe a chance outcome there.
    pub fn at(&self, number: usize) -> Result<Table, Refusal> {
        let Some(entries) = self.record.entries.get(..number) else {
            return Err(Refusal::NoSuchEntry { to: number, entries: self.record.entries.len() });
        };
        let mut table = Table::open(self.record.opening(), self.start.copy(), self.source);
        for entry in entries {
            table.follow(entry)?;
        }
        table.version = self.version;
        Ok(table)
    }

    /// How many entries a viewer knows of.
    pub fn number(&self, viewer: Viewer) -> usize {
        self.now.number(viewer)
    }

    /// The table as it was when the viewer's frame got this number.
    pub fn recall(&self, viewer: Viewer, number: usize) -> Result<Table, Refusal> {
        let Some(last) = number.checked_sub(1) else {
            return self.at(0);
        };
        match self.record.noticed(viewer).nth(last) {
            Some(entry) => self.at(entry + 1),
            None => Err(Refusal::NoSuchEntry { to: number, entries: self.number(viewer) }),
        }
    }

    /// Takes back all entries behind the first `to`. Chance outcomes that follow there at once stay: nobody
    /// chose them, and going back to where they are owed would draw them again.
    pub fn take_back(&mut self, to: usize) -> Result<(), Refusal> {
        let mut table = self.at(to)?;
        while table.now.owes_chance()
            && let Some(entry) = self.record.entries.get(table.record.entries.len())
        {
            table.follow(entry)?;
        }
        table.version = self.version + 1;
        *self = table;
        Ok(())
    }

    /// Can the seat have its last move back? The answer tells nothing that the seat cannot know: where others put their
    /// answers together under seal, taking back would take away what they may have said, so it needs their consent
    /// from the start.
    pub fn undo(&self, seat: Seat) -> Undo {
        let Some(last) = self.record.last_move(seat).filter(|_| !self.is_withheld()) else {
            return Undo::Nothing;
        };
        if last + 1 == self.record.entries.len()
            && self.showed_nothing(seat, last)
            && !self.others_speak_unseen(seat)
        {
            return Undo::Free(last);
        }
        let is_own = |number: &usize| self.record.entries[*number].is_of(seat);
        self.record.noticed(Viewer::Public).filter(is_own).last().map_or(Undo::Nothing, Undo::Asks)
    }

    /// Plays up to `moves` random moves and says how many it played: fewer only if the game ended.
    pub fn random(&mut self, moves: u64, dice: &mut dyn Dice) -> Result<u64, Refusal> {
        let mut step = self.step();
        let mut played = 0;
        while played < moves {
            let pending: Vec<Seat> = step.next.position.pending().seats().iter().collect();
            if pending.is_empty() {
                break;
            }
            let seat = pending[dice.index(pending.len())];
            let Some(done) = step.next.play_any(seat, dice) else { break };
            step.push(done);
            self.settle(&mut step, false)?;
            played += 1;
        }
        self.commit(step)?;
        Ok(played)
    }
}

/// Why a table cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewTableFault {
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// What comes before the first move cannot be drawn.
    #[error(transparent)]
    Draw(#[from] Refusal),
}

/// The setup without options that say what holds anyway, so that the same agreement is always written alike.
pub(crate) fn plain<G: Game>(setup: &Setup) -> Setup {
    let mut plain = setup.clone();
    // Your own component data may bring other defaults, so there every option that was said is kept.
    if setup.data.is_some() {
        return plain;
    }
    for spec in G::options() {
        if plain.options.get(spec.id) == Some(&spec.default) {
            plain.options.remove(spec.id);
        }
    }
    plain
}
