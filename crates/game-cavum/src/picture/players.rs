//! A player: name, score, sequence card, stones, the pieces still to be used, and order cards.

use super::{corners, id, orders, pieces, translate};
use crate::pieces::{Colour, Tile};
use crate::sequence;
use crate::view::{PlayerView, View};
use adit_game::{Part, Pending, Seat, Texts};
use maud::{Markup, html};

/// The least and the most room that a player needs.
pub const LOWEST: f32 = 178.0;
/// The most room that a player needs.
pub const HIGHEST: f32 = 260.0;

/// The pieces that a hand can have: the tunnel tiles, the dynamite tile, and those that are no tiles.
const SLOTS: f32 = 9.0;

/// Is the seat asked?
fn in_turn(view: &View, seat: Seat) -> bool {
    match sequence::asked_in(&view.phase) {
        Pending::Seats(seats) => seats.contains(seat),
        Pending::Chance | Pending::Over => false,
    }
}

/// Do this seat's pieces stand for parts of moves in this view? Those of the viewer do; if the viewer has no seat, those of the
/// seat that is asked.
pub fn is_own(view: &View, seat: Seat) -> bool {
    match Seat::of_part(&Part::new("seat", view.viewer.clone())) {
        Some(viewer) => viewer == seat,
        None => in_turn(view, seat),
    }
}

/// Draws a player in this much room.
pub fn draw(view: &View, texts: &Texts, seat: Seat, width: f32, height: f32) -> Markup {
    let player = &view.players[seat.index()];
    let frame = if in_turn(view, seat) { "cavum-card cavum-turn" } else { "cavum-card" };
    // A long name is narrowed so that it does not run over the score.
    let name = texts.seat(seat);
    let narrowed = (name.chars().count() > 10).then_some("98");
    html! {
        g data-part=(id("panel", seat.to_string())) {
            rect class=(frame) width=(width) height=(height) rx="8" {}
            (pieces::station(seat, 22.0, 22.0, 0.9))
            text class="cavum-start" x="42" y="27" textLength=[narrowed] lengthAdjust=[narrowed.map(|_| "spacingAndGlyphs")] {
                (name)
            }
        }
        g transform="translate(144 4)" data-part=(id("score", seat.to_string())) {
            rect class="cavum-slot" width="52" height="34" rx="6" {}
            text class="cavum-big" x="26" y="25" { (player.score) }
        }
        @if let Some(card) = player.card {
            g transform="translate(200 3) scale(.52)" { (corners::sequence_card(view, card)) }
        }
        g transform="translate(230 4)" { (stones(view, seat, player, width - 236.0)) }
        g transform="translate(6 42)" { (hand(view, seat, player, (width - 12.0) / SLOTS)) }
        g transform="translate(6 90)" { (orders::held(view, texts, &player.orders, width - 10.0, height - 94.0)) }
    }
}

/// the stones of a player, by colour for those who may see them.
fn stones(view: &View, seat: Seat, player: &PlayerView, width: f32) -> Markup {
    let pace = width / Colour::ALL.len() as f32;
    let owned = player.remembered.iter().filter(|&(_, count)| count > 0);
    let mine = is_own(view, seat);
    html! {
        @if crate::sketch::sees_colours(view, seat) && player.stones > 0 {
            @for (index, (colour, count)) in owned.enumerate() {
                @let part = if mine { id("colour", colour.word()) } else { id("stones", seat.to_string()) };
                g transform=(translate(pace * index as f32, 0.0)) data-part=(part) data-verbs="sell" {
                    rect class="cavum-slot" width=(pace - 1.0) height="34" rx="6" {}
                    (pieces::gem(colour, pace * 0.36, 17.0, 0.66))
                    text class="cavum-end cavum-small" x=(pace - 3.0) y="30" { (count) }
                }
            }
        } @else {
            g data-part=(id("stones", seat.to_string())) {
                rect class="cavum-slot" width=(2.0 * pace) height="34" rx="6" {}
                (pieces::face_down(pace * 0.6, 17.0))
                text x=(pace * 1.4) y="23" { (player.stones) }
            }
        }
    }
}

/// A heap of equal pieces in a hand.
struct Slot {
    /// Which piece, for the id of those that are only looked at.
    word: String,
    /// The parts of moves that it stands for, and the verbs of these moves.
    parts: String,
    verbs: &'static str,
    count: u8,
    piece: Markup,
}

fn slots(view: &View, seat: Seat, player: &PlayerView) -> Vec<Slot> {
    let hand = &player.hand;
    let tile = |tile: Tile| Slot {
        word: tile.word().to_owned(),
        parts: id("tile", tile.word()),
        verbs: "lay discard",
        count: hand.tiles[tile],
        piece: pieces::small_tile(view, tile, 0.42),
    };
    let piece = |word: &str, parts: &str, verbs: &'static str, count: u8, piece: Markup| Slot {
        word: word.to_owned(),
        parts: parts.to_owned(),
        verbs,
        count,
        piece,
    };
    // CV-5.10: the sequence card decides which dynamite tile a player has.
    let kind = player.card.map(|card| view.rulebook.components.dynamite[card.index()]);
    let tunnels = Tile::ALL.into_iter().filter(|tile| !tile.is_dynamite());
    let mut slots: Vec<Slot> = tunnels.chain(kind.map(Tile::dynamite)).map(tile).collect();
    let station = pieces::station(seat, 0.0, 0.0, 0.8);
    slots.extend([
        piece("station", "verb:station piece:station", "station discard", hand.stations, station),
        piece("vein", "verb:vein piece:vein", "vein discard", hand.veins, pieces::vein_tile(0.8)),
        piece("option", "verb:option", "option", hand.options, pieces::option_tile(0.8)),
        piece("prospect", "verb:prospect", "prospect", hand.prospects, pieces::prospect_tile(0.8)),
    ]);
    slots
}

/// The pieces still to be used in this phase, each at its own place; places of used pieces stay empty.
fn hand(view: &View, seat: Seat, player: &PlayerView, pace: f32) -> Markup {
    let mine = is_own(view, seat);
    // Without a sequence card nobody has a dynamite tile, so that its place is free.
    let skips = usize::from(player.card.is_none());
    html! {
        @for (index, slot) in slots(view, seat, player).into_iter().enumerate() {
            @let place = if index >= 4 { index + skips } else { index };
            @let part = if mine { slot.parts } else { id("held", format!("{seat}-{}", slot.word)) };
            g transform=(translate(pace * place as f32, 0.0)) data-part=(part) data-verbs=[mine.then_some(slot.verbs)] {
                rect class="cavum-slot" width=(pace - 2.0) height="42" rx="6" {}
                g class=[(slot.count == 0).then_some("cavum-gone")] {
                    g transform=(translate(pace / 2.0 - 1.0, 21.0)) { (slot.piece) }
                    @if slot.count > 1 {
                        circle class="cavum-badge" cx=(pace - 10.0) cy="34" r="8" {}
                        text class="cavum-small" x=(pace - 10.0) y="38.5" { (slot.count) }
                    }
                }
            }
        }
    }
}
