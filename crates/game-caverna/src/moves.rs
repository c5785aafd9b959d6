//! What a seat may do and what may be drawn, each with its words.

use crate::components::Components;
use crate::pieces::{CavernSide, Different, Edge, Fee, Good, OptionId, Room, Space, Tile};
use adit_game::{Seat, notation};

notation! {
    /// A decision of a player (CD-14.2). Options are named by block and letter as on the tile or room: `1a`.
    pub enum Move {
        /// Take an action tile.
        Take { tile: Tile } = "take",
        /// Receive all goods of an option.
        Gain { option: OptionId } = "gain",
        /// Receive one of the goods of an option.
        GainOne { option: OptionId, good: Good } = "gain",
        /// Pay the price of an option and receive its goods.
        Trade { option: OptionId } = "trade",
        /// The same where there are several prices; a price is named by its first good.
        TradeOne { option: OptionId, price: Good } = "trade",
        /// Pay one each of different goods and receive the goods of the option.
        TradeDistinct { option: OptionId, goods: Different } = "barter",
        /// Raise all goods of an option to its number.
        Replenish { option: OptionId } = "replenish",
        /// Raise one good of an option to its number.
        ReplenishOne { option: OptionId, good: Good } = "replenish",
        /// Build a wall on an edge.
        BuildWall { option: OptionId, edge: Edge } = "build",
        /// Tear down the wall of an edge.
        RazeWall { option: OptionId, edge: Edge } = "raze",
        /// Excavate a space; the price of the option is paid first.
        Excavate { option: OptionId, space: Space } = "dig",
        /// Excavate the second space of a double excavation.
        ExcavateSecond { space: Space } = "dig",
        /// Pay the fee, take a room from the display, pay its cost and place it.
        Furnish { option: OptionId, fee: Fee, room: Room, space: Space } = "furnish",
        /// Begin a room action.
        UseRooms { option: OptionId } = "rooms",
        /// Use an orange room in a room action, or carry out the trade of a blue room.
        Use { room: Room } = "use",
        /// Collect the goods that a blue room gives for the room action, before its first room is used.
        Collect { room: Room } = "collect",
        /// Leave a room without carrying out the rest of its blocks.
        Done {} = "done",
        /// End a room action before all its rooms are used.
        Stop {} = "stop",
        /// Exchange a good for food.
        Exchange { good: Good } = "exchange",
        /// Choose the side of the extra cavern that is up.
        ChooseSide { side: CavernSide } = "cavern",
        /// End the turn.
        End {} = "end",
    }
}

/// What a move is in the course of a turn. All moves that carry out an option of a tile or room are of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// This tile is taken.
    Take(Tile),
    /// This option of the tile or room is carried out.
    CarryOut(OptionId),
    /// This space is the second of a double excavation.
    ExcavateSecond(Space),
    /// This room is used.
    Use(Room),
    /// What this blue room gives is collected.
    Collect(Room),
    /// The room in use is left.
    Done,
    /// The room action ends.
    Stop,
    /// This good is exchanged.
    Exchange(Good),
    /// This side of the extra cavern is chosen.
    ChooseSide(CavernSide),
    /// The turn ends.
    End,
}

impl Move {
    /// What the move is in the course of a turn.
    pub fn kind(&self) -> MoveKind {
        match *self {
            Move::Gain { option }
            | Move::GainOne { option, .. }
            | Move::Trade { option }
            | Move::TradeOne { option, .. }
            | Move::TradeDistinct { option, .. }
            | Move::Replenish { option }
            | Move::ReplenishOne { option, .. }
            | Move::BuildWall { option, .. }
            | Move::RazeWall { option, .. }
            | Move::Excavate { option, .. }
            | Move::Furnish { option, .. }
            | Move::UseRooms { option } => MoveKind::CarryOut(option),
            Move::Take { tile } => MoveKind::Take(tile),
            Move::ExcavateSecond { space } => MoveKind::ExcavateSecond(space),
            Move::Use { room } => MoveKind::Use(room),
            Move::Collect { room } => MoveKind::Collect(room),
            Move::Done {} => MoveKind::Done,
            Move::Stop {} => MoveKind::Stop,
            Move::Exchange { good } => MoveKind::Exchange(good),
            Move::ChooseSide { side } => MoveKind::ChooseSide(side),
            Move::End {} => MoveKind::End,
        }
    }
}

notation! {
    /// What is drawn at the moment when it is seen (CD-14.1).
    pub enum Chance {
        /// The start player is drawn.
        Start { seat: Seat } = "start",
        /// A light room is removed from the solo game.
        Remove { room: Room } = "remove",
        /// The next action tile is turned up.
        Turn { tile: Tile } = "turn",
        /// The room on an excavated space is turned up.
        Uncover { room: Room } = "uncover",
        /// The top room of the solo stack is turned up.
        Reveal { room: Room } = "reveal",
    }
}

impl Move {
    /// Does this move do nothing but open a further choice of the same seat?
    ///
    /// To begin a room action and to use an orange room only lead to what is done there (CD-6.7.3). To `use` a blue room is to
    /// carry out its trade (CD-7.3). A move knows no components, so the published ones say which rooms are blue.
    pub fn opens(&self) -> bool {
        match self.kind() {
            MoveKind::CarryOut(_) => matches!(self, Move::UseRooms { .. }),
            MoveKind::Use(room) => !Components::published().blue.contains(room),
            MoveKind::Take(_)
            | MoveKind::ExcavateSecond(_)
            | MoveKind::Collect(_)
            | MoveKind::Done
            | MoveKind::Stop
            | MoveKind::Exchange(_)
            | MoveKind::ChooseSide(_)
            | MoveKind::End => false,
        }
    }
}
