//! What each verb of a move does and costs.

use super::label;
use crate::names::number;
use crate::phase::Phase;
use crate::view::View;
use adit_game::{Card, Part, Seat, Texts};

/// The card of a verb, of which a seat may have some pieces.
pub fn verb(view: &View, texts: &Texts, word: &str, owner: Option<Seat>) -> Option<Card> {
    let word = Word::of(word)?;
    let (id, clause) = word.text(view);
    let components = &view.rulebook.components;
    let values = [
        ("points", number(components.option_points)),
        ("stones", number(components.vein_stones[view.players.len() - 2])),
    ];
    let mut lines = vec![texts.say(id, &values)];
    let mut brief = String::new();
    if let Some((seat, (held, in_pool))) = owner.zip(word.counts(view, owner)) {
        let values = [("who", texts.seat(seat).into()), ("held", number(held))];
        lines.push(texts.say("fact-held", &values));
        // Everybody has one prospect tile, so that its number says nothing.
        if word != Word::Prospect {
            brief = texts.say("brief-held", &[("count", number(held))]);
        }
        if let Some(count) = in_pool {
            lines.push(texts.say("fact-in-pool", &[("count", number(count))]));
        }
    }
    let title = label(view, texts, &Part::new("verb", word.word()));
    Some(Card { title: crate::names::titled(&title), brief, lines, clause })
}

adit_game::words! {
    /// A verb of a move.
    enum Word as "verb" {
        Bid = "bid", Pass = "pass", Card = "card", Order = "order", Lay = "lay", Station = "station", Vein = "vein",
        Option = "option", Points = "points", Discard = "discard", Prospect = "prospect", Nothing = "nothing", End = "end",
        Sell = "sell", Fulfil = "fulfil", Done = "done", Opener = "opener", Reveal = "reveal",
    }
}

impl Word {
    fn of(word: &str) -> Option<Word> {
        Word::from_word(word)
    }

    /// The text that says what the verb does here, and the clause. Some verbs mean another thing in another section.
    fn text(self, view: &View) -> (&'static str, &'static str) {
        let sells_colour = matches!(view.phase, Phase::ColourSale(_) | Phase::Selling(_));
        match self {
            Word::Bid if sells_colour => ("verb-bid-price", "CV-14.3"),
            Word::Bid => ("verb-bid", "CV-5.4"),
            Word::Pass if sells_colour => ("verb-pass-sale", "CV-14.4"),
            Word::Pass if matches!(view.phase, Phase::Orders(_)) => ("verb-pass-orders", "CV-6.2"),
            Word::Pass => ("verb-pass", "CV-5.4"),
            Word::Card => ("verb-card", "CV-5.6"),
            Word::Order => ("verb-order", "CV-6.1"),
            Word::Lay => ("verb-lay", "CV-8.3"),
            Word::Station => ("verb-station", "CV-9.1"),
            Word::Vein => ("verb-vein", "CV-10.1"),
            Word::Option => ("verb-option", "CV-7.5"),
            Word::Points => ("verb-points", "CV-7.5.2"),
            Word::Discard => ("verb-discard", "CV-7.4"),
            Word::Prospect => ("verb-prospect", "CV-11.4"),
            Word::Nothing => ("verb-nothing", "CV-11.4"),
            Word::End => ("verb-end", "CV-7.2"),
            Word::Sell if sells_colour => ("verb-sell", "CV-14.5"),
            Word::Sell => ("verb-sell-final", "CV-17.2"),
            Word::Fulfil => ("verb-fulfil", "CV-15.1"),
            Word::Done => ("verb-done", "CV-15.1"),
            Word::Opener => ("verb-opener", "CV-5.2"),
            Word::Reveal => ("verb-reveal", "CV-3.7"),
        }
    }

    /// How many pieces of the verb a seat has, and how many of them are in the pool.
    fn counts(self, view: &View, owner: Option<Seat>) -> Option<(u8, Option<u8>)> {
        let seat = owner?;
        let hand = &view.players[seat.index()].hand;
        match self {
            Word::Station => Some((hand.stations, Some(view.pool.stations[seat]))),
            Word::Vein => Some((hand.veins, Some(view.pool.veins))),
            Word::Option => Some((hand.options, None)),
            Word::Prospect => Some((hand.prospects, None)),
            Word::Bid
            | Word::Pass
            | Word::Card
            | Word::Order
            | Word::Lay
            | Word::Points
            | Word::Discard
            | Word::Nothing
            | Word::End
            | Word::Sell
            | Word::Fulfil
            | Word::Done
            | Word::Opener
            | Word::Reveal => None,
        }
    }
}
