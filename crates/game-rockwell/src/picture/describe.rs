//! What the picture shows, in words, for those who do not see it.

use crate::board::Slot;
use crate::goods::Resource;
use crate::guide::{
    achievement_brief, achievement_holders, board_name, delivery_brief, position_name, team_brief, tile_brief,
};
use crate::names::{
    achievement_name, cubes_text, joined, money_text, resource_name, seats_text, sentence, team_first,
};
use crate::pieces::{Order, PhaseBoard, ShaftNumber};
use crate::sketch;
use crate::view::{PlayerView, PositionView, View};
use adit_game::{Seat, Texts, Value};

/// The whole picture, one line for each thing worth telling.
pub fn everything(view: &View, texts: &Texts) -> String {
    let mut lines = vec![sketch::title(view, texts)];
    let sentence = |about: String| sentence(texts, &about);
    let about = |what: String, is: String| sentence(texts.labelled(&what, is));
    let asked = view.asked();
    if !asked.is_empty() {
        let who = seats_text(texts, asked.iter());
        lines.push(texts.say("describe-asked", &[("who", who.into())]));
    }
    let order = |id: &str, order: &Order| {
        let names = texts.list(order.iter().map(|seat| texts.seat(seat)));
        (!names.is_empty()).then(|| texts.say(id, &[("order", names.into())]))
    };
    lines.extend(order("event-directorate-order", &view.directorate));
    lines.extend(order("event-control-order", &view.control));
    lines.extend(Slot::every().map(|slot| about(slot.to_string(), tile_brief(view, texts, slot))));
    lines.extend(view.teams.iter().map(|team| about(team_first(texts, team.team), team_brief(texts, team))));
    for board in PhaseBoard::ALL {
        lines.push(texts.say("describe-board", &[("board", board_name(texts, board).into())]));
        let on_board = view.positions.iter().filter(|row| row.position.board == board);
        lines.extend(on_board.map(|row| sentence(position(texts, row))));
    }
    let count = |count: u8| [("count", Value::from(i64::from(count)))];
    lines.push(sentence(texts.say("describe-tokens", &count(view.bribe_tokens))));
    lines.push(sentence(texts.say("describe-dice", &count(view.dice))));
    for stack in &view.deliveries {
        let title = texts.say("card-delivery", &[("resource", resource_name(texts, stack.resource).into())]);
        lines.push(about(title, delivery_brief(view, texts, stack.resource)));
    }
    for &kind in view.achievements.keys() {
        let title = achievement_name(texts, &view.rulebook, kind);
        lines.push(about(title, achievement_brief(view, texts, kind)));
        lines.push(achievement_holders(view, texts, kind));
    }
    for resource in Resource::ALL {
        let price = money_text(texts, view.rulebook.components.price(resource));
        lines.push(about(resource_name(texts, resource), texts.say("card-each", &[("money", price.into())])));
    }
    for (seat, held) in view.players.iter() {
        lines.push(about(texts.seat(seat), player(view, texts, seat, held)));
    }
    lines.join("\n")
}

/// A position of a phase board: what it is good for and who is there.
fn position(texts: &Texts, position: &PositionView) -> String {
    let place = ("position", Value::from(position_name(texts, position.position)));
    let grants = ("grants", Value::from(position.grants.name(texts)));
    match position.seat {
        None => texts.say("describe-position-free", &[place, grants]),
        Some(seat) => texts.say("describe-position", &[place, grants, ("who", texts.seat(seat).into())]),
    }
}

fn player(view: &View, texts: &Texts, seat: Seat, player: &PlayerView) -> String {
    let mut about = vec![sketch::goods(texts, player)];
    let count = |id: &str, name: &'static str, count: usize| texts.say(id, &[(name, (count as i64).into())]);
    about.push(count("describe-safety", "level", player.safety.into()));
    about.push(count("describe-mobility", "level", player.mobility.into()));
    about.push(count("achievement-cards", "count", player.cards.len()));
    about.push(count("achievement-count", "count", player.achievements.len()));
    about.extend(ShaftNumber::every().zip(&player.shafts).map(|(shaft, slot)| {
        texts.say("shaft-on", &[("shaft", shaft.to_string().into()), ("slot", slot.to_string().into())])
    }));
    about.extend(view.phase.answers().map(|answers| sketch::answer(texts, answers, seat)));
    about.extend(view.phase.hazard().map(|hazard| {
        texts.say("picture-at-stake", &[("cubes", cubes_text(texts, &hazard.loot[seat]).into())])
    }));
    if let Some(scores) = &view.scores {
        about.push(sketch::score(texts, &scores[seat]));
    }
    joined(texts, "describe-several", about)
}
