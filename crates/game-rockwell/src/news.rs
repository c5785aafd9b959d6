//! What happened in the last step.
//!
//! Everything here could be seen by everybody at the table (RW-11.3.1); what a player says under seal is not news
//! before it is revealed.

use crate::board::{Level, Place, Slot};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::names::{
    achievement_name, company_name, cubes_text, goods_text, resource_name, stock_text, team_name,
};
use crate::pieces::{Achievement, CardId, Company, DeliveryId, Order, Position, ShaftNumber, TeamId, TileId};
use crate::scoring::Ending;
use crate::view::View;
use adit_game::{Seat, Texts, Value};
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
    Bid { seat: Seat, cubes: Stock, money: Money },
    /// The directorate order was drawn or has changed.
    DirectorateOrder {},
    /// A vice-president was placed.
    Placed { seat: Seat, position: Position },
    /// Cubes were exchanged for insurance.
    Insured { seat: Seat, cubes: Stock },
    /// The control order was drawn or has changed.
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
    /// Cubes were counted out for the next transaction.
    Counted { seat: Seat, resource: Resource, count: u32 },
    /// Cubes were sold.
    Sold { seat: Seat, resource: Resource, count: u32, money: Money },
    /// Cubes were bought.
    Bought { seat: Seat, resource: Resource, count: u32, money: Money },
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
    Delivered { seat: Seat, cost: u32, delivery: DeliveryId },
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

/// So many events are kept without asking for memory; most steps have fewer.
const USUAL_NEWS: usize = 24;

/// What happened in the last step, in order.
pub type News = adit_kit::News<Event, USUAL_NEWS>;

impl Event {
    /// The event as a sentence. The orders are those of the view in which it stands.
    pub fn tell(&self, texts: &Texts, view: &View) -> String {
        let company = |company: Company| Value::from(company_name(texts, company));
        let who = |seat: Seat| company(Company::Seat(seat));
        let number = |number: u16| Value::Number(number.into());
        let text = |shown: &dyn std::fmt::Display| Value::from(shown.to_string());
        let named = |team: TeamId| Value::from(team_name(texts, team));
        let cubes = |cubes: &Cubes| Value::from(cubes_text(texts, cubes));
        let order = |order: &Order| Value::from(texts.list(order.iter().map(|seat| texts.seat(seat))));
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
                    ("cubes", stock_text(texts, exchanged).into()),
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
            Event::Counted { seat, resource, count } => say(
                "event-counted",
                &[
                    ("who", who(*seat)),
                    ("cubes", stock_text(texts, &Stock::from_iter([(*resource, *count)])).into()),
                ],
            ),
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
                    ("count", Value::Number((*cost).into())),
                    ("resource", resource_name(texts, delivery.resource).into()),
                    ("delivery", text(delivery)),
                ],
            ),
            Event::Passed { seat } => say("event-passed", &[("who", who(*seat))]),
            Event::Achieved { seat, achievement, prestige } => say(
                "event-achieved",
                &[
                    ("who", who(*seat)),
                    ("achievement", achievement_name(texts, &view.rulebook, *achievement).into()),
                    ("prestige", number((*prestige).into())),
                ],
            ),
            Event::AiMoved { team, from, to } => {
                say("event-ai-moved", &[("team", named(*team)), ("from", text(from)), ("to", text(to))])
            }
            Event::RoundEnded { round } => say("event-round-ended", &[("round", number(*round))]),
            Event::GameEnded { ending: Ending::Centre } => say("event-ended-centre", &[]),
            Event::GameEnded { ending: Ending::Achievements } => {
                let needed = view.rulebook.components.achievements_needed;
                say("event-ended-achievements", &[("count", number(needed.into()))])
            }
            Event::GameEnded { ending: Ending::Technical } => say("event-ended-technical", &[]),
        }
    }
}

fn trade(
    texts: &Texts,
    seat: Seat,
    resource: Resource,
    count: u32,
    money: Money,
) -> [(&'static str, Value<'static>); 4] {
    [
        ("who", company_name(texts, Company::Seat(seat)).into()),
        ("count", Value::Number(count.into())),
        ("resource", resource_name(texts, resource).into()),
        ("money", money.to_string().into()),
    ]
}

/// Where the last step has left something to see in the picture.
pub fn traces(_view: &crate::view::View) -> Vec<adit_game::Trace> {
    Vec::new()
}
