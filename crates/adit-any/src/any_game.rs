//! A game without its types.

use crate::AnyBot;
use adit_bots::{Bot, Judge, Recipe, WeightsFault};
use adit_game::{
    ArraySpec, Counted, Course, Form, Game, Language, Level, Manual, Notation, Numbers, OptionSpec, Rule,
    Seat, Setup, SetupError, Sign, Style, Texts, Viewer, Vocabulary,
};
use adit_table::{
    AnyPosition, AnyView, Entry, Journal, JournalFault, LoadFault, NewTableFault, ReplayFault, Source, Table,
};
use serde_json::Value;
use std::marker::PhantomData;

/// A game without its types.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, journals and addresses.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u16;

    /// The numbers of seats it can be played with.
    fn seats(&self) -> &'static [u8];

    /// What can be agreed before a game.
    fn options(&self) -> Vec<OptionSpec>;

    /// Its built-in component data as the text of a TOML file.
    fn data(&self) -> &'static str;

    /// How its moves are said.
    fn move_forms(&self) -> &'static [Form];

    /// How its chance outcomes are said.
    fn chance_forms(&self) -> &'static [Form];

    /// All parts of its moves, each with its code.
    fn vocabulary(&self) -> Vocabulary;

    /// The arrays in which a view of a game with this setup is written.
    fn arrays(&self, setup: &Setup) -> Result<Vec<ArraySpec>, SetupError>;

    /// Its texts, if it has them in this language.
    fn texts(&self, language: Language) -> Option<Texts>;

    /// How its pictures look, if it has pictures.
    fn style(&self) -> Option<&'static Style>;

    /// The signs that its pictures use.
    fn signs(&self, texts: &Texts) -> Vec<Sign>;

    /// The clauses that its refusals name.
    fn clauses(&self) -> Box<dyn Iterator<Item = &'static str>>;

    /// Its rulebook for players, if there is one.
    fn manual(&self) -> Option<&'static Manual>;

    /// Its lessons, if there are any.
    fn course(&self) -> Option<&'static Course>;

    /// Its puzzles, if there are any.
    fn puzzles(&self) -> Option<&'static str>;

    /// Starts a game and draws what is drawn before the first move.
    fn start(&self, setup: &Setup, source: Source) -> Result<Table, NewTableFault>;

    /// Plays a journal again.
    fn replay(&self, journal: &Journal, source: Source) -> Result<Table, ReplayFault>;

    /// A table that begins with the position of which this is the view of everything.
    fn load(&self, view: &Value, source: Source) -> Result<Table, LoadFault>;

    /// What a viewer sees, as another program tells it.
    fn read_view(&self, view: &Value) -> Result<Box<dyn AnyView>, LoadFault>;

    /// A bot that plays this game. Its choices follow from the seed as far as its budget is one of simulations.
    fn bot(&self, recipe: &Recipe, seed: u64) -> Result<Box<dyn AnyBot>, WeightsFault>;

    /// What is worth counting of a game that is over, to which these entries have led: how often each seat had which thing.
    fn counted(&self, position: &dyn AnyPosition, entries: &[Entry]) -> Vec<Counted>;

    /// How strong bots play it, as far as that was measured.
    fn levels(&self) -> &'static [Level];

    /// What each seat can expect with everything seen, from 0 to 1, if the game knows; to look back on a game.
    fn expectations(&self, position: &dyn AnyPosition) -> Option<Vec<f32>>;
}

/// Games that can be chosen from.
pub type Games = &'static [&'static dyn AnyGame];

/// A game as [`AnyGame`].
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The game.
    pub const GAME: Of<G> = Of(PhantomData);
}

