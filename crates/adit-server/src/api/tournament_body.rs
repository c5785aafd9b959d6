//! What programs are told of a tournament.

use crate::session::Person;
use crate::tournaments::{Organised, table_of};
use adit_store::{StoredTournament, TournamentId};
use adit_tournament::{Entry, Outcome, Round, Settings, Stage, Standing, TieBreak, Who};
use serde::{Deserialize, Serialize};

/// How far a tournament is.
#[derive(Clone, Copy, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StageWord {
    /// People may enter.
    Open,
    /// Nobody may enter any more, and it has not begun.
    Closed,
    /// It is played.
    Running,
    /// It is over.
    Over,
}

impl From<Stage> for StageWord {
    fn from(stage: Stage) -> StageWord {
        match stage {
            Stage::Open => StageWord::Open,
            Stage::Closed => StageWord::Closed,
            Stage::Running => StageWord::Running,
            Stage::Over => StageWord::Over,
        }
    }
}

impl From<StageWord> for Stage {
    fn from(word: StageWord) -> Stage {
        match word {
            StageWord::Open => Stage::Open,
            StageWord::Closed => Stage::Closed,
            StageWord::Running => Stage::Running,
            StageWord::Over => Stage::Over,
        }
    }
}

/// A tournament in a list.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TournamentLine {
    /// Its id.
    id: String,
    /// What people call it.
    name: String,
    /// The game.
    game: String,
    /// How far it is.
    stage: StageWord,
    /// How many are in it.
    entrants: usize,
    /// When it was announced, in milliseconds since 1970.
    created_at: i64,
}

/// A tournament.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TournamentBody {
    /// Its id.
    id: String,
    /// What was agreed.
    settings: Settings,
    /// How far it is.
    stage: StageWord,
    /// How many rounds are played, once that is known.
    length: Option<u16>,
    /// Everybody who has ever entered, by number.
    entrants: Vec<EntrantBody>,
    /// How everybody stands, the best first.
    standings: Vec<StandingBody>,
    /// The rounds that were drawn.
    rounds: Vec<RoundBody>,
    /// Does the session that asks organise it?
    organises: bool,
    /// The number of the entrant who asks, if they are in it.
    you: Option<u16>,
    /// The table at which whoever asks is expected now, with the seat. The session of the entrant opens it.
    next: Option<NextBody>,
    /// The secret with which others enter, where that is needed. Only the organiser is told it.
    link: Option<String>,
}

/// Somebody who has entered.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct EntrantBody {
    /// Their number, which stays.
    number: u16,
    /// What they are called; empty for bots.
    name: String,
    /// The id of a bot; nothing for a person.
    bot: Option<String>,
    /// Have they withdrawn?
    withdrawn: bool,
}

/// How an entrant stands.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct StandingBody {
    /// The rank; equals have the same.
    rank: usize,
    /// The number of the entrant.
    entrant: u16,
    /// The points.
    points: f64,
    /// What decides between equal points, in its order.
    ties: Vec<TieBody>,
    /// At how many tables they have played to the end.
    played: usize,
    /// How many byes they had.
    byes: usize,
    /// Have they withdrawn? Then they stand behind the others.
    withdrawn: bool,
}

/// What decides between equal points.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TieBody {
    /// What it is.
    tie: TieBreak,
    /// How much they have of it, rounded to hundredths.
    value: f64,
}

/// A round.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct RoundBody {
    /// Its tables.
    tables: Vec<DrawnBody>,
    /// Who has a bye, by number.
    byes: Vec<u16>,
}

/// A table of a round.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct DrawnBody {
    /// The table.
    table: String,
    /// Who sits there, in seat order, by number.
    seats: Vec<u16>,
    /// The points of each seat, once the table has ended.
    points: Option<Vec<f64>>,
    /// Was it closed before the end?
    void: bool,
}

/// The table at which somebody is expected.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct NextBody {
    /// The table.
    table: String,
    /// The seat.
    seat: usize,
}

impl TournamentLine {
    pub(super) fn new(stored: &StoredTournament, organised: &Organised) -> TournamentLine {
        let (tournament, settings) = (&organised.tournament, organised.tournament.settings());
        TournamentLine {
            id: stored.id.to_string(),
            name: settings.name.clone(),
            game: settings.game.clone(),
            stage: tournament.stage().into(),
            entrants: tournament.playing().count(),
            created_at: stored.created_at.millis(),
        }
    }
}

impl TournamentBody {
    /// What this person is told.
    pub(super) fn new(id: &TournamentId, organised: &Organised, person: Option<&Person>) -> TournamentBody {
        let tournament = &organised.tournament;
        let entrants = tournament.entrants().map(|(number, entrant)| EntrantBody {
            number: number.number(),
            name: entrant.name.clone(),
            bot: match &entrant.who {
                Who::Bot(bot) => Some(bot.clone()),
                Who::Player(_) | Who::Gone => None,
            },
            withdrawn: entrant.withdrawn,
        });
        let (organises, settings) = (organised.is_organised_by(person), tournament.settings());
        let rounds = tournament.rounds().iter().enumerate();
        let next = organised.next_table(id, person);
        TournamentBody {
            id: id.to_string(),
            settings: settings.clone(),
            stage: tournament.stage().into(),
            length: tournament.length(),
            entrants: entrants.collect(),
            standings: tournament.standings().iter().map(|row| standing(settings, row)).collect(),
            rounds: rounds.map(|(number, drawn)| round(id, settings, number, drawn)).collect(),
            organises,
            you: organised.entrant_of(person).map(|own| own.number()),
            next: next.map(|(table, seat)| NextBody { table: table.to_string(), seat }),
            link: Some(organised.link.clone()).filter(|_| organises && settings.entry == Entry::Link),
        }
    }
}

fn hundredths(number: i64) -> f64 {
    // Numbers of this size have an exact form.
    number as f64 / 100.0
}

fn standing(settings: &Settings, row: &Standing) -> StandingBody {
    let ties = settings.ties.iter().zip(&row.ties);
    let tie = |(tie, value): (&TieBreak, &adit_tournament::TieValue)| TieBody {
        tie: *tie,
        value: hundredths(value.hundredths()),
    };
    StandingBody {
        rank: row.rank,
        entrant: row.entrant.number(),
        points: hundredths(row.points.hundredths().into()),
        ties: ties.map(tie).collect(),
        played: row.played,
        byes: row.byes,
        withdrawn: row.withdrawn,
    }
}

fn round(id: &TournamentId, settings: &Settings, number: usize, drawn: &Round) -> RoundBody {
    let tables = drawn.tables.iter().enumerate().map(|(place, table)| {
        let points = (0..table.seats.len()).map(|seat| table.points(settings.seats, seat));
        let points: Option<Vec<_>> = points.collect();
        DrawnBody {
            table: table_of(id, number, place).to_string(),
            seats: table.seats.iter().map(|seat| seat.number()).collect(),
            points: points
                .map(|all| all.iter().map(|points| hundredths(points.hundredths().into())).collect()),
            void: table.outcome == Some(Outcome::Void),
        }
    });
    RoundBody { tables: tables.collect(), byes: drawn.byes.iter().map(|id| id.number()).collect() }
}
