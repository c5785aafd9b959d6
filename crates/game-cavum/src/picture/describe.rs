//! What the picture shows in words, for those who cannot see it: one line for each thing worth telling.

use crate::guide::facts;
use crate::hex::Cell;
use crate::names;
use crate::view::View;
use adit_game::{Seat, Texts};

/// The picture in words.
pub fn describe(view: &View, texts: &Texts) -> String {
    let mut lines =
        vec![texts.labelled(&crate::sketch::phase(view, texts), crate::sketch::section(view, texts))];
    let told = |title: String, facts: Vec<String>| {
        texts.say("describe-thing", &[("title", title.into()), ("facts", facts.join(" ").into())])
    };
    lines.extend(view.board.tiles.keys().map(|&hex| {
        let title = facts::place_title(view, texts, Cell::Hex(hex));
        let facts = facts::mountain_space(view, texts, hex);
        if facts.is_empty() { title } else { told(title, facts) }
    }));
    let stations = view.board.stations.keys().filter_map(|&cell| match cell {
        Cell::Ring(ring) => Some((cell, ring)),
        Cell::Hex(_) => None,
    });
    lines.extend(stations.map(|(cell, ring)| {
        told(facts::place_title(view, texts, cell), facts::city_space(view, texts, ring))
    }));
    let scales = view.rulebook.components.colours.iter();
    lines.extend(
        scales.map(|&colour| {
            told(names::titled(&names::gems(texts, colour)), facts::scale(view, texts, colour))
        }),
    );
    lines.push(told(texts.say("picture-pool", &[]), facts::pool(view, texts)));
    lines.extend(
        view.orders.on_show.iter().map(|shown| {
            told(facts::order_title(texts, shown.order), facts::order(view, texts, shown.order))
        }),
    );
    for seat in Seat::all(view.players.len()) {
        lines.push(told(texts.seat(seat), facts::player(view, texts, seat)));
        lines.extend(
            view.players[seat.index()]
                .orders
                .iter()
                .map(|&card| told(facts::order_title(texts, card), facts::order(view, texts, card))),
        );
    }
    lines.join("\n")
}
