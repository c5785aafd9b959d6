//! A tournament: who has entered, what was drawn, how tables have ended.

use crate::TournamentFault;
use crate::history::History;
use crate::pairing::{Draw, circle, shuffle};
use crate::points::Points;
use crate::settings::{Form, MOST_ROUNDS, Settings};
use adit_game::{Dice as _, SplitDice};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Which entrant it is: they are numbered as they enter, and keep their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(u16);

impl EntrantId {
    /// The entrant with this number.
    pub fn new(number: u16) -> EntrantId {
        EntrantId(number)
    }

    /// The number.
    pub fn number(self) -> u16 {
        self.0
    }

    /// The place among all entrants.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for EntrantId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)
    }
}

/// Who enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The player with this name that never changes.
    Player(String),
    /// The bot with this id.
    Bot(String),
    /// A player who has deleted themselves.
    Gone,
}

/// Somebody who has entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// What the others call them; empty for bots.
    pub name: String,
    /// Who it is.
    pub who: Who,
    /// Have they withdrawn, or were they removed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People may enter.
    Open,
    /// Nobody may enter any more, and it has not begun.
    Closed,
    /// It is played.
    Running,
    /// It is over.
    Over,
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Stage; 4] = [Stage::Open, Stage::Closed, Stage::Running, Stage::Over];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Closed => "closed",
            Stage::Running => "running",
            Stage::Over => "over",
        }
    }
}

/// A round: its tables, and who has a bye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The tables.
    pub tables: Vec<Table>,
    /// Who has a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<EntrantId>,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Who sits there, in seat order.
    pub seats: Vec<EntrantId>,
    /// How it has ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// How a table has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The game was played: how each seat has done.
    Played(Vec<Place>),
    /// The table was closed before the end. Everybody there shares all places.
    Void,
}

/// How a seat has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The score of the game.
    pub score: i32,
    /// The rank at the table; 1 is the best, and equals have the same.
    pub rank: u8,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    settings: Settings,
    /// Decides what nothing else decides.
    seed: u64,
    stage: Stage,
    entrants: Vec<Entrant>,
    /// The order that was drawn at the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draw: Vec<EntrantId>,
    /// How many rounds are played, once it has begun.
    #[serde(default)]
    length: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<Round>,
}

