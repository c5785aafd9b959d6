//! The cards of everything that lies on the table: what it is, what it does, what it is worth now.

mod cave;
mod rooms;
mod table;
mod tiles;

use super::{content, label, option_label, part, read};
use crate::components::{Components, Operation};
use crate::describe;
use crate::phase::Place;
use crate::pieces::{CavernSide, Compass, Edge, Fee, Good, OptionId, Room, Space, Tile};
use crate::view::{CaveView, View};
use adit_game::{Card, Part, Seat, Texts, Value};
use adit_kit::Set;

/// What a card is made of.
struct Asked<'a> {
    view: &'a View,
    texts: &'a Texts,
    components: &'a Components,
}

/// What can be known of a thing.
pub fn card(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
    let asked = Asked { view, texts, components: &view.rulebook.components };
    match kind {
        "verb" => asked.verb(word),
        "tile" => Tile::from_word(word).map(|tile| asked.tile(tile)),
        "room" | "slot" => Room::from_word(word).map(|room| asked.room(room, asked.player())),
        "space" => Space::from_word(word).and_then(|space| asked.space(asked.player(), space)),
        "place" => asked.owned(word, |seat, thing| asked.space(seat, Space::from_word(thing)?)),
        "edge" => Edge::from_word(word).map(|edge| asked.edge(asked.player(), edge)),
        "wall" => asked.owned(word, |seat, thing| Some(asked.edge(seat, Edge::from_word(thing)?))),
        "good" => Good::from_word(word).map(|good| asked.good(asked.player(), good)),
        "stock" => asked.owned(word, |seat, thing| Some(asked.good(seat, Good::from_word(thing)?))),
        "fee" => read(word).map(|fee| asked.fee(fee)),
        "cavern" => CavernSide::from_word(word).map(|side| asked.side(side)),
        "panel" => asked.seat(word).map(|seat| asked.panel(seat)),
        "score" => asked.seat(word).map(|seat| asked.score(seat)),
        "winner" => asked.seat(word).and_then(|seat| asked.winner(seat)),
        "marker" => (word == "start").then(|| asked.start_player()),
        "round" => word.parse().ok().and_then(|round| asked.round(round)),
        "supply" => asked.supply(word),
        "turn" => (word == "now").then(|| asked.turn()),
        "goal" => (word == "points").then(|| asked.goal()),
        kind => asked.option(kind, word),
    }
}