impl<G: Game> AnyGame for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn seats(&self) -> &'static [u8] {
        G::SEATS
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options()
    }

    fn data(&self) -> &'static str {
        G::data()
    }

    fn move_forms(&self) -> &'static [Form] {
        G::Move::FORMS
    }

    fn chance_forms(&self) -> &'static [Form] {
        G::Chance::FORMS
    }

    fn vocabulary(&self) -> Vocabulary {
        Vocabulary::of::<G>()
    }

    fn arrays(&self, setup: &Setup) -> Result<Vec<ArraySpec>, SetupError> {
        let view = G::view(&G::start(setup)?, Viewer::Seat(Seat::FIRST));
        Ok(Numbers::describe(|numbers| G::encode(&view, numbers)))
    }

    fn texts(&self, language: Language) -> Option<Texts> {
        G::texts(language).map(|source| Texts::new(language, &[source]))
    }

    fn style(&self) -> Option<&'static Style> {
        G::style()
    }

    fn signs(&self, texts: &Texts) -> Vec<Sign> {
        G::signs(texts)
    }

    fn clauses(&self) -> Box<dyn Iterator<Item = &'static str>> {
        Box::new(G::Rule::ALL.iter().map(|rule| rule.clause()))
    }

    fn manual(&self) -> Option<&'static Manual> {
        G::manual()
    }

    fn course(&self) -> Option<&'static Course> {
        G::course()
    }

    fn puzzles(&self) -> Option<&'static str> {
        G::puzzles()
    }

    fn start(&self, setup: &Setup, source: Source) -> Result<Table, NewTableFault> {
        Table::new::<G>(setup, source)
    }

    fn replay(&self, journal: &Journal, source: Source) -> Result<Table, ReplayFault> {
        Table::replay::<G>(journal, source)
    }

    fn load(&self, view: &Value, source: Source) -> Result<Table, LoadFault> {
        Table::load_json::<G>(view, source)
    }

    fn read_view(&self, view: &Value) -> Result<Box<dyn AnyView>, LoadFault> {
        Ok(adit_table::any_view::<G>(adit_table::read_view::<G>(view)?))
    }

    fn bot(&self, recipe: &Recipe, seed: u64) -> Result<Box<dyn AnyBot>, WeightsFault> {
        let bot: Box<dyn Bot<G>> = recipe.bot(seed)?;
        Ok(Box::new(bot))
    }

    fn counted(&self, position: &dyn AnyPosition, entries: &[Entry]) -> Vec<Counted> {
        let Some(state) = position.of::<G>() else { return Vec::new() };
        let moves = entries.iter().filter_map(|entry| match entry {
            Entry::Move { seat, words } => {
                let words: Vec<&str> = words.split(' ').collect();
                Some((*seat, G::Move::read(&words)?))
            }
            Entry::Chance { .. } => None,
        });
        G::counted(&G::view(state, Viewer::All), &moves.collect::<Vec<_>>())
    }

    fn levels(&self) -> &'static [Level] {
        G::levels()
    }

    fn expectations(&self, position: &dyn AnyPosition) -> Option<Vec<f32>> {
        adit_bots::expectations(&Judge::<G>::of_game().ok()?, position.of::<G>()?)
    }
}

/// The game with this id.
pub fn find(games: Games, id: &str) -> Result<&'static dyn AnyGame, ReadFault> {
    games.iter().copied().find(|game| game.id() == id).ok_or_else(|| ReadFault::unknown_game(games, id))
}

/// Why a text does not become a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadFault {
    /// There is no such game.
    #[error("there is no game {game:?}; the games are: {known}")]
    UnknownGame {
        /// What was asked for.
        game: String,
        /// What there is.
        known: String,
    },
    /// The text is not a journal.
    #[error(transparent)]
    Journal(#[from] JournalFault),
    /// The journal cannot have happened.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}

impl ReadFault {
    /// None of these games has this id.
    pub fn unknown_game(games: Games, id: &str) -> ReadFault {
        let known: Vec<_> = games.iter().map(|game| game.id()).collect();
        ReadFault::UnknownGame { game: id.to_owned(), known: known.join(", ") }
    }

    /// A word for programs. It does not change between versions.
    pub fn code(&self) -> &'static str {
        match self {
            ReadFault::UnknownGame { .. } => "unknown-game",
            ReadFault::Journal(_) => "bad-journal",
            ReadFault::Replay(fault) => match fault {
                ReplayFault::Game { .. } => "unknown-game",
                ReplayFault::Rules { .. } => "other-rules",
                ReplayFault::Setup(_) => "bad-setup",
                ReplayFault::Position(_) | ReplayFault::OtherSetup => "bad-view",
                ReplayFault::Entry { .. } => "impossible-entry",
            },
        }
    }
}

/// Reads a journal and plays it again.
pub fn replay(games: Games, text: &str, source: Source) -> Result<(&'static dyn AnyGame, Table), ReadFault> {
    let journal = Journal::read(text)?;
    let game = find(games, &journal.game)?;
    Ok((game, game.replay(&journal, source)?))
}
