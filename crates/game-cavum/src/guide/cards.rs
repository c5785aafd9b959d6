//! What can be known of each thing.

use super::{amount, facts, read, verbs};
use crate::components::STONES_PER_COLOUR;
use crate::hex::{Cell, Hex, RingCell};
use crate::names::{self, number, titled};
use crate::phase::Phase;
use crate::picture::is_own;
use crate::pieces::{Colour, OrderCard, Piece, SequenceCard, Tile};
use crate::view::View;
use adit_game::{Card, Part, Seat, Texts};

/// What can be known of a thing.
pub fn card(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
    match kind {
        "hex" => Some(mountain_space(view, texts, Hex::from_word(word)?)),
        "city" => Some(city_space(view, texts, RingCell::from_word(word)?)),
        "gap" => Some(gap(view, texts, RingCell::from_word(word)?)),
        "colour" => Some(colour(view, texts, Colour::from_word(word)?)),
        "number" => number_card(view, texts, word.parse().ok()?),
        "phase" => Some(phase(view, texts)),
        "card" => Some(sequence_card(view, texts, read(word)?)),
        "order" => Some(order(view, texts, read(word)?)),
        "deck" => Some(deck(view, texts)),
        "pool" => Some(pool(view, texts)),
        "tile" => Some(tile(view, texts, Tile::from_word(word)?, owner(view))),
        "verb" => verbs::verb(view, texts, word, owner(view)),
        "piece" => Some(piece(texts, Piece::from_word(word)?)),
        "stock" => Some(stock(view, texts, seat(view, word)?)),
        "panel" => Some(panel(view, texts, seat(view, word)?)),
        "score" => Some(score(view, texts, seat(view, word)?)),
        "stones" => Some(stones(view, texts, seat(view, word)?)),
        "held" => {
            let (owner, word) = word.split_once('-')?;
            let owner = seat(view, owner)?;
            match Tile::from_word(word) {
                Some(held) => Some(tile(view, texts, held, Some(owner))),
                None => Some(Card {
                    title: piece_title(texts, word)?,
                    ..verbs::verb(view, texts, word, Some(owner))?
                }),
            }
        }
        _ => None,
    }
}

/// The seat with this word, if it plays.
fn seat(view: &View, word: &str) -> Option<Seat> {
    Seat::of_part(&Part::new("seat", word.to_owned())).filter(|seat| seat.index() < view.players.len())
}

/// Whose pieces stand for parts of moves.
fn owner(view: &View) -> Option<Seat> {
    Seat::all(view.players.len()).find(|&seat| is_own(view, seat))
}

fn plain(title: String, lines: Vec<String>, clause: &'static str) -> Card {
    Card { title, brief: String::new(), lines, clause }
}

fn mountain_space(view: &View, texts: &Texts, hex: Hex) -> Card {
    let title = facts::place_title(view, texts, Cell::Hex(hex));
    let mut lines = facts::mountain_space(view, texts, hex);
    let top = view.board.tiles.get(&hex).and_then(|stack| stack.last());
    let just_laid = matches!(view.phase, Phase::Build(build) if build.just_laid == Some(hex));
    let (id, clause) = match top {
        None => ("about-rock", "CV-8.3"),
        Some(_) if view.board.veins.contains_key(&hex) => ("about-vein", "CV-10.6"),
        Some(_) if view.board.stations.contains_key(&Cell::Hex(hex)) => ("about-station", "CV-9.3"),
        Some(top) if top.tile.is_dynamite() => ("about-dynamite", "CV-13.2"),
        Some(_) if just_laid => ("about-just-laid", "CV-9.1"),
        Some(_) => ("about-tile", "CV-8.1"),
    };
    lines.push(texts.say(id, &[]));
    plain(title, lines, clause)
}

fn city_space(view: &View, texts: &Texts, cell: RingCell) -> Card {
    let mut lines = facts::city_space(view, texts, cell);
    lines.push(texts.say("about-city", &[]));
    plain(facts::place_title(view, texts, Cell::Ring(cell)), lines, "CV-12.3")
}

fn gap(view: &View, texts: &Texts, cell: RingCell) -> Card {
    plain(facts::place_title(view, texts, Cell::Ring(cell)), vec![texts.say("about-gap", &[])], "CV-2.3")
}

/// A colour: its scale, and what one of its stones brings now.
fn colour(view: &View, texts: &Texts, colour: Colour) -> Card {
    let open = STONES_PER_COLOUR - view.scales[colour];
    let new = view.rulebook.components.vein_stones[view.players.len() - 2].min(view.scales[colour]);
    let brief = match view.phase {
        Phase::FinalSale(_) => texts.say("brief-sold-now", &[("points", number(open))]),
        Phase::Build(_) if new > 0 => texts.say("brief-new-vein", &[("count", number(new))]),
        Phase::Build(_)
        | Phase::Opener
        | Phase::Reveal(_)
        | Phase::Auction(_)
        | Phase::Choose(_)
        | Phase::Orders(_)
        | Phase::ColourSale(_)
        | Phase::Selling(_)
        | Phase::OrderSale(_)
        | Phase::Over => String::new(),
    };
    let mut lines = facts::scale(view, texts, colour);
    lines.push(texts.say("about-scale", &[]));
    Card { title: titled(&names::gems(texts, colour)), brief, lines, clause: "CV-10.5" }
}

