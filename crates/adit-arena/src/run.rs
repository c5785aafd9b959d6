//! Playing a contest on all cores.

use crate::contest::{Contest, Fixture};
use crate::play::play;
use crate::standings::Standings;
use crate::{Answer, ArenaFault, GameRecord, Records};
use adit_any::AnyGame;
use adit_bots::Stop;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How far a contest has come.
pub struct Progress<'a> {
    /// The games that were played.
    pub played: usize,
    /// The games there are.
    pub games: usize,
    /// How long the rest will take, as far as that can be said.
    pub remaining: Option<Duration>,
    /// How it stands.
    pub standings: &'a Standings,
}

/// Plays the games of a contest with these numbers, one after the other. They are the same on every machine, so contests
/// can be divided.
pub fn play_games(
    game: &'static dyn AnyGame,
    contest: &Contest,
    numbers: Range<u64>,
) -> Result<Vec<GameRecord>, ArenaFault> {
    let (stop, mut records) = (Stop::default(), Vec::new());
    for fixture in contest.fixtures().iter().filter(|fixture| numbers.contains(&fixture.number)) {
        records.extend(play(game, contest, fixture, &stop)?);
    }
    Ok(records)
}

/// Plays what is still to be played, with so many games at the same time. Every game is kept in `records`, if given,
/// when it is over; `tell` hears how far the contest has come. Gives all games, by number.
pub fn run(
    game: &'static dyn AnyGame,
    contest: &Contest,
    threads: usize,
    mut records: Option<&mut Records>,
    before: Vec<GameRecord>,
    tell: &mut dyn FnMut(&Progress<'_>),
) -> Result<Vec<GameRecord>, ArenaFault> {
    if contest.entrants.is_empty() {
        return Err(ArenaFault::NoBots);
    }
    if contest.games == 0 {
        return Err(ArenaFault::NoGames);
    }
    let names = contest.names();
    let fixtures = contest.fixtures();
    let mut done: Vec<GameRecord> =
        before.into_iter().filter(|record| fixtures.iter().any(|fixture| record.is_of(fixture))).collect();
    let open: Vec<&Fixture> =
        fixtures.iter().filter(|fixture| !done.iter().any(|record| record.is_of(fixture))).collect();
    let stop = Stop::default();
    let next = AtomicUsize::new(0);
    let begin = Instant::now();
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<Result<Option<GameRecord>, ArenaFault>>| {
        while let Some(fixture) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let played = play(game, contest, fixture, &stop);
            // Nobody listens any more once the contest is over.
            if stop.is_called_off() || sender.send(played).is_err() {
                return;
            }
        }
    };
    let seats = usize::from(contest.setup.seats);
    let standings = |done: &[GameRecord]| Standings::new(&names, seats, contest.question.as_ref(), done);
    let is_decided = |standings: &Standings| !matches!(standings.answer, None | Some(Answer::Open));
    if is_decided(&standings(&done)) {
        return Ok(done);
    }
    let mut result = Ok(());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let work = &work;
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let mut played = 0;
        while let Ok(record) = receiver.recv() {
            let kept = record.and_then(|record| {
                let Some(record) = record else { return Ok(()) };
                if let Some(records) = &mut records {
                    records.append(&record)?;
                }
                done.push(record);
                Ok(())
            });
            if let Err(fault) = kept {
                result = Err(fault);
                break;
            }
            played += 1;
            let standings = standings(&done);
            let rest = (open.len() - played) as f64 / f64::from(played as u32);
            let remaining = Duration::try_from_secs_f64(begin.elapsed().as_secs_f64() * rest).ok();
            tell(&Progress { played: done.len(), games: fixtures.len(), remaining, standings: &standings });
            if is_decided(&standings) {
                break;
            }
        }
        stop.call_off();
    });
    result?;
    done.sort_by_key(|record| record.number);
    Ok(done)
}
