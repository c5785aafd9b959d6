//! Tree search over imagined positions.
//!
//! Each simulation imagines a position from what the seat sees, walks down the tree with it, and judges the
//! position where the tree ends. The tree is one of *parts*: a move such as `lay six C4 2` is four narrow choices,
//! and what is learned of the tile helps every place it could be laid. What chance brings is drawn on the way. Every
//! seat maximises what the game is worth to it; seats that decide at the same time do not see each other's choices. A
//! position to which several orders of the same moves lead is in the tree once, if the game has
//! [fingerprints](adit_game::Insight::fingerprint).

mod choice;
mod compare;
mod options;
mod tree;

pub use options::{Budget, Instead, SearchOptions};

use crate::account::Ledger;
use crate::bot::{Bot, BotFault, Candidate, Step, Stop, Thoughts, imagine};
use crate::clock::Timer;
use crate::playout::{Playout, fraction};
use crate::threads::work_on_each;
use crate::{Judge, TimeSpent, WeightsFault};
use adit_game::{Dice, Game, Seat, SplitDice, Viewer};
use choice::Choice;
use tree::Tree;

/// A bot that searches.
pub struct Search<G: Game> {
    options: SearchOptions,
    judge: Judge<G>,
    workers: Vec<Worker<G>>,
    dice: SplitDice,
    /// A position that the decision which was explained last was imagined in.
    explained: Option<(Seat, G::State)>,
}

/// One thread's tree and room to work in.
struct Worker<G: Game> {
    tree: Option<Tree<G>>,
    playout: Playout<G>,
    simulations: u64,
}

/// How many positions are imagined at the start of a search and used in turn.
const IMAGINED: usize = 256;
/// How many simulations pass before we check whether the rest of the time could still change anything.
const LOOKS: u64 = 64;
/// How many of the best moves are compared.
const BEST: usize = 3;
/// How many simulations there are for each one that is measured, to know where the time goes.
const MEASURED: u64 = 16;

impl<G: Game> Search<G> {
    /// A searching bot whose choices follow from the seed, as far as its budget is one of simulations.
    pub fn new(options: SearchOptions, seed: u64) -> Result<Search<G>, WeightsFault> {
        Ok(Search::with(Judge::of_game()?, options, seed))
    }

    /// A searching bot with its own judge.
    pub fn with(mut judge: Judge<G>, options: SearchOptions, seed: u64) -> Search<G> {
        judge.advice = options.instead.of(judge.advice);
        let mut dice = SplitDice(seed);
        let worker = |_| Worker { tree: None, playout: Playout::new(dice.bits()), simulations: 0 };
        let workers = (0..options.threads.max(1)).map(worker).collect();
        Search { options, judge, workers, dice, explained: None }
    }

    /// Where the time went, as measured on some of the simulations.
    pub fn time_spent(&self) -> TimeSpent {
        let mut spent = TimeSpent::default();
        for worker in &self.workers {
            let own = worker.playout.clock.spent;
            spent.rules += own.rules;
            spent.evaluation += own.evaluation;
            spent.tree += own.tree;
        }
        spent
    }

    /// How many simulations have gone through the decision that was considered last, with those that were made
    /// while earlier decisions were considered.
    pub fn visits(&self) -> u64 {
        let roots = self.workers.iter().filter_map(|worker| worker.tree.as_ref()?.root());
        roots.map(|choice| u64::from(choice.twigs[0].visits)).sum()
    }

    /// What was found out about each move of the offer, by its place in it: visits and mean worth.
    fn findings(&self, offered: &[G::Move]) -> Vec<(u32, f32)> {
        let mut findings = vec![(0, 0.0_f64); offered.len()];
        for choice in self.workers.iter().filter_map(|worker| worker.tree.as_ref()?.root()) {
            for (place, mv) in choice.moves.iter().enumerate() {
                let same = offered.get(place) == Some(mv);
                let index = if same { Some(place) } else { offered.iter().position(|other| other == mv) };
                let finding = index.and_then(|index| findings.get_mut(index));
                if let (Some((visits, total)), Some(twig)) = (finding, choice.tried(place)) {
                    *visits += twig.visits;
                    *total += twig.total;
                }
            }
        }
        let mean = |(visits, total): (u32, f64)| (visits, (total / f64::from(visits.max(1))) as f32);
        findings.into_iter().map(mean).collect()
    }

    /// The place in the offer of the move that was visited most, part by part.
    fn most_visited(&self, offered: &[G::Move]) -> Option<usize> {
        let choices: Vec<_> = self.workers.iter().filter_map(|worker| worker.tree.as_ref()?.root()).collect();
        let mut ats: Vec<_> = choices.iter().map(|choice| (*choice, 0_usize)).collect();
        loop {
            let whole = ats.iter().find_map(|(choice, at)| Some((choice, choice.twigs[*at].whole?)));
            if let Some((choice, place)) = whole {
                let mv = choice.moves.get(place as usize)?;
                return offered.iter().position(|other| other == mv);
            }
            let mut visits: Vec<(u64, u32)> = Vec::new();
            for (choice, at) in &ats {
                for child in choice.twigs[*at].grown().map(|child| &choice.twigs[child]) {
                    match visits.iter_mut().find(|(key, _)| *key == child.key()) {
                        Some((_, sum)) => *sum += child.visits,
                        None => visits.push((child.key(), child.visits)),
                    }
                }
            }
            // Of equals the first, which is the most promising.
            let (best, _) = visits.into_iter().rev().max_by_key(|(_, visits)| *visits)?;
            ats = ats
                .into_iter()
                .filter_map(|(choice, at)| {
                    let mut children = choice.twigs[at].grown();
                    Some((choice, children.find(|child| choice.twigs[*child].key() == best)?))
                })
                .collect();
        }
    }

