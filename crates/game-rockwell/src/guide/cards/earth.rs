//! Cards of tiles, other places, teams and shafts.

use super::number;
use crate::board::{Edge, Entrance, Place, Slot};
use crate::names::{company_inside, cubes_text, money_text, seats_text, sentence, team_first, where_text};
use crate::pieces::{CardId, Company, ShaftNumber, TeamId};
use crate::view::{TeamView, View};
use adit_game::{Card, Seat, Texts, Value};

/// What a place is.
pub fn place(view: &View, texts: &Texts, place: Place) -> Card {
    match place {
        Place::Slot(slot) => tile(view, texts, slot),
        Place::Edge(edge) => self::edge(view, texts, edge),
        Place::Entrance(entrance) => self::entrance(view, texts, entrance),
        Place::Centre => centre(view, texts),
    }
}

/// A tile in a few words: what it needs, or what a shaft earns on it.
pub fn tile_brief(view: &View, texts: &Texts, slot: Slot) -> String {
    match view.terrain.get(&slot) {
        None => texts.say("tile-none", &[]),
        Some(tile) => match &tile.income {
            Some(income) => texts.say("tile-extracted", &[("cubes", cubes_text(texts, income).into())]),
            None => {
                let values =
                    [("strength", number(tile.strength)), ("present", number(view.strength_on(slot)))];
                texts.say("tile-needs", &values)
            }
        },
    }
}

/// A tile: what it needs or has brought, who is there.
pub fn tile(view: &View, texts: &Texts, slot: Slot) -> Card {
    let mut lines = Vec::new();
    let tile = view.terrain.get(&slot);
    let is_covered = tile.is_some_and(|tile| tile.tile.is_none());
    let there = view.companies().filter_map(|company| {
        let strength = view.strength_of(company, slot);
        let who = company_inside(texts, company);
        (strength > 0)
            .then(|| texts.say("strength-of", &[("who", who.into()), ("strength", number(strength))]))
    });
    let there = texts.list(there);
    if !there.is_empty() {
        lines.push(texts.say("card-tile-there", &[("list", there.into())]));
    }
    if let Some(tile) = tile.filter(|_| is_covered) {
        lines.push(texts.say("card-tile-goal", &[("strength", number(tile.strength))]));
        let cards = view.cards_left(tile.strength);
        let has_hazard =
            |card: &&CardId| view.rulebook.components.card(**card).is_some_and(|card| card.hazard);
        let hazards = cards.iter().filter(has_hazard).count();
        let values = [("count", Value::from(cards.len() as i64)), ("hazards", (hazards as i64).into())];
        lines.push(texts.say("card-tile-cards", &values));
    } else if tile.is_some() {
        lines.push(texts.say("card-tile-extracted", &[]));
    }
    if let Some((seat, shaft)) = view.shaft_on(slot) {
        lines.push(texts.say(
            "card-tile-shaft",
            &[("shaft", shaft.to_string().into()), ("who", texts.seat(seat).into())],
        ));
    }
    let level = slot.level();
    let cap = [("level", level.word().into()), ("cap", number(level.number()))];
    lines.push(texts.say("card-tile-cap", &cap));
    let clause = if is_covered { "RW-5.7.1" } else { "RW-2.8" };
    let title = texts.say("card-tile", &[("slot", slot.to_string().into())]);
    Card { title, brief: tile_brief(view, texts, slot), lines, clause }
}

/// Who stands at a place that is not a tile.
fn standing(view: &View, texts: &Texts, place: Place) -> Option<String> {
    let teams = view.teams_at(place).map(|team| {
        let who = company_inside(texts, team.team.company);
        texts.say("strength-of", &[("who", who.into()), ("strength", number(team.total()))])
    });
    let list = texts.list(teams);
    (!list.is_empty()).then(|| texts.say("card-tile-there", &[("list", list.into())]))
}

fn edge(view: &View, texts: &Texts, edge: Edge) -> Card {
    let briefs = edge.slots().map(|slot| texts.labelled(&slot.to_string(), tile_brief(view, texts, slot)));
    let mut lines = vec![texts.say("card-edge", &[])];
    lines.extend(briefs.map(|about| sentence(texts, &about)));
    lines.extend(standing(view, texts, Place::Edge(edge)));
    let title = where_text(texts, "place-name", Place::Edge(edge));
    Card { title, brief: String::new(), lines, clause: "RW-2.6" }
}

