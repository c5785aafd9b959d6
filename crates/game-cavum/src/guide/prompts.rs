//! What a seat is asked.

use crate::components::STONES_PER_COLOUR;
use crate::names::{self, number};
use crate::phase::Phase;
use crate::phase::colour_sale::ColourSale;
use crate::sketch::sees_colours;
use crate::view::View;
use adit_game::{Seat, Texts};

/// What a seat is asked, if it is.
pub fn prompt(view: &View, texts: &Texts, seat: Seat) -> Option<String> {
    let asked = crate::sequence::asked_in(&view.phase).seats();
    if !asked.contains(seat) {
        return None;
    }
    let say = |id: &str| texts.say(id, &[]);
    Some(match view.phase {
        Phase::Opener | Phase::Reveal(_) | Phase::Over => return None,
        Phase::Auction(auction) => match auction.standing {
            None => say("prompt-auction-open"),
            Some(standing) => texts.say(
                "prompt-auction",
                &[("who", texts.seat(standing.seat).into()), ("points", number(standing.bid))],
            ),
        },
        Phase::Choose(_) => say("prompt-card"),
        Phase::Orders(_) => say("prompt-orders"),
        Phase::Build(build) => {
            let components = &view.rulebook.components;
            let hand = &view.players[seat.index()].hand;
            let pieces = hand.total();
            if pieces == u32::from(hand.prospects) {
                say("prompt-prospect")
            } else {
                let left = u32::from(components.actions_per_turn - build.actions).min(pieces);
                let values = [
                    ("left", number(left)),
                    ("most", number(components.actions_per_turn)),
                    ("pieces", number(pieces)),
                ];
                texts.say("prompt-build", &values)
            }
        }
        Phase::ColourSale(sale) => colour_sale(view, texts, sale, seat),
        Phase::Selling(selling) => {
            let gems = names::gems(texts, selling.colour);
            texts.say("prompt-selling", &[("gems", gems.into()), ("price", number(selling.price))])
        }
        Phase::OrderSale(_) if view.players[seat.index()].orders.is_empty() => say("prompt-no-orders"),
        Phase::OrderSale(_) => say("prompt-order-sale"),
        Phase::FinalSale(_) => say("prompt-final-sale"),
    })
}

fn colour_sale(view: &View, texts: &Texts, sale: ColourSale, seat: Seat) -> String {
    let gems = ("gems", names::gems(texts, sale.colour).into());
    // what a seat does not have is told to nobody else.
    if sees_colours(view, seat) && view.players[seat.index()].remembered[sale.colour] == 0 {
        return texts.say("prompt-sale-without-stone", &[gems]);
    }
    match sale.standing {
        None => {
            let open = STONES_PER_COLOUR - view.scales[sale.colour];
            texts.say("prompt-sale-open", &[gems, ("price", number(open))])
        }
        Some(standing) => {
            let who = ("who", texts.seat(standing.seat).into());
            texts.say("prompt-sale", &[gems, who, ("price", number(standing.bid))])
        }
    }
}
