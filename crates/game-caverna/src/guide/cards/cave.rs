//! The cards of a cave: spaces, edges, goods, and the player beside them.

use super::Asked;
use crate::describe;
use crate::pieces::{Colour, Edge, Good, Space};
use crate::scoring;
use adit_game::{Card, Seat};

impl Asked<'_> {
    /// A space of a cave with what is on it. The extra cavern is a space once it belongs to the cave.
    pub(super) fn space(&self, seat: Seat, space: Space) -> Option<Card> {
        let cave = &self.view.caves[seat];
        let seen = cave.spaces.iter().find(|seen| seen.space == space)?;
        if let Some(room) = seen.room {
            return Some(self.room(room, seat));
        }
        let mut lines = Vec::new();
        let mut brief = String::new();
        let clause = if seen.face_down {
            let food = self.components.board.food[space.index()];
            if food > 0 {
                let food = describe::amount(self.texts, Good::Food, food);
                brief = self.say("card-space-found", &[("goods", food.into())]);
            }
            lines.push(self.say("card-space-rock", &[("food", i64::from(food).into())]));
            let reachable = self.components.board.reachable(&cave.cave(), false).contains(space);
            let reachable = if reachable { "yes" } else { "no" };
            lines.push(self.say("card-space-reach", &[("reachable", reachable.into())]));
            "CD-6.5.2"
        } else {
            let walls = describe::side_names(self.texts, seen.walls);
            let any = if seen.walls.is_empty() { "no" } else { "yes" };
            lines.push(self.say("card-space-empty", &[("any", any.into()), ("walls", walls.into())]));
            let display = self.view.rooms.display.iter();
            let fitting = display.filter(|room| self.fitting(cave, *room).contains(space)).collect();
            let rooms = describe::room_names(self.texts, fitting);
            let any = if fitting.is_empty() { "no" } else { "yes" };
            lines.push(self.say("card-space-fits", &[("any", any.into()), ("rooms", rooms.into())]));
            "CD-6.6.4"
        };
        lines.push(self.say("card-of", &[self.who(seat)]));
        let title = describe::capital(&describe::space_name(self.texts, space));
        Some(Card { title, brief, lines, clause })
    }

    /// An edge between two spaces, or an open side of the extra cavern.
    pub(super) fn edge(&self, seat: Seat, edge: Edge) -> Card {
        let built = self.view.caves[seat].walls.contains(edge);
        let id = if built { "card-edge-wall" } else { "card-edge-open" };
        let supply = self.say("describe-supply", &[("walls", i64::from(self.view.walls).into())]);
        let lines = vec![self.say(id, &[]), supply, self.say("card-of", &[self.who(seat)])];
        let title = describe::capital(&describe::edge_name(self.texts, edge));
        Card { title, brief: String::new(), lines, clause: "CD-2.6" }
    }

    /// What a player has of a good.
    pub(super) fn stock(&self, seat: Seat, good: Good) -> String {
        let amount = describe::amount(self.texts, good, self.view.caves[seat].goods[good]);
        let limit = i64::from(self.components.limit[good]);
        self.say("card-good-have", &[self.who(seat), ("amount", amount.into()), ("limit", limit.into())])
    }

    pub(super) fn good(&self, seat: Seat, good: Good) -> Card {
        let mut lines = vec![self.stock(seat, good)];
        if let Some(exchange) = self.components.exchange[good.index()] {
            let goods = |goods| describe::goods(self.texts, goods).into();
            let values = [("paid", goods(&exchange.price)), ("goods", goods(&exchange.goods))];
            lines.push(self.say("card-good-exchange", &values));
        }
        let worth = if good == Good::Gold { self.components.points_per_gold } else { 0 };
        lines.push(self.say("card-good-points", &[("points", i64::from(worth).into())]));
        let title = describe::capital(&describe::good_name(self.texts, good));
        let clause = if good == Good::Gold { "CD-10.2" } else { "CD-9.1" };
        Card { title, brief: String::new(), lines, clause }
    }

    /// A player with what is in the cave.
    pub(super) fn panel(&self, seat: Seat) -> Card {
        let cave = &self.view.caves[seat];
        let rooms = || cave.spaces.iter().filter_map(|seen| seen.room);
        let of =
            |colour| rooms().filter(|room| self.components.room(*room).colour() == colour).count() as i64;
        let goods = describe::goods(self.texts, &cave.goods);
        let any = if cave.goods.is_empty() { "no" } else { "yes" };
        let mut lines = vec![
            self.points_of(seat),
            self.say("card-panel-goods", &[("any", any.into()), ("goods", goods.into())]),
            self.say(
                "card-panel-rooms",
                &[("orange", of(Colour::Orange).into()), ("blue", of(Colour::Blue).into())],
            ),
        ];
        if self.view.start_player == Some(seat) {
            lines.push(self.say("card-start-player", &[self.who(seat)]));
        }
        Card { title: self.texts.seat(seat), brief: String::new(), lines, clause: "CD-6.6.8" }
    }

    fn points_of(&self, seat: Seat) -> String {
        self.say("card-points", &[("points", i64::from(self.view.caves[seat].score).into())])
    }

    /// The points of a player by source, as they are now.
    pub(super) fn score(&self, seat: Seat) -> Card {
        let title = self.say("card-score", &[self.who(seat)]);
        let tallies = scoring::points(self.view);
        let line = |tally: &adit_game::Tally| {
            let points = tally.points.get(seat.index()).copied().unwrap_or_default();
            self.texts.labelled(&self.texts.tally(tally), i64::from(points))
        };
        let lines = tallies.iter().map(line).collect();
        Card { title, brief: self.points_of(seat), lines, clause: "CD-10.2" }
    }

    /// Who has won.
    pub(super) fn winner(&self, seat: Seat) -> Option<Card> {
        let ending = self.view.ending.as_ref()?;
        let title = self.say("describe-winner", &[self.who(seat)]);
        let lines = vec![describe::ending(self.texts, self.components, ending), self.points_of(seat)];
        Some(Card { title, brief: String::new(), lines, clause: "CD-10.3" })
    }
}
