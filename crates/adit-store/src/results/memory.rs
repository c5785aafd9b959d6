//! Results and ratings in memory, as a database keeps them.

use super::{KeptResult, KeptSeat, NewResult, ResultChange, ResultCursor, Standing, Total};
use crate::plan::ResultOf;
use crate::{PlayerId, TableId, Time};
use adit_rating::Rating;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What is kept of them.
#[derive(Default)]
pub(crate) struct Results {
    kept: BTreeMap<TableId, KeptResult>,
    /// Tables of which it is known that there is nothing to keep.
    without: BTreeSet<TableId>,
    ladders: BTreeMap<String, u64>,
    ratings: BTreeMap<(String, PlayerId), Rated>,
    pages: BTreeMap<String, PlayerId>,
}

#[derive(Clone, Copy)]
struct Rated {
    rating: Rating,
    games: u64,
    at: Time,
}

/// What is known of a table beside its result.
pub(crate) struct About {
    pub(crate) began_at: Time,
    pub(crate) is_finished: bool,
}

impl Results {
    /// Writes what becomes of the results of tables.
    pub(crate) fn set(
        &mut self,
        results: &[ResultOf<'_>],
        now: Time,
        about: impl Fn(&TableId) -> Option<About>,
        is_known: impl Fn(&PlayerId) -> bool,
    ) {
        for result in results {
            match result {
                ResultOf::Changed(table, change) => {
                    self.without.remove(*table);
                    if self.kept.get(*table).is_some_and(|kept| kept.rated.is_none()) {
                        self.kept.remove(*table);
                    }
                    if let (ResultChange::Over(result), Some(about)) = (change, about(table)) {
                        self.add(table, result, about.began_at, now, &is_known);
                    }
                }
                ResultOf::Found(found) => {
                    let Some(about) = about(&found.table).filter(|about| about.is_finished) else { continue };
                    if self.is_looked_at(&found.table) {
                        continue;
                    }
                    match &found.result {
                        Some(result) => self.add(&found.table, result, about.began_at, now, &is_known),
                        None => drop(self.without.insert(found.table.clone())),
                    }
                }
            }
        }
    }

    fn add(
        &mut self,
        table: &TableId,
        result: &NewResult,
        began_at: Time,
        now: Time,
        is_known: impl Fn(&PlayerId) -> bool,
    ) {
        if self.kept.contains_key(table) {
            return;
        }
        let ended_at = result.ended_at.unwrap_or(now);
        let mut ratings = vec![None; result.seats.len()];
        let rated = result.is_rated.then(|| {
            let games = self.ladders.entry(result.game.clone()).or_default();
            *games += 1;
            *games
        });
        if rated.is_some() {
            let of = |player: &PlayerId| (result.game.clone(), player.clone());
            ratings = result
                .rate(|player| self.ratings.get(&of(player)).map_or(Rating::START, |rated| rated.rating));
            for (seat, rating) in result.seats.iter().zip(&ratings) {
                let (Some(player), Some(rating)) = (&seat.player, *rating) else { continue };
                if is_known(player) {
                    let before = self.ratings.get(&of(player)).map_or(0, |rated| rated.games);
                    self.ratings.insert(of(player), Rated { rating, games: before + 1, at: ended_at });
                }
            }
        }
        let seats = result.seats.iter().zip(ratings).map(|(seat, rating)| KeptSeat {
            player: seat.player.clone().filter(&is_known),
            name: String::new(),
            bot: seat.bot.clone(),
            place: seat.place,
            score: seat.score,
            points: seat.points.clone(),
            counted: seat.counted.clone(),
            rating,
        });
        let kept = KeptResult {
            table: table.clone(),
            game: result.game.clone(),
            began_at,
            ended_at,
            length: result.length,
            about: result.about.clone(),
            rated,
            seats: seats.collect(),
        };
        let players = kept.seats.iter().filter_map(|seat| seat.player.clone());
        self.pages.extend(players.map(|player| (player.page(), player)));
        self.kept.insert(table.clone(), kept);
    }

    fn is_looked_at(&self, table: &TableId) -> bool {
        self.kept.contains_key(table) || self.without.contains(table)
    }

    /// Takes a player out of all results.
    pub(crate) fn forget(&mut self, player: &PlayerId) {
        let seats = self.kept.values_mut().flat_map(|kept| &mut kept.seats);
        seats.filter(|seat| seat.player.as_ref() == Some(player)).for_each(|seat| seat.player = None);
        self.ratings.retain(|(_, whose), _| whose != player);
        self.pages.retain(|_, whose| whose != player);
    }

    /// What one player has played belongs to another one.
    pub(crate) fn merge(&mut self, from: &PlayerId, into: &PlayerId) {
        let seats = self.kept.values_mut().flat_map(|kept| &mut kept.seats);
        for seat in seats.filter(|seat| seat.player.as_ref() == Some(from)) {
            seat.player = Some(into.clone());
        }
        let own = self.ratings.iter().filter(|((_, whose), _)| whose == from);
        let own: Vec<(String, Rated)> = own.map(|((game, _), rated)| (game.clone(), *rated)).collect();
        for (game, rated) in own {
            let other = self.ratings.entry((game, into.clone())).or_insert(rated);
            if other.games < rated.games {
                *other = rated;
            }
        }
        self.pages.insert(into.page(), into.clone());
    }

    pub(crate) fn of_table(&self, table: &TableId) -> Option<KeptResult> {
        self.kept.get(table).cloned()
    }

    /// The results that are wanted, the latest first.
    pub(crate) fn list(
        &self,
        is_wanted: impl Fn(&KeptResult) -> bool,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Vec<KeptResult> {
        let is_behind = |kept: &&KeptResult| {
            after.is_none_or(|after| (kept.ended_at, &kept.table) < (after.ended_at, &after.table))
        };
        let mut found: Vec<&KeptResult> =
            self.kept.values().filter(|kept| is_wanted(kept)).filter(is_behind).collect();
        found.sort_by(|one, other| (other.ended_at, &other.table).cmp(&(one.ended_at, &one.table)));
        found.into_iter().take(limit as usize).cloned().collect()
    }

    pub(crate) fn count(&self, game: &str) -> u64 {
        self.kept.values().filter(|kept| kept.game == game).count() as u64
    }

    pub(crate) fn totals(&self, player: &PlayerId) -> Vec<Total> {
        let mut totals: BTreeMap<(String, u64), Total> = BTreeMap::new();
        for kept in self.kept.values() {
            for seat in kept.seats.iter().filter(|seat| seat.player.as_ref() == Some(player)) {
                let (game, seats) = (kept.game.clone(), kept.seats.len() as u64);
                let fresh = Total { game: game.clone(), seats, games: 0, wins: 0, score: 0, best: i32::MIN };
                let total = totals.entry((game, seats)).or_insert(fresh);
                total.games += 1;
                total.wins += u64::from(seat.place == 1);
                total.score += i64::from(seat.score);
                total.best = total.best.max(seat.score);
            }
        }
        totals.into_values().collect()
    }

    /// The players of a game, the strongest first, whose names are told.
    pub(crate) fn ladder(&self, game: &str, name: impl Fn(&PlayerId) -> Option<String>) -> Vec<Standing> {
        let rated = self.ratings.iter().filter(|((of, _), _)| of == game);
        let mut ladder: Vec<Standing> = rated.filter_map(|rated| standing(rated, &name)).collect();
        ladder.sort_by_key(|standing| (Reverse(standing.rating.floor()), standing.player.clone()));
        ladder
    }

    pub(crate) fn ratings(
        &self,
        player: &PlayerId,
        name: impl Fn(&PlayerId) -> Option<String>,
    ) -> Vec<Standing> {
        let own = self.ratings.iter().filter(|((_, whose), _)| whose == player);
        own.filter_map(|rated| standing(rated, &name)).collect()
    }

    pub(crate) fn rated_games(&self, game: &str) -> u64 {
        self.ladders.get(game).copied().unwrap_or_default()
    }

    pub(crate) fn player_of_page(&self, page: &str) -> Option<PlayerId> {
        self.pages.get(page).cloned()
    }

    /// Is it unknown how the game of a finished table has ended?
    pub(crate) fn is_unknown(&self, table: &TableId) -> bool {
        !self.is_looked_at(table)
    }
}

fn standing(
    ((game, player), rated): (&(String, PlayerId), &Rated),
    name: impl Fn(&PlayerId) -> Option<String>,
) -> Option<Standing> {
    let Rated { rating, games, at } = *rated;
    Some(Standing { game: game.clone(), name: name(player)?, player: player.clone(), rating, games, at })
}