fn entrance(view: &View, texts: &Texts, entrance: Entrance) -> Card {
    let place = Place::Entrance(entrance);
    let slots: Vec<_> =
        view.rulebook.components.board.beside(place).iter().map(|slot| slot.to_string()).collect();
    let mut lines = vec![texts.say("card-entrance", &[("slots", texts.list(slots).into())])];
    lines.extend(standing(view, texts, place));
    let title = where_text(texts, "place-name", place);
    Card { title, brief: String::new(), lines, clause: "RW-2.4" }
}

fn centre(view: &View, texts: &Texts) -> Card {
    let arrived = seats_text(texts, view.in_centre());
    let mut lines = vec![texts.say("card-centre", &[])];
    if !arrived.is_empty() {
        lines.push(texts.say("card-centre-arrived", &[("who", arrived.into())]));
    }
    let needed = view.rulebook.players_in_centre();
    lines.push(texts.say("card-centre-end", &[("count", number(needed))]));
    let title = where_text(texts, "place-name", Place::Centre);
    Card { title, brief: String::new(), lines, clause: "RW-8.5" }
}

/// A team in a few words: its strength and where it stands.
pub fn team_brief(texts: &Texts, team: &TeamView) -> String {
    let place = ("place", where_text(texts, "place-at", team.place).into());
    let strength = ("strength", number(team.strength));
    match team.die {
        None => texts.say("team-brief", &[strength, place]),
        Some(hired) => texts.say("team-brief-hired", &[strength, ("hired", number(hired)), place]),
    }
}

/// A team: its strength, its subcontractor, what comes next.
pub fn team(view: &View, texts: &Texts, id: TeamId) -> Option<Card> {
    let team = view.team(id)?;
    let mut lines = Vec::new();
    if team.die.is_some() {
        lines.push(texts.say("card-team-hired", &[("total", number(team.total()))]));
    }
    if team.place == Place::Centre {
        lines.push(texts.say("card-team-centre", &[]));
    } else if id.company == Company::Ai {
        lines.push(texts.say("card-team-ai", &[]));
    } else {
        lines.push(texts.say("card-team", &[]));
        lines.push(stronger(view, texts, team.strength));
    }
    let clause = if id.company == Company::Ai { "RW-10.2.4" } else { "RW-5.3.2" };
    Some(Card { title: team_first(texts, id), brief: team_brief(texts, team), lines, clause })
}

/// What the next strength of a team costs.
fn stronger(view: &View, texts: &Texts, strength: u8) -> String {
    let price = usize::from(strength)
        .checked_sub(1)
        .and_then(|index| view.rulebook.side().strength_prices.get(index));
    match price {
        Some(price) => {
            let values = [("strength", number(strength + 1)), ("money", money_text(texts, *price).into())];
            texts.say("card-team-next", &values)
        }
        None => texts.say("card-team-strongest", &[]),
    }
}

/// A shaft: where it stands and what it earns, or what it costs and where it may be built.
pub fn shaft(view: &View, texts: &Texts, seat: Seat, shaft: ShaftNumber) -> Option<Card> {
    let player = view.player(seat)?;
    let price = money_text(texts, *view.rulebook.side().shaft_prices.get(shaft.index())?);
    let (site, clause) = match shaft.index() {
        0 => ("card-shaft-first", "RW-7.4"),
        1 => ("card-shaft-second", "RW-7.5"),
        _ => ("card-shaft-third", "RW-7.6"),
    };
    let mut lines = Vec::new();
    let brief = match player.shafts.get(shaft.index()) {
        Some(slot) => {
            let income = view.terrain.get(slot).and_then(|tile| tile.income.as_ref());
            lines.push(match income {
                Some(income) => {
                    texts.say("card-shaft-active", &[("cubes", cubes_text(texts, income).into())])
                }
                None => texts.say("card-shaft-idle", &[("slot", slot.to_string().into())]),
            });
            lines.push(texts.say("card-shaft-priority", &[]));
            lines.push(texts.say("card-shaft-move", &[("money", price.into())]));
            where_text(texts, "place-at", Place::Slot(*slot))
        }
        None => {
            lines.push(texts.say("card-shaft-what", &[]));
            texts.say("shaft-price", &[("money", price.into())])
        }
    };
    lines.push(texts.say(site, &[]));
    let title =
        texts.say("shaft-of", &[("who", texts.seat(seat).into()), ("shaft", shaft.to_string().into())]);
    Some(Card { title, brief, lines, clause })
}
