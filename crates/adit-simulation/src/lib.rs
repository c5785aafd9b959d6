//! A deterministic simulation of whole servers.
//!
//! One seed is one world: a store in memory, one or two servers on it, people and bots, and a plan of everything that
//! goes wrong. It runs on one thread under paused time, so minutes pass in milliseconds and a seed that fails can be
//! repeated. `docs/simulation.md` says what is checked.

mod checks;
mod follower;
mod ledger;
mod panics;
mod person;
mod plan;
mod run;
mod trace;
mod twins;
mod weather;
mod world;

use adit_table::digest;

/// What came of a seed.
#[derive(Clone, Debug)]
pub struct Report {
    /// The seed.
    pub seed: u64,
    /// What is wrong.
    pub failures: Vec<String>,
    /// What was planned.
    pub plan: String,
    /// What happened.
    pub trace: Vec<String>,
    /// How many moves of people were acknowledged.
    pub moves: usize,
    /// How many games were followed by another one of the same people.
    pub rematches: usize,
    /// Were there twins that differ in a sealed decision?
    pub twins: bool,
}

impl Report {
    /// The same for two runs in which the same happened.
    pub fn digest(&self) -> u64 {
        digest(&self.trace)
    }
}

/// Runs the world of a seed.
pub fn simulate(seed: u64) -> Report {
    panics::watch();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let mut report = runtime.expect("a runtime on this thread").block_on(run::run(plan::Plan::new(seed)));
    if let Some(differences) = twins::differences(seed) {
        report.twins = true;
        report.failures.extend(differences);
    }
    report.failures.extend(panics::seen().into_iter().map(|panic| format!("a task panicked: {panic}")));
    report
}
