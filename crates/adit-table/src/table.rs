//! A running match.

use crate::foresight::IMAGINED;
use crate::noticed::Noticed;
use crate::position::{Done, Position};
use crate::{Entry, Frame, Journal, OfferFrame, OfferId, OfferWords, Refusal, Source};
use adit_game::{
    Dice, Game, GameResult, Notation, Offer, Pending, Seat, SeatSet, SeedDice, Setup, SetupError, Viewer,
};

/// A game under way: where it began, what has happened, where it stands.
pub struct Table<G: Game> {
    pub(crate) start: G::State,
    pub(crate) loaded: Option<String>,
    pub(crate) source: Source,
    pub(crate) now: Position<G>,
    pub(crate) entries: Vec<Entry>,
    /// Who has noticed each of the entries.
    pub(crate) noticed: Vec<Noticed>,
    /// Counts the changes, so that a step proposed before a change cannot be committed after it.
    version: u64,
}

/// What a move would do, to be stored and then [committed](Table::commit).
pub struct Step<G: Game> {
    version: u64,
    /// The positions between the entries.
    pub(crate) passed: Vec<Position<G>>,
    pub(crate) next: Position<G>,
    entries: Vec<Entry>,
    noticed: Vec<Noticed>,
}

impl<G: Game> Step<G> {
    /// What will be appended to the journal: the move and the chance outcomes it brings.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position after it.
    pub fn state(&self) -> &G::State {
        &self.next.state
    }

    fn push(&mut self, done: Done) {
        self.entries.push(done.entry);
        self.noticed.push(done.noticed);
    }
}

/// Whether a seat can have its last move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The seat has not moved.
    Nothing,
    /// Yes: nothing new was seen since. [Take back](Table::take_back) to this entry number.
    Free(usize),
    /// Only if the others agree: chance or another seat has spoken since, or may have spoken unnoticed, or the move has
    /// shown something new.
    Asks(usize),
}

impl<G: Game> Table<G> {
    /// Starts a game and draws what is drawn before the first move.
    pub fn new(setup: &Setup, source: Source) -> Result<Table<G>, NewTableFault> {
        let mut table = Table::begin(G::start(&plain::<G>(setup))?, None, source);
        let step = table.draw()?;
        table.commit(step)?;
        Ok(table)
    }

    pub(crate) fn begin(start: G::State, loaded: Option<String>, source: Source) -> Table<G> {
        let now = Position::start(start.clone());
        Table { start, loaded, source, now, entries: Vec::new(), noticed: Vec::new(), version: 0 }
    }

    /// The position with all its secrets.
    pub fn state(&self) -> &G::State {
        &self.now.state
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        G::setup(&self.start)
    }

    /// What has happened.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Who is asked.
    pub fn pending(&self) -> SeatSet {
        G::pending(self.state()).seats()
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        G::result(self.state())
    }

