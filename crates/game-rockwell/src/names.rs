//! How things are called in the reader's language.

use crate::components::{Condition, MAX_STRENGTH};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::pieces::{Achievement, Company, TeamId};
use crate::setup::Rulebook;
use adit_game::{Texts, Value};

/// The name of a company.
pub fn company_name(texts: &Texts, company: Company) -> String {
    match company {
        Company::Seat(seat) => texts.seat(seat),
        Company::Ai => texts.say("ai-name", &[]),
    }
}

/// The name of a team, such as "Green 2".
pub fn team_name(texts: &Texts, team: TeamId) -> String {
    let number = ("number", Value::from(team.index() as i64 + 1));
    match team.company {
        Company::Seat(seat) => texts.say("team-name", &[("who", texts.seat(seat).into()), number]),
        Company::Ai => texts.say("ai-team-name", &[number]),
    }
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

/// Cubes with the names of the resources, such as "2 zinc, 1 gold".
pub fn stock_text(texts: &Texts, cubes: &Stock) -> String {
    if cubes.is_empty() {
        return texts.say("no-cubes", &[]);
    }
    let named = cubes.iter().filter(|&(_, count)| count > 0);
    texts.list(named.map(|(resource, count)| counted(texts, resource, count)))
}

/// A handful of cubes with the names of the resources.
pub fn cubes_text(texts: &Texts, cubes: &Cubes) -> String {
    stock_text(texts, &Stock::from(cubes))
}

/// An amount of money, such as "$1200".
pub fn money_text(texts: &Texts, money: Money) -> String {
    texts.say("money", &[("money", money.to_string().into())])
}

/// Cubes and money, such as "2 zinc, $1200".
pub fn goods_text(texts: &Texts, cubes: &Stock, money: Money) -> String {
    if money == Money::ZERO {
        return stock_text(texts, cubes);
    }
    let money = money_text(texts, money);
    if cubes.is_empty() { money } else { texts.list([stock_text(texts, cubes), money]) }
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
        [first, second] => {
            let (first, second) = (named(first), named(second));
            texts.say("achievement-both", &[("first", first.into()), ("second", second.into())])
        }
        wanted => texts.list(wanted.iter().map(named)),
    }
}

/// These things one after the other, each behind the others by a message of `list` and `item`.
pub fn joined(texts: &Texts, message: &str, items: impl IntoIterator<Item = String>) -> String {
    let join =
        |list: String, item: String| texts.say(message, &[("list", list.into()), ("item", item.into())]);
    items.into_iter().reduce(join).unwrap_or_default()
}
