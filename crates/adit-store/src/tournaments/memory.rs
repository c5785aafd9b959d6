//! Tournaments in memory, as a database keeps them.

use super::{NewTournament, StoredTournament, TournamentTask, TournamentTaskKind, TournamentWork};
use crate::plan::Answer;
use crate::{PlayerId, State, StoreError, TableId, Time, TournamentId};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// All tournaments of a disk.
#[derive(Default)]
pub(crate) struct Tournaments(BTreeMap<TournamentId, (StoredTournament, Vec<PlayerId>, Vec<TableId>)>);

impl Tournaments {
    pub(crate) fn write(&mut self, work: &TournamentWork, now: Time) -> Answer {
        let NewTournament { id, text, players, tables } = work.tournament.clone();
        let known = self.0.get(&id).map(|(known, ..)| known);
        let (version, created_at) = match (work.expected, known) {
            (None, None) => (0, now),
            (None, Some(_)) => return Err(StoreError::TournamentExists(id)),
            (Some(expected), Some(known)) if known.version == expected => (expected + 1, known.created_at),
            (Some(_), _) => return Err(StoreError::TournamentMoved(id)),
        };
        let stored = StoredTournament { id: id.clone(), version, created_at, changed_at: now, text };
        self.0.insert(id, (stored, players, tables));
        Ok(version)
    }

    pub(crate) fn find(&self, id: &TournamentId) -> Option<StoredTournament> {
        self.0.get(id).map(|(stored, ..)| stored.clone())
    }

    pub(crate) fn list(&self, limit: u32, skip: u32) -> Vec<StoredTournament> {
        let mut all: Vec<&StoredTournament> = self.0.values().map(|(stored, ..)| stored).collect();
        all.sort_by_key(|stored| Reverse((stored.created_at, &stored.id)));
        all.into_iter().skip(skip as usize).take(limit as usize).cloned().collect()
    }

    pub(crate) fn of_player(&self, player: &PlayerId) -> Vec<TournamentId> {
        let own = self.0.iter().filter(|(_, (_, players, _))| players.contains(player));
        own.map(|(id, _)| id.clone()).collect()
    }

    pub(crate) fn tasks(&self, state: impl Fn(&TableId) -> Option<State>, limit: u32) -> Vec<TournamentTask> {
        let all = self.0.iter().flat_map(|(id, (_, _, tables))| tables.iter().map(move |table| (id, table)));
        let task = |(id, table): (&TournamentId, &TableId)| {
            let kind = match state(table) {
                None => TournamentTaskKind::Make,
                Some(State::Finished) => TournamentTaskKind::Count,
                Some(State::Open) => return None,
            };
            Some(TournamentTask { tournament: id.clone(), table: table.clone(), kind })
        };
        let mut tasks: Vec<TournamentTask> = all.filter_map(task).collect();
        tasks.sort();
        tasks.truncate(limit as usize);
        tasks
    }
}
