//! Where the points come from that a seat can expect after a move.
//!
//! A search judges many positions behind each move. What it expects there is a sum of features times weights, so the mean
//! over these positions is a sum too, and so is the difference between two moves.
//! See `docs/decisions/009-explanations-add-up.md`.

use crate::Judge;
use adit_game::{Game, MAX_SEATS, Seat};
use serde::Serialize;

/// What a seat can expect at the end of the game after a move, in points, and where it comes from: the mean over the
/// positions that a search has judged behind the move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Account {
    /// The final score of the seat.
    pub points: f32,
    /// That of its strongest opponent; none where the seat is alone.
    pub others: Option<f32>,
    /// What the [lead](Account::lead) is made of.
    pub parts: Vec<AccountPart>,
}

/// A part of what a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct AccountPart {
    /// The [reason](adit_game::Insight::reasons): a text `reason-ID` of the game.
    pub reason: &'static str,
    /// Who has it.
    pub whose: Whose,
    /// What it adds to the lead of the seat; what an opponent has is taken off.
    pub points: f32,
}

/// Who has something that a position is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Whose {
    /// The seat that decides.
    Own,
    /// Its strongest opponent.
    Other,
}

impl Account {
    /// How far the seat is ahead of its strongest opponent at the end; its points where it is alone.
    pub fn lead(&self) -> f32 {
        self.points - self.others.unwrap_or(0.0)
    }

    /// By which parts this differs from what another move brings, greatest first. They add up to the difference of both
    /// [leads](Account::lead).
    pub fn compared_with(&self, other: &Account) -> Vec<AccountPart> {
        let same =
            |one: &AccountPart, other: &AccountPart| (one.reason, one.whose) == (other.reason, other.whose);
        let mut parts: Vec<AccountPart> = self.parts.clone();
        for lost in &other.parts {
            match parts.iter_mut().find(|part| same(part, lost)) {
                Some(part) => part.points -= lost.points,
                None => parts.push(AccountPart { points: -lost.points, ..*lost }),
            }
        }
        parts.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
        parts
    }
}

/// The accounts of the moves of a decision, as they grow.
pub(crate) struct Ledger {
    seat: Seat,
    /// The reason of each feature, by its place among the reasons.
    reason_of: Vec<usize>,
    reasons: Vec<&'static str>,
    /// Whether what an opponent has is taken off what the seat has, by reason.
    is_shared: Vec<bool>,
    /// The reason to which the points belong that a finished game has given.
    score: Option<usize>,
    /// What the last simulation has come to.
    leaf: Sums,
    /// By the place of the move in the choice.
    moves: Vec<Option<Sums>>,
}

/// What was added up over some positions.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    weight: f64,
    points: f64,
    others: f64,
    /// By reason: what the seat has, and what its strongest opponent has.
    parts: Vec<[f64; 2]>,
}

impl Sums {
    pub(crate) fn add(&mut self, other: &Sums) {
        self.weight += other.weight;
        self.points += other.points;
        self.others += other.others;
        self.parts.resize(self.parts.len().max(other.parts.len()), [0.0; 2]);
        for (own, other) in self.parts.iter_mut().zip(&other.parts) {
            own[0] += other[0];
            own[1] += other[1];
        }
    }
}

/// What one seat can expect: its points, and their parts by reason.
#[derive(Clone, Default)]
struct Expected {
    points: f64,
    parts: Vec<f64>,
}

impl Ledger {
    pub(crate) fn new<G: Game>(seat: Seat) -> Ledger {
        let insight = G::insight();
        let mut reasons: Vec<&'static str> = Vec::new();
        let of_features = insight.map_or(&[][..], |insight| insight.reasons());
        let reason_of: Vec<usize> = of_features
            .iter()
            .map(|reason| {
                reasons.iter().position(|known| known == reason).unwrap_or_else(|| {
                    reasons.push(reason);
                    reasons.len() - 1
                })
            })
            .collect();
        let score = insight.and_then(|insight| insight.features().iter().position(|name| *name == "score"));
        let score = score.and_then(|place| reason_of.get(place).copied());
        let shared = insight.map_or(&[][..], |insight| insight.shared_reasons());
        let is_shared = reasons.iter().map(|reason| shared.contains(reason)).collect();
        Ledger { seat, reason_of, reasons, is_shared, score, leaf: Sums::default(), moves: Vec::new() }
    }

    /// Notes what can be expected in a position that a simulation has come to; `share` is how much it counts there.
    pub(crate) fn note<G: Game>(
        &mut self,
        judge: &Judge<G>,
        state: &G::State,
        share: f64,
        measured: &mut Vec<f32>,
    ) {
        let seats = usize::from(G::setup(state).seats).min(MAX_SEATS);
        let expected = |ledger: &Ledger, seat: Seat, measured: &mut Vec<f32>| {
            let mut expected = Expected { points: 0.0, parts: vec![0.0; ledger.reasons.len()] };
            if let Some(result) = G::result(state) {
                expected.points = result.scores.get(seat.index()).map_or(0.0, |score| f64::from(*score));
                if let Some(part) = ledger.score.and_then(|score| expected.parts.get_mut(score)) {
                    *part = expected.points;
                }
                return expected;
            }
            judge.each_part(state, seat, measured, |feature, points| {
                expected.points += f64::from(points);
                let reason = ledger.reason_of.get(feature);
                if let Some(part) = reason.and_then(|reason| expected.parts.get_mut(*reason)) {
                    *part += f64::from(points);
                }
            });
            expected
        };
        let own = expected(self, self.seat, measured);
        let others = Seat::all(seats).filter(|seat| *seat != self.seat);
        let others = others.map(|seat| expected(self, seat, measured));
        let best = others.reduce(|one, other| if other.points > one.points { other } else { one });
        let best = best.unwrap_or_else(|| Expected { points: 0.0, parts: vec![0.0; self.reasons.len()] });
        let part = |((own, best), is_shared): ((&f64, &f64), &bool)| match is_shared {
            true => [share * (own - best), 0.0],
            false => [share * own, share * best],
        };
        self.leaf.add(&Sums {
            weight: share,
            points: share * own.points,
            others: share * best.points,
            parts: own.parts.iter().zip(&best.parts).zip(&self.is_shared).map(part).collect(),
        });
    }

    /// What was noted since the last time belongs to this move.
    pub(crate) fn book(&mut self, place: usize) {
        let leaf = std::mem::take(&mut self.leaf);
        if self.moves.len() <= place {
            self.moves.resize(place + 1, None);
        }
        self.moves[place].get_or_insert_default().add(&leaf);
    }

    /// What was booked for a move.
    pub(crate) fn booked(&self, place: usize) -> Option<&Sums> {
        self.moves.get(place)?.as_ref()
    }

    /// The account of what was added up. `alone` if there is no other seat.
    pub(crate) fn account(&self, sums: &Sums, alone: bool) -> Option<Account> {
        if sums.weight <= 0.0 {
            return None;
        }
        let mean = |sum: f64| (sum / sums.weight) as f32;
        let part = |(reason, [own, other]): (&&'static str, &[f64; 2])| {
            let own = AccountPart { reason, whose: Whose::Own, points: mean(*own) };
            let other = AccountPart { reason, whose: Whose::Other, points: -mean(*other) };
            [Some(own), (!alone).then_some(other)]
        };
        let parts = self.reasons.iter().zip(&sums.parts).flat_map(part).flatten();
        Some(Account {
            points: mean(sums.points),
            others: (!alone).then(|| mean(sums.others)),
            parts: parts.filter(|part| part.points != 0.0).collect(),
        })
    }
}
