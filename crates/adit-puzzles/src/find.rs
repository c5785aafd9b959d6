//! Looking for puzzles in games that bots play.

use crate::weak::failed;
use crate::{BookFault, Grade, Puzzle, Stage, Verdict};
use adit_any::{AnyBot, AnyGame};
use adit_bots::{BotFault, Recipe, RecipeFault, Stop, WeightsFault};
use adit_game::{Dice as _, Language, Seat, SeedDice, Setup, Texts, Viewer};
use adit_table::{AnyView, NewTableFault, Refusal, Source, Table, digest};

/// How puzzles are looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FindOptions {
    /// The seed of the games and of the bots.
    pub seed: u64,
    /// How many simulations the players of the games make for a decision. What they think is the first filter.
    pub sims: u32,
    /// How many simulations each of the two searches makes that confirm a puzzle.
    pub confirm: u32,
    /// How much better than all others the answer must be, from 0 to 1.
    pub margin: f32,
}

impl Default for FindOptions {
    fn default() -> FindOptions {
        FindOptions { seed: 1, sims: 600, confirm: 20_000, margin: 0.04 }
    }
}

/// Why puzzles cannot be looked for.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum FindFault {
    /// The game cannot be started.
    #[error(transparent)]
    Start(#[from] NewTableFault),
    /// A puzzle cannot be used.
    #[error(transparent)]
    Book(#[from] BookFault),
    /// The table refuses.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// A bot has no answer.
    #[error(transparent)]
    Bot(#[from] BotFault),
    /// There is no such bot.
    #[error(transparent)]
    Recipe(#[from] RecipeFault),
    /// A bot cannot read what it knows.
    #[error(transparent)]
    Weights(#[from] WeightsFault),
}

/// Fewer choices than this are not a puzzle.
const CHOICES: usize = 4;
/// A game gives this many puzzles at most, so that no two are nearly the same.
const PER_GAME: usize = 2;
/// How many decisions of a game are looked at by the long searches at most.
const CONFIRMED: usize = 8;
/// How many moves a puzzle names with what they are worth.
const NAMED: usize = 12;
/// How many further searches must find the answer of a puzzle that is kept.
const AGAIN: u64 = 3;
/// In the first filter the margin may be this much smaller: a short search is often unsure.
const HOPEFUL: f32 = 0.5;

/// A decision that may be a puzzle.
struct Hopeful {
    /// How many entries come before it.
    number: usize,
    seat: Seat,
    verb: String,
    failed: f32,
}

/// Plays the game with this number and looks for puzzles in it. The same options and the same number find the same.
/// Nothing if it is called off before the end.
pub fn find(
    game: &dyn AnyGame,
    options: &FindOptions,
    number: u64,
    stop: &Stop,
) -> Result<Option<Vec<Puzzle>>, FindFault> {
    let mut dice = SeedDice::stream(options.seed, number);
    let seats = game.seats();
    let seats = seats[(number % seats.len() as u64) as usize];
    let mut table = game.start(&Setup::seats(seats), Source::Seed(dice.bits()))?;
    // A little noise leads to positions in which somebody has something to put right.
    let players: Recipe = format!("search:sims={},noise=0.2", options.sims).parse()?;
    let mut players = Seat::all(usize::from(seats))
        .map(|_| game.bot(&players, dice.bits()))
        .collect::<Result<Vec<Box<dyn AnyBot>>, WeightsFault>>()?;
    let texts = game.texts(Language::English);
    let mut hopefuls: Vec<Hopeful> = Vec::new();
    while let Some(seat) = table.pending().iter().next() {
        let view = table.look(Viewer::Seat(seat))?;
        let thoughts = players[seat.index()].consider(&*view, seat, stop)?;
        if stop.is_called_off() {
            return Ok(None);
        }
        let choices = choices(&table, seat);
        let verdict = Verdict::of(&thoughts).filter(|verdict| {
            choices >= CHOICES
                && verdict.margin >= HOPEFUL * options.margin
                && is_one_decision(&table, &*view, texts.as_ref(), seat, &verdict.answers)
        });
        if let Some(verdict) = verdict {
            let failed = failed(game, &*view, seat, &verdict.answers, choices, dice.bits())?;
            let verb = verb(&verdict.answers[0]).to_owned();
            hopefuls.push(Hopeful { number: table.record().entries().len(), seat, verb, failed });
        }
        let step = table.propose(seat, &thoughts.choice, None)?;
        table.commit(step)?;
    }
    order(&mut hopefuls, number);
    let mut found: Vec<(Puzzle, usize)> = Vec::new();
    for hopeful in hopefuls.into_iter().take(CONFIRMED) {
        if stop.is_called_off() {
            return Ok(None);
        }
        let is_other = |(puzzle, at): &(Puzzle, usize)| {
            puzzle.kind != hopeful.verb && at.abs_diff(hopeful.number) > usize::from(seats) * 3
        };
        if found.len() < PER_GAME && found.iter().all(is_other) {
            let puzzle = confirm(game, options, &table, &hopeful, dice.bits(), stop)?;
            found.extend(puzzle.map(|puzzle| (puzzle, hopeful.number)));
        }
    }
    Ok(Some(found.into_iter().map(|(puzzle, _)| puzzle).collect()))
}

/// Puts first what is as hard as this game is asked for. Games ask for hard ones, middling ones and easy ones in turn.
fn order(hopefuls: &mut [Hopeful], number: u64) {
    let wanted = [0.85, 0.62, 0.4][(number / 4 % 3) as usize];
    let distance = |hopeful: &Hopeful| (hopeful.failed - wanted).abs();
    hopefuls.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
}

/// Asks two long searches, of which the second is more curious about moves that look bad and so knows more about what they
/// are worth; then the weaker bots.
fn confirm(
    game: &dyn AnyGame,
    options: &FindOptions,
    played: &Table,
    hopeful: &Hopeful,
    seed: u64,
    stop: &Stop,
) -> Result<Option<Puzzle>, FindFault> {
    let table = played.at(hopeful.number)?;
    let view = table.look(Viewer::Seat(hopeful.seat))?;
    let mut agreed: Option<Verdict> = None;
    for (number, recipe) in ["search:sims=", "search:explore=6,sims="].iter().enumerate() {
        let recipe: Recipe = format!("{recipe}{}", options.confirm).parse()?;
        let mut bot = game.bot(&recipe, seed.wrapping_add(number as u64))?;
        let verdict = Verdict::of(&bot.consider(&*view, hopeful.seat, stop)?);
        let verdict = verdict.filter(|verdict| verdict.margin >= options.margin);
        let verdict = match (agreed, verdict) {
            (None, first) => first,
            (Some(first), second) => second.and_then(|second| first.and(&second)),
        };
        match verdict {
            Some(verdict) => agreed = Some(verdict),
            None => return Ok(None),
        }
    }
    let Some(verdict) = agreed else { return Ok(None) };
    let texts = game.texts(Language::English);
    if !is_one_decision(&table, &*view, texts.as_ref(), hopeful.seat, &verdict.answers) {
        return Ok(None);
    }
    let choices = choices(&table, hopeful.seat);
    let failed = failed(game, &*view, hopeful.seat, &verdict.answers, choices, seed)?;
    let Some(grade) = Grade::of(failed) else { return Ok(None) };
    let journal = table.record().journal().to_string();
    let name = digest([journal.as_str(), &hopeful.seat.to_string()]);
    let mut moves = verdict.moves;
    moves.truncate(NAMED);
    moves.iter_mut().for_each(|judged| judged.expected = rounded(judged.expected));
    let all = played.record().entries().len().max(1);
    Ok(Some(Puzzle {
        id: format!("{:06x}", name & 0xff_ffff),
        grade,
        kind: verb(&verdict.answers[0]).to_owned(),
        stage: Stage::ALL[(hopeful.number * Stage::ALL.len() / all).min(Stage::ALL.len() - 1)],
        seats: table.record().setup().seats,
        seat: hopeful.seat,
        choices,
        failed: rounded(failed),
        margin: rounded(verdict.margin),
        answers: verdict.answers,
        moves,
        journal,
    }))
}

/// Do other searches still find the answer? They make half as many simulations as those that confirmed it, and see the table
/// that a solver sees.
pub fn holds(game: &dyn AnyGame, options: &FindOptions, puzzle: &Puzzle) -> Result<bool, FindFault> {
    let table = puzzle.table(game, Source::Seed(options.seed))?;
    let view = table.look(Viewer::Seat(puzzle.seat))?;
    let recipe: Recipe = format!("search:sims={}", (options.confirm / 2).max(1)).parse()?;
    for number in 0..AGAIN {
        let mut bot = game.bot(&recipe, options.seed.wrapping_add(number))?;
        if !puzzle.answers.contains(&bot.choose(&*view, puzzle.seat, &Stop::default())?) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn choices(table: &Table, seat: Seat) -> usize {
    table.offer_words(seat).map_or(0, |offer| offer.moves().count())
}

/// Is the answer one move for people too? Not where they give several moves on a sheet, or where the answer only opens a
/// further choice.
fn is_one_decision(
    table: &Table,
    view: &dyn AnyView,
    texts: Option<&Texts>,
    seat: Seat,
    answers: &[String],
) -> bool {
    if texts.is_some_and(|texts| view.sheet(texts, seat).is_some()) {
        return false;
    }
    let Some(frame) = table.plans(seat) else { return false };
    let is_alone = |answer: &String| {
        frame
            .plans
            .iter()
            .any(|plan| matches!(plan.as_slice(), [only] if adit_game::words_of(only) == *answer))
    };
    answers.iter().all(is_alone)
}

fn verb(words: &str) -> &str {
    words.split(' ').next().unwrap_or(words)
}

/// As many digits as mean something.
fn rounded(share: f32) -> f32 {
    (share * 1_000.0).round() / 1_000.0
}