    /// The whole game as it is written down.
    pub fn journal(&self) -> Journal {
        Journal {
            game: G::ID.to_owned(),
            rules: G::RULES,
            setup: self.setup().clone(),
            position: self.loaded.clone(),
            entries: self.entries.clone(),
        }
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> Result<G::View, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.now.has(seat)?;
        }
        Ok(G::view(self.state(), viewer))
    }

    /// What a viewer sees and may choose from.
    pub fn frame(&self, viewer: Viewer) -> Result<Frame<G::View>, Refusal> {
        let view = self.view(viewer)?;
        let offer = match viewer {
            Viewer::Seat(seat) => self.offer(seat),
            Viewer::Public | Viewer::All => None,
        };
        Ok(Frame {
            number: self.now.number(viewer),
            view,
            pending: self.pending(),
            over: self.result(),
            offer,
        })
    }

    /// What a seat may choose from, if it is asked.
    pub fn offer(&self, seat: Seat) -> Option<OfferFrame> {
        let asked = self.now.asked(seat)?;
        let moves: Vec<_> = Offer::<G>::new(self.state(), seat).moves().iter().map(Notation::parts).collect();
        Some(OfferFrame { id: OfferId::new(asked, &moves), moves })
    }

    /// The same as words alone.
    pub fn offer_words(&self, seat: Seat) -> Option<OfferWords> {
        let asked = self.now.asked(seat)?;
        Some(OfferWords::new(asked, Offer::<G>::new(self.state(), seat).moves()))
    }

    /// Plays a move on a copy and draws what chance owes then, until a seat is asked again.
    ///
    /// With the id of an offer, the move is refused if that offer no longer stands.
    pub fn propose(&self, seat: Seat, words: &str, offer: Option<OfferId>) -> Result<Step<G>, Refusal> {
        self.now.has(seat)?;
        if let Some(given) = offer
            && self.result().is_none()
        {
            let current = self.offer_words(seat).map(|offer| offer.id);
            if current != Some(given) {
                return Err(Refusal::StaleOffer { given, current });
            }
        }
        let mut step = self.step();
        // A refusal must not tell more than the seat can know.
        let done =
            step.next.say(seat, words).map_err(|refusal| self.why(seat, words).err().unwrap_or(refusal))?;
        step.push(done);
        self.settle(&mut step, true)?;
        Ok(step)
    }

    /// What chance owes now. There is something only where a journal was cut before it.
    pub fn draw(&self) -> Result<Step<G>, Refusal> {
        let mut step = self.step();
        self.settle(&mut step, true)?;
        Ok(step)
    }

    fn step(&self) -> Step<G> {
        let (version, next) = (self.version, self.now.clone());
        Step { version, passed: Vec::new(), next, entries: Vec::new(), noticed: Vec::new() }
    }

    /// Draws until chance owes nothing, and keeps the positions on the way if somebody wants to look at them.
    fn settle(&self, step: &mut Step<G>, keep: bool) -> Result<(), Refusal> {
        while G::pending(&step.next.state) == Pending::Chance {
            let mut dice = self.source.dice(step.next.number(Viewer::All))?;
            let Some(chance) = adit_game::draw::<G>(&step.next.state, &mut dice) else {
                return Err(Refusal::NoSuchOutcome { words: String::new() });
            };
            if keep && !step.entries.is_empty() {
                step.passed.push(step.next.clone());
            }
            let done = step.next.settle(chance)?;
            step.push(done);
        }
        Ok(())
    }

    /// Makes a proposed step the present, if nothing else has happened since.
    pub fn commit(&mut self, step: Step<G>) -> Result<(), Refusal> {
        if step.version != self.version {
            return Err(Refusal::Moved);
        }
        self.version += 1;
        self.now = step.next;
        self.entries.extend(step.entries);
        self.noticed.extend(step.noticed);
        Ok(())
    }

    /// Carries out one entry as a journal has it. Nothing is drawn.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let before = self.now.clone();
        self.follow(entry).inspect_err(|_| self.now = before)?;
        self.version += 1;
        Ok(())
    }

    /// The same on a table that is thrown away if it fails.
    pub(crate) fn follow(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.noticed.push(self.now.apply(entry)?);
        self.entries.push(entry.clone());
        Ok(())
    }

    /// The table as it was after its first `number` entries. It may owe a chance outcome there.
    pub fn at(&self, number: usize) -> Result<Table<G>, Refusal> {
        let Some(entries) = self.entries.get(..number) else {
            return Err(Refusal::NoSuchEntry { to: number, entries: self.entries.len() });
        };
        let mut table = Table::begin(self.start.clone(), self.loaded.clone(), self.source);
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

    /// The numbers of the entries that a viewer has noticed. He knows of no others, so whatever is counted for him
    /// counts these: the [number](Frame::number) of his frame is how many there are.
    pub fn noticed(&self, viewer: Viewer) -> impl Iterator<Item = usize> {
        let numbered = self.noticed.iter().enumerate();
        numbered.filter(move |(_, noticed)| noticed.by(viewer)).map(|(number, _)| number)
    }

    /// The table as it was when the viewer's frame got this number.
    pub fn recall(&self, viewer: Viewer, number: usize) -> Result<Table<G>, Refusal> {
        let Some(last) = number.checked_sub(1) else {
            return self.at(0);
        };
        match self.noticed(viewer).nth(last) {
            Some(entry) => self.at(entry + 1),
            None => Err(Refusal::NoSuchEntry { to: number, entries: self.now.number(viewer) }),
        }
    }

    /// Takes back all entries behind the first `to`. Chance outcomes that follow there at once stay: nobody
    /// chose them, and going back to where they are owed would draw them anew.
    pub fn take_back(&mut self, to: usize) -> Result<(), Refusal> {
        let mut table = self.at(to)?;
        while G::pending(table.state()) == Pending::Chance
            && let Some(entry) = self.entries.get(table.entries.len())
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
        let own = |entry: &Entry| matches!(entry, Entry::Move { seat: mover, .. } if *mover == seat);
        match self.entries.iter().rposition(own) {
            None => Undo::Nothing,
            Some(last)
                if last + 1 == self.entries.len()
                    && self.showed_nothing(seat, last)
                    && !self.others_speak_unseen(seat) =>
            {
                Undo::Free(last)
            }
            Some(last) => Undo::Asks(last),
        }
    }

    /// Could the seat have known what it sees after its move with this number? If so, the move leads to the
    /// same view from every position that looked the same to the seat before it.
    fn showed_nothing(&self, seat: Seat, number: usize) -> bool {
        let viewer = Viewer::Seat(seat);
        let (Ok(before), Some(entry)) = (self.at(number), self.entries.get(number)) else {
            return false;
        };
        let view = G::view(before.state(), viewer);
        let seen = G::view(self.state(), viewer);
        (0..IMAGINED).all(|seed| {
            let Ok(imagined) = G::imagine(&view, &mut SeedDice::new(seed)) else {
                return false;
            };
            let mut position = Position::<G>::start(imagined);
            position.apply(entry).is_ok() && G::view(&position.state, viewer) == seen
        })
    }

    /// Plays up to `moves` random moves and says how many it played: fewer only if the game ended.
    pub fn random(&mut self, moves: u64, dice: &mut dyn Dice) -> Result<u64, Refusal> {
        let mut step = self.step();
        let mut room = Vec::new();
        let mut played = 0;
        while played < moves {
            let pending: Vec<Seat> = G::pending(&step.next.state).seats().iter().collect();
            if pending.is_empty() {
                break;
            }
            let seat = pending[dice.index(pending.len())];
            let Some(done) = step.next.choose(seat, &mut room, |moves| dice.index(moves.len())) else {
                break;
            };
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
    // Component data of one's own may bring other defaults, so there every option that was said is kept.
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
