//! What happened in the last step.
//!
//! Everything here could be seen by everybody at the table (RW-11.3.1); what a player says under seal is no news
//! before it is revealed.

use crate::board::{Level, Place, Slot};
use crate::goods::{Cubes, Money, Resource};
use crate::pieces::{Achievement, CardId, Company, DeliveryId, Order, Position, ShaftNumber, TeamId, TileId};
use crate::scoring::Ending;
use crate::view::View;
use adit_game::{Seat, Texts, Value};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Why somebody gets the leftovers of an extraction (RW-5.7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Priority {
    /// As the owner of the shaft on the tile.
    Shaft,
    /// As the only strongest one.
    Strength,
    /// As the active player.
    Active,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields of an event are the values of its text")]
pub enum Event {
    /// The tiles of a level were laid.
    RingLaid { level: Level, first: u8 },
    /// A round began.
    RoundBegan { round: u16 },
    /// A bid was revealed and paid.
    Bid { seat: Seat, cubes: Cubes, money: Money },
    /// The directorate order was drawn or made anew.
    DirectorateOrder {},
    /// A vice-president was placed.
    Placed { seat: Seat, position: Position },
    /// Cubes were exchanged for insurance.
    Insured { seat: Seat, cubes: Cubes },
    /// The control order was drawn or made anew.
    ControlOrder {},
    /// An extraction round began, counted from 1.
    ExtractionRound { number: u8 },
    /// A team became active and stayed.
    Stayed { team: TeamId },
    /// A team moved.
    Moved { team: TeamId, from: Place, to: Place },
    /// A die went back to board I.
    DieReturned { team: TeamId },
    /// A die was taken along.
    DieCarried { team: TeamId, strength: u8, paid: Money },
    /// A team was bribed.
    Bribed { seat: Seat, team: TeamId, to: Slot, paid: Money },
    /// A die was hired.
    Hired { team: TeamId, strength: u8, paid: Money },
    /// A tile was flipped.
    Flipped { slot: Slot, tile: TileId },
    /// An extraction card was drawn.
    CardDrawn { card: CardId, cubes: Cubes, hazard: bool },
    /// A share of an extraction.
    Share { company: Company, cubes: Cubes },
    /// The leftovers of an extraction.
    Leftovers { company: Company, cubes: Cubes, priority: Priority },
    /// What a hazard took, and how many cubes insurance saved.
    Hazard { seat: Seat, lost: Cubes, covered: u8 },
    /// Somebody took the extraction card.
    CardTaken { company: Company, card: CardId },
    /// What the active shafts of a player earned.
    ShaftIncome { seat: Seat, cubes: Cubes },
    /// Cubes were sold.
    Sold { seat: Seat, resource: Resource, count: u8, money: Money },
    /// Cubes were bought.
    Bought { seat: Seat, resource: Resource, count: u8, money: Money },
    /// A team became stronger.
    Strengthened { team: TeamId, strength: u8, paid: Money },
    /// A safety level was bought.
    SafetyBought { seat: Seat, level: u8, paid: Money },
    /// A shaft was built.
    ShaftBuilt { seat: Seat, shaft: ShaftNumber, slot: Slot, paid: Money },
    /// A shaft was moved.
    ShaftMoved { seat: Seat, shaft: ShaftNumber, slot: Slot, paid: Money },
    /// A mobility level was bought.
    MobilityBought { seat: Seat, level: u8, paid: Money },
    /// A delivery tile was taken.
    Delivered { seat: Seat, cost: u8, delivery: DeliveryId },
    /// Somebody did without.
    Passed { seat: Seat },
    /// An achievement was received.
    Achieved { seat: Seat, achievement: Achievement, prestige: u8 },
    /// A team of the AI moved.
    AiMoved { team: TeamId, from: Place, to: Slot },
    /// A round ended.
    RoundEnded { round: u16 },
    /// The game ended.
    GameEnded { ending: Ending },
}

/// The most that is kept of one step.
const MOST_NEWS: usize = 64;

/// What happened in the last step, in order.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct News(ArrayVec<Event, MOST_NEWS>);

impl News {
    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.0
    }

    /// Adds one thing. It is told and has no effect, so that what no longer fits may be left out.
    pub fn tell(&mut self, event: Event) {
        let _ = self.0.try_push(event);
    }

    /// A new step begins.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl FromIterator<Event> for News {
    fn from_iter<I: IntoIterator<Item = Event>>(events: I) -> News {
        News(events.into_iter().take(MOST_NEWS).collect())
    }
}

/// The name of a company in the reader's language.
pub fn company_name(texts: &Texts, company: Company) -> String {
    match company {
        Company::Seat(seat) => texts.seat(seat),
        Company::Ai => texts.say("ai-name", &[]),
    }
}

/// The name of a team in the reader's language, such as "Green 2".
pub fn team_name(texts: &Texts, team: TeamId) -> String {
    let number = ("number", Value::from(team.index() as i64 + 1));
    match team.company {
        Company::Seat(_) => {
            texts.say("team-name", &[("who", company_name(texts, team.company).into()), number])
        }
        Company::Ai => texts.say("ai-team-name", &[number]),
    }
}

/// Cubes with the names of the resources, such as "2 zinc, 1 gold".
pub fn cubes_text(texts: &Texts, cubes: &Cubes) -> String {
    let named = cubes.iter().filter(|&(_, count)| count > 0);
    let list: Vec<_> =
        named.map(|(resource, count)| format!("{count} {}", resource_name(texts, resource))).collect();
    if list.is_empty() { texts.say("no-cubes", &[]) } else { list.join(", ") }
}

/// Cubes and money, such as "2 zinc, $1200".
pub fn goods_text(texts: &Texts, cubes: &Cubes, money: Money) -> String {
    if money == Money::ZERO {
        return cubes_text(texts, cubes);
    }
    let money = texts.say("money", &[("money", money.to_string().into())]);
    if cubes.is_empty() { money } else { format!("{}, {money}", cubes_text(texts, cubes)) }
}

/// The name of a resource in the reader's language.
pub fn resource_name(texts: &Texts, resource: Resource) -> String {
    texts.say(&format!("resource-{resource}"), &[])
}

/// The name of an achievement in the reader's language.
pub fn achievement_name(texts: &Texts, achievement: Achievement) -> String {
    texts.say(&format!("achievement-{achievement}"), &[])
}

impl Event {
    /// The event as a sentence. The orders are those of the view in which it stands.
    pub fn tell(&self, texts: &Texts, view: &View) -> String {
        let company = |company: Company| Value::from(company_name(texts, company));
        let who = |seat: Seat| company(Company::Seat(seat));
        let number = |number: u16| Value::Number(number.into());
        let text = |shown: &dyn std::fmt::Display| Value::from(shown.to_string());
        let named = |team: TeamId| Value::from(team_name(texts, team));
        let cubes = |cubes: &Cubes| Value::from(cubes_text(texts, cubes));
        let order = |order: &Order| {
            let names: Vec<_> = order.iter().map(|seat| company_name(texts, Company::Seat(seat))).collect();
            Value::from(names.join(", "))
        };
        let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say(id, values);
        match self {
            Event::RingLaid { level, first } => {
                say("event-ring-laid", &[("level", text(level)), ("first", number((*first).into()))])
            }
            Event::RoundBegan { round } => say("event-round-began", &[("round", number(*round))]),
            Event::Bid { seat, cubes, money } => {
                say("event-bid", &[("who", who(*seat)), ("goods", goods_text(texts, cubes, *money).into())])
            }
            Event::DirectorateOrder {} => {
                say("event-directorate-order", &[("order", order(&view.directorate))])
            }
            Event::Placed { seat, position } => {
                say("event-placed", &[("who", who(*seat)), ("position", text(position))])
            }
            Event::Insured { seat, cubes: exchanged } => say(
                "event-insured",
                &[
                    ("who", who(*seat)),
                    ("cubes", cubes(exchanged)),
                    ("count", Value::Number(exchanged.total().into())),
                ],
            ),
            Event::ControlOrder {} => say("event-control-order", &[("order", order(&view.control))]),
            Event::ExtractionRound { number: count } => {
                say("event-extraction-round", &[("number", number((*count).into()))])
            }
            Event::Stayed { team } => say("event-stayed", &[("team", named(*team))]),
            Event::Moved { team, from, to } => say(
                "event-moved",
                &[
                    ("team", named(*team)),
                    ("from", text(from)),
                    ("to", text(to)),
                    ("centre", if *to == Place::Centre { "yes" } else { "no" }.into()),
                ],
            ),
            Event::DieReturned { team } => say("event-die-returned", &[("team", named(*team))]),
            Event::DieCarried { team, strength, paid } => say(
                "event-die-carried",
                &[("team", named(*team)), ("strength", number((*strength).into())), ("paid", text(paid))],
            ),
            Event::Bribed { seat, team, to, paid } => say(
                "event-bribed",
                &[
                    ("who", who(*seat)),
                    ("team", named(*team)),
                    ("to", text(to)),
                    ("paid", Value::Number(paid.in_dollars() as i64)),
                ],
            ),
            Event::Hired { team, strength, paid } => say(
                "event-hired",
                &[
                    ("who", company(team.company)),
                    ("team", named(*team)),
                    ("strength", number((*strength).into())),
                    ("paid", text(paid)),
                ],
            ),
            Event::Flipped { slot, tile } => {
                say("event-flipped", &[("slot", text(slot)), ("tile", text(tile))])
            }
            Event::CardDrawn { card, cubes: found, hazard } => say(
                "event-card-drawn",
                &[
                    ("card", text(card)),
                    ("cubes", cubes(found)),
                    ("hazard", if *hazard { "yes" } else { "no" }.into()),
                ],
            ),
            Event::Share { company: sharer, cubes: share } => {
                say("event-share", &[("who", company(*sharer)), ("cubes", cubes(share))])
            }
            Event::Leftovers { company: first, cubes: left, priority } => {
                let id = match priority {
                    Priority::Shaft => "event-leftovers-shaft",
                    Priority::Strength => "event-leftovers-strength",
                    Priority::Active => "event-leftovers-active",
                };
                say(id, &[("who", company(*first)), ("cubes", cubes(left))])
            }
            Event::Hazard { seat, lost, covered } => say(
                "event-hazard",
                &[("who", who(*seat)), ("cubes", cubes(lost)), ("covered", number((*covered).into()))],
            ),
            Event::CardTaken { company: Company::Ai, card } => {
                say("event-card-removed", &[("card", text(card))])
            }
            Event::CardTaken { company: taker @ Company::Seat(_), card } => {
                say("event-card-taken", &[("who", company(*taker)), ("card", text(card))])
            }
            Event::ShaftIncome { seat, cubes: income } => {
                say("event-shaft-income", &[("who", who(*seat)), ("cubes", cubes(income))])
            }
            Event::Sold { seat, resource, count, money } => {
                say("event-sold", &trade(texts, *seat, *resource, *count, *money))
            }
            Event::Bought { seat, resource, count, money } => {
                say("event-bought", &trade(texts, *seat, *resource, *count, *money))
            }
            Event::Strengthened { team, strength, paid } => say(
                "event-strengthened",
                &[
                    ("team", named(*team)),
                    ("strength", number((*strength).into())),
                    ("paid", Value::Number(paid.in_dollars() as i64)),
                ],
            ),
            Event::SafetyBought { seat, level, paid } => say(
                "event-safety",
                &[("who", who(*seat)), ("level", number((*level).into())), ("paid", text(paid))],
            ),
            Event::ShaftBuilt { seat, shaft, slot, paid } => say(
                "event-shaft-built",
                &[("who", who(*seat)), ("shaft", text(shaft)), ("slot", text(slot)), ("paid", text(paid))],
            ),
            Event::ShaftMoved { seat, shaft, slot, paid } => say(
                "event-shaft-moved",
                &[("who", who(*seat)), ("shaft", text(shaft)), ("slot", text(slot)), ("paid", text(paid))],
            ),
            Event::MobilityBought { seat, level, paid } => say(
                "event-mobility",
                &[("who", who(*seat)), ("level", number((*level).into())), ("paid", text(paid))],
            ),
            Event::Delivered { seat, cost, delivery } => say(
                "event-delivered",
                &[
                    ("who", who(*seat)),
                    ("count", number((*cost).into())),
                    ("resource", resource_name(texts, delivery.resource).into()),
                    ("delivery", text(delivery)),
                ],
            ),
            Event::Passed { seat } => say("event-passed", &[("who", who(*seat))]),
            Event::Achieved { seat, achievement, prestige } => say(
                "event-achieved",
                &[
                    ("who", who(*seat)),
                    ("achievement", achievement_name(texts, *achievement).into()),
                    ("prestige", number((*prestige).into())),
                ],
            ),
            Event::AiMoved { team, from, to } => {
                say("event-ai-moved", &[("team", named(*team)), ("from", text(from)), ("to", text(to))])
            }
            Event::RoundEnded { round } => say("event-round-ended", &[("round", number(*round))]),
            Event::GameEnded { ending } => say(&format!("event-ended-{ending}"), &[]),
        }
    }
}

fn trade(
    texts: &Texts,
    seat: Seat,
    resource: Resource,
    count: u8,
    money: Money,
) -> [(&'static str, Value<'static>); 4] {
    [
        ("who", company_name(texts, Company::Seat(seat)).into()),
        ("count", Value::Number(count.into())),
        ("resource", resource_name(texts, resource).into()),
        ("money", money.to_string().into()),
    ]
}
