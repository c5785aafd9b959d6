//! A bot that looks to the end of its own turn and no further.

use crate::bot::{Bot, BotFault, Candidate, Stop, Thoughts, imagine};
use crate::playout::{AS_LIKELY, Horizon, Playout};
use crate::{Judge, WeightsFault};
use adit_game::{Game, Offer, Pending, Seat};

/// A bot that takes the move after which the end of its own turn looks best.
///
/// A turn is often many small decisions, so a few promising lines (a *beam*) are followed until another seat is
/// asked. Where nothing was learned about the game, each move is judged by playing on to the end.
pub struct Greedy<G: Game> {
    judge: Judge<G>,
    playout: Playout<G>,
    depth: Depth,
}

/// How hard a greedy bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Depth {
    /// How many positions are imagined and how often chance is drawn.
    samples: usize,
    /// How many lines of a turn are followed at the same time.
    beam: usize,
    /// How many moves of an offer are looked at, the most promising ones; all where none looks better.
    width: usize,
    /// How many positions are judged for each sample before the turn is cut off.
    judged: usize,
    /// How many games are played on to their end where nothing was learned.
    played_on: usize,
}

impl Depth {
    /// For opponents.
    const FULL: Depth = Depth { samples: 2, beam: 6, width: 64, judged: 500, played_on: 400 };
    /// For playing many games.
    pub(crate) const SHALLOW: Depth = Depth { samples: 1, beam: 2, width: 12, judged: 80, played_on: 40 };
}

/// A move that looks so much worse than another is not looked at: taking back what was just named could be done for
/// ever, always in the hope for something better.
const HOPELESS: f32 = 10.0;

/// A line of moves within the turn.
struct Line<G: Game> {
    /// The place of its first move in the offer; none before it is made.
    first: Option<usize>,
    state: G::State,
    value: f32,
}

/// The best end of the turn that was found behind a first move.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// How good it looks before the turn has ended.
    open: Option<f32>,
    ended: Option<f32>,
}

