//! What happened, in sentences.

use super::{Event, Priority};
use crate::board::Place;
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::names::{
    achievement_name, companies_text, company_inside, company_name, cubes_text, goods_text, money_text,
    resource_name, seats_text, stock_text, team_first, team_name, where_text,
};
use crate::pieces::{Company, Order, PhaseBoard, Position, TeamId};
use crate::scoring::Ending;
use crate::view::View;
use adit_game::{Seat, Texts, Value};

/// What happened in the last step. Equal shares of an extraction are told together.
pub fn tell(view: &View, texts: &Texts) -> Vec<String> {
    let mut events = view.news.events();
    let mut sentences = Vec::new();
    while let [first, rest @ ..] = events {
        let alike = rest.iter().take_while(|event| shares_alike(first, event)).count();
        let (now, later) = events.split_at(1 + alike);
        sentences.push(if let Event::Share { cubes, .. } = first {
            let sharers: Vec<Company> = now.iter().filter_map(sharer).collect();
            shares(texts, &sharers, cubes)
        } else {
            sentence(first, texts, view)
        });
        events = later;
    }
    sentences
}

fn sharer(event: &Event) -> Option<Company> {
    if let Event::Share { company, .. } = event { Some(*company) } else { None }
}

fn shares_alike(first: &Event, other: &Event) -> bool {
    matches!((first, other), (Event::Share { cubes, .. }, Event::Share { cubes: others, .. }) if cubes == others)
}

/// What everybody with a team on the tile gets (RW-5.7.5).
fn shares(texts: &Texts, sharers: &[Company], cubes: &Cubes) -> String {
    let id = if cubes.is_empty() { "event-share-none" } else { "event-share" };
    texts.say(
        id,
        &[
            ("count", (sharers.len() as i64).into()),
            ("who", companies_text(texts, sharers.iter().copied()).into()),
            ("cubes", cubes_text(texts, cubes).into()),
        ],
    )
}

