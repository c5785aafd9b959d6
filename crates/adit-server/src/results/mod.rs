//! How games have ended: what is kept of them, and what pages and programs are told.

mod bring_in;
mod shown;
mod stats;

pub(crate) use shown::{About, Counts, Eyes};
pub(crate) use stats::{Items, Share, Spread, Stats};

use crate::meta::{Meta, Occupant, Who};
use adit_any::AnyGame;
use adit_game::{Setup, Viewer};
use adit_rating::MIDDLE;
use adit_store::{NewResult, NewResultSeat};
use adit_table::{AnyPosition, Entry};
use serde_json::{Map, Value, json};

/// A game that is over. What is to happen when a game has ended begins here: it is asked for in the transaction of the move that
/// ends it.
pub(crate) struct Ended<'table> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) meta: &'table Meta,
    pub(crate) setup: &'table Setup,
    pub(crate) position: &'table dyn AnyPosition,
    /// What has led there.
    pub(crate) entries: &'table [Entry],
}

/// How strong a bot is on the scale of the ladder, if that was measured.
pub(crate) fn strength(game: &dyn AnyGame, bot: &str) -> Option<i32> {
    game.levels().iter().find(|(name, _)| *name == bot).map(|(_, level)| MIDDLE + level)
}

impl Ended<'_> {
    /// What is kept of it. Lessons, puzzles, branches of other games and games of bots alone are no results.
    pub(crate) fn result(&self) -> Option<NewResult> {
        let meta = self.meta;
        let is_own = meta.lesson.is_none() && meta.puzzle.is_none() && meta.branched.is_none();
        if !is_own || !meta.players.iter().any(was_person) {
            return None;
        }
        let ended = self.position.result()?;
        let points = self.position.look(Viewer::All).points();
        let counted = self.game.counted(self.position, self.entries);
        let seats = meta.players.iter().enumerate().map(|(place, occupant)| {
            let points: Map<String, Value> = points
                .iter()
                .filter_map(|tally| Some((tally.id.to_owned(), json!(tally.points.get(place)?))))
                .collect();
            let mut had: Map<String, Value> = Map::new();
            for thing in &counted {
                let times = thing.times.get(place).copied().unwrap_or_default();
                if times > 0 {
                    let kind = had.entry(thing.thing.kind).or_insert_with(|| json!({}));
                    kind[&*thing.thing.word] = json!(times);
                }
            }
            let bot = bot(occupant);
            NewResultSeat {
                player: occupant
                    .player
                    .clone()
                    .or_else(|| occupant.lent.as_ref()?.player.clone().filter(|_| meta.rated)),
                bot: bot.map(str::to_owned),
                strength: bot.and_then(|bot| strength(self.game, bot)),
                place: ended.ranks.get(place).copied().unwrap_or(1),
                score: ended.scores.get(place).copied().unwrap_or_default(),
                points: Value::from(points).to_string(),
                counted: Value::from(had).to_string(),
            }
        });
        let about = About {
            options: self.setup.options.clone(),
            own_data: self.setup.data.is_some(),
            rules: self.game.rules(),
            ending: ended.ending.to_owned(),
        };
        let mut result = NewResult {
            game: self.game.id().to_owned(),
            ended_at: None,
            length: self.entries.len() as u64,
            about: about.text(),
            is_rated: false,
            seats: seats.collect(),
        };
        result.is_rated = meta.rated && result.can_be_rated();
        Some(result)
    }
}

fn bot(occupant: &Occupant) -> Option<&str> {
    match &occupant.who {
        Who::Bot(id) => Some(id),
        Who::Person(_) => None,
    }
}

/// Did a person sit here, at least until a bot took over?
fn was_person(occupant: &Occupant) -> bool {
    bot(occupant).is_none() || occupant.lent.is_some()
}
