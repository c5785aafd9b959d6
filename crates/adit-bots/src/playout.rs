//! Playing on from a position, with the moves that look good more likely than others.

use crate::clock::{Clock, Work};
use crate::worth::exp;
use crate::{Judge, Worth};
use adit_game::{Dice, Game, MAX_SEATS, Pending, Seat, SeatSet, SplitDice, Turn, Weight};

/// How far a position is played on before it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Horizon {
    /// Until the turn has passed on so often.
    Turns(u32),
    /// To the end of the game.
    End,
}

/// No game of ours has so many moves; what goes on for so long counts as undecided.
const MOST_MOVES: usize = 20_000;

/// Moves are as likely as they look promising.
pub(crate) const AS_LIKELY: f32 = 1.0;

/// Room to work in, and the dice to play with.
pub(crate) struct Playout<G: Game> {
    pub(crate) dice: SplitDice,
    pub(crate) clock: Clock,
    pub(crate) moves: Vec<G::Move>,
    pub(crate) urges: Vec<f32>,
    pub(crate) measured: Vec<f32>,
    pub(crate) outcomes: Vec<(G::Chance, Weight)>,
}

impl<G: Game> Playout<G> {
    pub(crate) fn new(seed: u64) -> Playout<G> {
        Playout {
            dice: SplitDice(seed),
            clock: Clock::default(),
            moves: Vec::new(),
            urges: Vec::new(),
            measured: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// Plays one move of a seat, if it has any. Moves are as likely as they look promising if `sharp` is 1; if it is
    /// more, those that look best are taken more often.
    pub(crate) fn step(&mut self, judge: &Judge<G>, state: &mut G::State, seat: Seat, sharp: f32) -> bool {
        let turn = Turn::<G>::new(state, seat, &mut self.moves);
        self.clock.lap(Work::Rules);
        judge.urge(turn.state(), seat, turn.moves(), &mut self.urges);
        self.clock.lap(Work::Evaluation);
        let count = turn.moves().len();
        let index = match count {
            0 => return false,
            1 => 0,
            _ if judge.prior().is_none() => self.dice.index(count),
            _ => {
                soften(&mut self.urges, sharp);
                let mut ticket = fraction(&mut self.dice);
                let drawn = self.urges.iter().position(|share| {
                    ticket -= share;
                    ticket < 0.0
                });
                drawn.unwrap_or(count - 1)
            }
        };
        turn.play(index);
        self.clock.lap(Work::Rules);
        true
    }

    /// Draws what chance owes until it owes nothing.
    pub(crate) fn settle(&mut self, state: &mut G::State, mut drawn: impl FnMut(&G::Chance)) {
        while let Some(chance) = adit_game::roll::<G>(state, &mut self.outcomes, &mut self.dice) {
            drawn(&chance);
        }
    }

    /// Plays on and says what that is worth to each seat.
    pub(crate) fn play_on(
        &mut self,
        judge: &Judge<G>,
        state: &mut G::State,
        horizon: Horizon,
        sharp: f32,
    ) -> Worth {
        let seats = usize::from(G::setup(state).seats);
        let horizon = if judge.is_taught(seats) { horizon } else { Horizon::End };
        let mut asked: Option<(SeatSet, u32)> = None;
        let mut turns = 0;
        for _ in 0..MOST_MOVES {
            self.settle(state, |_| ());
            let Pending::Seats(pending) = G::pending(state) else { break };
            // Simultaneous decisions are one turn, in which seats drop out as they have decided.
            let turn = judge.turns_ended(state);
            if let Some((before, turn_before)) = asked
                && (turn != turn_before || pending.iter().any(|seat| !before.contains(seat)))
            {
                turns += 1;
            }
            if matches!(horizon, Horizon::Turns(most) if turns >= most) {
                break;
            }
            asked = Some((pending, turn));
            let Some(seat) = pending.iter().next() else { break };
            if !self.step(judge, state, seat, sharp) {
                break;
            }
        }
        self.clock.lap(Work::Rules);
        let worth = judge.worth(state, &mut self.measured);
        self.clock.lap(Work::Evaluation);
        worth.unwrap_or_else(|| undecided(seats))
    }
}

/// Worth the same to every seat.
fn undecided(seats: usize) -> Worth {
    let mut worth = Worth::default();
    for seat in Seat::all(seats.min(MAX_SEATS)) {
        worth.set(seat, 1.0 / seats as f32);
    }
    worth
}

/// Turns urges into shares that add up to 1. The urges are multiplied by `sharp` before.
pub(crate) fn soften(urges: &mut [f32], sharp: f32) {
    let highest = urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    urges.iter_mut().for_each(|urge| *urge = exp(sharp * (*urge - highest)));
    let total: f32 = urges.iter().sum();
    urges.iter_mut().for_each(|urge| *urge /= total);
}

/// A random number from 0 up to but not including 1.
pub(crate) fn fraction(dice: &mut dyn Dice) -> f32 {
    (dice.bits() >> 40) as f32 / (1_u64 << 24) as f32
}