/// A number that can be said now.
fn number_card(view: &View, texts: &Texts, said: u16) -> Option<Card> {
    let (id, clause) = match view.phase {
        Phase::Auction(_) => ("about-bid", "CV-5.6"),
        Phase::ColourSale(_) => ("about-price", "CV-14.5"),
        Phase::Selling(_) => ("about-sale", "CV-14.5"),
        Phase::Opener
        | Phase::Reveal(_)
        | Phase::Choose(_)
        | Phase::Orders(_)
        | Phase::Build(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => return None,
    };
    Some(plain(titled(&amount(view, texts, said)?), vec![texts.say(id, &[])], clause))
}

fn phase(view: &View, texts: &Texts) -> Card {
    let lines = vec![crate::sketch::section(view, texts), texts.say("about-phase", &[])];
    plain(crate::sketch::phase(view, texts), lines, "CV-4.1")
}

fn sequence_card(view: &View, texts: &Texts, card: SequenceCard) -> Card {
    let tile = Tile::dynamite(view.rulebook.components.dynamite[card.index()]);
    let tile = ("tile", names::tile(texts, tile).into());
    let mut lines = vec![texts.say("about-card", &[tile])];
    let holds = |seat: &Seat| view.players[seat.index()].card == Some(card);
    if let Some(seat) = Seat::all(view.players.len()).find(holds) {
        lines.push(texts.say("fact-card-holder", &[("who", texts.seat(seat).into())]));
    }
    plain(texts.say("card-title", &[("card", number(card.number()))]), lines, "CV-5.10")
}

fn order(view: &View, texts: &Texts, card: OrderCard) -> Card {
    plain(facts::order_title(texts, card), facts::order(view, texts, card), "CV-15.2")
}

fn deck(view: &View, texts: &Texts) -> Card {
    let values =
        [("count", number(view.orders.deck)), ("each", number(view.rulebook.components.orders_per_phase))];
    plain(texts.say("deck-title", &[]), vec![texts.say("about-deck", &values)], "CV-16.1")
}

fn pool(view: &View, texts: &Texts) -> Card {
    let mut lines = facts::pool(view, texts);
    lines.push(texts.say("about-pool", &[]));
    plain(texts.say("picture-pool", &[]), lines, "CV-7.5")
}

fn tile(view: &View, texts: &Texts, tile: Tile, owner: Option<Seat>) -> Card {
    let mut lines = Vec::new();
    if let Some(seat) = owner {
        let held = view.players[seat.index()].hand.tiles[tile];
        lines.push(texts.say("fact-held", &[("who", texts.seat(seat).into()), ("held", number(held))]));
    }
    lines.push(texts.say("fact-in-pool", &[("count", number(view.pool.tiles[tile]))]));
    lines.push(texts.say("verb-lay", &[]));
    if tile.is_dynamite() {
        lines.push(texts.say("about-dynamite", &[]));
    }
    let clause = if tile.is_dynamite() { "CV-13.2" } else { "CV-8.1" };
    plain(titled(&names::tile(texts, tile)), lines, clause)
}

/// How a piece that is not a tile is called.
fn piece_title(texts: &Texts, word: &str) -> Option<String> {
    let id = match word {
        "station" => "sign-station",
        "vein" => "sign-vein",
        "option" => "sign-option",
        "prospect" => "sign-prospect",
        _ => return None,
    };
    Some(texts.say(id, &[]))
}

/// A piece that is put into the pool.
fn piece(texts: &Texts, piece: Piece) -> Card {
    let title = texts.label(&Part::new("piece", piece.word()));
    plain(titled(&title), vec![texts.say("verb-discard", &[])], "CV-7.4.1")
}

fn stock(view: &View, texts: &Texts, seat: Seat) -> Card {
    let who = texts.seat(seat);
    let title = texts.say("stock-title", &[("who", who.as_str().into())]);
    let values = [("who", who.as_str().into()), ("count", number(view.pool.stations[seat]))];
    plain(title, vec![texts.say("about-stock", &values)], "CV-7.5.1")
}

fn panel(view: &View, texts: &Texts, seat: Seat) -> Card {
    plain(texts.seat(seat), facts::player(view, texts, seat), "CV-5.10")
}

fn score(view: &View, texts: &Texts, seat: Seat) -> Card {
    let score = texts.say("label-points", &[("points", number(view.players[seat.index()].score))]);
    let tallies = crate::scoring::points(view);
    let earned = tallies.iter().filter(|tally| tally.points[seat.index()] != 0);
    let lines = earned.map(|tally| {
        let points = texts.say("label-points", &[("points", number(tally.points[seat.index()]))]);
        texts.labelled(&texts.tally(tally), points)
    });
    plain(texts.labelled(&texts.seat(seat), score), lines.collect(), "CV-4.2")
}

fn stones(view: &View, texts: &Texts, seat: Seat) -> Card {
    let title = texts.say("stones-title", &[("who", texts.seat(seat).into())]);
    plain(title, vec![facts::stones(view, texts, seat), texts.say("about-stones", &[])], "CV-11.6")
}
