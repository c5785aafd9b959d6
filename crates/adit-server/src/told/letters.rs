//! What is written for the worker when something happens at a table.

use crate::key::digest;
use crate::meta::{Meta, Who};
use adit_clock::{Moment, Reminder};
use adit_game::{Seat, SeatSet};
use adit_store::{Letter, PlayerId, Posted, TableId, Time};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A letter that says something happened: it becomes one letter for each way to tell somebody.
pub(crate) const TELL: &str = "tell";
/// A letter for one receiver on one way.
pub(crate) const SEND: &str = "send";
/// A letter that becomes the mail of a day.
pub(crate) const DAY: &str = "day";

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Event {
    pub(crate) table: String,
    pub(crate) what: What,
}

/// What it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    /// The table waits for a seat.
    Turn(Seat),
    /// The table still waits for a seat that has been thinking since one moment, and whose time runs out at another.
    Hurry { seat: Seat, since: Moment, ends_at: Moment },
    /// The game is over.
    Over,
    /// A table of a tournament has begun.
    Begun,
}

/// Who is told, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum To {
    Browser(PlayerId, String),
    Mail(PlayerId),
    Hook(PlayerId),
    /// The room that the table tells.
    Room,
}

/// A letter for one receiver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Delivery {
    /// What receivers know the message by: the same for each attempt. It must show nothing of the table but what they know.
    pub(crate) id: String,
    pub(crate) to: To,
    pub(crate) event: Event,
}

/// Whom a table asks.
pub(crate) struct Asked {
    pub(crate) before: SeatSet,
    pub(crate) after: SeatSet,
    pub(crate) is_over: bool,
    /// How many entries the public has noticed.
    pub(crate) number: usize,
}

/// The letters for what happens at a table. They follow from what everybody at the table notices, so they say nothing of what
/// is done under seal.
pub(crate) fn letters(
    table: &TableId,
    meta: &Meta,
    asked: &Asked,
    now: Time,
    patience: Duration,
    is_there: impl Fn(Seat) -> bool,
) -> Vec<Letter> {
    if meta.lesson.is_some() || meta.puzzle.is_some() {
        return Vec::new();
    }
    let letter = |key: String, what: What, after: Duration| {
        let event = Event { table: table.as_str().to_owned(), what };
        let due_at = later(now, after);
        // It is made of plain fields.
        Letter { key, kind: TELL.to_owned(), body: serde_json::to_string(&event).unwrap_or_default(), due_at }
    };
    let players = |seat: Seat| meta.players.get(seat.index());
    if asked.is_over {
        let concerns = |seat: Seat| players(seat).is_some_and(|occupant| occupant.player.is_some());
        let anybody = Seat::all(meta.players.len()).any(concerns) || meta.hook.is_some();
        return anybody
            .then(|| letter(format!("over {table} {}", asked.number), What::Over, Duration::ZERO))
            .into_iter()
            .collect();
    }
    // Somebody who plays several seats is there for all of them.
    let same = |one: Seat, other: Seat| {
        one == other
            || players(one)
                .zip(players(other))
                .is_some_and(|(one, other)| one.player.is_some() && one.player == other.player)
    };
    let is_told = |seat: &Seat| {
        let Some(occupant) = players(*seat) else { return false };
        let is_person = matches!(occupant.who, Who::Person(_));
        is_person
            && !asked.before.contains(*seat)
            && (occupant.player.is_some() || meta.hook.is_some())
            && !Seat::all(meta.players.len()).any(|other| same(*seat, other) && is_there(other))
    };
    let told = asked.after.iter().filter(is_told);
    told.map(|seat| letter(format!("turn {table} {seat} {}", asked.number), What::Turn(seat), patience))
        .collect()
}

/// The letter that reminds a person of their time.
pub(crate) fn hurry(table: &TableId, meta: &Meta, reminder: &Reminder) -> Option<Letter> {
    let Reminder { due, since, at } = *reminder;
    let occupant = meta.players.get(due.seat.index())?;
    if occupant.player.is_none() && meta.hook.is_none() {
        return None;
    }
    let what = What::Hurry { seat: due.seat, since, ends_at: due.at };
    let event = Event { table: table.as_str().to_owned(), what };
    Some(Letter {
        key: format!("hurry {table} {} {}", due.seat, due.at),
        kind: TELL.to_owned(),
        body: serde_json::to_string(&event).ok()?,
        due_at: Time::from_millis(at),
    })
}

/// The letter that tells the players of a table of a tournament that it waits for them.
pub(crate) fn begun(table: &TableId, meta: &Meta, now: Time) -> Option<Letter> {
    meta.players.iter().any(|occupant| occupant.player.is_some()).then(|| {
        let event = Event { table: table.as_str().to_owned(), what: What::Begun };
        Letter {
            key: format!("begun {table}"),
            kind: TELL.to_owned(),
            // It is made of plain fields.
            body: serde_json::to_string(&event).unwrap_or_default(),
            due_at: now,
        }
    })
}

