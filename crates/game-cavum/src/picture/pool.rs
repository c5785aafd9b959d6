//! The pool: every kind of tile, veins, and the stations of each player, with how many there are (CV-3.5). What a player takes
//! from here is taken with an option.

use super::panels::GAP;
use super::{id, pieces, players, translate};
use crate::pieces::Tile;
use crate::view::View;
use adit_game::{Seat, Texts};
use maud::{Markup, html};

/// How much room a row of the pool takes.
pub const ROW: f32 = 54.0;

/// How wide the name of the pool is.
const NAME: f32 = 98.0;

/// Draws the pool in this width, in one row or in two: tunnel tiles and veins, then dynamite tiles and stations.
pub fn draw(view: &View, texts: &Texts, width: f32, rows: usize) -> Markup {
    let tunnels = Tile::ALL.len() / 2;
    let in_row = if rows == 1 { Tile::ALL.len() + 1 + view.players.len() } else { 2 * tunnels };
    let pace = if rows == 1 { (width - NAME) / in_row as f32 } else { (width - 8.0) / in_row as f32 };
    let at = |row: usize, column: usize| -> String {
        match (rows, row) {
            (1, 0) => translate(NAME + pace * column as f32, 0.0),
            (1, _) => translate(NAME + pace * (tunnels + 1 + column) as f32, 0.0),
            (_, 0) => translate(NAME + pace * column as f32, 0.0),
            (_, _) => translate(5.0 + pace * column as f32, ROW - 3.0),
        }
    };
    let size = [pace - 3.0, ROW - GAP - 6.0];
    let station = |seat: Seat| {
        if players::is_own(view, seat) { id("verb", "station") } else { id("stock", seat.to_string()) }
    };
    html! {
        g data-part="pool:all" {
            rect class="cavum-card" width=(width) height=(ROW * rows as f32 - GAP) rx="8" {}
            text class="cavum-start cavum-bold" x="10" y=(ROW / 2.0 + 2.0) { (texts.say("picture-pool", &[])) }
        }
        @for (index, tile) in Tile::ALL.into_iter().enumerate() {
            g transform=(at(index / tunnels, index % tunnels)) data-part=(id("tile", tile.word())) data-verbs="option" {
                (counted(texts, view.pool.tiles[tile], size, &pieces::small_tile(view, tile, 0.42)))
            }
        }
        g transform=(at(0, tunnels)) data-part="verb:vein" data-verbs="option" {
            (counted(texts, view.pool.veins, size, &pieces::vein_tile(0.8)))
        }
        @for (index, (seat, &count)) in view.pool.stations.iter().enumerate() {
            g transform=(at(1, tunnels + index)) data-part=(station(seat)) data-verbs="option" {
                (counted(texts, count, size, &pieces::station(seat, 0.0, 0.0, 0.8)))
            }
        }
    }
}

/// A heap of equal pieces and how many there are.
fn counted(texts: &Texts, count: u8, [width, height]: [f32; 2], piece: &Markup) -> Markup {
    html! {
        rect class="cavum-slot" y="3" width=(width) height=(height) rx="6" {}
        g class=[(count == 0).then_some("cavum-gone")] {
            g transform=(translate(width * 0.36, 3.0 + height / 2.0)) { (piece) }
            text class="cavum-end cavum-small" x=(width - 2.0) y=(height / 2.0 + 8.0) {
                (texts.say("picture-times", &[("count", i64::from(count).into())]))
            }
        }
    }
}
