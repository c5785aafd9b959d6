//! Tree search over imagined positions.
//!
//! Each simulation imagines the position anew from what the seat sees, walks down the tree with it, and judges the
//! position where the tree ends. The tree is one of *parts*: a move such as `lay six C4 2` is four narrow choices,
//! and what is learned of the tile helps every place it could be laid. What chance brings is drawn on the way. Every
//! seat maximises its own result; seats that decide at the same time do not see each other's choices. A position to which
//! several orders of the same moves lead is in the tree once, if the game has [fingerprints](adit_game::Insight::fingerprint).

mod choice;
mod tree;

use crate::bot::{Bot, BotFault, Candidate, Stop, Thoughts, imagine};
use crate::clock::Timer;
use crate::policy::{Player, fraction};
use crate::threads::work_on_each;
use crate::{Judge, Shares, WeightsFault};
use adit_game::{Advice, Dice, Game, Seat, SplitDice};
use choice::Choice;
use std::time::Duration;
use tree::Tree;

/// How long a search may think: until one of these is used up, or its tree may not grow any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many simulations it may make. Where there is no other limit, the choice follows from the seed alone.
    pub simulations: Option<u32>,
    /// How long it may take.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many simulations.
    pub fn simulations(simulations: u32) -> Budget {
        Budget { simulations: Some(simulations), time: None }
    }

    /// For so long.
    pub fn time(time: Duration) -> Budget {
        Budget { simulations: None, time: Some(time) }
    }

    fn is_used_up(&self, done: u64, timer: Timer) -> bool {
        self.simulations.is_some_and(|most| done >= u64::from(most))
            || self.time.is_some_and(|time| timer.elapsed() >= time)
    }

    /// How many more simulations there is time for, if they take as long as those that were done in this time.
    fn left(&self, done: u64, elapsed: Duration) -> Option<u64> {
        let left = self.time?.saturating_sub(elapsed);
        Some((done as f64 * left.as_secs_f64() / elapsed.as_secs_f64()) as u64)
    }
}

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchOptions {
    /// How long it may think about a decision.
    pub budget: Budget,
    /// How many trees are built at the same time, one on each thread.
    pub threads: u32,
    /// How curious it is about moves that were seldom tried.
    pub explore: f32,
    /// What it does otherwise than the game advises.
    pub instead: Instead,
    /// How much of what is lost by trying out a lesser move is forgiven to the decisions before it, from 0 to 1. Counts
    /// only for a seat that is alone.
    pub forgive: f32,
    /// How much of a judgement is the result of playing on to the end, from 0 to 1.
    pub blend: f32,
    /// 0 to choose the best move; more makes other moves likelier.
    pub noise: f32,
}

/// What a search does otherwise than the game [advises](Advice). Each value that is given replaces the game's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Instead {
    /// How often the turn passes on before a position is judged.
    pub turns: Option<u32>,
    /// How far the rules of thumb about moves are followed.
    pub trust: Option<f32>,
    /// How firmly the moves that look best are taken before a position is judged.
    pub sharpness: Option<f32>,
    /// How much of what it plays for is being ahead in points.
    pub ahead: Option<f32>,
    /// How often a move is made for each outcome of chance that is told apart.
    pub patience: Option<u32>,
}

impl Instead {
    fn of(&self, advice: Advice) -> Advice {
        Advice {
            turns: self.turns.unwrap_or(advice.turns),
            trust: self.trust.unwrap_or(advice.trust),
            sharpness: self.sharpness.unwrap_or(advice.sharpness),
            ahead: self.ahead.unwrap_or(advice.ahead),
            patience: self.patience.unwrap_or(advice.patience),
        }
    }
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            budget: Budget::simulations(1_000),
            threads: 1,
            explore: 3.0,
            instead: Instead::default(),
            forgive: 0.5,
            blend: 0.0,
            noise: 0.0,
        }
    }
}

impl SearchOptions {
    /// Whether it answers as soon as no other move can become the favourite in the time that is left. Not where other moves
    /// than the favourite are chosen too, nor where several trees are added up. A number of simulations is kept to, so
    /// that what is measured and learned with it can be repeated.
    fn may_end_early(&self) -> bool {
        self.budget.simulations.is_none() && self.noise == 0.0 && self.threads <= 1
    }
}

/// A player who searches.
pub struct Search<G: Game> {
    options: SearchOptions,
    judge: Judge<G>,
    workers: Vec<Worker<G>>,
    dice: SplitDice,
}

/// One thread's tree and room to work in.
struct Worker<G: Game> {
    tree: Option<Tree<G>>,
    player: Player<G>,
    simulations: u64,
}

/// How many positions are imagined at the start of a search and used in turn.
const IMAGINED: usize = 256;
/// Every so many simulations it is looked whether the rest of the time could still change anything.
const LOOKS: u64 = 64;
/// Every so many simulations it is measured where the time goes.
const MEASURED: u64 = 16;

impl<G: Game> Search<G> {
    /// A searching player whose choices follow from the seed, as far as its budget is one of simulations.
    pub fn new(options: SearchOptions, seed: u64) -> Result<Search<G>, WeightsFault> {
        Ok(Search::with(Judge::of_game()?, options, seed))
    }

