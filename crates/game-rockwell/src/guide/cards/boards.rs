//! Cards of what lies on the phase boards and beside them.

use super::number;
use crate::board::Level;
use crate::goods::{Money, Resource};
use crate::guide::labels;
use crate::names::{achievement_name, counted, money_text, resource_name, seats_text};
use crate::phase::Phase;
use crate::pieces::{Achievement, DeliveryId, PhaseBoard, Position};
use crate::sketch;
use crate::view::{Grant, View};
use adit_game::{Card, Seat, Texts, Value};

/// A phase board.
pub fn board(texts: &Texts, board: PhaseBoard) -> Card {
    let (text, clause) = match board {
        PhaseBoard::One => ("card-board-I", "RW-5.3.2"),
        PhaseBoard::Two => ("card-board-II", "RW-6.1"),
        PhaseBoard::Three => ("card-board-III", "RW-7.1"),
    };
    let name = labels::board_name(texts, board);
    let title = texts.say("board-title", &[("board", board.word().into()), ("name", name.into())]);
    Card { title, brief: String::new(), lines: vec![texts.say(text, &[])], clause }
}

/// A position of a phase board.
pub fn position(view: &View, texts: &Texts, position: Position) -> Option<Card> {
    let row = view.positions.iter().find(|row| row.position == position)?;
    let text = match row.grants {
        Grant::Bribe => "card-grant-bribe",
        Grant::Subcontractor => "card-grant-subcontractor",
        Grant::Transactions(_) => "card-grant-transactions",
        Grant::Actions(_) => "card-grant-actions",
    };
    let mut lines = vec![texts.say(text, &[])];
    lines.push(match row.seat {
        Some(seat) => texts.say("card-position-taken", &[("who", texts.seat(seat).into())]),
        None => texts.say("card-position-free", &[]),
    });
    let title = labels::position(texts, position);
    Some(Card { title, brief: row.grants.name(texts), lines, clause: "RW-4.3.3" })
}

/// What lies on board I: bribe tokens or subcontractors.
pub fn supply(view: &View, texts: &Texts, word: &str) -> Option<Card> {
    let (title, text, count, clause) = match word {
        "bribes" => ("card-bribes", "card-verb-bribe", view.bribe_tokens, "RW-5.5.3"),
        "subcontractors" => ("card-subcontractors", "card-verb-hire", view.dice, "RW-5.6.3"),
        _ => return None,
    };
    Some(Card {
        title: texts.say(title, &[]),
        brief: texts.say("card-left", &[("count", number(count))]),
        lines: vec![texts.say(text, &[])],
        clause,
    })
}

/// The hire of a subcontractor of some strength.
pub fn subcontractor(view: &View, texts: &Texts, strength: u8) -> Option<Card> {
    let price = view.rulebook.components.die_cost(strength)?;
    let level = Level::ALL.into_iter().find(|level| level.number() == strength)?;
    let title = texts.say("card-subcontractor", &[("strength", number(strength))]);
    let line = texts.say("card-subcontractor-level", &[("level", level.word().into())]);
    Some(Card { title, brief: money_text(texts, price), lines: vec![line], clause: "RW-5.6.2" })
}

/// The extraction rounds and which of them it is.
pub fn extraction_rounds(view: &View, texts: &Texts) -> Card {
    let rounds = view.rulebook.components.extraction_rounds;
    let mut lines = vec![texts.say("card-extraction-rounds", &[("rounds", number(rounds))])];
    if let Some(round) = view.extraction_round() {
        let values = [("number", number(round + 1)), ("rounds", number(rounds))];
        lines.push(texts.say("card-extraction-round", &values));
    }
    let title = texts.say("card-extraction", &[]);
    Card { title, brief: String::new(), lines, clause: "RW-5.3.1" }
}

/// A resource on the market.
pub fn resource(view: &View, texts: &Texts, resource: Resource) -> Card {
    let price = money_text(texts, view.rulebook.components.price(resource));
    let points =
        view.rulebook.majority_points().iter().filter(|&&points| points > 0).map(ToString::to_string);
    let lines = vec![
        texts.say("card-resource", &[("money", price.clone().into())]),
        texts.say("card-majority", &[("points", texts.list(points).into())]),
    ];
    // In the workshop a resource stands for its delivery, where the price on the market does not matter.
    let delivers = matches!(view.phase, Phase::Workshop(_));
    let brief = if delivers { String::new() } else { texts.say("card-each", &[("money", price.into())]) };
    Card { title: resource_name(texts, resource), brief, lines, clause: "RW-1.5" }
}

