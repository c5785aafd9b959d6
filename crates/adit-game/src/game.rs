//! The trait that a game implements.

use crate::{
    Card, Counted, Course, Dice, GameResult, Insight, Language, Layout, Legal, Level, Manual, Notation,
    Numbers, Obeyed, OptionSpec, Part, Pending, Picture, Rule, Seat, Setup, SetupError, Sheet, Sign,
    StandingOrder, Style, Tally, Texts, Trace, UsualOrder, Weight,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Anybody who is not playing.
    Public,
    /// Somebody who may see everything: a finished game's readers, and tests.
    All,
}

impl Viewer {
    /// May this viewer see what belongs to `seat` alone?
    pub fn may_see(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Public => false,
            Viewer::All => true,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(formatter),
            Viewer::Public => formatter.write_str("public"),
            Viewer::All => formatter.write_str("all"),
        }
    }
}

/// A view that no position can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct ViewFault {
    /// The field of the view.
    pub place: String,
    /// What is wrong with it.
    pub fault: String,
}

impl ViewFault {
    /// This is wrong with that field.
    pub fn new(place: impl Into<String>, fault: impl Into<String>) -> ViewFault {
        ViewFault { place: place.into(), fault: fault.into() }
    }
}

/// A game: its rules, what its players see, and the texts that explain it.
///
/// All functions are pure: no clock, no randomness but the [`Dice`] given, no input or output.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its name in commands, journals and addresses.
    const ID: &'static str;
    /// The version of its rules. Raised when an old journal would replay differently.
    const RULES: u16;
    /// The numbers of seats it can be played with.
    const SEATS: &'static [u8];

    /// A position with all its secrets. It cannot be serialised: only a [`View`](Game::View) leaves the table.
    type State: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// A decision of a seat.
    type Move: Notation + Clone + PartialEq + fmt::Debug + Send + Sync;
    /// Something that is drawn.
    type Chance: Notation + Clone + PartialEq + fmt::Debug + Send + Sync;
    /// What a viewer may see and could remember, with the narration of what happened last.
    type View: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug + Send + Sync;
    /// The conditions a move can break.
    type Rule: Rule;

    /// What can be agreed before the game.
    fn options() -> Vec<OptionSpec>;

    /// The built-in component data as the text of a TOML file: what [`Setup::data`] replaces.
    fn data() -> &'static str;

    /// The position before anything has happened.
    fn start(setup: &Setup) -> Result<Self::State, SetupError>;

    /// What the position was started with.
    fn setup(state: &Self::State) -> &Setup;

    /// What the position waits for.
    fn pending(state: &Self::State) -> Pending;

    /// The result, once nothing is pending.
    fn result(state: &Self::State) -> Option<GameResult>;

    /// Lists the moves of a seat. `out` is empty when this is called.
    ///
    /// Every effect that a legal move can have is listed exactly once.
    fn moves(state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>);

    /// Is this move legal? If not, the first rule it breaks.
    fn check(state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Self::Rule>;

    /// Carries out a move.
    fn play(state: &mut Self::State, seat: Seat, mv: Legal<Self::Move>);

    /// Lists what may be drawn, if chance is pending. `out` is empty when this is called.
    fn outcomes(state: &Self::State, out: &mut Vec<(Self::Chance, Weight)>);

    /// Carries out what was drawn.
    fn settle(state: &mut Self::State, chance: Legal<Self::Chance>);

    /// What a viewer may see: built up, never stripped down.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A position that this view could be of, secrets drawn by `dice`. From a view of
    /// [everything](Viewer::All) it is the very position that was viewed.
    fn imagine(view: &Self::View, dice: &mut dyn Dice) -> Result<Self::State, ViewFault>;

    /// Tests what must hold in every position and says what does not.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// The texts of the game in a language, as Fluent source, if it has them.
    fn texts(language: Language) -> Option<&'static str>;

    /// What happened in the last step, one sentence each.
    fn narrate(view: &Self::View, texts: &Texts) -> Vec<String>;

    /// How a part of a move is called in this position. What a part does may depend on the position.
    fn label(view: &Self::View, texts: &Texts, part: &Part) -> String {
        let _ = view;
        texts.label(part)
    }

    /// What can be known of a thing: of everything that has an id in the picture, and of every part that is offered.
    fn card(view: &Self::View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
        let _ = (view, texts, kind, word);
        None
    }

    /// What a seat is asked, in a sentence that says how many actions are left where they are counted.
    fn prompt(view: &Self::View, texts: &Texts, seat: Seat) -> Option<String> {
        let _ = (view, texts, seat);
        None
    }

    /// What a seat can give on one sheet instead of move by move, if it is asked for that.
    fn sheet(view: &Self::View, texts: &Texts, seat: Seat) -> Option<Sheet> {
        let _ = (view, texts, seat);
        None
    }

    /// Does this move do nothing but open a further choice of the same seat? Such a move is offered together with what can
    /// follow it, so that both are one decision for people.
    fn opens(mv: &Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// The orders that a seat usually gives beforehand in this position, whether or not it is asked now. The view is its own.
    fn usual_orders(view: &Self::View, seat: Seat) -> Vec<UsualOrder> {
        let _ = (view, seat);
        Vec::new()
    }

    /// What an order of a seat does now. It answers with legal moves alone, and it ends when the game does, or sooner.
    fn obey(view: &Self::View, seat: Seat, order: &StandingOrder) -> Obeyed<Self::Move> {
        let _ = (view, seat, order);
        Obeyed::Ends
    }

    /// The points that this view shows, by source. In a finished game they add up to the scores of the result.
    fn points(view: &Self::View) -> Vec<Tally> {
        let _ = view;
        Vec::new()
    }

    /// What is worth counting of a game that is over: what everybody sees then, and the moves that led there.
    fn counted(view: &Self::View, moves: &[(Seat, Self::Move)]) -> Vec<Counted> {
        let _ = (view, moves);
        Vec::new()
    }

    /// How strong bots play the game, as far as that was measured.
    fn levels() -> &'static [Level] {
        &[]
    }

    /// Where the last step has left something to see in the picture.
    fn traces(view: &Self::View) -> Vec<Trace> {
        let _ = view;
        Vec::new()
    }

    /// The signs that the pictures of the game use.
    fn signs(texts: &Texts) -> Vec<Sign> {
        let _ = texts;
        Vec::new()
    }

    /// The rulebook for players, if there is one.
    fn manual() -> Option<&'static Manual> {
        None
    }

    /// The lessons that teach the game by playing, if there are any.
    fn course() -> Option<&'static Course> {
        None
    }

    /// The puzzles that `adit puzzles` has found, as TOML, if there are any.
    fn puzzles() -> Option<&'static str> {
        None
    }

    /// The view drawn in characters for a terminal.
    fn sketch(view: &Self::View, texts: &Texts) -> String;

    /// The view drawn as a picture whose elements carry the ids of parts, if the game has pictures.
    fn picture(view: &Self::View, texts: &Texts, layout: Layout) -> Option<Picture> {
        let _ = (view, texts, layout);
        None
    }

    /// How the pictures of the game look, if it has pictures.
    fn style() -> Option<&'static Style> {
        None
    }

    /// A view in numbers, for programs that learn. The names and shapes of the arrays depend on the setup alone, and two
    /// views of a game that the same viewer can tell apart differ in some number.
    fn encode(view: &Self::View, out: &mut Numbers<'_>) {
        let _ = (view, out);
    }

    /// The numbers that are part of the game's [`Vocabulary`](crate::Vocabulary), in ascending order. A move with another
    /// number can be said in words and not in codes.
    fn numbers() -> Vec<u32> {
        Vec::new()
    }

    /// What the game knows about itself to help bots, if it does.
    fn insight() -> Option<&'static dyn Insight<Self>> {
        None
    }
}
