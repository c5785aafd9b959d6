//! End of the game and final scoring (RW-9.2 to 9.8).

use crate::board::Place;
use crate::goods::Resource;
use crate::moves::Move;
use crate::phase::Phase;
use crate::pieces::{Achievement, Company};
use crate::state::{Player, State};
use crate::view::{PlayerView, View};
use adit_game::{Count, Counted, GameResult, Seat, Tally};
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};

adit_game::words! {
    /// How a game ends (RW-9.2, RW-9.9).
    pub enum Ending as "ending" {
        /// Enough players have reached the centre.
        Centre = "centre",
        /// A player has enough achievements.
        Achievements = "achievements",
        /// The technical round limit was reached.
        Technical = "technical",
    }
}

/// Is an end condition met (RW-9.2)? What has been reached is never lost, so that looking once is enough.
pub fn ending(state: &State) -> Option<Ending> {
    let in_centre =
        |seat: &Seat| state.teams.of(Company::Seat(*seat)).iter().any(|team| team.place == Place::Centre);
    let arrived = Seat::all(state.seats()).filter(in_centre).count();
    if arrived >= usize::from(state.rulebook.players_in_centre()) {
        return Some(Ending::Centre);
    }
    state.players.values().any(|player| has_enough(state, player)).then_some(Ending::Achievements)
}

/// RW-9.2: enough achievements, among them all of the highest category.
fn has_enough(state: &State, player: &Player) -> bool {
    let components = state.components();
    let held = Achievement::ALL.into_iter().filter(|&achievement| player.has(achievement)).count();
    let required = |&achievement: &Achievement| components.achievement(achievement).required;
    held >= usize::from(components.achievements_needed)
        && Achievement::ALL.into_iter().filter(required).all(|achievement| player.has(achievement))
}

/// The prestige of a player at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Of achievement tiles.
    pub achievements: u16,
    /// Of delivery tiles.
    pub deliveries: u16,
    /// Of the majorities in zinc, copper, silver, gold and money.
    pub majorities: [u8; 5],
    /// All together (RW-9.7).
    pub total: u16,
    /// Achievement and delivery tiles, for ties (RW-9.8).
    pub tiles: u16,
    /// Cubes in stock, for further ties (RW-9.8).
    pub cubes: u32,
}

/// The prestige that each player would have if the game ended now.
pub fn scores(state: &State) -> BySeat<Score> {
    let mut majorities = BySeat::new(state.seats(), |_| [0; 5]);
    for category in 0..5 {
        let holdings = state.players.map(|_, player| match Resource::ALL.get(category) {
            Some(&resource) => player.stock.of(resource),
            None => player.money.in_hundreds(),
        });
        let points =
            majority(&holdings, state.rulebook.majority_points(), state.components().minimum_holding);
        for (seat, points) in points.iter() {
            majorities[seat][category] = *points;
        }
    }
    state.players.map(|seat, player| {
        let achievements: u16 =
            player.achievements.iter().flatten().map(|&prestige| u16::from(prestige)).sum();
        let faces = player.deliveries.iter().filter_map(|delivery| state.components().delivery(delivery));
        let deliveries: u16 = faces.map(|face| u16::from(face.prestige)).sum();
        let majority: u16 = majorities[seat].iter().map(|&points| u16::from(points)).sum();
        Score {
            achievements,
            deliveries,
            majorities: majorities[seat],
            total: achievements + deliveries + majority,
            tiles: player.achievements.iter().flatten().count() as u16 + player.deliveries.len() as u16,
            cubes: player.stock.total(),
        }
    })
}

/// RW-9.4 to 9.6: tied players share the best of their ranks, the next one counts everybody ahead; a holding of
/// nothing scores nothing.
pub fn majority(holdings: &BySeat<u32>, points: &[u8], minimum: u32) -> BySeat<u8> {
    holdings.map(|_, &held| {
        let ahead = holdings.values().filter(|&&other| other > held).count();
        if held < minimum { 0 } else { points.get(ahead).copied().unwrap_or(0) }
    })
}

/// The result of a finished game (RW-9.8).
pub fn result(state: &State) -> Option<GameResult> {
    let Phase::Over(ending) = state.phase else { return None };
    let scores = scores(state);
    let keys: Vec<_> = scores.values().map(|score| (score.total, score.tiles, score.cubes)).collect();
    Some(GameResult {
        scores: scores.values().map(|score| i32::from(score.total)).collect(),
        ranks: GameResult::ranks_by(&keys),
        ending: ending.word(),
    })
}

/// The points that a view shows, by source. Achievement tiles lie open until they are taken; delivery tiles lie behind
/// the screens, and majorities can be told when all screens are open.
pub fn points(view: &View) -> Vec<Tally> {
    let components = &view.rulebook.components;
    let tally = |id, points: &dyn Fn(&PlayerView) -> u16| Tally {
        id,
        points: view.players.values().map(|player| points(player).into()).collect(),
    };
    let mut tallies = vec![
        tally("achievements", &|player| {
            player.remembered.prestige.values().map(|&worth| u16::from(worth)).sum()
        }),
        tally("deliveries", &|player| {
            let seen = player.remembered.deliveries.iter().filter(|_| player.shown);
            seen.filter_map(|&delivery| components.delivery(delivery))
                .map(|face| u16::from(face.prestige))
                .sum()
        }),
    ];
    let all_shown = view.players.values().all(|player| player.shown);
    for id in MAJORITIES {
        let holdings = view.players.map(|_, player| match Resource::from_word(id) {
            Some(resource) => player.remembered.cubes.of(resource),
            None => player.remembered.money.in_hundreds(),
        });
        let points = majority(&holdings, view.rulebook.majority_points(), components.minimum_holding);
        let points = points.values().map(|&points| if all_shown { points.into() } else { 0 }).collect();
        tallies.push(Tally { id, points });
    }
    tallies
}

/// What the majorities are about (RW-9.4).
const MAJORITIES: [&str; 5] = ["zinc", "copper", "silver", "gold", "money"];

/// What is worth counting when the game is over: the achievements of each player, and what they have delivered.
pub fn counted(view: &View, moves: &[(Seat, Move)]) -> Vec<Counted> {
    let mut count = Count::new(view.players.seats());
    for (seat, player) in view.players.iter() {
        player.achievements.iter().for_each(|achievement| count.add(seat, achievement));
    }
    for (seat, mv) in moves {
        if let Move::Deliver { resource } = mv {
            count.add(*seat, resource);
        }
    }
    count.done()
}