/// One event as a sentence. The orders are those of the view in which it stands.
fn sentence(event: &Event, texts: &Texts, view: &View) -> String {
    let company = |company: Company| Value::from(company_name(texts, company));
    let who = |seat: Seat| company(Company::Seat(seat));
    let number = |number: u16| Value::Number(number.into());
    let text = |shown: &dyn std::fmt::Display| Value::from(shown.to_string());
    let first = |team: TeamId| Value::from(team_first(texts, team));
    let named = |team: TeamId| Value::from(team_name(texts, team));
    let cubes = |cubes: &Cubes| Value::from(cubes_text(texts, cubes));
    let money = |money: &Money| Value::from(money_text(texts, *money));
    let from = |place: Place| Value::from(where_text(texts, "place-from", place));
    let to = |place: Place| Value::from(where_text(texts, "place-to", place));
    let order = |order: &Order| Value::from(texts.list(order.iter().map(|seat| texts.seat(seat))));
    let say = |id: &str, values: &[(&str, Value<'_>)]| texts.say(id, values);
    match event {
        Event::RingLaid { level, first } => {
            say("event-ring-laid", &[("level", text(level)), ("first", number((*first).into()))])
        }
        Event::RoundBegan { round } => say("event-round-began", &[("round", number(*round))]),
        Event::Bid { seat, cubes: bid, money: paid } => {
            let goods = ("goods", goods_text(texts, bid, *paid).into());
            let worth = view.rulebook.components.value(bid).plus(*paid);
            let id = if bid.is_empty() { "event-bid" } else { "event-bid-cubes" };
            say(id, &[("who", who(*seat)), goods, ("worth", money(&worth))])
        }
        Event::DirectorateOrder {} => say("event-directorate-order", &[("order", order(&view.directorate))]),
        Event::Placed { seat, position } => placed(texts, view, *seat, *position),
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
        Event::Stayed { team } => say("event-stayed", &[("team", first(*team))]),
        Event::Moved { team, from: left, to: reached } => {
            say("event-moved", &[("team", first(*team)), ("from", from(*left)), ("to", to(*reached))])
        }
        Event::AiMoved { team, from: left, to: reached } => say(
            "event-moved",
            &[("team", first(*team)), ("from", from(*left)), ("to", to(Place::Slot(*reached)))],
        ),
        Event::SteppedDown { team, to: slot, .. } => {
            say("event-stepped-down", &[("team", first(*team)), ("slot", text(slot))])
        }
        Event::AiSent { team } => say("event-ai-sent", &[("team", first(*team))]),
        Event::DieReturned { team } => say("event-die-returned", &[("team", named(*team))]),
        Event::DieCarried { team, strength, paid } => say(
            "event-die-carried",
            &[("team", first(*team)), ("strength", number((*strength).into())), ("paid", money(paid))],
        ),
        Event::Bribed { seat, team, to: slot, paid, .. } => {
            let id = if *paid == Money::ZERO { "event-bribed" } else { "event-bribed-paid" };
            let tokens = ("tokens", Value::from(i64::from(view.bribe_tokens)));
            let team = ("team", named(*team));
            say(id, &[("who", who(*seat)), team, ("to", text(slot)), ("paid", money(paid)), tokens])
        }
        Event::Hired { team, strength, paid } => say(
            "event-hired",
            &[
                ("who", company(team.company)),
                ("team", named(*team)),
                ("strength", number((*strength).into())),
                ("paid", money(paid)),
            ],
        ),
        Event::Reached { slot, strength } => {
            say("event-reached", &[("slot", text(slot)), ("strength", number((*strength).into()))])
        }
        Event::ReachedBoth { edge } => {
            let [one, other] = edge.slots();
            say("event-reached-both", &[("first", text(&one)), ("second", text(&other))])
        }
        Event::Flipped { slot, tile } => {
            let income = view.rulebook.components.income(*tile);
            say("event-flipped", &[("slot", text(slot)), ("cubes", cubes(&income))])
        }
        Event::CardDrawn { cubes: found, hazard, .. } => {
            let id = if *hazard { "event-card-drawn-hazard" } else { "event-card-drawn" };
            say(id, &[("cubes", cubes(found))])
        }
        Event::Share { company, cubes } => shares(texts, &[*company], cubes),
        Event::Leftovers { company: taker, cubes: left, priority } => {
            let (id, who) = match priority {
                Priority::Shaft => ("event-leftovers-shaft", company(*taker)),
                Priority::Strength => ("event-leftovers-strength", company(*taker)),
                Priority::Active => ("event-leftovers-active", company_inside(texts, *taker).into()),
            };
            say(id, &[("who", who), ("cubes", cubes(left))])
        }
        Event::Hazard { seat, lost, covered } => {
            let id = if lost.is_empty() { "event-hazard-nothing" } else { "event-hazard" };
            say(id, &[("who", who(*seat)), ("cubes", cubes(lost)), ("covered", number((*covered).into()))])
        }
        Event::CardTaken { company: Company::Ai, .. } => say("event-card-removed", &[]),
        Event::CardTaken { company: Company::Seat(seat), .. } => {
            let held = view.player(*seat).map_or(0, |player| player.cards.len());
            say("event-card-taken", &[("who", who(*seat)), ("count", Value::Number(held as i64))])
        }
        Event::ShaftIncome { seat, cubes: income } => {
            say("event-shaft-income", &[("who", who(*seat)), ("cubes", cubes(income))])
        }
        Event::Counted { seat, resource, count } => {
            let counted = Stock::from_iter([(*resource, *count)]);
            say("event-counted", &[("who", who(*seat)), ("cubes", stock_text(texts, &counted).into())])
        }
        Event::Sold { seat, resource, count, money } => {
            say("event-sold", &trade(texts, *seat, *resource, *count, *money))
        }
        Event::Bought { seat, resource, count, money } => {
            say("event-bought", &trade(texts, *seat, *resource, *count, *money))
        }
        Event::Strengthened { team, strength, paid } => {
            let id = if *paid == Money::ZERO { "event-strengthened" } else { "event-strengthened-paid" };
            let strength = ("strength", number((*strength).into()));
            say(id, &[("team", first(*team)), strength, ("paid", money(paid))])
        }
        Event::SafetyBought { seat, level, paid } => say(
            "event-safety",
            &[("who", who(*seat)), ("level", number((*level).into())), ("paid", money(paid))],
        ),
        Event::ShaftBuilt { seat, shaft, slot, paid } => say(
            "event-shaft-built",
            &[("who", who(*seat)), ("shaft", text(shaft)), ("slot", text(slot)), ("paid", money(paid))],
        ),
        Event::ShaftMoved { seat, shaft, slot, paid, .. } => say(
            "event-shaft-moved",
            &[("who", who(*seat)), ("shaft", text(shaft)), ("slot", text(slot)), ("paid", money(paid))],
        ),
        Event::MobilityBought { seat, level, paid } => say(
            "event-mobility",
            &[("who", who(*seat)), ("level", number((*level).into())), ("paid", money(paid))],
        ),
        Event::Delivered { seat, cost, delivery } => {
            let worth = view.rulebook.components.delivery(*delivery).map_or(0, |face| face.prestige);
            say(
                "event-delivered",
                &[
                    ("who", who(*seat)),
                    ("count", Value::Number((*cost).into())),
                    ("resource", resource_name(texts, delivery.resource).into()),
                    ("prestige", number(worth.into())),
                ],
            )
        }
        Event::Passed { seat } => say("event-passed", &[("who", who(*seat))]),
        Event::Achieved { seat, achievement, prestige } => say(
            "event-achieved",
            &[
                ("who", who(*seat)),
                ("achievement", achievement_name(texts, &view.rulebook, *achievement).into()),
                ("prestige", number((*prestige).into())),
            ],
        ),
        Event::RoundEnded { round } => say("event-round-ended", &[("round", number(*round))]),
        Event::GameEnded { ending } => ended(texts, view, *ending),
    }
}

/// A vice-president goes to a board, which is called by its name.
fn placed(texts: &Texts, view: &View, seat: Seat, position: Position) -> String {
    let id = match position.board {
        PhaseBoard::One => "event-placed-I",
        PhaseBoard::Two => "event-placed-II",
        PhaseBoard::Three => "event-placed-III",
    };
    let grants = view.positions.iter().find(|row| row.position == position);
    texts.say(
        id,
        &[
            ("who", texts.seat(seat).into()),
            ("number", (position.index() as i64 + 1).into()),
            ("grants", grants.map(|row| row.grants.name(texts)).unwrap_or_default().into()),
        ],
    )
}

fn ended(texts: &Texts, view: &View, ending: Ending) -> String {
    match ending {
        Ending::Centre => {
            let arrived = view.in_centre();
            texts.say("event-ended-centre", &[("who", seats_text(texts, arrived).into())])
        }
        Ending::Achievements => {
            let needed = view.rulebook.components.achievements_needed;
            texts.say("event-ended-achievements", &[("count", i64::from(needed).into())])
        }
        Ending::Technical => texts.say("event-ended-technical", &[]),
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
        ("who", texts.seat(seat).into()),
        ("count", Value::Number(count.into())),
        ("resource", resource_name(texts, resource).into()),
        ("money", money_text(texts, money).into()),
    ]
}