impl<G: Game> Greedy<G> {
    /// A greedy bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Result<Greedy<G>, WeightsFault> {
        Ok(Greedy::with(Judge::of_game()?, seed))
    }

    /// A greedy bot with its own judge.
    pub fn with(judge: Judge<G>, seed: u64) -> Greedy<G> {
        Greedy::with_depth(judge, seed, Depth::FULL)
    }

    pub(crate) fn with_depth(judge: Judge<G>, seed: u64, depth: Depth) -> Greedy<G> {
        Greedy { judge, playout: Playout::new(seed), depth }
    }

    /// What is expected of each of the moves offered in a position, of which there are `count`.
    fn look_ahead(&mut self, state: &G::State, count: usize, seat: Seat, stop: &Stop) -> (Vec<f32>, u64) {
        let mut prospects = vec![Prospect::default(); count];
        let mut judged = 0;
        let mut beam = vec![Line { first: None, state: state.clone(), value: 0.0 }];
        while !beam.is_empty() {
            let mut open: Vec<Line<G>> = Vec::new();
            for line in &beam {
                let offer = Offer::<G>::new(&line.state, seat);
                for index in self.promising(&offer) {
                    // The first step is made in any case.
                    if line.first.is_some() && (judged > self.depth.judged || stop.is_called_off()) {
                        break;
                    }
                    judged += 1;
                    let first = line.first.unwrap_or(index);
                    let (next, value, ended) = self.follow(line, &offer, index);
                    let prospect = &mut prospects[first];
                    let best = if ended { &mut prospect.ended } else { &mut prospect.open };
                    *best = Some(best.map_or(value, |best| best.max(value)));
                    if !ended {
                        open.push(Line { first: Some(first), state: next, value });
                    }
                }
            }
            beam = best_lines(open, self.depth.beam);
            if judged > self.depth.judged || stop.is_called_off() {
                // The lines that are still followed count as they stand.
                for (first, value) in beam.iter().filter_map(|line| Some((line.first?, line.value))) {
                    let ended = &mut prospects[first].ended;
                    *ended = Some(ended.map_or(value, |best| best.max(value)));
                }
                break;
            }
        }
        // What was dropped on the way comes behind everything that was followed.
        let value = |prospect: &Prospect| match (prospect.ended, prospect.open) {
            (Some(ended), _) => ended,
            (None, Some(open)) => open - 1.0,
            (None, None) => -1.0,
        };
        (prospects.iter().map(value).collect(), judged as u64)
    }

    /// The moves to look at, by their places in the offer.
    fn promising(&mut self, offer: &Offer<'_, G>) -> Vec<usize> {
        let moves = offer.moves();
        let mut places: Vec<usize> = (0..moves.len()).collect();
        let urges = &mut self.playout.urges;
        self.judge.urge(offer.state(), offer.seat(), moves, urges);
        let best = urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        places.retain(|place| urges[*place] > best - HOPELESS);
        if places.len() > self.depth.width && urges.iter().any(|urge| *urge != best) {
            places.sort_by(|one, other| urges[*other].total_cmp(&urges[*one]));
            places.truncate(self.depth.width);
        }
        places
    }

    /// The position after a move of a line, its value, and whether the turn has ended there.
    fn follow(&mut self, line: &Line<G>, offer: &Offer<'_, G>, index: usize) -> (G::State, f32, bool) {
        let (seat, mut next) = (offer.seat(), offer.try_out(index));
        self.playout.settle(&mut next, |_| ());
        let value = self.judge.worth(&next, &mut self.playout.measured);
        let ended = match G::pending(&next) {
            Pending::Seats(pending) => {
                !pending.contains(seat)
                    || self.judge.turns_ended(&next) != self.judge.turns_ended(&line.state)
            }
            Pending::Chance | Pending::Over => true,
        };
        (next, value.map_or(0.0, |worth| worth.of(seat)), ended)
    }

    /// What is expected of each move when the game is played on to its end.
    fn play_out(&mut self, state: &G::State, seat: Seat, stop: &Stop) -> (Vec<f32>, u64) {
        let offer = Offer::<G>::new(state, seat);
        let count = offer.moves().len();
        let rounds = (self.depth.played_on / self.depth.samples / count).max(1);
        let mut values = vec![0.0; count];
        let mut played = 0;
        for _ in 0..rounds {
            if played > 0 && stop.is_called_off() {
                break;
            }
            for (index, value) in values.iter_mut().enumerate() {
                let mut next = offer.try_out(index);
                let worth = self.playout.play_on(&self.judge, &mut next, Horizon::End, AS_LIKELY);
                *value += worth.of(seat) / rounds as f32;
                played += 1;
            }
        }
        (values, played)
    }
}

/// The best lines, each position once.
fn best_lines<G: Game>(mut lines: Vec<Line<G>>, beam: usize) -> Vec<Line<G>> {
    lines.sort_by(|one, other| other.value.total_cmp(&one.value));
    let mut best: Vec<Line<G>> = Vec::with_capacity(beam);
    for line in lines {
        if best.len() == beam {
            break;
        }
        if !best.iter().any(|kept| kept.value == line.value && kept.state == line.state) {
            best.push(line);
        }
    }
    best
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn consider(&mut self, view: &G::View, seat: Seat, stop: &Stop) -> Result<Thoughts<G>, BotFault> {
        let (state, moves) = imagine::<G>(view, seat, &mut self.playout.dice)?;
        if let [only] = moves.as_slice() {
            return Ok(Thoughts::only(only.clone()));
        }
        let taught = self.judge.is_taught(usize::from(G::setup(&state).seats));
        let mut expected = vec![0.0; moves.len()];
        let (mut simulations, mut samples) = (0, 0);
        for sample in 0..self.depth.samples {
            if sample > 0 && stop.is_called_off() {
                break;
            }
            let state = if sample == 0 { state.clone() } else { G::imagine(view, &mut self.playout.dice)? };
            let (values, judged) = match taught {
                true => self.look_ahead(&state, moves.len(), seat, stop),
                false => self.play_out(&state, seat, stop),
            };
            expected.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            simulations += judged;
            samples += 1;
        }
        let share = 1.0 / moves.len() as f32;
        let candidate = |(mv, sum): (&G::Move, f32)| Candidate {
            mv: mv.clone(),
            expected: sum / samples as f32,
            share,
            account: None,
        };
        let mut candidates: Vec<Candidate<G>> = moves.iter().zip(expected).map(candidate).collect();
        candidates.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        let choice = candidates.first().map_or_else(|| moves[0].clone(), |best| best.mv.clone());
        Ok(Thoughts { choice, candidates, simulations })
    }
}