    /// Which move to make of those that were found good.
    fn choose(&mut self, offered: &[G::Move], findings: &[(u32, f32)]) -> usize {
        if self.options.noise > 0.0 {
            let most = findings.iter().map(|(visits, _)| *visits).max().unwrap_or(1).max(1) as f32;
            let weight = |visits: u32| libm::powf(visits as f32 / most, 1.0 / self.options.noise);
            let total: f32 = findings.iter().map(|(visits, _)| weight(*visits)).sum();
            let mut ticket = fraction(&mut self.dice) * total;
            let drawn = findings.iter().position(|(visits, _)| {
                ticket -= weight(*visits);
                ticket < 0.0
            });
            if let Some(drawn) = drawn {
                return drawn;
            }
        }
        let by_visits = || findings.iter().enumerate().max_by_key(|(_, (visits, _))| *visits);
        self.most_visited(offered).or_else(|| by_visits().map(|(index, _)| index)).unwrap_or(0)
    }
}

impl<G: Game> Worker<G> {
    fn search(
        &mut self,
        judge: &Judge<G>,
        options: &SearchOptions,
        positions: &[G::State],
        budget: Budget,
        timer: Timer,
        stop: &Stop,
    ) {
        let Some(tree) = &mut self.tree else { return };
        let mut done = 0;
        loop {
            // At least one simulation is made, so that there is an answer.
            if done > 0 && (budget.is_used_up(done, timer) || tree.is_full() || stop.is_called_off()) {
                break;
            }
            if done % LOOKS == LOOKS - 1 && options.may_end_early() {
                let lead = tree.root().map_or(0, Choice::lead);
                if budget.left(done, timer.elapsed()).is_some_and(|left| u64::from(lead) > left) {
                    break;
                }
            }
            let measured = done % MEASURED == 0;
            if measured {
                self.playout.clock.start();
            }
            let Some(position) = positions.get((done % positions.len().max(1) as u64) as usize) else {
                break;
            };
            let mut state = position.clone();
            tree.simulate(judge, options, &mut self.playout, &mut state);
            self.playout.clock.stop();
            done += 1;
        }
        self.simulations = done;
    }
}

/// Positions that look like this to the seat. Where nothing is hidden, one is enough.
fn positions<G: Game>(
    view: &G::View,
    first: G::State,
    budget: Budget,
    dice: &mut SplitDice,
    timer: Timer,
) -> Result<Vec<G::State>, BotFault> {
    let mut positions = vec![first];
    let most = budget.simulations.map_or(IMAGINED, |most| (most as usize).clamp(1, IMAGINED));
    while positions.len() < most {
        // Imagining must not eat up the time to think.
        if budget.time.is_some_and(|time| timer.elapsed() > time / 8) {
            break;
        }
        positions.push(G::imagine(view, dice)?);
        if positions.len() == 4 && positions.windows(2).all(|pair| pair[0] == pair[1]) {
            positions.truncate(1);
            break;
        }
    }
    Ok(positions)
}

/// A decision that is being thought about.
struct Task<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    offered: Vec<G::Move>,
    positions: Vec<G::State>,
    timer: Timer,
    stop: &'a Stop,
}

