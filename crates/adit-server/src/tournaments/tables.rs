//! The tables of tournaments: making those that were drawn, and counting those that are over.
//!
//! Nothing is kept of what is still to be done but the tournament itself and its tables, so a server that stops at any moment
//! leaves nothing that the next look, here or on another server, would not find: the name of a table follows from the
//! tournament and its place in it, a table is made once, and the first end of it that is counted stays.

use super::Organised;
use crate::Fault;
use crate::key::digest;
use crate::meta::{Meta, Occupant, OpenTo, Who as Decides};
use crate::table::{Glance, STAND_IN, Tables};
use crate::token::Token;
use adit_game::Setup;
use adit_store::{StoreError, TableId, TournamentId, TournamentTask, TournamentTaskKind};
use adit_tournament::{Entrant, Outcome, Place, Stage, Who};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often it is looked whether tables are to be made or counted.
const LOOK: Duration = Duration::from_secs(1);
/// So many tables are dealt with at a time.
const AT_ONCE: u32 = 200;
/// So often one look follows another at once: counting the last table of a round leads to new ones.
const LOOKS: u32 = 3;

/// To which tournament a table belongs, as the table knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfTournament {
    /// The tournament.
    pub(crate) id: TournamentId,
    /// What people call it.
    pub(crate) name: String,
    /// Which round it is, counted from 1.
    pub(crate) round: usize,
}

/// The name of a table of a tournament. Every server finds the same.
pub(crate) fn table_of(id: &TournamentId, round: usize, table: usize) -> TableId {
    let [round, table] = [round, table].map(|number| number.to_string());
    let [a, b, c, d, e, f, g, h, ..] = digest(&["adit tournament table", id.as_str(), &round, &table]);
    TableId::from_bits(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

impl Tables {
    /// Makes and counts tables of tournaments for as long as the server runs. Several servers share the work.
    pub(crate) async fn hold_tournaments(self) {
        let mut looks = tokio::time::interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            self.tend_tournaments().await;
        }
    }

    /// Does what is to be done now. What fails is found again by the next look.
    pub(crate) async fn tend_tournaments(&self) {
        for _ in 0..LOOKS {
            let tasks = self.shared.store.tournament_tasks(AT_ONCE).await.unwrap_or_default();
            if tasks.is_empty() {
                return;
            }
            for task in tasks {
                if let Err(fault) = self.tend(&task).await {
                    let TournamentTask { tournament, table, .. } = &task;
                    tracing::warn!(%tournament, %table, %fault, "a table of a tournament has to wait");
                }
            }
        }
    }

    async fn tend(&self, task: &TournamentTask) -> Result<(), Fault> {
        let TournamentTask { tournament: id, table, kind } = task;
        match kind {
            TournamentTaskKind::Make => {
                let organised = self.tournament(id).await?;
                match place(&organised, id, table) {
                    Some((round, number)) => self.make(id, &organised, round, number).await,
                    None => Ok(()),
                }
            }
            TournamentTaskKind::Count => {
                let Some(outcome) = self.outcome(table).await? else { return Ok(()) };
                let count = |organised: &mut Organised| {
                    let Some((round, number)) = place(organised, id, table) else { return Ok(()) };
                    organised.tournament.record(round, number, outcome.clone())?;
                    Ok(())
                };
                self.change_tournament(id, count).await.map(|_| ())
            }
        }
    }

    /// Makes a table and seats its players, who are told of it in the same transaction.
    async fn make(
        &self,
        id: &TournamentId,
        organised: &Organised,
        round: usize,
        number: usize,
    ) -> Result<(), Fault> {
        let settings = organised.tournament.settings();
        let drawn = &organised.tournament.rounds()[round].tables[number];
        let game = adit_any::find(self.shared.games, &settings.game).map_err(Fault::setup)?;
        let seats = u8::try_from(drawn.seats.len()).map_err(Fault::setup)?;
        let setup = Setup { seats, options: settings.options.clone(), data: None };
        let begun = game.start(&setup, self.shared.source).map_err(Fault::setup)?;
        let mut players = Vec::new();
        for seat in &drawn.seats {
            let entrant = organised.tournament.entrant(*seat).ok_or(Fault::NoEntrant)?;
            players.push(occupant(entrant, Token::random(&self.shared.random)?));
        }
        let meta = Meta {
            players,
            watch: Token::random(&self.shared.random)?.reveal().to_owned(),
            clock: settings.clock.clone(),
            lobby: Some(OpenTo::Watch),
            tournament: Some(OfTournament { id: id.clone(), name: settings.name.clone(), round: round + 1 }),
            ..Meta::default()
        };
        let table = table_of(id, round, number);
        let new = self.timed_table(&table, game, &begun, &meta)?;
        match self.shared.store.create(new).await {
            Ok(()) => {
                self.shared.metrics.tables.add(1);
                tracing::info!(%table, tournament = %id, game = game.id(), "a table of a tournament begins");
            }
            // Another server was faster.
            Err(StoreError::TableExists(_)) => return Ok(()),
            Err(fault) => return Err(Fault::store(&fault)),
        }
        // A bot may have to move first, whether or not a person looks.
        self.open(&table, None).await.map(|_| ())
    }

    /// How a table has ended; nothing if it goes on.
    async fn outcome(&self, table: &TableId) -> Result<Option<Outcome>, Fault> {
        let meta = self.meta(table).await?;
        let summary = self.shared.store.summary(table).await.map_err(|_| Fault::Store)?;
        let shown = Glance::read(summary.glance.as_deref());
        let places = match shown.ended() {
            [] if meta.closed => return Ok(Some(Outcome::Void)),
            // What lists show was written by another version: the journal says it too.
            [] => self.result_of(table).await?,
            places => Some(places.to_vec()),
        };
        let place = |(score, rank): (i32, u8)| Place { score, rank };
        Ok(places.map(|places| Outcome::Played(places.into_iter().map(place).collect())))
    }
}

/// Which table of which round it is, while it is not counted.
fn place(organised: &Organised, id: &TournamentId, table: &TableId) -> Option<(usize, usize)> {
    if organised.tournament.stage() != Stage::Running {
        return None;
    }
    let rounds = organised.tournament.rounds().iter().enumerate();
    let mut tables =
        rounds.flat_map(|(round, drawn)| (0..drawn.tables.len()).map(move |number| (round, number)));
    tables.find(|(round, number)| table_of(id, *round, *number) == *table)
}

/// Who sits in the seat of an entrant. A bot sits there for somebody who has withdrawn since the round was drawn.
fn occupant(entrant: &Entrant, token: Token) -> Occupant {
    let stand_in = || Occupant::new(String::new(), Decides::Bot(STAND_IN.to_owned()));
    match &entrant.who {
        Who::Bot(bot) => Occupant::new(String::new(), Decides::Bot(bot.clone())),
        Who::Player(player) if !entrant.withdrawn => {
            let person = Occupant::new(entrant.name.clone(), Decides::Person(token.hash()));
            Occupant { player: player.parse().ok(), ..person }
        }
        Who::Player(_) | Who::Gone => stand_in(),
    }
}