    /// A searching player with a judge of one's own.
    pub fn with(mut judge: Judge<G>, options: SearchOptions, seed: u64) -> Search<G> {
        judge.advice = options.instead.of(judge.advice);
        let mut dice = SplitDice(seed);
        let worker = |_| Worker { tree: None, player: Player::new(dice.bits()), simulations: 0 };
        let workers = (0..options.threads.max(1)).map(worker).collect();
        Search { options, judge, workers, dice }
    }

    /// Where the time went, as measured on some of the simulations.
    pub fn shares(&self) -> Shares {
        let mut shares = Shares::default();
        for worker in &self.workers {
            let own = worker.player.clock.shares;
            shares.rules += own.rules;
            shares.evaluation += own.evaluation;
            shares.tree += own.tree;
        }
        shares
    }

    /// How many simulations have gone through the decision that was considered last, with those that were made
    /// while earlier decisions were considered.
    pub fn visits(&self) -> u64 {
        let roots = self.workers.iter().filter_map(|worker| worker.tree.as_ref()?.root());
        roots.map(|choice| u64::from(choice.twigs[0].visits)).sum()
    }

    /// What was found out about each move of the offer, by its place in it: visits and mean result.
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
                self.player.clock.start();
            }
            let Some(position) = positions.get((done % positions.len().max(1) as u64) as usize) else {
                break;
            };
            let mut state = position.clone();
            tree.simulate(judge, options, &mut self.player, &mut state);
            self.player.clock.stop();
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

impl<G: Game> Bot<G> for Search<G> {
    fn consider(&mut self, view: &G::View, seat: Seat, stop: &Stop) -> Result<Thoughts<G>, BotFault> {
        let timer = Timer::start();
        let (state, offered) = imagine::<G>(view, seat, &mut self.dice)?;
        if let [only] = offered.as_slice() {
            return Ok(Thoughts::only(only.clone()));
        }
        let positions = positions::<G>(view, state, self.options.budget, &mut self.dice, timer)?;
        let threads = self.workers.len() as u32;
        let mut budget = self.options.budget;
        budget.simulations = budget.simulations.map(|all| all.div_ceil(threads));
        let (judge, options) = (&self.judge, &self.options);
        let fingerprint = positions.first().and_then(|position| judge.fingerprint(position));
        let work = |worker: &mut Worker<G>| {
            let advanced = worker.tree.take().and_then(|tree| tree.advanced(view, seat, fingerprint));
            worker.tree = Some(advanced.unwrap_or_else(|| Tree::new(seat, fingerprint.is_some())));
            worker.search(judge, options, &positions, budget, timer, stop);
        };
        work_on_each(&mut self.workers, work);
        let findings = self.findings(&offered);
        let chosen = self.choose(&offered, &findings);
        let visits: u32 = findings.iter().map(|(visits, _)| visits).sum();
        let candidate = |(mv, (own, expected)): (&G::Move, &(u32, f32))| Candidate {
            mv: mv.clone(),
            expected: *expected,
            share: *own as f32 / visits.max(1) as f32,
        };
        let mut candidates: Vec<Candidate<G>> = offered.iter().zip(&findings).map(candidate).collect();
        candidates.retain(|candidate| candidate.share > 0.0);
        candidates.sort_by(|one, other| other.share.total_cmp(&one.share));
        let simulations = self.workers.iter().map(|worker| worker.simulations).sum();
        Ok(Thoughts { choice: offered[chosen].clone(), candidates, simulations })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Setup;
    use adit_testkit::heaps::Heaps;

    #[test]
    fn what_is_left_of_a_budget_follows_from_the_pace_so_far() {
        let second = Budget::time(Duration::from_secs(1));
        assert_eq!(second.left(300, Duration::from_millis(250)), Some(900));
        assert_eq!(second.left(300, Duration::from_millis(750)), Some(100));
        assert_eq!(second.left(300, Duration::from_millis(1_250)), Some(0));
        assert_eq!(Budget::simulations(10).left(300, Duration::from_millis(250)), None);
    }

    #[test]
    fn a_search_ends_when_its_tree_is_full() -> Result<(), adit_game::SetupError> {
        let mut state = Heaps::start(&Setup::seats(2))?;
        Player::<Heaps>::new(1).settle(&mut state, |_| ());
        let simulations_with_room_for = |moves| {
            let mut tree = Tree::<Heaps>::new(Seat::FIRST, false);
            tree.most = moves;
            let mut worker = Worker { tree: Some(tree), player: Player::new(1), simulations: 0 };
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

    #[test]
    fn only_a_search_by_the_clock_for_the_best_move_ends_early() {
        let by_clock =
            SearchOptions { budget: Budget::time(Duration::from_secs(1)), ..SearchOptions::default() };
        assert!(by_clock.may_end_early());
        assert!(!SearchOptions { noise: 0.5, ..by_clock }.may_end_early());
        assert!(!SearchOptions { threads: 2, ..by_clock }.may_end_early());
        assert!(!SearchOptions { budget: Budget::simulations(9), ..by_clock }.may_end_early());
    }
}