impl Asked<'_> {
    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.texts.say(id, values)
    }

    /// The seat of this word, if it is at the table.
    fn seat(&self, word: &str) -> Option<Seat> {
        part::seat(word).filter(|seat| seat.index() < self.view.caves.seats())
    }

    /// What belongs to a seat of the table.
    fn owned(&self, word: &str, card: impl FnOnce(Seat, &str) -> Option<Card>) -> Option<Card> {
        let (seat, thing) = part::owned(word)?;
        if seat.index() < self.view.caves.seats() { card(seat, thing) } else { None }
    }

    /// Whose places and goods are meant where a move names them: those of the player whose turn it is.
    fn player(&self) -> Seat {
        let first = || Seat::all(self.view.caves.seats()).next();
        // A table has at least one seat.
        self.view.acting().or_else(first).unwrap_or_else(|| unreachable!("a table without seats"))
    }

    fn who(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("who", self.texts.seat(seat).into())
    }

    /// What a verb does.
    fn verb(&self, word: &str) -> Option<Card> {
        let id = format!("card-verb-{word}");
        let clause = verb_clause(word)?;
        let title = self.texts.label(&Part::new("verb", word.to_owned()));
        Some(Card { title, brief: String::new(), lines: vec![self.say(&id, &[])], clause })
    }

    /// An option of the tile that is carried out, or of a room.
    fn option(&self, kind: &str, word: &str) -> Option<Card> {
        let content = content(self.view, kind, word)?;
        let title = describe::capital(&option_label(self.view, self.texts, content));
        let verb = operation_verb(content);
        let mut lines = vec![self.say(&format!("card-verb-{verb}"), &[])];
        let room = Room::from_word(kind);
        if let Some(room) = room {
            let name = describe::room_name(self.texts, room);
            lines.push(self.say("card-option-room", &[("room", name.into())]));
        }
        lines.extend(self.option_state(room, OptionId::from_word(word)?));
        Some(Card { title, brief: String::new(), lines, clause: verb_clause(verb)? })
    }

    /// Whether an option was carried out in this turn.
    fn option_state(&self, room: Option<Room>, option: OptionId) -> Option<String> {
        let place = self.view.phase.place()?;
        let turn = place.turn();
        let done = match (room, place) {
            (None, _) => turn.done.contains(option.block),
            (Some(room), Place::InRoom(in_room)) if in_room.room == room => {
                in_room.done.contains(option.block)
            }
            (Some(room), _) => turn.used.contains(room),
        };
        Some(self.say(if done { "card-option-done" } else { "card-option-open" }, &[]))
    }

    /// A side of the extra cavern.
    fn side(&self, side: CavernSide) -> Card {
        let title = describe::capital(&self.texts.label(&Part::new("cavern", side.word())));
        let cavern = self.components.cavern(side);
        let natural = Set::<Compass>::from_bits(u32::from(cavern.natural));
        let open: Set<Compass> =
            Compass::ALL.into_iter().filter(|side| cavern.open.contains(side.extra_edge())).collect();
        let names = |sides| describe::side_names(self.texts, sides).into();
        let line = self.say("card-cavern", &[("walls", names(natural)), ("open", names(open))]);
        Card { title, brief: String::new(), lines: vec![line], clause: "CD-8.2" }
    }

    /// The spaces of a cave in which the walls fit a room.
    fn fitting(&self, cave: &CaveView, room: Room) -> Set<Space> {
        let accepts = self.components.room(room).accepts;
        let fits = |space: &Space| {
            let seen = cave.spaces.iter().find(|seen| seen.space == *space);
            seen.is_some_and(|seen| accepts & 1 << seen.walls.bits() != 0)
        };
        cave.cave().empty_spaces().iter().filter(fits).collect()
    }
}

/// The verb of the moves that carry out an operation.
fn operation_verb(operation: &Operation) -> &'static str {
    match operation {
        Operation::Gain { .. } | Operation::GainOne { .. } => "gain",
        Operation::Trade { .. } => "trade",
        Operation::TradeDistinct { .. } => "barter",
        Operation::ReplenishOne { .. } | Operation::ReplenishAll { .. } => "replenish",
        Operation::BuildWall {} => "build",
        Operation::RazeWall { .. } => "raze",
        Operation::Excavate { .. } => "dig",
        Operation::Furnish { .. } => "furnish",
        // More rooms are used with those of the room action.
        Operation::UseRooms { .. } | Operation::ExtraRoom { .. } => "rooms",
    }
}

/// Where the rules tell of a verb.
fn verb_clause(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "take" => "CD-4.5",
        "gain" => "CD-6.1.1",
        "trade" => "CD-6.2.1",
        "barter" => "CD-6.2.4",
        "replenish" => "CD-6.8.1",
        "build" => "CD-6.3.1",
        "raze" => "CD-6.4.1",
        "dig" => "CD-6.5.1",
        "furnish" => "CD-6.6.1",
        "rooms" => "CD-6.7.1",
        "use" => "CD-6.7.3",
        "collect" => "CD-7.6",
        "done" => "CD-6.7.3",
        "stop" => "CD-6.7.1",
        "exchange" => "CD-6.9.1",
        "cavern" => "CD-8.1",
        "end" => "CD-5.8",
        _ => return None,
    })
}

impl Asked<'_> {
    /// The fee for furnishing.
    fn fee(&self, fee: Fee) -> Card {
        let title = describe::capital(&label(self.view, self.texts, &Part::new("fee", fee.word())));
        let mut lines = vec![self.say("card-fee", &[])];
        if let Fee::Good(good) = fee {
            lines.push(self.stock(self.player(), good));
        }
        Card { title, brief: String::new(), lines, clause: "CD-6.6.2" }
    }
}