impl Tournament {
    /// A tournament that people may enter.
    pub fn new(settings: Settings, seed: u64) -> Result<Tournament, TournamentFault> {
        settings.check()?;
        let (entrants, draw, rounds) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Tournament { settings, seed, stage: Stage::Open, entrants, draw, length: 0, rounds })
    }

    /// What was agreed.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many rounds are played; nothing before it has begun, unless that was agreed.
    pub fn length(&self) -> Option<u16> {
        Some(self.length).filter(|length| *length > 0).or(self.settings.rounds)
    }

    /// The rounds that were drawn.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// An entrant.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.get(id.index())
    }

    /// Everybody who has ever entered.
    pub fn entrants(&self) -> impl Iterator<Item = (EntrantId, &Entrant)> {
        (0..).map(EntrantId).zip(&self.entrants)
    }

    /// Those who are still in it.
    pub fn playing(&self) -> impl Iterator<Item = EntrantId> {
        self.entrants().filter(|(_, entrant)| !entrant.withdrawn).map(|(id, _)| id)
    }

    /// The entrant that a player is.
    pub fn find(&self, player: &str) -> Option<EntrantId> {
        let is_own = |entrant: &Entrant| match &entrant.who {
            Who::Player(known) => known == player,
            Who::Bot(_) | Who::Gone => false,
        };
        self.entrants().find(|(_, entrant)| is_own(entrant)).map(|(id, _)| id)
    }

    /// Somebody enters. Whoever has withdrawn before the beginning comes back as who they were.
    pub fn enter(&mut self, name: &str, who: Who) -> Result<EntrantId, TournamentFault> {
        if self.stage != Stage::Open {
            return Err(TournamentFault::NotOpen);
        }
        let known = match &who {
            Who::Player(player) => self.find(player),
            Who::Bot(_) | Who::Gone => None,
        };
        if known.is_some_and(|id| !self.entrants[id.index()].withdrawn) {
            return Err(TournamentFault::EnteredTwice);
        }
        if self.playing().count() >= usize::from(self.settings.most) {
            return Err(TournamentFault::Full);
        }
        if let Some(id) = known {
            self.entrants[id.index()] = Entrant { name: name.to_owned(), who, withdrawn: false };
            return Ok(id);
        }
        // Bots can be added and removed for ever; numbers cannot.
        let number = u16::try_from(self.entrants.len()).map_err(|_| TournamentFault::Full)?;
        self.entrants.push(Entrant { name: name.to_owned(), who, withdrawn: false });
        Ok(EntrantId(number))
    }

    /// Somebody withdraws, or is removed: they are not drawn any more. What they have played counts.
    pub fn withdraw(&mut self, id: EntrantId) -> Result<(), TournamentFault> {
        let is_over = self.stage == Stage::Over;
        let entrant = self.entrants.get_mut(id.index()).filter(|entrant| !entrant.withdrawn);
        let entrant = entrant.ok_or(TournamentFault::NoEntrant)?;
        if is_over {
            return Err(TournamentFault::Stage);
        }
        entrant.withdrawn = true;
        Ok(())
    }

    /// Changes what a player is called, or who it is from now on. Nobody becomes two entrants: if the other player has entered
    /// too, this one withdraws.
    pub fn become_known_as(&mut self, id: EntrantId, name: &str, who: Who) {
        let other = match &who {
            Who::Player(player) => self.find(player).filter(|other| *other != id),
            Who::Bot(_) | Who::Gone => None,
        };
        let is_over = self.stage == Stage::Over;
        if let Some(entrant) = self.entrants.get_mut(id.index()) {
            name.clone_into(&mut entrant.name);
            if other.is_some() || who == Who::Gone {
                entrant.withdrawn |= !is_over;
            }
            entrant.who = if other.is_some() { Who::Gone } else { who };
        }
    }

    /// Nobody may enter any more.
    pub fn close(&mut self) -> Result<(), TournamentFault> {
        self.pass(&[Stage::Open], Stage::Closed)
    }

    /// People may enter again.
    pub fn open(&mut self) -> Result<(), TournamentFault> {
        self.pass(&[Stage::Closed], Stage::Open)
    }

    /// Ends it now. Tables that are not over do not count.
    pub fn end(&mut self) -> Result<(), TournamentFault> {
        self.pass(&[Stage::Open, Stage::Closed, Stage::Running], Stage::Over)
    }

    fn pass(&mut self, from: &[Stage], to: Stage) -> Result<(), TournamentFault> {
        if !from.contains(&self.stage) {
            return Err(TournamentFault::Stage);
        }
        self.stage = to;
        Ok(())
    }

    /// Begins it: the first round is drawn.
    pub fn begin(&mut self) -> Result<(), TournamentFault> {
        if !matches!(self.stage, Stage::Open | Stage::Closed) {
            return Err(TournamentFault::Stage);
        }
        let playing: Vec<EntrantId> = self.playing().collect();
        if playing.len() < usize::from(self.settings.fewest) {
            return Err(TournamentFault::TooFew);
        }
        self.draw = playing;
        shuffle(&mut self.draw, self.seed);
        self.choose_lots();
        self.length = match (self.settings.rounds, self.settings.form) {
            (Some(rounds), _) => rounds,
            (None, Form::Swiss) => swiss_length(self.draw.len()),
            (None, Form::RoundRobin) => self.round_robin_length(),
        };
        self.stage = Stage::Running;
        self.go_on();
        Ok(())
    }

    /// A table has ended. The first thing that is said of it counts. Says whether that is new.
    pub fn record(&mut self, round: usize, table: usize, outcome: Outcome) -> Result<bool, TournamentFault> {
        let found = self.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table));
        let found = found.ok_or(TournamentFault::NoTable)?;
        if let Outcome::Played(places) = &outcome
            && places.len() != found.seats.len()
        {
            return Err(TournamentFault::NoTable);
        }
        if self.stage != Stage::Running || found.outcome.is_some() {
            return Ok(false);
        }
        found.outcome = Some(outcome);
        self.go_on();
        Ok(true)
    }

    /// Draws the next round if there is one and the last one is over.
    fn go_on(&mut self) {
        let is_over = |round: &Round| round.tables.iter().all(|table| table.outcome.is_some());
        if self.stage != Stage::Running || !self.rounds.last().is_none_or(is_over) {
            return;
        }
        let next = (self.rounds.len() < usize::from(self.length)).then(|| self.next_round()).flatten();
        match next {
            Some(round) => self.rounds.push(round),
            None => self.stage = Stage::Over,
        }
    }

    fn next_round(&self) -> Option<Round> {
        let playing: Vec<EntrantId> = self.playing().collect();
        if self.is_circle() {
            if playing.len() < 2 {
                return None;
            }
            let place = |id: &EntrantId| playing.contains(id).then_some(*id);
            let places: Vec<Option<EntrantId>> = self.draw.iter().map(place).collect();
            return Some(circle(&places, self.rounds.len()));
        }
        let points = self.entrants().map(|(id, _)| self.points(id)).collect();
        let history = History::new(points, &self.rounds);
        self.drawn(&history, self.rounds.len(), &playing)
    }

    fn drawn(&self, history: &History, round: usize, playing: &[EntrantId]) -> Option<Round> {
        let Settings { form, seats, fewest, .. } = self.settings;
        // Each round has a lot of its own, whenever it is drawn.
        let lot = SplitDice(self.seed ^ (round as u64 + 1).wrapping_mul(0x2545_f491_4f6c_dd1d)).bits();
        Draw { form, seats, fewest, history, lot }.round(playing)
    }

    fn is_circle(&self) -> bool {
        self.settings.form == Form::RoundRobin && self.settings.seats == 2
    }

    /// How many rounds it takes until everybody has met everybody.
    fn round_robin_length(&self) -> u16 {
        let count = self.draw.len();
        if self.is_circle() {
            let rounds = if count % 2 == 0 { count - 1 } else { count };
            return u16::try_from(rounds).unwrap_or(MOST_ROUNDS).min(MOST_ROUNDS);
        }
        self.rehearsed().0
    }

    /// Where everybody meets everybody at larger tables, it depends on the lots how evenly that goes. Nobody has an advantage of
    /// better ones, so some are tried.
    fn choose_lots(&mut self) {
        if self.settings.form != Form::RoundRobin || self.is_circle() {
            return;
        }
        let trials = match self.draw.len() {
            ..=9 => 12,
            10..=16 => 6,
            _ => 2,
        };
        let lots: Vec<u64> = {
            let mut dice = SplitDice(self.seed);
            (0..trials).map(|_| dice.bits()).collect()
        };
        let tried = lots.into_iter().map(|lot| {
            self.seed = lot;
            (self.rehearsed(), lot)
        });
        // The first one of equals.
        let best = tried.collect::<Vec<_>>().into_iter().min();
        self.seed = best.map_or(self.seed, |(_, lot)| lot);
    }

    /// How many rounds it takes until everybody has met everybody if all stay, or as many as were agreed, and how unequal
    /// the meetings are then.
    fn rehearsed(&self) -> (u16, u64) {
        let mut history = History::new(vec![Points::default(); self.entrants.len()], &[]);
        let pairs = || {
            let others = |place: usize| self.draw[place + 1..].iter();
            (0..self.draw.len())
                .flat_map(move |place| others(place).map(move |other| (self.draw[place], *other)))
        };
        let mut rounds = 0;
        while rounds < MOST_ROUNDS {
            let is_enough = match self.settings.rounds {
                Some(agreed) => rounds >= agreed,
                None => rounds > 0 && pairs().all(|(one, other)| history.met(one, other) > 0),
            };
            if is_enough {
                break;
            }
            let Some(drawn) = self.drawn(&history, rounds.into(), &self.draw) else { break };
            history.add(&drawn);
            rounds += 1;
        }
        let unequal = pairs().map(|(one, other)| u64::from(history.met(one, other)).pow(2)).sum();
        (rounds.max(1), unequal)
    }

    /// What an entrant has so far.
    pub fn points(&self, id: EntrantId) -> Points {
        let seats = self.settings.seats;
        let bye = match self.settings.form {
            Form::Swiss => Points::win(seats),
            Form::RoundRobin => Points::even(seats),
        };
        let byes = self.rounds.iter().filter(|round| round.byes.contains(&id)).map(|_| bye);
        let tables = self.tables_of(id).filter_map(|(table, seat)| table.points(seats, seat));
        byes.chain(tables).sum()
    }

    /// The tables of an entrant, and in which seat they sit there.
    pub(crate) fn tables_of(&self, id: EntrantId) -> impl Iterator<Item = (&Table, usize)> {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        tables.filter_map(move |table| Some((table, table.seats.iter().position(|seat| *seat == id)?)))
    }
}

impl Table {
    /// What a seat gets here, once the table has ended, where so many sit at a full table.
    pub fn points(&self, seats: u8, seat: usize) -> Option<Points> {
        match self.outcome.as_ref()? {
            Outcome::Void => Some(Points::even(seats)),
            Outcome::Played(places) => {
                let rank = places.get(seat)?.rank;
                let better = places.iter().filter(|place| place.rank < rank).count();
                let shared = places.iter().filter(|place| place.rank == rank).count();
                Some(Points::place(seats, places.len(), better, shared))
            }
        }
    }
}

/// So many rounds tell who is the best of so many: one more with each doubling.
fn swiss_length(count: usize) -> u16 {
    let doublings = usize::BITS - count.saturating_sub(1).leading_zeros();
    u16::try_from(doublings).unwrap_or(MOST_ROUNDS).max(1)
}
