//! How things are called in the reader's language.

use crate::board::{Edge, Place};
use crate::components::{Condition, MAX_STRENGTH};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::pieces::{Achievement, Company, TeamId};
use crate::setup::Rulebook;
use adit_game::{Seat, Texts, Value};

/// The name of a company at the beginning of a sentence.
pub fn company_name(texts: &Texts, company: Company) -> String {
    match company {
        Company::Seat(seat) => texts.seat(seat),
        Company::Ai => texts.say("ai-first", &[]),
    }
}

/// The name of a company within a sentence.
pub fn company_inside(texts: &Texts, company: Company) -> String {
    match company {
        Company::Seat(seat) => texts.seat(seat),
        Company::Ai => texts.say("ai-name", &[]),
    }
}

/// Companies at the beginning of a sentence, such as "Ada, Bo and the AI".
pub fn companies_text(texts: &Texts, companies: impl IntoIterator<Item = Company>) -> String {
    let name = |(place, company)| match place {
        0 => company_name(texts, company),
        _ => company_inside(texts, company),
    };
    and_list(texts, companies.into_iter().enumerate().map(name))
}

/// Players, such as "Ada and Bo".
pub fn seats_text(texts: &Texts, seats: impl IntoIterator<Item = Seat>) -> String {
    and_list(texts, seats.into_iter().map(|seat| texts.seat(seat)))
}

/// The name of a team within a sentence, such as "Ada’s team 2".
pub fn team_name(texts: &Texts, team: TeamId) -> String {
    say_team(texts, team, "team-name", "ai-team-name")
}

/// The name of a team at the beginning of a sentence.
pub fn team_first(texts: &Texts, team: TeamId) -> String {
    say_team(texts, team, "team-first", "ai-team-first")
}

fn say_team(texts: &Texts, team: TeamId, of_seat: &str, of_ai: &str) -> String {
    let number = ("number", Value::from(team.index() as i64 + 1));
    match team.company {
        Company::Seat(seat) => texts.say(of_seat, &[("who", texts.seat(seat).into()), number]),
        Company::Ai => texts.say(of_ai, &[number]),
    }
}

/// A place as a message of `kind` and `place` has it: `place-name`, `place-at`, `place-from`, `place-to`.
pub fn where_text(texts: &Texts, id: &str, place: Place) -> String {
    let (kind, name) = match place {
        Place::Slot(slot) => ("tile", slot.to_string()),
        Place::Entrance(entrance) => ("entrance", entrance.to_string()),
        Place::Edge(edge) => ("edge", edge_name(texts, edge)),
        Place::Centre => ("centre", String::new()),
    };
    texts.say(id, &[("kind", kind.into()), ("place", name.into())])
}

/// An edge by the two tiles that it lies between.
fn edge_name(texts: &Texts, edge: Edge) -> String {
    let [first, second] = edge.slots().map(|slot| slot.to_string());
    texts.say("edge-name", &[("first", first.into()), ("second", second.into())])
}

/// The name of a resource.
pub fn resource_name(texts: &Texts, resource: Resource) -> String {
    texts.say(&format!("resource-{resource}"), &[])
}

/// So many cubes of a resource, such as "2 zinc".
pub fn counted(texts: &Texts, resource: Resource, count: u32) -> String {
    let resource = resource_name(texts, resource);
    texts.say("counted", &[("count", i64::from(count).into()), ("resource", resource.into())])
}

/// Cubes with the names of the resources, such as "2 zinc and 1 gold".
pub fn stock_text(texts: &Texts, cubes: &Stock) -> String {
    if cubes.is_empty() {
        return texts.say("no-cubes", &[]);
    }
    let named = cubes.iter().filter(|&(_, count)| count > 0);
    and_list(texts, named.map(|(resource, count)| counted(texts, resource, count)))
}

/// A handful of cubes with the names of the resources.
pub fn cubes_text(texts: &Texts, cubes: &Cubes) -> String {
    stock_text(texts, &Stock::from(cubes))
}

/// An amount of money, such as "$1200".
pub fn money_text(texts: &Texts, money: Money) -> String {
    texts.say("money", &[("money", money.to_string().into())])
}

/// Cubes and money, such as "2 zinc and $1200".
pub fn goods_text(texts: &Texts, cubes: &Stock, money: Money) -> String {
    if money == Money::ZERO {
        return stock_text(texts, cubes);
    }
    let money = money_text(texts, money);
    let named = cubes.iter().filter(|&(_, count)| count > 0);
    and_list(texts, named.map(|(resource, count)| counted(texts, resource, count)).chain([money]))
}

/// What an achievement asks for in this game (RW-8.1), which is what it is called by.
pub fn achievement_name(texts: &Texts, rulebook: &Rulebook, achievement: Achievement) -> String {
    let number = |count: u8| Value::from(i64::from(count));
    match &rulebook.components.achievement(achievement).condition {
        Condition::Cubes(cubes) => cubes_wanted(texts, cubes),
        Condition::ExtractionCards(count) => texts.say("achievement-cards", &[("count", number(*count))]),
        Condition::TeamsWithStrength { strength, count } => {
            // a stronger team counts too, if there are any.
            let more = if *strength < MAX_STRENGTH { "yes" } else { "no" };
            let values = [("count", number(*count)), ("strength", number(*strength)), ("more", more.into())];
            texts.say("achievement-teams", &values)
        }
        Condition::AllTeamsAtLevel(level) => {
            texts.say("achievement-level", &[("level", level.word().into())])
        }
        Condition::TeamsInCentre(count) => texts.say("achievement-centre", &[("count", number(*count))]),
    }
}

fn cubes_wanted(texts: &Texts, cubes: &Cubes) -> String {
    let wanted: Vec<_> = cubes.iter().filter(|&(_, count)| count > 0).collect();
    let named = |&(resource, count): &(Resource, u8)| counted(texts, resource, count.into());
    match wanted.as_slice() {
        [(_, count), others @ ..]
            if others.len() == Resource::ALL.len() - 1 && others.iter().all(|(_, other)| other == count) =>
        {
            texts.say("achievement-each", &[("count", i64::from(*count).into())])
        }
        wanted => and_list(texts, wanted.iter().map(named)),
    }
}

/// A sentence or a title: it begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// These words as a sentence.
pub fn sentence(texts: &Texts, about: &str) -> String {
    texts.say("describe-sentence", &[("about", capital(about).into())])
}

/// These things with an "and" before the last.
pub fn and_list(texts: &Texts, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        Some(last) if !items.is_empty() => {
            texts.say("both", &[("first", texts.list(items).into()), ("second", last.into())])
        }
        last => last.unwrap_or_default(),
    }
}

/// These things one after the other, each behind the others by a message of `list` and `item`.
pub fn joined(texts: &Texts, message: &str, items: impl IntoIterator<Item = String>) -> String {
    let join =
        |list: String, item: String| texts.say(message, &[("list", list.into()), ("item", item.into())]);
    items.into_iter().reduce(join).unwrap_or_default()
}
