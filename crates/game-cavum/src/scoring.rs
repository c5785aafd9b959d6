//! Where points come from, and who has won (CV-17.3).

use crate::moves::Move;
use crate::phase::Phase;
use crate::state::State;
use crate::view::{PlayerView, View};
use adit_game::{Count, Counted, GameResult, Seat, Tally};
use serde::{Deserialize, Serialize};

/// What points are booked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// CV-5.6: bids that won a sequence card; they cost points.
    Auction,
    /// CV-6.5: chips on order cards.
    Chips,
    /// CV-7.5.2: options used for points.
    Options,
    /// CV-12: stations in cities.
    Cities,
    /// CV-14: stones sold colour by colour.
    ColourSale,
    /// CV-15: fulfilled orders.
    Orders,
    /// CV-17.1.2: unfulfilled orders; they cost points.
    Penalties,
    /// CV-17.2: stones sold at the end.
    FinalSale,
}

/// The points of a player by source, beside those of the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "each field is a source of the same name")]
pub struct Earned {
    pub auction: i16,
    pub chips: i16,
    pub options: i16,
    pub cities: i16,
    pub colour_sale: i16,
    pub orders: i16,
    pub penalties: i16,
    pub final_sale: i16,
}

impl Earned {
    /// Books points of a source.
    pub fn add(&mut self, source: Source, points: i32) {
        let earned = match source {
            Source::Auction => &mut self.auction,
            Source::Chips => &mut self.chips,
            Source::Options => &mut self.options,
            Source::Cities => &mut self.cities,
            Source::ColourSale => &mut self.colour_sale,
            Source::Orders => &mut self.orders,
            Source::Penalties => &mut self.penalties,
            Source::FinalSale => &mut self.final_sale,
        };
        // Data files can ask for enormous numbers; the table of sources then stops growing and the score does not.
        *earned = i32::from(*earned).saturating_add(points).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    }

    /// Each source by the id of its text.
    pub const fn by_source(&self) -> [(&'static str, i16); 8] {
        [
            ("auction", self.auction),
            ("chips", self.chips),
            ("options", self.options),
            ("cities", self.cities),
            ("colour-sale", self.colour_sale),
            ("orders", self.orders),
            ("penalties", self.penalties),
            ("final-sale", self.final_sale),
        ]
    }

    /// What all sources bring together.
    pub fn total(&self) -> i32 {
        self.by_source().iter().map(|&(_, points)| i32::from(points)).sum()
    }
}

/// The result, once the game is over: the highest score, on a tie the lower sequence card.
pub fn result(state: &State) -> Option<GameResult> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores: Vec<i32> = state.players.values().map(|player| player.score).collect();
    let keys: Vec<_> =
        state.players.values().map(|player| (player.score, std::cmp::Reverse(player.card))).collect();
    let ending =
        if state.phase_number == state.rulebook.components.standard_phases { "standard" } else { "learning" };
    Some(GameResult { scores, ranks: GameResult::ranks_by(&keys), ending })
}

/// The points of each player, by source. A position from a view of an older program does not say where the points before it
/// came from; they are a source of their own.
pub fn points(view: &View) -> Vec<Tally> {
    let start = view.rulebook.components.start_score;
    let earlier = |player: &PlayerView| player.score - start - player.points.total();
    let mut tallies = vec![
        Tally { id: "start", points: view.players.iter().map(|_| start).collect() },
        Tally { id: "earlier", points: view.players.iter().map(earlier).collect() },
    ];
    for (place, (id, _)) in Earned::default().by_source().into_iter().enumerate() {
        let earned = view.players.iter().map(|player| player.points.by_source()[place].1.into());
        tallies.push(Tally { id, points: earned.collect() });
    }
    tallies
}

/// What is worth counting when the game is over: the orders that each player has fulfilled, and the sequence cards that they
/// took.
pub fn counted(view: &View, moves: &[(Seat, Move)]) -> Vec<Counted> {
    let mut count = Count::new(view.players.len());
    for (seat, mv) in moves {
        if let Move::Fulfil { order } = mv {
            count.add(*seat, order);
        }
    }
    for (seat, mv) in moves {
        if let Move::TakeCard { card } = mv {
            count.add(*seat, card);
        }
    }
    count.done()
}