/// This moment and a while.
pub(crate) fn later(now: Time, after: Duration) -> Time {
    Time::from_millis(now.millis().saturating_add(i64::try_from(after.as_millis()).unwrap_or(i64::MAX)))
}

impl Delivery {
    /// The letter for one receiver that follows from another letter.
    pub(crate) fn letter(from: &Posted, to: To, event: Event, due_at: Time) -> Letter {
        let way = match &to {
            To::Browser(player, id) => format!("push {} {id}", player.as_str()),
            To::Mail(player) => format!("mail {}", player.as_str()),
            To::Hook(player) => format!("hook {}", player.as_str()),
            To::Room => "room".to_owned(),
        };
        let posted = from.posted_at.millis().to_string();
        let id = digest(&["adit letter", &from.letter.key, &posted, &way]);
        let id: String = id[..12].iter().map(|byte| format!("{byte:02x}")).collect();
        let key = format!("send {id}");
        let body = serde_json::to_string(&Delivery { id, to, event }).unwrap_or_default();
        Letter { key, kind: SEND.to_owned(), body, due_at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meta::Occupant;
    use crate::token::TokenHash;

    fn table() -> (TableId, Meta) {
        let person = |bits: u64| {
            let who = Who::Person(TokenHash::stored(format!("hash {bits}")));
            Occupant { player: Some(PlayerId::from_bits(bits)), ..Occupant::new("Ann".to_owned(), who) }
        };
        let bot = Occupant::new(String::new(), Who::Bot("easy".to_owned()));
        // The first and the last seat are of the same player.
        let players = vec![person(1), bot, person(2), person(1)];
        ("one".parse().expect("a name"), Meta { players, ..Meta::default() })
    }

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().filter_map(|number| Seat::new(*number)).collect()
    }

    fn keys(before: &[usize], after: &[usize], there: &[usize]) -> Vec<String> {
        let (id, meta) = table();
        let asked = Asked { before: seats(before), after: seats(after), is_over: false, number: 7 };
        let there = seats(there);
        let letters = letters(&id, &meta, &asked, Time::from_millis(0), Duration::from_secs(1), |seat| {
            there.contains(seat)
        });
        assert!(letters.iter().all(|letter| letter.due_at == Time::from_millis(1000)));
        letters.into_iter().map(|letter| letter.key).collect()
    }

    #[test]
    fn whoever_is_newly_asked_and_is_not_there_is_told() {
        assert_eq!(keys(&[0], &[2], &[]), ["turn one s2 7"]);
        assert_eq!(keys(&[0], &[2, 3], &[2]), ["turn one s3 7"]);
        assert_eq!(keys(&[2], &[2], &[]), Vec::<String>::new(), "nobody is told twice of one decision");
        assert_eq!(keys(&[2], &[0, 2], &[]), ["turn one s0 7"]);
        assert_eq!(keys(&[0], &[1], &[]), Vec::<String>::new(), "bots need no mail");
        assert_eq!(keys(&[2], &[0], &[3]), Vec::<String>::new(), "the same player follows another seat");
    }

    #[test]
    fn seats_without_a_player_are_told_where_a_room_hears_it() {
        let (id, mut meta) = table();
        meta.players.iter_mut().for_each(|occupant| occupant.player = None);
        let asked = Asked { before: seats(&[0]), after: seats(&[2]), is_over: false, number: 7 };
        let count =
            |meta: &Meta| letters(&id, meta, &asked, Time::from_millis(0), Duration::ZERO, |_| false).len();
        assert_eq!(count(&meta), 0);
        meta.hook = serde_json::from_str(r#"{"format":"json","address":"https://example.org"}"#).ok();
        assert_eq!(count(&meta), 1);
        meta.puzzle = Some(crate::meta::Solving::default());
        assert_eq!(count(&meta), 0);
    }

    #[test]
    fn the_end_is_told_once_for_all() {
        let (id, meta) = table();
        let asked = Asked { before: seats(&[0]), after: SeatSet::EMPTY, is_over: true, number: 9 };
        let told = letters(&id, &meta, &asked, Time::from_millis(5), Duration::from_secs(1), |_| true);
        assert_eq!(told.iter().map(|letter| letter.key.as_str()).collect::<Vec<_>>(), ["over one 9"]);
    }

    #[test]
    fn each_way_has_a_message_of_its_own_that_keeps_its_name() {
        let letter = Letter {
            key: "turn one s2 7".to_owned(),
            kind: TELL.to_owned(),
            body: String::new(),
            due_at: Time::from_millis(0),
        };
        let posted =
            |at| Posted { letter: letter.clone(), posted_at: Time::from_millis(at), version: 1, tries: 1 };
        let event = Event { table: "one".to_owned(), what: What::Over };
        let id = |at, to| Delivery::letter(&posted(at), to, event.clone(), Time::from_millis(9)).key;
        let ann = PlayerId::from_bits(1);
        assert_eq!(id(1, To::Room), id(1, To::Room));
        assert_ne!(
            id(1, To::Room),
            id(2, To::Room),
            "the same number may come again after a move was taken back"
        );
        assert_ne!(id(1, To::Mail(ann.clone())), id(1, To::Hook(ann)));
    }
}