/// What the top tile of a stack of deliveries asks for and is worth.
pub fn delivery_brief(view: &View, texts: &Texts, resource: Resource) -> String {
    let stack = view.deliveries.iter().find(|stack| stack.resource == resource);
    match stack.and_then(|stack| Some((stack.cost?, stack.prestige?))) {
        Some((cost, prestige)) => deal(texts, resource, cost, prestige),
        None => texts.say("delivery-none", &[]),
    }
}

fn deal(texts: &Texts, resource: Resource, cost: u8, prestige: u8) -> String {
    let cubes = counted(texts, resource, cost.into());
    texts.say("delivery-deal", &[("cubes", cubes.into()), ("prestige", number(prestige))])
}

/// A stack of delivery tiles.
pub fn delivery(view: &View, texts: &Texts, resource: Resource) -> Card {
    let mut lines = vec![texts.say("card-verb-deliver", &[])];
    let components = &view.rulebook.components;
    let all = DeliveryId::of(resource, components.deliveries[resource.index()].len());
    let top = view.deliveries.iter().find(|stack| stack.resource == resource).and_then(|stack| stack.top);
    let below = all.skip_while(|&tile| Some(tile) != top).skip(1);
    let below = below.filter_map(|tile| components.delivery(tile));
    let below = texts.list(below.map(|face| deal(texts, resource, face.cost, face.prestige)));
    if !below.is_empty() {
        lines.push(texts.say("card-delivery-next", &[("list", below.into())]));
    }
    let title = texts.say("card-delivery", &[("resource", resource_name(texts, resource).into())]);
    Card { title, brief: delivery_brief(view, texts, resource), lines, clause: "RW-7.9" }
}

/// A sum that can be named in a bid.
pub fn money(texts: &Texts, money: Money) -> Card {
    let lines = vec![texts.say("card-money", &[])];
    Card { title: money_text(texts, money), brief: String::new(), lines, clause: "RW-4.2.2" }
}

/// What is left of an achievement.
pub fn achievement_brief(view: &View, texts: &Texts, achievement: Achievement) -> String {
    let left = view.achievements.get(&achievement).into_iter().flatten().map(ToString::to_string);
    let left = texts.list(left);
    if left.is_empty() {
        return texts.say("achievement-gone", &[]);
    }
    texts.say("achievement-left", &[("values", left.into())])
}

/// Who has an achievement.
pub fn achievement_holders(view: &View, texts: &Texts, achievement: Achievement) -> String {
    let holders = view.players.iter().filter(|(_, player)| player.achievements.contains(&achievement));
    let holders: Vec<Seat> = holders.map(|(seat, _)| seat).collect();
    if holders.is_empty() {
        return texts.say("achievement-nobody", &[]);
    }
    texts.say("achievement-holders", &[("who", seats_text(texts, holders).into())])
}

/// A kind of achievement.
pub fn achievement(view: &View, texts: &Texts, achievement: Achievement) -> Card {
    let components = &view.rulebook.components;
    let mut lines = vec![texts.say("card-achievement", &[]), achievement_holders(view, texts, achievement)];
    if components.achievement(achievement).required {
        let needed = components.achievements_needed;
        lines.push(texts.say("card-achievement-required", &[("count", number(needed))]));
    }
    let title = achievement_name(texts, &view.rulebook, achievement);
    Card { title, brief: achievement_brief(view, texts, achievement), lines, clause: "RW-8.1" }
}

/// The directorate order or the control order.
pub fn order(view: &View, texts: &Texts, word: &str) -> Option<Card> {
    let (title, text, order, clause) = match word {
        "directorate" => ("picture-directorate", "card-directorate", &view.directorate, "RW-4.2.2"),
        "control" => ("picture-control", "card-control", &view.control, "RW-5.2.1"),
        _ => return None,
    };
    let names = texts.list(order.iter().map(|seat| texts.seat(seat)));
    Some(Card { title: texts.say(title, &[]), brief: names, lines: vec![texts.say(text, &[])], clause })
}

/// The round and the phase.
pub fn round(view: &View, texts: &Texts) -> Card {
    let mut lines = vec![texts.say("card-round", &[])];
    if let Some(limit) = view.rulebook.round_limit {
        lines.push(texts.say("card-round-limit", &[("limit", Value::Number(limit.into()))]));
    }
    Card { title: sketch::title(view, texts), brief: String::new(), lines, clause: "RW-4.1" }
}