impl<G: Game> Search<G> {
    /// A decision, imagined. If there is only one move there is nothing to think about.
    fn task<'a>(
        &mut self,
        view: &'a G::View,
        seat: Seat,
        stop: &'a Stop,
    ) -> Result<Result<Task<'a, G>, Thoughts<G>>, BotFault> {
        let timer = Timer::start();
        let (state, offered) = imagine::<G>(view, seat, &mut self.dice)?;
        if let [only] = offered.as_slice() {
            return Ok(Err(Thoughts::only(only.clone())));
        }
        let positions = positions::<G>(view, state, self.options.budget, &mut self.dice, timer)?;
        Ok(Ok(Task { view, seat, offered, positions, timer, stop }))
    }

    /// Searches until the budget is used up. To explain what it finds, it starts with an empty tree.
    fn search(&mut self, task: &Task<'_, G>, explains: bool) {
        let threads = self.workers.len() as u32;
        let mut budget = self.options.budget;
        budget.simulations = budget.simulations.map(|all| all.div_ceil(threads));
        let (judge, options) = (&self.judge, &self.options);
        let Task { view, seat, ref positions, timer, stop, .. } = *task;
        let fingerprint = positions.first().and_then(|position| judge.fingerprint(position));
        let work = |worker: &mut Worker<G>| {
            let known = worker.tree.take().filter(|_| !explains);
            let advanced = known.and_then(|tree| tree.advanced(view, seat, fingerprint));
            let mut tree = advanced.unwrap_or_else(|| Tree::new(seat, fingerprint.is_some()));
            tree.ledger = explains.then(|| Ledger::new::<G>(seat));
            worker.tree = Some(tree);
            worker.search(judge, options, positions, budget, timer, stop);
        };
        work_on_each(&mut self.workers, work);
    }

    /// The moves that were looked at, with their share of the visits in `findings`; what is expected of them may have
    /// been found out later.
    fn candidates(&self, task: &Task<'_, G>, findings: &[(u32, f32)]) -> Vec<Candidate<G>> {
        let visits: u32 = findings.iter().map(|(visits, _)| visits).sum();
        let last = self.findings(&task.offered);
        let alone = task.positions.first().is_none_or(|state| G::setup(state).seats == 1);
        let accounts = self.accounts(&task.offered, alone);
        let mut candidates = Vec::new();
        for (((mv, (own, _)), (looked_at, expected)), account) in
            task.offered.iter().zip(findings).zip(last).zip(accounts)
        {
            if looked_at > 0 {
                let share = *own as f32 / visits.max(1) as f32;
                candidates.push(Candidate { mv: mv.clone(), expected, share, account });
            }
        }
        candidates.sort_by(|one, other| other.share.total_cmp(&one.share));
        candidates
    }

    fn simulations(&self) -> u64 {
        self.workers.iter().map(|worker| worker.simulations).sum()
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn consider(&mut self, view: &G::View, seat: Seat, stop: &Stop) -> Result<Thoughts<G>, BotFault> {
        let task = match self.task(view, seat, stop)? {
            Ok(task) => task,
            Err(only) => return Ok(only),
        };
        self.search(&task, false);
        let findings = self.findings(&task.offered);
        let choice = task.offered[self.choose(&task.offered, &findings)].clone();
        Ok(Thoughts {
            choice,
            candidates: self.candidates(&task, &findings),
            simulations: self.simulations(),
        })
    }

    fn explain(
        &mut self,
        view: &G::View,
        seat: Seat,
        about: &[G::Move],
        stop: &Stop,
    ) -> Result<Thoughts<G>, BotFault> {
        self.explained = None;
        let task = match self.task(view, seat, stop)? {
            Ok(task) => task,
            Err(only) => return Ok(only),
        };
        self.search(&task, true);
        let findings = self.findings(&task.offered);
        let choice = task.offered[self.choose(&task.offered, &findings)].clone();
        let best = self.candidates(&task, &findings).into_iter().map(|candidate| candidate.mv).take(BEST);
        let mut compared: Vec<G::Move> =
            task.offered.iter().filter(|mv| about.contains(mv)).cloned().collect();
        for mv in best.chain([choice.clone()]) {
            if !compared.contains(&mv) {
                compared.push(mv);
            }
        }
        self.compare(&task, &compared);
        let candidates = self.candidates(&task, &findings);
        self.explained = task.positions.into_iter().next().map(|state| (seat, state));
        Ok(Thoughts { choice, candidates, simulations: self.simulations() })
    }

    fn line(&mut self, first: &G::Move, steps: usize) -> Vec<Step<G>> {
        let mut line = Vec::new();
        let Some((seat, state)) = &self.explained else { return line };
        // The tree that knows most of the move.
        let visits = |worker: &Worker<G>| {
            let root = worker.tree.as_ref()?.root()?;
            let place = root.moves.iter().position(|mv| mv == first)?;
            Some(root.tried(place)?.visits)
        };
        let worker = self.workers.iter_mut().max_by_key(|worker| visits(worker).unwrap_or(0));
        if let Some(Worker { tree: Some(tree), playout, .. }) = worker {
            tree.line(first, steps, playout, &mut state.clone(), |by, words, state| {
                line.push(Step { seat: by, words, view: G::view(state, Viewer::Seat(*seat)) });
            });
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Setup;
    use adit_testkit::heaps::Heaps;

    #[test]
    fn a_search_ends_when_its_tree_is_full() -> Result<(), adit_game::SetupError> {
        let mut state = Heaps::start(&Setup::seats(2))?;
        Playout::<Heaps>::new(1).settle(&mut state, |_| ());
        let simulations_with_room_for = |moves| {
            let mut tree = Tree::<Heaps>::new(Seat::FIRST, false);
            tree.most = moves;
            let mut worker = Worker { tree: Some(tree), playout: Playout::new(1), simulations: 0 };
            let (judge, options) = (Judge::untaught(), SearchOptions::default());
            let positions = [state.clone()];
            worker.search(&judge, &options, &positions, options.budget, Timer::start(), &Stop::default());
            worker.simulations
        };
        assert_eq!(simulations_with_room_for(1_000_000), 1_000);
        let few = simulations_with_room_for(200);
        assert!((2..1_000).contains(&few), "{few}");
        Ok(())
    }
}
