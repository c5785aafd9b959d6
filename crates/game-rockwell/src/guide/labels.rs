//! How parts of moves are called where they stand.

use crate::board::{Place, Slot};
use crate::goods::{Money, Resource};
use crate::names::{cubes_text, money_text, resource_name, team_name, where_text};
use crate::phase::Phase;
use crate::phase::drilling::Step;
use crate::phase::extraction::Stage;
use crate::pieces::{CardId, Company, PhaseBoard, Position, ShaftNumber, TeamId, TileId};
use crate::view::View;
use adit_game::{Part, Texts};

/// How a part of a move is called in this position.
pub fn label(view: &View, texts: &Texts, part: &Part) -> String {
    let word = part.word.as_ref();
    let called = match part.kind {
        "verb" => verb(view, texts, word),
        "resource" => Resource::from_word(word).map(|resource| self::resource(view, texts, resource)),
        "team" => TeamId::from_word(word).map(|team| self::team(view, texts, team)),
        "place" => Place::from_word(word).map(|place| where_text(texts, "place-name", place)),
        "slot" => Slot::from_word(word).map(|slot| slot.to_string()),
        "position" => Position::from_word(word).map(|position| self::position(texts, position)),
        "shaft" => ShaftNumber::from_word(word).map(|shaft| self::shaft(view, texts, shaft)),
        "money" => Money::from_word(word).map(|money| money_text(texts, money)),
        "tile" => TileId::from_word(word).map(|tile| {
            let income = view.rulebook.components.income(tile);
            texts.say("tile-back", &[("cubes", cubes_text(texts, &income).into())])
        }),
        "card" => {
            let face = CardId::from_word(word).and_then(|card| view.rulebook.components.card(card));
            face.map(|face| {
                let hazard = if face.hazard { "yes" } else { "no" };
                let values = [("cubes", cubes_text(texts, &face.cubes).into()), ("hazard", hazard.into())];
                texts.say("card-face", &values)
            })
        }
        "number" => word.parse().ok().and_then(|number| self::number(view, texts, number)),
        _ => None,
    };
    called.unwrap_or_else(|| texts.label(part))
}

/// What a verb does now, with its price where it has one.
fn verb(view: &View, texts: &Texts, word: &str) -> Option<String> {
    let player = view.hand().and_then(|seat| view.player(seat))?;
    let side = view.rulebook.side();
    let priced = |id: &str, prices: &[Money; 3], level: usize| {
        let price = prices.get(level)?;
        let values = [("level", (level as i64 + 1).into()), ("money", money_text(texts, *price).into())];
        Some(texts.say(id, &values))
    };
    match word {
        "safety" => priced("label-safety", &side.safety_prices, player.safety.into()),
        "mobility" => priced("label-mobility", &side.mobility_prices, player.mobility.into()),
        "shaft" => priced("label-shaft", &side.shaft_prices, player.shafts.len()),
        "pass" => pass(view).map(|id| texts.say(id, &[])),
        _ => None,
    }
}

/// What is passed.
fn pass(view: &View) -> Option<&'static str> {
    match &view.phase {
        Phase::Drilling(drilling) => match drilling.step {
            Step::Advantage(_) => Some("label-pass-advantage"),
            Step::Move(_) | Step::AiTeam | Step::AiTarget(_) => None,
        },
        Phase::Market(_) => Some("label-pass-market"),
        Phase::Workshop(_) => Some("label-pass-workshop"),
        Phase::Setup(_)
        | Phase::Auction(_)
        | Phase::Placement(_)
        | Phase::Insurance(_)
        | Phase::Extraction(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => None,
    }
}

/// A resource; in the workshop it stands for its delivery.
fn resource(view: &View, texts: &Texts, resource: Resource) -> String {
    if !matches!(view.phase, Phase::Workshop(_)) {
        return resource_name(texts, resource);
    }
    super::cards::delivery_brief(view, texts, resource)
}

fn team(view: &View, texts: &Texts, team: TeamId) -> String {
    if view.hand().map(Company::Seat) == Some(team.company) {
        return texts.say("team-own", &[("number", (team.index() as i64 + 1).into())]);
    }
    team_name(texts, team)
}

/// A position by its board and its place from the left.
pub fn position(texts: &Texts, position: Position) -> String {
    let board = board_name(texts, position.board);
    texts.say("position-name", &[("board", board.into()), ("number", (position.index() as i64 + 1).into())])
}

/// The name of a phase board.
pub fn board_name(texts: &Texts, board: PhaseBoard) -> String {
    texts.say(&format!("board-{board}"), &[])
}

fn shaft(view: &View, texts: &Texts, shaft: ShaftNumber) -> String {
    let slot = view.hand().and_then(|seat| view.player(seat)?.shafts.get(shaft.index()));
    let number = ("shaft", shaft.to_string().into());
    match slot {
        Some(slot) => texts.say("shaft-on", &[number, ("slot", slot.to_string().into())]),
        None => texts.say("shaft-name", &[number]),
    }
}

/// A number: so many insurance tiles, or the strength of a subcontractor with its price. Elsewhere it is a number.
fn number(view: &View, texts: &Texts, number: u32) -> Option<String> {
    match &view.phase {
        Phase::Extraction(extraction) if matches!(extraction.stage, Stage::Hazard(_)) => {
            Some(texts.say("insurance-tiles", &[("count", i64::from(number).into())]))
        }
        Phase::Drilling(_) => {
            let strength = u8::try_from(number).ok()?;
            let price = view.rulebook.components.die_cost(strength)?;
            let values = [("strength", i64::from(number).into()), ("money", money_text(texts, price).into())];
            Some(texts.say("label-strength", &values))
        }
        Phase::Setup(_)
        | Phase::Auction(_)
        | Phase::Placement(_)
        | Phase::Insurance(_)
        | Phase::Extraction(_)
        | Phase::Market(_)
        | Phase::Workshop(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => None,
    }
}
