//! The card of an action tile.

use super::Asked;
use crate::components::{Operation, TakeIf};
use crate::describe;
use crate::phase::Place;
use crate::pieces::{Good, Tile};
use adit_game::Card;

impl Asked<'_> {
    pub(super) fn tile(&self, tile: Tile) -> Card {
        let data = self.components.tile(tile);
        let effect = describe::tile(self.texts, self.components, tile);
        let count = (data.blocks.len() as i64).into();
        let mut lines =
            vec![self.say("card-tile-does", &[("blocks", count), ("effect", effect.clone().into())])];
        lines.extend(self.fee_now(tile));
        lines.extend(self.condition(tile));
        lines.push(self.tile_lies(tile));
        lines.extend(self.tile_left(tile));
        Card { title: describe::tile_name(self.texts, tile), brief: effect, lines, clause: "CD-12.1" }
    }

    /// What furnishing costs with this tile in this round, where that depends on the round.
    fn fee_now(&self, tile: Tile) -> Option<String> {
        let options = self.components.tile(tile).blocks.iter().flat_map(|block| &block.options);
        let per_turn = options.filter_map(|operation| match operation {
            Operation::Furnish { pay_food_per_turn, .. } => Some(*pay_food_per_turn).filter(|food| *food > 0),
            Operation::Gain { .. }
            | Operation::GainOne { .. }
            | Operation::Trade { .. }
            | Operation::TradeDistinct { .. }
            | Operation::ReplenishOne { .. }
            | Operation::ReplenishAll { .. }
            | Operation::BuildWall {}
            | Operation::RazeWall { .. }
            | Operation::Excavate { .. }
            | Operation::UseRooms { .. }
            | Operation::ExtraRoom { .. } => None,
        });
        let food = per_turn.max().filter(|_| self.view.turn_number > 0)? * self.view.turn_number;
        let amount = describe::amount(self.texts, Good::Food, food);
        Some(self.say("card-tile-fee", &[("fee", amount.into())]))
    }

    /// CD-4.7: who has more gold; the solo game waives it.
    fn condition(&self, tile: Tile) -> Option<String> {
        match self.components.tile(tile).take_if {
            Some(TakeIf::MoreGoldThanOpponent) if self.view.caves.seats() > 1 => {
                let gold = self.view.caves.iter().map(|(seat, cave)| {
                    let amount = describe::amount(self.texts, Good::Gold, cave.goods[Good::Gold]);
                    self.texts.labelled(&self.texts.seat(seat), amount)
                });
                Some(self.say("card-tile-gold", &[("gold", self.texts.list(gold).into())]))
            }
            Some(TakeIf::MoreGoldThanOpponent) | None => None,
        }
    }

    /// Where the tile lies.
    fn tile_lies(&self, tile: Tile) -> String {
        let tiles = &self.view.tiles;
        if let Some(turn) = self.view.phase.turn().filter(|turn| turn.tile == tile) {
            return self.say("card-tile-in-use", &[self.who(turn.seat)]);
        }
        if tiles.available.contains(tile) {
            return self.say("card-tile-open", &[]);
        }
        if tiles.taken.contains(tile) {
            return self.say("card-tile-taken", &[]);
        }
        if !tiles.face_down.iter().any(|group| group.tiles.contains(tile)) {
            return self.say("card-tile-out", &[]);
        }
        let group = self.components.tile(tile).group;
        let rounds = (1i64..).zip(self.view.rulebook.rounds());
        let left: Vec<i64> = rounds
            .filter(|(number, round)| round.group == group && *number > i64::from(self.view.round))
            .map(|(number, _)| number)
            .collect();
        let (first, last) = (left.first().copied().unwrap_or(1), left.last().copied().unwrap_or(1));
        let several = if first < last { "yes" } else { "no" };
        self.say(
            "card-tile-face-down",
            &[("first", first.into()), ("last", last.into()), ("several", several.into())],
        )
    }

    /// What is left of the tile that is carried out.
    fn tile_left(&self, tile: Tile) -> Option<String> {
        let turn = self.view.phase.place().map(Place::turn).filter(|turn| turn.tile == tile)?;
        let left = describe::blocks(self.texts, &self.components.tile(tile).blocks, turn.done);
        let any = if left.is_empty() { "no" } else { "yes" };
        Some(self.say("card-tile-left", &[("any", any.into()), ("effect", left.into())]))
    }
}
