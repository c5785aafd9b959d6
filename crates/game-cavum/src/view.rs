//! What a viewer may see (CV-D.20).
//!
//! All that happens on the board is public, so a careful player knows everything but which order card comes next,
//! and that is not decided before it is turned up. Views therefore differ only in who looks; drawings show the colours
//! of face-down stones to their owner alone until the final sale (R-36, CV-17.2).

use crate::components::Pieces;
use crate::hex::{Cell, Hex};
use crate::news::News;
use crate::phase::{Phase, choose};
use crate::pieces::{Colour, OrderCard, Rotation, SequenceCard, Stones, Tile};
use crate::scoring::Earned;
use crate::setup::Rulebook;
use crate::state::{State, Stock};
use adit_game::{Seat, Texts, Viewer};
use adit_kit::Shared;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a viewer may see and could have written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed before the game.
    #[serde(rename = "setup")]
    pub(crate) rulebook: Shared<Rulebook>,
    /// Who looks: `s0` … `s3`, `public` or `all`.
    pub viewer: String,
    /// The phase, counted from 1.
    #[serde(rename = "phase")]
    pub phase_number: u8,
    /// The section and whose decision it is.
    #[serde(rename = "section")]
    pub phase: Phase,
    /// Mountain and cities.
    pub board: BoardView,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// From which options buy.
    pub pool: Stock,
    /// Beside the board.
    pub supply: Stock,
    /// The number of stones on each scale; they lie on its highest spaces.
    pub scales: Stones,
    /// The sequence cards nobody holds.
    pub sequence_cards: Vec<SequenceCard>,
    /// The order cards that no player has.
    pub orders: OrdersView,
    /// What happened in the last step.
    pub news: News,
}

/// What lies on the mountain and in the cities.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardView {
    /// The tiles of each hex from the bottom upwards.
    pub tiles: BTreeMap<Hex, Vec<TileView>>,
    /// The veins.
    pub veins: BTreeMap<Hex, VeinView>,
    /// Whose stations stand where.
    pub stations: BTreeMap<Cell, Seat>,
}

/// A tile as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileView {
    /// Which tile.
    pub tile: Tile,
    /// How it is turned.
    pub rotation: Rotation,
}

/// A vein.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VeinView {
    /// The colour of its stones.
    pub colour: Colour,
    /// How many are left.
    pub stones: u8,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// The score.
    pub score: i32,
    /// Where the points came from, beside those of the start. Views of older programs do not have it.
    #[serde(default)]
    pub points: Earned,
    /// The sequence card.
    pub card: Option<SequenceCard>,
    /// The pieces to use up in this phase.
    pub hand: Pieces,
    /// How many stones lie face down in front of the player.
    pub stones: u32,
    /// Their colours, as anybody who watched could have written them down.
    pub remembered: Stones,
    /// Unfulfilled order cards.
    pub orders: Vec<OrderCard>,
}

/// The order cards that no player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrdersView {
    /// How many are not yet revealed.
    pub deck: u32,
    /// Those on show.
    pub on_show: Vec<OrderView>,
    /// Those fulfilled.
    pub gone: Vec<OrderCard>,
}

/// An order card on show.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderView {
    /// Which card.
    pub order: OrderCard,
    /// The chips on it.
    pub chips: u8,
}

impl View {
    /// What happened in the last step, one sentence each.
    pub fn narrate(&self, texts: &Texts) -> Vec<String> {
        self.news.events().iter().map(|event| event.tell(self, texts)).collect()
    }
}

/// Builds what the viewer may see.
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        rulebook: state.rulebook.clone(),
        viewer: viewer.to_string(),
        phase_number: state.phase_number,
        phase: state.phase,
        board: board(state),
        players: state.players.values().map(player).collect(),
        pool: state.pool.clone(),
        supply: state.supply.clone(),
        scales: state.scales,
        sequence_cards: choose::cards_on_offer(state).collect(),
        orders: OrdersView {
            deck: state.orders.deck.len() as u32,
            on_show: state
                .orders
                .on_show
                .iter()
                .map(|order| OrderView { order, chips: state.orders.chips[order.index()] })
                .collect(),
            gone: state.orders.gone.iter().collect(),
        },
        news: state.news.clone(),
    }
}

fn board(state: &State) -> BoardView {
    let board = &state.board;
    let stack = |hex: Hex| {
        board.stack(hex).map(|laid| TileView { tile: laid.tile, rotation: laid.rotation }).collect()
    };
    let veins =
        board.veins().iter().map(|vein| (vein.hex, VeinView { colour: vein.colour, stones: vein.stones }));
    let stations = Seat::all(state.seats()).flat_map(|seat| {
        let mountain = board.mountain_stations(seat).iter().map(Cell::Hex);
        mountain.chain(board.city_stations(seat).iter().map(Cell::Ring)).map(move |cell| (cell, seat))
    });
    BoardView {
        tiles: board.tiles().iter().map(|hex| (hex, stack(hex))).collect(),
        veins: veins.collect(),
        stations: stations.collect(),
    }
}

fn player(player: &crate::state::Player) -> PlayerView {
    PlayerView {
        score: player.score,
        points: player.earned,
        card: player.card,
        hand: player.hand,
        stones: player.stones.total(),
        remembered: player.stones,
        orders: player.orders.iter().collect(),
    }
}
