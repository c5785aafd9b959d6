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
const NAME: f32 = 78.0;

/// Draws the pool in so many rows of this width: the tiles first, then the rest.
pub fn draw(view: &View, texts: &Texts, width: f32, rows: usize) -> Markup {
    let (tiles, others) = (Tile::ALL.len(), 1 + view.players.len());
    let across = if rows == 1 { tiles + others } else { tiles };
    let pace = (width - NAME) / across as f32;
    // In the second row the same pace is kept, so that columns stand below each other.
    let at = |index: usize| -> String {
        let (column, row) = if rows > 1 && index >= tiles { (index - tiles, 1.0) } else { (index, 0.0) };
        translate(NAME + pace * column as f32, ROW * row)
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
            g transform=(at(index)) data-part=(id("tile", tile.word())) data-verbs="option" {
                (counted(texts, view.pool.tiles[tile], size, &pieces::small_tile(view, tile, 0.42)))
            }
        }
        g transform=(at(tiles)) data-part="verb:vein" data-verbs="option" {
            (counted(texts, view.pool.veins, size, &pieces::vein_tile(0.8)))
        }
        @for (index, (seat, &count)) in view.pool.stations.iter().enumerate() {
            g transform=(at(tiles + 1 + index)) data-part=(station(seat)) data-verbs="option" {
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
