//! What happened in a step, for the narration.

use crate::describe;
use crate::pieces::{CavernSide, Edge, Good, Goods, Room, Space, Tile};
use adit_game::{Seat, Texts, Value};
use adit_kit::Set;
use serde::{Deserialize, Serialize};

/// Something that happened. Everything in this game happens in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say who and what, in the words of the pieces")]
pub enum Event {
    /// The start player was drawn.
    StartPlayer { seat: Seat },
    /// A light room was removed from the solo game.
    RoomRemoved { room: Room },
    /// A round began.
    RoundBegan { round: u8, turns: u8 },
    /// An action tile was turned up.
    TileTurned { tile: Tile },
    /// A player took a tile.
    TileTaken { seat: Seat, tile: Tile },
    /// A player paid.
    Paid { seat: Seat, goods: Goods },
    /// A player received goods.
    Received { seat: Seat, goods: Goods },
    /// Goods beyond the limit were lost.
    Lost { seat: Seat, goods: Goods },
    /// A player raised goods to a number, if they were lower.
    Replenished { seat: Seat, goods: Set<Good>, to: u8 },
    /// A player exchanged a good.
    Exchanged { seat: Seat, good: Good },
    /// A player built a wall.
    WallBuilt { seat: Seat, edge: Edge },
    /// A player tore down a wall.
    WallRazed { seat: Seat, edge: Edge },
    /// A player excavated a space.
    Excavated { seat: Seat, space: Space },
    /// An excavated room came into the display.
    RoomUncovered { room: Room },
    /// The top of the stack came into the display.
    RoomRevealed { room: Room },
    /// A player furnished a room.
    Furnished { seat: Seat, room: Room, space: Space },
    /// A player began a room action.
    RoomActionBegan { seat: Seat, rooms: u8 },
    /// A player used a room.
    RoomUsed { seat: Seat, room: Room },
    /// A blue room reacted.
    RoomReacted { seat: Seat, room: Room },
    /// A player filled the board and received the extra cavern.
    CavernWon { seat: Seat },
    /// The side of the extra cavern was chosen.
    SideChosen { seat: Seat, side: CavernSide },
    /// A player left a room before all its blocks were carried out.
    RoomLeft { seat: Seat, room: Room },
    /// A player ended a room action before all rooms were used.
    RoomActionStopped { seat: Seat },
    /// A player ended the turn.
    TurnEnded { seat: Seat },
    /// A round ended.
    RoundEnded { round: u8 },
    /// The game ended.
    GameEnded {},
}

/// So many events are kept without asking for memory; steps hardly ever have more.
const USUAL_EVENTS: usize = 16;

/// What happened in a step, in order.
pub type News = adit_kit::News<Event, USUAL_EVENTS>;

impl Event {
    /// The event as a sentence.
    pub fn tell(&self, texts: &Texts) -> String {
        let who = |seat: &Seat| ("who", Value::from(texts.seat(*seat)));
        let goods = |goods: &Goods| ("goods", Value::from(describe::goods(texts, goods)));
        let room = |room: &Room| ("room", Value::from(describe::room_name(texts, *room)));
        let tile = |tile: &Tile| ("tile", Value::from(describe::tile_name(texts, *tile)));
        let number = |name: &'static str, number: u8| (name, Value::Number(number.into()));
        let edge_of = |edge: Edge| ("edge", Value::from(describe::edge_name(texts, edge)));
        let space_of = |space: Space| ("space", Value::from(describe::space_name(texts, space)));
        let word = |name: &'static str, word: &'static str| (name, Value::from(word));
        match self {
            Event::StartPlayer { seat } => texts.say("event-start-player", &[who(seat)]),
            Event::RoomRemoved { room: it } => texts.say("event-room-removed", &[room(it)]),
            Event::RoundBegan { round, turns } => {
                texts.say("event-round-began", &[number("round", *round), number("turns", *turns)])
            }
            Event::TileTurned { tile: it } => texts.say("event-tile-turned", &[tile(it)]),
            Event::TileTaken { seat, tile: it } => texts.say("event-tile-taken", &[who(seat), tile(it)]),
            Event::Paid { seat, goods: it } => texts.say("event-paid", &[who(seat), goods(it)]),
            Event::Received { seat, goods: it } => texts.say("event-received", &[who(seat), goods(it)]),
            Event::Lost { seat, goods: it } => texts.say("event-lost", &[who(seat), goods(it)]),
            Event::Replenished { seat, goods, to } => {
                let kinds = describe::good_names(texts, *goods);
                texts.say("event-replenished", &[who(seat), ("goods", kinds.into()), number("to", *to)])
            }
            Event::Exchanged { seat, good } => {
                let name = describe::good_name(texts, *good);
                texts.say("event-exchanged", &[who(seat), ("good", name.into())])
            }
            Event::WallBuilt { seat, edge } => texts.say("event-wall-built", &[who(seat), edge_of(*edge)]),
            Event::WallRazed { seat, edge } => texts.say("event-wall-razed", &[who(seat), edge_of(*edge)]),
            Event::Excavated { seat, space } => texts.say("event-excavated", &[who(seat), space_of(*space)]),
            Event::RoomUncovered { room: it } => texts.say("event-room-uncovered", &[room(it)]),
            Event::RoomRevealed { room: it } => texts.say("event-room-revealed", &[room(it)]),
            Event::Furnished { seat, room: it, space } => {
                texts.say("event-furnished", &[who(seat), room(it), space_of(*space)])
            }
            Event::RoomActionBegan { seat, rooms } => {
                texts.say("event-room-action-began", &[who(seat), number("rooms", *rooms)])
            }
            Event::RoomUsed { seat, room: it } => texts.say("event-room-used", &[who(seat), room(it)]),
            Event::RoomReacted { seat, room: it } => texts.say("event-room-reacted", &[who(seat), room(it)]),
            Event::CavernWon { seat } => texts.say("event-cavern-won", &[who(seat)]),
            Event::SideChosen { seat, side } => {
                texts.say("event-side-chosen", &[who(seat), word("side", side.word())])
            }
            Event::RoomLeft { seat, room: it } => texts.say("event-room-left", &[who(seat), room(it)]),
            Event::RoomActionStopped { seat } => texts.say("event-room-action-stopped", &[who(seat)]),
            Event::TurnEnded { seat } => texts.say("event-turn-ended", &[who(seat)]),
            Event::RoundEnded { round } => texts.say("event-round-ended", &[number("round", *round)]),
            Event::GameEnded {} => texts.say("event-game-ended", &[]),
        }
    }
}

/// Where the last step has left something to see in the picture.
pub fn traces(_view: &crate::view::View) -> Vec<adit_game::Trace> {
    Vec::new()
}
