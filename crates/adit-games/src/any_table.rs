//! A table without the types of its game.

use crate::{AnyGame, AnySight, Of};
use adit_bots::Judge;
use adit_game::{
    Dice, Game, GameResult, Layout, Picture, Seat, SeatSet, SeedDice, Setup, Texts, Viewer, words_of,
};
use adit_table::{Entry, Journal, OfferFrame, OfferId, OfferWords, Refusal, Step, Table, Undo};
use serde_json::{Map, Value, json};
use std::any::Any;

/// What a viewer gets to see, with the view as JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyFrame {
    /// How many entries the viewer knows of.
    pub number: usize,
    /// What the viewer sees.
    pub view: Value,
    /// Who is asked.
    pub pending: SeatSet,
    /// The result, once the game is over.
    pub over: Option<GameResult>,
    /// What the viewer may choose from, if he has a seat and is asked.
    pub offer: Option<OfferFrame>,
}

impl AnyFrame {
    /// The frame as the line protocol says it.
    pub fn json(self) -> Map<String, Value> {
        let offer = self.offer.map(|offer| {
            let moves: Vec<_> = offer.moves.iter().map(|parts| words_of(parts)).collect();
            json!({ "id": offer.id.to_string(), "moves": moves })
        });
        let fields = [
            ("number", self.number.into()),
            ("pending", self.pending.iter().map(|seat| Value::from(u8::from(seat))).collect()),
            ("over", self.over.map_or(Value::Null, |result| json!(result))),
            ("offer", offer.unwrap_or(Value::Null)),
            ("view", self.view),
        ];
        fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// What a move would do, to be stored and then committed.
pub struct AnyStep {
    entries: Vec<Entry>,
    is_last: bool,
    step: Box<dyn Any + Send>,
}

impl AnyStep {
    /// What will be appended to the journal.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Does the step end the game?
    pub fn is_last(&self) -> bool {
        self.is_last
    }

    /// The step, if it is one of this game.
    fn of<G: Game>(&self) -> Option<&Step<G>> {
        self.step.downcast_ref()
    }
}

impl<G: Game> From<Step<G>> for AnyStep {
    fn from(step: Step<G>) -> AnyStep {
        let is_last = G::result(step.state()).is_some();
        AnyStep { entries: step.entries().to_vec(), is_last, step: Box::new(step) }
    }
}

/// A [`Table`] without the types of its game.
pub trait AnyTable: Send {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;

    /// What was agreed.
    fn setup(&self) -> &Setup;

    /// What has happened.
    fn entries(&self) -> &[Entry];

    /// Who is asked.
    fn pending(&self) -> SeatSet;

    /// The result, once the game is over.
    fn result(&self) -> Option<GameResult>;

    /// The whole game as it is written down.
    fn journal(&self) -> Journal;

    /// What a viewer sees and may choose from.
    fn frame(&self, viewer: Viewer) -> Result<AnyFrame, Refusal>;

    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> Result<String, Refusal>;

    /// What a seat may choose from, if it is asked.
    fn offer(&self, seat: Seat) -> Option<OfferFrame>;

    /// The same as words alone.
    fn offer_words(&self, seat: Seat) -> Option<OfferWords>;

    /// What a seat sees, to show it to a bot.
    fn sight(&self, seat: Seat) -> Result<AnySight, Refusal>;

    /// What each seat can expect with everything seen, from 0 to 1, if the game knows; to look back on a game.
    fn expectations(&self) -> Option<Vec<f32>>;

    /// The position drawn in characters, as a viewer sees it.
    fn sketch(&self, viewer: Viewer, texts: &Texts) -> Result<String, Refusal>;

    /// The position drawn as a picture, as a viewer sees it, if the game has pictures.
    fn picture(&self, viewer: Viewer, texts: &Texts, layout: Layout) -> Result<Option<Picture>, Refusal>;

    /// What happened in the last step, as a viewer knows it.
    fn narrate(&self, viewer: Viewer, texts: &Texts) -> Result<Vec<String>, Refusal>;

    /// What will have happened after each entry of a step, as a viewer will know it.
    fn narrate_step(&self, step: &AnyStep, viewer: Viewer, texts: &Texts) -> Vec<Vec<String>>;

    /// What the seat would see after a move, if it can know that beforehand and the game has pictures.
    fn preview(
        &self,
        seat: Seat,
        words: &str,
        texts: &Texts,
        layout: Layout,
    ) -> Result<Option<Picture>, Refusal>;

    /// Is something hidden from this viewer that is already decided?
    fn hides_from(&self, viewer: Viewer) -> bool;

    /// May the seat say these words now?
    fn why(&self, seat: Seat, words: &str) -> Result<(), Refusal>;

    /// Plays a move on a copy.
    fn propose(&self, seat: Seat, words: &str, offer: Option<OfferId>) -> Result<AnyStep, Refusal>;

    /// What chance owes now.
    fn draw(&self) -> Result<AnyStep, Refusal>;

    /// Makes a proposed step the present.
    fn commit(&mut self, step: AnyStep) -> Result<(), Refusal>;

    /// Carries out one entry as a journal has it. Nothing is drawn.
    fn apply(&mut self, entry: &Entry) -> Result<(), Refusal>;

    /// The table as it was after its first `number` entries.
    fn at(&self, number: usize) -> Result<Box<dyn AnyTable>, Refusal>;

    /// How many entries a viewer knows of.
    fn number(&self, viewer: Viewer) -> usize;

    /// The numbers of the entries that a viewer has noticed.
    fn noticed(&self, viewer: Viewer) -> Vec<usize>;

    /// The table as it was when the viewer's frame got this number.
    fn recall(&self, viewer: Viewer, number: usize) -> Result<Box<dyn AnyTable>, Refusal>;

    /// Takes back all entries behind the first `to`.
    fn take_back(&mut self, to: usize) -> Result<(), Refusal>;

    /// Can the seat have its last move back?
    fn undo(&self, seat: Seat) -> Undo;

    /// Could others move now without the seat noticing it?
    fn others_speak_unseen(&self, seat: Seat) -> bool;

    /// Plays up to `moves` random moves.
    fn random(&mut self, moves: u64, dice: &mut dyn Dice) -> Result<u64, Refusal>;
}

/// How many positions are imagined to find out whether a viewer knows everything.
const GUESSES: u64 = 4;

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static dyn AnyGame {
        &Of::<G>::GAME
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn entries(&self) -> &[Entry] {
        self.entries()
    }

    fn pending(&self) -> SeatSet {
        self.pending()
    }

    fn result(&self) -> Option<GameResult> {
        self.result()
    }

    fn journal(&self) -> Journal {
        self.journal()
    }

    fn frame(&self, viewer: Viewer) -> Result<AnyFrame, Refusal> {
        let frame = self.frame(viewer)?;
        Ok(AnyFrame {
            number: frame.number,
            // A view is a plain tree of named fields; a map with other keys than words would be a defect of the
            // game that its laws find.
            view: serde_json::to_value(frame.view).unwrap_or(Value::Null),
            pending: frame.pending,
            over: frame.over,
            offer: frame.offer,
        })
    }

    fn view(&self, viewer: Viewer) -> Result<String, Refusal> {
        Ok(serde_json::to_string(&self.view(viewer)?).unwrap_or_default())
    }

    fn offer(&self, seat: Seat) -> Option<OfferFrame> {
        self.offer(seat)
    }

    fn offer_words(&self, seat: Seat) -> Option<OfferWords> {
        self.offer_words(seat)
    }

    fn sight(&self, seat: Seat) -> Result<AnySight, Refusal> {
        Ok(AnySight::new::<G>(seat, self.view(Viewer::Seat(seat))?))
    }

    fn expectations(&self) -> Option<Vec<f32>> {
        adit_bots::expectations(&Judge::<G>::of_game().ok()?, self.state())
    }

    fn sketch(&self, viewer: Viewer, texts: &Texts) -> Result<String, Refusal> {
        Ok(G::sketch(&self.view(viewer)?, texts))
    }

    fn picture(&self, viewer: Viewer, texts: &Texts, layout: Layout) -> Result<Option<Picture>, Refusal> {
        Ok(G::picture(&self.view(viewer)?, texts, layout))
    }

    fn narrate(&self, viewer: Viewer, texts: &Texts) -> Result<Vec<String>, Refusal> {
        Ok(G::narrate(&self.view(viewer)?, texts))
    }

    fn narrate_step(&self, step: &AnyStep, viewer: Viewer, texts: &Texts) -> Vec<Vec<String>> {
        let views = step.of::<G>().map(|step| self.foresee(step, viewer)).unwrap_or_default();
        views.iter().map(|view| G::narrate(view, texts)).collect()
    }

    fn preview(
        &self,
        seat: Seat,
        words: &str,
        texts: &Texts,
        layout: Layout,
    ) -> Result<Option<Picture>, Refusal> {
        Ok(self.preview(seat, words)?.and_then(|view| G::picture(&view, texts, layout)))
    }

    fn hides_from(&self, viewer: Viewer) -> bool {
        let view = G::view(self.state(), viewer);
        let knows =
            |seed| G::imagine(&view, &mut SeedDice::new(seed)).is_ok_and(|state| state == *self.state());
        !(0..GUESSES).all(knows)
    }

    fn why(&self, seat: Seat, words: &str) -> Result<(), Refusal> {
        self.why(seat, words)
    }

    fn propose(&self, seat: Seat, words: &str, offer: Option<OfferId>) -> Result<AnyStep, Refusal> {
        self.propose(seat, words, offer).map(AnyStep::from)
    }

    fn draw(&self) -> Result<AnyStep, Refusal> {
        self.draw().map(AnyStep::from)
    }

    fn commit(&mut self, step: AnyStep) -> Result<(), Refusal> {
        let step = step.step.downcast::<Step<G>>().map_err(|_| Refusal::Moved)?;
        self.commit(*step)
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.apply(entry)
    }

    fn at(&self, number: usize) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(self.at(number)?))
    }

    fn number(&self, viewer: Viewer) -> usize {
        self.number(viewer)
    }

    fn noticed(&self, viewer: Viewer) -> Vec<usize> {
        self.noticed(viewer).collect()
    }

    fn recall(&self, viewer: Viewer, number: usize) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(self.recall(viewer, number)?))
    }

    fn take_back(&mut self, to: usize) -> Result<(), Refusal> {
        self.take_back(to)
    }

    fn undo(&self, seat: Seat) -> Undo {
        self.undo(seat)
    }

    fn others_speak_unseen(&self, seat: Seat) -> bool {
        self.others_speak_unseen(seat)
    }

    fn random(&mut self, moves: u64, dice: &mut dyn Dice) -> Result<u64, Refusal> {
        self.random(moves, dice)
    }
}
