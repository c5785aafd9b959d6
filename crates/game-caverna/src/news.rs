//! What happened in a step, for the narration and for what the picture marks.

use crate::describe;
use crate::guide::part;
use crate::pieces::{CavernSide, Edge, Good, Goods, Room, Space, Tile};
use crate::view::View;
use adit_game::{Part, Seat, Texts, Trace, Value};
use adit_kit::Set;
use serde::{Deserialize, Serialize};

/// Something that happened. Everything in this game happens in the open. What was paid and received is told together with
/// what it was paid and received for.
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
    /// A player received goods.
    Received { seat: Seat, goods: Goods },
    /// Goods beyond the limit were lost.
    Lost { seat: Seat, goods: Goods },
    /// A player traded goods.
    Traded { seat: Seat, paid: Goods, received: Goods },
    /// A player raised goods to a number, if they were lower.
    Replenished { seat: Seat, goods: Set<Good>, to: u8, received: Goods },
    /// A player exchanged a good.
    Exchanged { seat: Seat, paid: Goods, received: Goods },
    /// A player built a wall.
    WallBuilt { seat: Seat, edge: Edge },
    /// A player tore down a wall.
    WallRazed { seat: Seat, edge: Edge, received: Goods },
    /// A player excavated a space.
    Excavated { seat: Seat, space: Space, paid: Goods, received: Goods },
    /// An excavated room came into the display.
    RoomUncovered { room: Room },
    /// The top of the stack came into the display.
    RoomRevealed { room: Room },
    /// A player furnished a room.
    Furnished { seat: Seat, room: Room, space: Space, paid: Goods },
    /// A player began a room action.
    RoomActionBegan { seat: Seat, rooms: u8 },
    /// A blue room lets its owner use more rooms.
    RoomsAdded { seat: Seat, room: Room, more: u8 },
    /// A player used a room.
    RoomUsed { seat: Seat, room: Room },
    /// A blue room brought goods.
    RoomReacted { seat: Seat, room: Room, received: Goods },
    /// A player carried out the trade of a blue room.
    RoomTraded { seat: Seat, room: Room, paid: Goods, received: Goods },
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
const USUAL_EVENTS: usize = 8;

/// What happened in a step, in order.
pub type News = adit_kit::News<Event, USUAL_EVENTS>;

