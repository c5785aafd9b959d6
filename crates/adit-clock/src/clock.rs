//! What the players of a table have agreed on.

use crate::{Hours, whole};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::openapi::Schema;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, OneOfBuilder, Type};

/// How long everybody has, what does not count, and what happens when time has run out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How long everybody has.
    #[schema(schema_with = limit)]
    pub limit: Limit,
    /// What does not count.
    #[serde(default, skip_serializing_if = "Hours::counts_always")]
    pub hours: Hours,
    /// What happens when time has run out.
    pub then: Then,
}

/// How long everybody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Limit {
    /// So many seconds for each move.
    Move {
        /// The time for a move.
        #[serde(deserialize_with = "whole::seconds")]
        seconds: u32,
    },
    /// A reserve for the whole game, which grows with each turn.
    Reserve {
        /// The time at the beginning.
        #[serde(deserialize_with = "whole::seconds")]
        seconds: u32,
        /// What each turn adds.
        #[serde(deserialize_with = "whole::seconds")]
        increment: u32,
    },
}

/// How a [`Limit`] is written: an object with one key. What is derived would allow others beside it.
fn limit() -> Schema {
    let seconds = || ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(u32::MAX));
    let closed = |object: ObjectBuilder| {
        object.additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
    };
    let only = |key: &str, object: ObjectBuilder| {
        closed(ObjectBuilder::new().property(key, closed(object)).required(key))
    };
    let time = || ObjectBuilder::new().property("seconds", seconds()).required("seconds");
    let reserve = time().property("increment", seconds()).required("increment");
    OneOfBuilder::new().item(only("move", time())).item(only("reserve", reserve)).build().into()
}

/// What happens when a player's time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// A bot makes the moves of this turn.
    BotMoves,
    /// A bot takes the seat, until its player takes it back.
    BotSits,
    /// Nothing: the others wait, and everybody sees that time is up.
    Wait,
}

impl Then {
    /// Every agreement, in the order in which a form lists them.
    pub const ALL: [Then; 3] = [Then::BotMoves, Then::BotSits, Then::Wait];
}

/// Why a clock cannot be agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockFault {
    /// Nobody can play that fast.
    #[error("a player needs at least {} seconds; allow more time", SHORTEST)]
    TooShort,
    /// A game would never end.
    #[error("a limit has at most {} days; allow less time, or play without a clock", LONGEST / DAY)]
    TooLong,
    /// A night that never ends.
    #[error("a night begins and ends at two different hours from 0 to 23; change one of them")]
    NoNight,
    /// Nothing is known of this time zone.
    #[error("this time zone is not known; name one like Europe/Berlin or UTC")]
    NoZone,
}

const DAY: u32 = 24 * 60 * 60;
/// No limit is shorter, in seconds.
const SHORTEST: u32 = 15;
/// No limit is longer, in seconds.
const LONGEST: u32 = 60 * DAY;

impl Clock {
    /// Can people play by this clock?
    pub fn check(&self) -> Result<(), ClockFault> {
        let (seconds, increment) = match self.limit {
            Limit::Move { seconds } => (seconds, 0),
            Limit::Reserve { seconds, increment } => (seconds, increment),
        };
        if seconds < SHORTEST {
            return Err(ClockFault::TooShort);
        }
        if seconds > LONGEST || increment > LONGEST {
            return Err(ClockFault::TooLong);
        }
        self.hours.check()
    }

    /// Do the holidays of players count here? In a game of an evening they would only hold up the others.
    pub fn grants_holidays(&self) -> bool {
        self.limit.beginning() >= Duration::from_secs((DAY / 2).into())
    }
}

impl Limit {
    /// What a player has at the beginning of the game.
    pub(crate) fn beginning(self) -> Duration {
        let (Limit::Move { seconds } | Limit::Reserve { seconds, .. }) = self;
        Duration::from_secs(seconds.into())
    }

    /// Is the time full again with each move?
    pub fn is_for_each_move(self) -> bool {
        match self {
            Limit::Move { .. } => true,
            Limit::Reserve { .. } => false,
        }
    }

    /// What a turn adds.
    pub(crate) fn increment(self) -> Duration {
        match self {
            Limit::Move { .. } => Duration::ZERO,
            Limit::Reserve { increment, .. } => Duration::from_secs(increment.into()),
        }
    }
}
