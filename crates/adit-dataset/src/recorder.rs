//! Games with their types: what is seen and chosen at each decision.

use crate::{DatasetFault, Source};
use adit_bots::{Bot, Recipe, Stop, Thoughts};
use adit_game::{
    ArraySpec, Code, Dice as _, END, Game, GameResult, Notation as _, Numbers, Pending, Pick, Seat, SeedDice,
    Setup, UNKNOWN, Viewer, Vocabulary,
};
use adit_table::{Entry, Refusal, Table};

/// A game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Its number in the dataset.
    pub number: u64,
    /// The seed of its chance, if it is known.
    pub seed: Option<u64>,
    /// Where it comes from, if it was not played for the dataset.
    pub source: Option<String>,
    /// Who sat where, if that is known.
    pub bots: Vec<String>,
    /// Its decisions, in the order in which they were made.
    pub decisions: Vec<Decision>,
    /// What the seats saw that decided: the arrays of each decision one behind the other.
    pub numbers: Vec<i32>,
    /// How it ended.
    pub result: GameResult,
}

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// How many moves were offered.
    pub moves: u32,
    /// What was said.
    pub words: String,
    /// The same in codes; -1 for a part that the vocabulary does not have.
    pub action: Vec<i32>,
    /// The moves that a search has looked at, best first.
    pub candidates: Vec<Candidate>,
    /// What the seat could expect of what it said, from 0 to 1, as far as the bot has looked at it.
    pub value: Option<f32>,
    /// How many positions the bot has judged.
    pub simulations: u64,
}

/// A move that a search has looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// It in codes.
    pub action: Vec<i32>,
    /// Its share of the visits.
    pub visits: f32,
    /// What is expected of it, from 0 to 1.
    pub worth: f32,
}

/// Plays and replays games of one kind with one setup, and notes every decision.
pub trait Recorder: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u16;

    /// The arrays of a decision.
    fn arrays(&self) -> &[ArraySpec];

    /// Lets bots play a game. Nothing comes of it if `stop` is called off.
    fn play(
        &self,
        bots: &[&Recipe],
        number: u64,
        seed: u64,
        stop: &Stop,
    ) -> Result<Option<Played>, DatasetFault>;

    /// Plays a journal again.
    fn replay(&self, source: &Source, number: u64) -> Result<Option<Played>, DatasetFault>;
}

/// The recorder of a game with this setup.
pub fn recorder<G: Game>(setup: &Setup) -> Result<Box<dyn Recorder>, DatasetFault> {
    let start = G::start(setup)?;
    let view = G::view(&start, Viewer::Seat(Seat::FIRST));
    let arrays = Numbers::describe(|numbers| G::encode(&view, numbers));
    let width = arrays.iter().map(ArraySpec::size).sum();
    Ok(Box::new(Of::<G> { vocabulary: Vocabulary::of::<G>(), start, arrays, width }))
}

struct Of<G: Game> {
    vocabulary: Vocabulary,
    start: G::State,
    arrays: Vec<ArraySpec>,
    width: usize,
}