impl Event {
    /// The event as a sentence for those who look at this view.
    pub fn tell(&self, texts: &Texts, view: &View) -> String {
        let who = |seat: &Seat| ("who", Value::from(texts.seat(*seat)));
        let goods = |name: &'static str, goods: &Goods| (name, Value::from(describe::goods(texts, goods)));
        let any = |name: &'static str, goods: &Goods| {
            (name, Value::from(if goods.is_empty() { "no" } else { "yes" }))
        };
        let room = |room: &Room| ("room", Value::from(describe::room_name(texts, *room)));
        let tile = |tile: &Tile| ("tile", Value::from(describe::tile_name(texts, *tile)));
        let number = |name: &'static str, number: u8| (name, Value::Number(number.into()));
        let edge = |edge: &Edge| ("edge", Value::from(describe::edge_name(texts, *edge)));
        let space = |space: &Space| ("space", Value::from(describe::space_name(texts, *space)));
        match self {
            Event::StartPlayer { seat } => texts.say("event-start-player", &[who(seat)]),
            Event::RoomRemoved { room: it } => texts.say("event-room-removed", &[room(it)]),
            Event::RoundBegan { round, turns } => {
                let seats = number("seats", view.caves.seats() as u8);
                let rounds = number("rounds", view.rounds);
                texts.say(
                    "event-round-began",
                    &[number("round", *round), rounds, number("turns", *turns), seats],
                )
            }
            Event::TileTurned { tile: it } => texts.say("event-tile-turned", &[tile(it)]),
            Event::TileTaken { seat, tile: it } => texts.say("event-tile-taken", &[who(seat), tile(it)]),
            Event::Received { seat, goods: it } => {
                texts.say("event-received", &[who(seat), goods("goods", it)])
            }
            Event::Lost { seat, goods: it } => texts.say("event-lost", &[who(seat), goods("goods", it)]),
            Event::Traded { seat, paid, received } => texts.say(
                "event-traded",
                &[who(seat), goods("paid", paid), any("any", received), goods("goods", received)],
            ),
            Event::Replenished { seat, goods: kinds, to, received } => {
                let kinds = ("kinds", describe::all_good_names(texts, *kinds).into());
                let values =
                    [who(seat), kinds, number("to", *to), any("any", received), goods("goods", received)];
                texts.say("event-replenished", &values)
            }
            Event::Exchanged { seat, paid, received } => texts.say(
                "event-exchanged",
                &[who(seat), goods("paid", paid), any("any", received), goods("goods", received)],
            ),
            Event::WallBuilt { seat, edge: it } => texts.say("event-wall-built", &[who(seat), edge(it)]),
            Event::WallRazed { seat, edge: it, received } => texts.say(
                "event-wall-razed",
                &[who(seat), edge(it), any("any", received), goods("goods", received)],
            ),
            Event::Excavated { seat, space: it, paid, received } => {
                let (priced, price) = (any("priced", paid), goods("paid", paid));
                let values =
                    [who(seat), space(it), priced, price, any("any", received), goods("goods", received)];
                texts.say("event-excavated", &values)
            }
            Event::RoomUncovered { room: it } => texts.say("event-room-uncovered", &[room(it)]),
            Event::RoomRevealed { room: it } => texts.say("event-room-revealed", &[room(it)]),
            Event::Furnished { seat, room: it, space: place, paid } => {
                let points = number("points", view.rulebook.components.room(*it).points);
                let values =
                    [who(seat), room(it), space(place), any("priced", paid), goods("paid", paid), points];
                texts.say("event-furnished", &values)
            }
            Event::RoomActionBegan { seat, rooms } => {
                texts.say("event-room-action-began", &[who(seat), number("rooms", *rooms)])
            }
            Event::RoomsAdded { seat, room: it, more } => {
                texts.say("event-rooms-added", &[who(seat), room(it), number("more", *more)])
            }
            Event::RoomUsed { seat, room: it } => texts.say("event-room-used", &[who(seat), room(it)]),
            Event::RoomReacted { seat, room: it, received } => {
                texts.say("event-room-reacted", &[who(seat), room(it), goods("goods", received)])
            }
            Event::RoomTraded { seat, room: it, paid, received } => {
                let (any, gain) = (any("any", received), goods("goods", received));
                texts.say("event-room-traded", &[who(seat), room(it), goods("paid", paid), any, gain])
            }
            Event::CavernWon { seat } => texts.say("event-cavern-won", &[who(seat)]),
            Event::SideChosen { seat, side } => {
                texts.say("event-side-chosen", &[who(seat), ("side", Value::from(side.word()))])
            }
            Event::RoomLeft { seat, room: it } => texts.say("event-room-left", &[who(seat), room(it)]),
            Event::RoomActionStopped { seat } => texts.say("event-room-action-stopped", &[who(seat)]),
            Event::TurnEnded { seat } => texts.say("event-turn-ended", &[who(seat)]),
            Event::RoundEnded { round } => texts.say("event-round-ended", &[number("round", *round)]),
            Event::GameEnded {} => {
                texts.say("event-game-ended", &[("how", describe::now(texts, view).into())])
            }
        }
    }

    /// Where the event has left something to see.
    fn traces(&self, view: &View) -> Vec<Trace> {
        let tile = |tile: &Tile| Trace::at(Part::new("tile", tile.word()));
        let stock = |seat: &Seat, good: Good| part::stock(*seat, good);
        let stocks = |seat: &Seat, goods: &Goods| -> Vec<Trace> {
            goods.kinds().map(|good| Trace::at(stock(seat, good))).collect()
        };
        let room_of = |seat: &Seat, room: &Room| -> Vec<Trace> {
            let place = view.caves[*seat].spaces.iter().find(|seen| seen.room == Some(*room));
            place.map(|seen| Trace::at(part::place(*seat, seen.space))).into_iter().collect()
        };
        match self {
            Event::StartPlayer { .. } => vec![Trace::at(Part::new("marker", "start"))],
            Event::RoundBegan { round, .. } => vec![Trace::at(Part::new("round", round.to_string()))],
            Event::TileTurned { tile: it } | Event::TileTaken { tile: it, .. } => vec![tile(it)],
            Event::Received { seat, goods } => stocks(seat, goods),
            Event::Traded { seat, received, .. } | Event::Replenished { seat, received, .. } => {
                stocks(seat, received)
            }
            Event::Exchanged { seat, paid, received } => {
                let moved = |from: Good| {
                    received.kinds().map(move |to| Trace::moved(stock(seat, from), stock(seat, to)))
                };
                paid.kinds().flat_map(moved).collect()
            }
            Event::WallBuilt { seat, edge } => {
                vec![Trace::moved(Part::new("supply", "walls"), part::wall(*seat, *edge))]
            }
            Event::WallRazed { seat, edge, .. } => {
                vec![Trace::moved(part::wall(*seat, *edge), Part::new("supply", "walls"))]
            }
            Event::Excavated { seat, space, .. } => vec![Trace::at(part::place(*seat, *space))],
            Event::RoomUncovered { room } | Event::RoomRemoved { room } => vec![Trace::at(part::slot(*room))],
            Event::RoomRevealed { room } => {
                vec![Trace::moved(Part::new("supply", "stack"), part::slot(*room))]
            }
            Event::Furnished { seat, room, space, .. } => {
                vec![Trace::moved(part::slot(*room), part::place(*seat, *space))]
            }
            Event::RoomUsed { seat, room } | Event::RoomsAdded { seat, room, .. } => room_of(seat, room),
            Event::RoomReacted { seat, room, received } | Event::RoomTraded { seat, room, received, .. } => {
                room_of(seat, room).into_iter().chain(stocks(seat, received)).collect()
            }
            Event::SideChosen { seat, .. } => vec![Trace::at(part::place(*seat, Space::Extra))],
            Event::Lost { .. }
            | Event::RoomActionBegan { .. }
            | Event::CavernWon { .. }
            | Event::RoomLeft { .. }
            | Event::RoomActionStopped { .. }
            | Event::TurnEnded { .. }
            | Event::RoundEnded { .. }
            | Event::GameEnded {} => Vec::new(),
        }
    }
}

/// Where the last step has left something to see in the picture.
pub fn traces(view: &View) -> Vec<Trace> {
    view.news.events().iter().flat_map(|event| event.traces(view)).collect()
}
