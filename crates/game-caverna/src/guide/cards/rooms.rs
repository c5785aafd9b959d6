//! The card of a room: in the display, in a cave, or still in the rock.

use super::Asked;
use crate::describe;
use crate::phase::Place;
use crate::pieces::{Colour, Room};
use adit_game::{Card, Seat, Value};

impl Asked<'_> {
    /// A room; the entrance is that of `seat`, since both caves have one.
    pub(super) fn room(&self, room: Room, seat: Seat) -> Card {
        let tile = self.components.room(room);
        let effect = describe::room(self.texts, self.components, room);
        let points: Value<'_> = i64::from(tile.points).into();
        let cost = describe::cost(self.texts, tile);
        let brief = if self.view.rooms.display.contains(room) {
            let values = [
                ("points", points.clone()),
                ("cost", cost.clone().into()),
                ("effect", effect.clone().into()),
            ];
            self.say("card-room-offer", &values)
        } else {
            effect.clone()
        };
        let id = match tile.colour() {
            Colour::Orange => "card-room-orange",
            Colour::Blue => "card-room-blue",
        };
        let mut lines = vec![self.say(id, &[("effect", effect.into())])];
        lines.push(self.say("card-room-points", &[("points", points)]));
        if tile.back.is_some() {
            lines.push(self.say("card-room-cost", &[("cost", cost.into())]));
            lines.extend(describe::walls(self.texts, tile));
        }
        lines.extend(self.room_lies(room, seat));
        Card { title: describe::room_name(self.texts, room), brief, lines, clause: "CD-12.2" }
    }

    /// Where the room is, and what it can be used for there.
    fn room_lies(&self, room: Room, seat: Seat) -> Vec<String> {
        let rooms = &self.view.rooms;
        let owners = self.view.caves.iter().filter(|(other, _)| room != Room::CaveEntrance || *other == seat);
        let mut places = owners.filter_map(|(seat, cave)| {
            cave.spaces.iter().find(|seen| seen.room == Some(room)).map(|seen| (seat, seen.space))
        });
        if let Some((seat, space)) = places.next() {
            let space = describe::space_name(self.texts, space);
            let owned = self.say("card-room-owned", &[self.who(seat), ("space", space.into())]);
            return [Some(owned), self.use_of(room, seat)].into_iter().flatten().collect();
        }
        if rooms.removed.contains(room) {
            return vec![self.say("card-room-removed", &[])];
        }
        if rooms.unseen.contains(room) {
            let stack = if rooms.stack > 0 { "yes" } else { "no" };
            return vec![self.say("card-room-unseen", &[("stack", stack.into())])];
        }
        let fits = self.view.caves.iter().map(|(seat, cave)| {
            let spaces = self.fitting(cave, room);
            let any = if spaces.is_empty() { "no" } else { "yes" };
            let names = describe::space_names(self.texts, spaces);
            self.say("card-room-fits", &[self.who(seat), ("any", any.into()), ("spaces", names.into())])
        });
        let id = if self.view.caves.seats() == 1 { "card-room-display-solo" } else { "card-room-display" };
        std::iter::once(self.say(id, &[])).chain(fits).collect()
    }

    /// Whether an orange room, or the trade of a blue one, was used in the turn of its owner.
    fn use_of(&self, room: Room, seat: Seat) -> Option<String> {
        let place = self.view.phase.place().filter(|place| place.turn().seat == seat)?;
        let turn = place.turn();
        let in_use = match place {
            Place::InRoom(in_room) => in_room.room == room,
            Place::Blocks(_) | Place::RoomAction(_) => false,
        };
        let id = if in_use {
            "card-room-in-use"
        } else if turn.used.contains(room) || turn.traded.contains(room) {
            "card-room-used"
        } else if self.components.room(room).colour() == Colour::Orange {
            "card-room-unused"
        } else {
            return None;
        };
        Some(self.say(id, &[]))
    }
}