impl<G: Game> Recorder for Of<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn arrays(&self) -> &[ArraySpec] {
        &self.arrays
    }

    fn play(
        &self,
        recipes: &[&Recipe],
        number: u64,
        seed: u64,
        stop: &Stop,
    ) -> Result<Option<Played>, DatasetFault> {
        let mut bots: Vec<(Box<dyn Bot<G>>, &Recipe)> = Vec::new();
        for (seat, recipe) in Seat::all(recipes.len()).zip(recipes) {
            // As in the arena, so that both play the same games.
            let seed = SeedDice::stream(seed, u64::MAX - seat.index() as u64 - 1).bits();
            bots.push((recipe.bot(seed)?, recipe));
        }
        let mut notes = Notes { of: self, pick: Pick::default(), decisions: Vec::new(), numbers: Vec::new() };
        let mut state = self.start.clone();
        let mut outcomes = Vec::new();
        // What chance brings depends on the number of the entry alone, as at a table with this seed.
        for entry in 0.. {
            let seat = match G::pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    let drawn =
                        adit_game::roll::<G>(&mut state, &mut outcomes, &mut SeedDice::stream(seed, entry));
                    drawn.ok_or(DatasetFault::Stuck { game: number })?;
                    continue;
                }
                Pending::Seats(seats) => seats.iter().next().ok_or(DatasetFault::Stuck { game: number })?,
            };
            let (bot, recipe) = &mut bots[seat.index()];
            let view = G::view(&state, Viewer::Seat(seat));
            let thoughts = bot.consider(&view, seat, stop).map_err(|fault| DatasetFault::Bot {
                game: number,
                bot: recipe.to_string(),
                seat,
                fault,
            })?;
            // What a bot says that was called off is not what it says with the same seed again.
            if stop.is_called_off() {
                return Ok(None);
            }
            let searched = match recipe {
                Recipe::Random | Recipe::Greedy(_) => false,
                Recipe::Search(..) | Recipe::Level(_) => true,
            };
            notes.decision(&state, &view, seat, &thoughts, searched);
            let words = thoughts.choice.words();
            adit_game::play::<G>(&mut state, seat, thoughts.choice).map_err(|_| DatasetFault::Refused {
                game: number,
                bot: recipe.to_string(),
                seat,
                words,
            })?;
        }
        let result = G::result(&state).ok_or(DatasetFault::Stuck { game: number })?;
        let bots = recipes.iter().map(|recipe| recipe.to_string()).collect();
        let Notes { decisions, numbers, .. } = notes;
        Ok(Some(Played { number, seed: Some(seed), source: None, bots, decisions, numbers, result }))
    }

    fn replay(&self, source: &Source, number: u64) -> Result<Option<Played>, DatasetFault> {
        let name = || source.name.clone();
        // A replay draws nothing, so the source of chance is never asked.
        let table = Table::replay::<G>(&source.journal, adit_table::Source::Os)
            .map_err(|fault| DatasetFault::Journal { source_name: name(), fault })?;
        let result = table.result().ok_or_else(|| DatasetFault::Unfinished { source_name: name() })?;
        let start = table.at(0)?;
        let mut state = start.position().of::<G>().ok_or(DatasetFault::Stuck { game: number })?.clone();
        let mut notes = Notes { of: self, pick: Pick::default(), decisions: Vec::new(), numbers: Vec::new() };
        for entry in table.record().entries() {
            let refused = || Refusal::NoSuchWords { words: entry.words().to_owned() };
            let words: Vec<&str> = entry.words().split(' ').collect();
            match entry {
                Entry::Chance { .. } => {
                    let chance = G::Chance::read(&words).ok_or_else(refused)?;
                    adit_game::settle::<G>(&mut state, chance).map_err(|_| refused())?;
                }
                Entry::Move { seat, .. } => {
                    let choice = G::Move::read(&words).ok_or_else(refused)?;
                    let view = G::view(&state, Viewer::Seat(*seat));
                    let thoughts = Thoughts { choice, candidates: Vec::new(), simulations: 0 };
                    notes.decision(&state, &view, *seat, &thoughts, false);
                    adit_game::play::<G>(&mut state, *seat, thoughts.choice).map_err(|_| refused())?;
                }
            }
        }
        let Notes { decisions, numbers, .. } = notes;
        Ok(Some(Played {
            number,
            seed: None,
            source: Some(name()),
            bots: Vec::new(),
            decisions,
            numbers,
            result,
        }))
    }
}

/// What is noted of a game while it is played.
struct Notes<'a, G: Game> {
    of: &'a Of<G>,
    pick: Pick<G>,
    decisions: Vec<Decision>,
    numbers: Vec<i32>,
}

impl<G: Game> Notes<'_, G> {
    fn decision(
        &mut self,
        state: &G::State,
        view: &G::View,
        seat: Seat,
        thoughts: &Thoughts<G>,
        searched: bool,
    ) {
        let Notes { of, pick, decisions, numbers } = self;
        let seen = numbers.len();
        numbers.resize(seen + of.width, 0);
        Numbers::fill(&mut numbers[seen..], |numbers| G::encode(view, numbers));
        pick.open(&of.vocabulary, state, seat);
        let mut offered: Vec<&[Code]> =
            (0..pick.moves().len()).map(|index| pick.codes(index as u32)).collect();
        offered.sort_unstable();
        let action = |mv: &G::Move| action(mv, &of.vocabulary, &offered);
        let choice = thoughts.candidates.iter().find(|candidate| candidate.mv == thoughts.choice);
        let candidates = thoughts.candidates.iter().filter(|_| searched).map(|candidate| Candidate {
            action: action(&candidate.mv),
            visits: candidate.share,
            worth: candidate.expected,
        });
        decisions.push(Decision {
            seat,
            moves: offered.len() as u32,
            words: thoughts.choice.words(),
            action: action(&thoughts.choice),
            candidates: candidates.collect(),
            value: choice.map(|candidate| candidate.expected),
            simulations: thoughts.simulations,
        });
    }
}

/// The codes of a move, with [`END`] where another of the offered moves, which are sorted, goes on.
fn action<M: adit_game::Notation>(mv: &M, vocabulary: &Vocabulary, offered: &[&[Code]]) -> Vec<i32> {
    let mut codes = Vec::new();
    mv.codes(vocabulary, &mut codes);
    let behind = offered.partition_point(|other| *other <= codes.as_slice());
    // What goes on stands right behind in this order.
    if offered.get(behind).is_some_and(|other| other.starts_with(&codes)) {
        codes.push(END);
    }
    codes.into_iter().map(|code| if code == UNKNOWN { -1 } else { code.into() }).collect()
}
