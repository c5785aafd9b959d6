//! The clock in the form of the start page, and what players have agreed on in words.

use crate::{Fault, ServerTexts};
use adit_clock::{Clock, Hours, Limit, Then, Zone};
use adit_game::Value;
use maud::{Markup, html};

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// The limits that the form offers.
const LIMITS: [Limit; 9] = [
    Limit::Move { seconds: 5 * MINUTE },
    Limit::Move { seconds: HOUR },
    Limit::Move { seconds: 12 * HOUR },
    Limit::Move { seconds: DAY },
    Limit::Move { seconds: 3 * DAY },
    Limit::Move { seconds: 7 * DAY },
    Limit::Reserve { seconds: 30 * MINUTE, increment: MINUTE },
    Limit::Reserve { seconds: 3 * DAY, increment: 12 * HOUR },
    Limit::Reserve { seconds: 10 * DAY, increment: DAY },
];

/// The night that the form offers.
const NIGHT: (u8, u8) = (22, 8);

/// The fields, with a sentence about them.
pub(super) fn fields(texts: &ServerTexts, game: &str, about: &str) -> Markup {
    let id = |field: &str| format!("{game}-clock-{field}");
    html! {
        fieldset.clock {
            legend { (texts.say("clock-title")) }
            div.field {
                label for=(id("limit")) { (texts.say("clock-how-long")) }
                select id=(id("limit")) name="clock" aria-describedby=(id("about")) {
                    option value="" { (texts.say("clock-none")) }
                    @for (place, limit) in LIMITS.into_iter().enumerate() {
                        option value=(place) { (limit_in_words(texts, limit)) }
                    }
                }
            }
            p.hint id=(id("about")) { (texts.say(about)) }
            div.field {
                label for=(id("then")) { (texts.say("clock-then")) }
                select id=(id("then")) name="clock-then" {
                    @for then in Then::ALL { option value=(word(then)) { (then_in_words(texts, then)) } }
                }
            }
            p.check {
                input type="checkbox" id=(id("night")) name="clock-night" value="yes";
                label for=(id("night")) { (texts.tell("clock-night", &night(NIGHT))) }
            }
            p.check {
                input type="checkbox" id=(id("weekends")) name="clock-weekends" value="yes";
                label for=(id("weekends")) { (texts.say("clock-weekends")) }
            }
            // The browser knows where its reader lives.
            input type="hidden" name="clock-zone" value="UTC" data-zone;
        }
    }
}

/// The clock that a form asks for.
pub(super) fn asked_for(fields: &[(String, String)]) -> Result<Option<Clock>, Fault> {
    let value =
        |name: &str| fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim());
    let limit = match value("clock") {
        "" => return Ok(None),
        place => place.parse().ok().and_then(|place: usize| LIMITS.get(place).copied()),
    };
    let limit = limit.ok_or_else(|| Fault::bad("choose one of the limits of the form"))?;
    let then = Then::ALL.into_iter().find(|then| word(*then) == value("clock-then"));
    let then = then.ok_or_else(|| Fault::bad("choose what happens when time has run out"))?;
    let zone = match value("clock-zone") {
        "" => Zone::default(),
        name => Zone::find(name).map_err(Fault::setup)?,
    };
    let night = (value("clock-night") == "yes").then_some(NIGHT);
    let hours = Hours { zone, night, weekends: value("clock-weekends") == "yes" };
    Ok(Some(Clock { limit, hours, then }))
}

/// What the players have agreed on, one sentence each, with the one that says when the clock starts.
pub(super) fn agreed(texts: &ServerTexts, clock: &Clock, starts: &str) -> Vec<String> {
    let mut sentences = vec![
        texts.tell("clock-agreed", &[("limit", limit_in_words(texts, clock.limit).into())]),
        texts.say(starts),
    ];
    let hours = &clock.hours;
    let zone = || ("zone", hours.zone.name().to_owned().into());
    if let Some(between) = hours.night {
        let [from, to] = night(between);
        sentences.push(texts.tell("clock-night-agreed", &[from, to, zone()]));
    }
    if hours.weekends {
        sentences.push(texts.tell("clock-weekends-agreed", &[zone()]));
    }
    if clock.grants_holidays() {
        sentences.push(texts.say("clock-holidays-agreed"));
    }
    sentences.push(texts.say(match clock.then {
        Then::BotMoves => "clock-then-bot-agreed",
        Then::BotSits => "clock-then-seat-agreed",
        Then::Wait => "clock-then-wait-agreed",
    }));
    sentences
}

fn night((from, to): (u8, u8)) -> [(&'static str, Value<'static>); 2] {
    [("from", i64::from(from).into()), ("to", i64::from(to).into())]
}

fn limit_in_words(texts: &ServerTexts, limit: Limit) -> String {
    match limit {
        Limit::Move { seconds } => texts.tell("clock-move", &[("time", length(texts, seconds).into())]),
        Limit::Reserve { seconds, increment } => {
            let times = [("time", length(texts, seconds)), ("increment", length(texts, increment))];
            texts.tell("clock-reserve", &times.map(|(name, time)| (name, time.into())))
        }
    }
}

/// How long something is, in the largest unit of which it is a whole number.
fn length(texts: &ServerTexts, seconds: u32) -> String {
    let units = [("clock-days", DAY), ("clock-hours", HOUR), ("clock-minutes", MINUTE), ("clock-seconds", 1)];
    let whole = units.into_iter().find(|(_, unit)| seconds.is_multiple_of(*unit) && seconds >= *unit);
    let (id, unit) = whole.unwrap_or(("clock-seconds", 1));
    texts.tell(id, &[("count", i64::from(seconds / unit).into())])
}

fn word(then: Then) -> &'static str {
    match then {
        Then::BotMoves => "bot",
        Then::BotSits => "seat",
        Then::Wait => "wait",
    }
}

fn then_in_words(texts: &ServerTexts, then: Then) -> String {
    texts.say(match then {
        Then::BotMoves => "clock-then-bot",
        Then::BotSits => "clock-then-seat",
        Then::Wait => "clock-then-wait",
    })
}
