//! What can be known of everything that has an id in the picture, and of everything that a move can name.

mod boards;
mod earth;
mod players;
mod verbs;

pub use boards::{achievement_brief, achievement_holders, delivery_brief};
pub use earth::{team_brief, tile_brief};

use crate::board::{Place, Slot};
use crate::goods::{Money, Resource};
use crate::names::capital;
use crate::pieces::{Achievement, Company, PhaseBoard, Position, ShaftNumber, TeamId};
use crate::view::View;
use adit_game::{Card, Seat, Texts, Value};

/// What can be known of a thing. The kinds that no move has are those of the picture: `stock:s0.zinc`, `order:control`.
pub fn card(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
    let card = find(view, texts, kind, word)?;
    Some(Card { title: capital(&card.title), ..card })
}

fn find(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
    let seat = || Company::from_word(word)?.seat().filter(|&seat| view.player(seat).is_some());
    match kind {
        "verb" => verbs::verb(view, texts, word),
        "slot" => Slot::from_word(word).map(|slot| earth::tile(view, texts, slot)),
        "place" => Place::from_word(word).map(|place| earth::place(view, texts, place)),
        "team" | "crew" => earth::team(view, texts, TeamId::from_word(word)?),
        "shaft" => earth::shaft(view, texts, view.hand()?, ShaftNumber::from_word(word)?),
        "site" => {
            let (seat, shaft) = of_seat(word)?;
            earth::shaft(view, texts, seat, ShaftNumber::from_word(shaft)?)
        }
        "board" => PhaseBoard::from_word(word).map(|board| boards::board(texts, board)),
        "position" => boards::position(view, texts, Position::from_word(word)?),
        "supply" => boards::supply(view, texts, word),
        "subcontractor" => boards::subcontractor(view, texts, word.parse().ok()?),
        "extraction" => Some(boards::extraction_rounds(view, texts)),
        "resource" => Resource::from_word(word).map(|resource| boards::resource(view, texts, resource)),
        "delivery" => Resource::from_word(word).map(|resource| boards::delivery(view, texts, resource)),
        "money" => Money::from_word(word).map(|money| boards::money(texts, money)),
        "achievement" => Achievement::from_word(word).map(|kind| boards::achievement(view, texts, kind)),
        "order" => boards::order(view, texts, word),
        "round" => Some(boards::round(view, texts)),
        "panel" => players::panel(view, texts, Company::from_word(word)?),
        "stock" => {
            let (seat, goods) = of_seat(word)?;
            players::stock(view, texts, seat, goods)
        }
        "seat" => players::panel(view, texts, Company::Seat(seat()?)),
        "screen" => Some(players::screen(view, texts, seat()?)),
        "insurance" => Some(players::insurance(view, texts, seat()?)),
        "safety" => Some(players::safety(view, texts, seat()?)),
        "mobility" => Some(players::mobility(view, texts, seat()?)),
        "cards" => Some(players::cards(view, texts, seat()?)),
        "deliveries" => Some(players::deliveries(view, texts, seat()?)),
        "achievements" => Some(players::achievements(view, texts, seat()?)),
        "score" => Some(players::score(view, texts, seat()?)),
        _ => None,
    }
}

/// The seat of a word such as `s0.zinc`, and what follows.
fn of_seat(word: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = word.split_once('.')?;
    Some((Company::from_word(seat)?.seat()?, rest))
}

/// A number as a value of a text.
fn number<'a>(number: impl Into<u32>) -> Value<'a> {
    Value::Number(number.into().into())
}
