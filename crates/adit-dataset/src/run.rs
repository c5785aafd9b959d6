//! Writing a dataset on all cores.

use crate::{DatasetFault, Folder, Plan};
use adit_bots::Stop;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How far a dataset has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The games that are written or played, those of an earlier run among them.
    pub games: u64,
    /// The games there are.
    pub of: u64,
    /// The rows that this run has written.
    pub rows: u64,
    /// How long the rest will take, as far as that can be said.
    pub remaining: Option<Duration>,
}

/// What a thread tells.
enum Told {
    Game,
    Shard(u64, Vec<u8>, u64),
    Fault(DatasetFault),
}

/// Writes what is missing in a folder, with so many files at the same time, and says how many rows that were.
/// `tell` hears how far it has come.
pub fn run(
    plan: &Plan,
    folder: &Folder<'_>,
    threads: usize,
    tell: &mut dyn FnMut(Progress),
) -> Result<u64, DatasetFault> {
    let missing = folder.missing();
    let count = |shards: &[u64]| {
        shards.iter().map(|shard| plan.range(*shard)).map(|games| games.end - games.start).sum()
    };
    let to_play: u64 = count(&missing);
    let before = plan.games() - to_play;
    let (stop, next, begin) = (Stop::default(), AtomicUsize::new(0), Instant::now());
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<Told>| {
        while let Some(&shard) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            // Nobody listens any more once something went wrong.
            let tell = || drop(sender.send(Told::Game));
            let told = match plan.shard(shard, &stop, &tell) {
                Ok(Some((bytes, rows))) => Told::Shard(shard, bytes, rows),
                Ok(None) => return,
                Err(fault) => Told::Fault(fault),
            };
            if sender.send(told).is_err() {
                return;
            }
        }
    };
    let (mut games, mut rows) = (0, 0);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let mut result = Ok(());
        while let (Ok(()), Ok(told)) = (&result, receiver.recv()) {
            match told {
                Told::Game => games += 1,
                Told::Shard(shard, bytes, written) => {
                    rows += written;
                    result = folder.keep_shard(shard, &bytes);
                }
                Told::Fault(fault) => result = Err(fault),
            }
            let rest = (to_play - games) as f64 / games.max(1) as f64;
            let remaining = Duration::try_from_secs_f64(begin.elapsed().as_secs_f64() * rest).ok();
            tell(Progress {
                games: before + games,
                of: plan.games(),
                rows,
                remaining: remaining.filter(|_| games > 0),
            });
        }
        drop(receiver);
        stop.call_off();
        result
    })?;
    Ok(rows)
}
