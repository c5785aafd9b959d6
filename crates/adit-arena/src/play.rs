//! One game of a contest.

use crate::contest::{Contest, Entrant, Fixture};
use crate::program::Program;
use crate::{ArenaFault, GameRecord};
use adit_any::{AnyBot, AnyGame};
use adit_bots::Stop;
use adit_game::{Dice as _, Part, Seat, SeedDice, Viewer};
use adit_table::{OfferFrame, Source, Table};
use std::collections::BTreeSet;
use std::time::Instant;

/// An entrant that has taken its seat in a game.
enum Seated {
    Bot(Box<dyn AnyBot>),
    Program(Box<Program>),
}

/// Into how many parts a game is divided to show how its offers change.
const TENTHS: usize = 10;

/// Plays a game to its end, or until the contest is called off.
pub(crate) fn play(
    game: &'static dyn AnyGame,
    contest: &Contest,
    fixture: &Fixture,
    stop: &Stop,
) -> Result<Option<GameRecord>, ArenaFault> {
    let mut table = game.start(&contest.setup, Source::Seed(fixture.seed))?;
    let seats = usize::from(contest.setup.seats);
    let mut seated = Vec::new();
    for (seat, entrant) in Seat::all(seats).zip(&fixture.lineup) {
        let seed = SeedDice::stream(fixture.seed, u64::MAX - seat.index() as u64 - 1).bits();
        seated.push(seat_down(game, contest, *entrant, &table, seat, seed)?);
    }
    let mut notes = Notes::new(seats);
    while table.result().is_none() {
        let Some(seat) = table.pending().iter().next() else { break };
        if stop.is_called_off() {
            return Ok(None);
        }
        let frame = table.frame(Viewer::Seat(seat))?;
        let offer = frame.offer.clone();
        let begin = Instant::now();
        let name = || contest.entrants[fixture.lineup[seat.index()]].to_string();
        let words =
            match &mut seated[seat.index()] {
                Seated::Bot(bot) => bot
                    .choose(&*frame.view, seat, stop)
                    .map_err(|fault| ArenaFault::Bot { bot: name(), seat, fault })?,
                Seated::Program(program) => match program.choose(frame, stop)? {
                    Some(words) => words,
                    None => return Ok(None),
                },
            };
        notes.decision(seat, offer.as_ref(), &words, begin);
        match table.propose(seat, &words, None) {
            Ok(step) => table.commit(step)?,
            Err(refusal) => return Err(ArenaFault::Refused { bot: name(), seat, words, refusal }),
        }
    }
    let Some(result) = table.result() else { return Ok(None) };
    for seated in &seated {
        match seated {
            Seated::Bot(_) => {}
            Seated::Program(program) => program.end(&result),
        }
    }
    if let Some(folder) = &contest.journals {
        let path = folder.join(format!("{:06}.adit", fixture.number));
        let fault = |fault| ArenaFault::File { path: path.display().to_string(), fault };
        std::fs::create_dir_all(folder).map_err(fault)?;
        std::fs::write(&path, table.record().journal().to_string()).map_err(fault)?;
    }
    Ok(Some(GameRecord {
        number: fixture.number,
        seed: fixture.seed,
        lineup: fixture.lineup.clone(),
        scores: result.scores,
        ranks: result.ranks,
        ending: result.ending.to_owned(),
        moves: notes.offers.len() as u32,
        offers: notes.tenths(),
        longest_ms: notes.longest_ms,
        decisions: notes.decisions,
        thought_ms: notes.thought_us.iter().map(|time| time / 1_000).collect(),
        named: notes.named.into_iter().map(|named| named.into_iter().collect()).collect(),
    }))
}

fn seat_down(
    game: &'static dyn AnyGame,
    contest: &Contest,
    entrant: usize,
    table: &Table,
    seat: Seat,
    seed: u64,
) -> Result<Seated, ArenaFault> {
    Ok(match &contest.entrants[entrant] {
        Entrant::Bot(recipe) => Seated::Bot(game.bot(recipe, seed)?),
        Entrant::Program(name) => {
            Seated::Program(Box::new(Program::start(name, table.record(), seat, seed, contest.patience)?))
        }
    })
}

/// What is noted during a game.
struct Notes {
    offers: Vec<f32>,
    longest_ms: Vec<u64>,
    thought_us: Vec<u64>,
    decisions: Vec<u32>,
    named: Vec<BTreeSet<String>>,
}

impl Notes {
    fn new(seats: usize) -> Notes {
        Notes {
            offers: Vec::new(),
            longest_ms: vec![0; seats],
            thought_us: vec![0; seats],
            decisions: vec![0; seats],
            named: vec![BTreeSet::new(); seats],
        }
    }

    fn decision(&mut self, seat: Seat, offer: Option<&OfferFrame>, words: &str, begin: Instant) {
        let time = begin.elapsed();
        let index = seat.index();
        self.longest_ms[index] = self.longest_ms[index].max(time.as_millis() as u64);
        self.thought_us[index] += time.as_micros() as u64;
        let moves = offer.map(|offer| offer.moves.as_slice()).unwrap_or_default();
        self.offers.push(moves.len() as f32);
        if moves.len() > 1 {
            self.decisions[index] += 1;
        }
        let said: Vec<&str> = words.split(' ').collect();
        let is_said =
            |parts: &&Vec<Part>| parts.iter().map(|part| part.word.as_ref()).eq(said.iter().copied());
        // A move that is not listed has the effect of one that is; which pieces it names is then not noted.
        let Some(parts) = moves.iter().find(is_said) else { return };
        let verb = parts.iter().find(|part| part.kind == "verb").map(|part| part.word.as_ref());
        for part in parts.iter().filter(|part| !matches!(part.kind, "verb" | "number" | "seat")) {
            self.named[index].insert(format!("{} {}", verb.unwrap_or_default(), part.id()));
        }
    }

    /// The mean size of the offers in each tenth of the game.
    fn tenths(&self) -> Vec<f32> {
        let count = self.offers.len();
        let tenth = |tenth: usize| {
            let of = &self.offers[tenth * count / TENTHS..(tenth + 1) * count / TENTHS];
            of.iter().sum::<f32>() / of.len().max(1) as f32
        };
        (0..TENTHS).map(tenth).collect()
    }
}
