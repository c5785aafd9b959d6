//! What happens in tournaments when people withdraw, are called otherwise, become one player, or delete themselves.

use super::Organised;
use crate::Fault;
use crate::meta::{Meta, Who as Decides};
use crate::table::{STAND_IN, Tables};
use adit_store::{PlayerId, TournamentId};
use adit_tournament::{EntrantId, Stage, Who};
use serde_json::{Value, json};

impl Tables {
    /// An entrant withdraws or is removed. First a bot takes their seat where they are playing, so that nobody waits for them;
    /// a server that stops in between leaves an entrant who can withdraw once more.
    pub(super) async fn leave_tournament(
        &self,
        id: &TournamentId,
        organised: &Organised,
        entrant: EntrantId,
    ) -> Result<Organised, Fault> {
        let found = organised.tournament.entrant(entrant).filter(|entrant| !entrant.withdrawn);
        let who = found.ok_or(Fault::NoEntrant)?.who.clone();
        if organised.tournament.stage() == Stage::Over {
            return Err(Fault::WrongStage);
        }
        if let Who::Player(player) = &who
            && let Ok(player) = player.parse::<PlayerId>()
        {
            self.leave_tables(id, organised, &player).await?;
        }
        self.change_tournament(id, |organised| organised.tournament.withdraw(entrant).map_err(Fault::from))
            .await
    }

    /// A bot takes the seats of a player at the tables of a tournament that are not over.
    async fn leave_tables(
        &self,
        id: &TournamentId,
        organised: &Organised,
        player: &PlayerId,
    ) -> Result<(), Fault> {
        let leave = |meta: &mut Meta| {
            for occupant in &mut meta.players {
                let lent = occupant.lent.as_ref().is_some_and(|lent| lent.player.as_ref() == Some(player));
                if occupant.player.as_ref() == Some(player) {
                    (occupant.who, occupant.player) = (Decides::Bot(STAND_IN.to_owned()), None);
                    occupant.name.clear();
                }
                if lent {
                    occupant.lent = None;
                }
            }
        };
        for table in organised.open_tables(id) {
            match self.change_meta(&table, leave).await {
                // A table that was not made yet is made with a bot in this seat.
                Ok(_) | Err(Fault::NoTable) => {}
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    /// Changes what a player is called, or who it is, in all their tournaments.
    pub(crate) async fn in_each_tournament(
        &self,
        player: &PlayerId,
        name: Option<&str>,
        into: Option<&PlayerId>,
    ) -> Result<(), Fault> {
        for id in self.shared.store.tournaments_of_player(player).await.map_err(|_| Fault::Store)? {
            let change = |organised: &mut Organised| {
                if organised.organiser.as_ref() == Some(player) {
                    organised.organiser = into.cloned();
                }
                if let Some(found) = organised.tournament.find(player.as_str()) {
                    let known = organised.tournament.entrant(found);
                    let known = known.map(|entrant| entrant.name.clone()).unwrap_or_default();
                    let who = into.map_or(Who::Gone, |into| Who::Player(into.to_string()));
                    organised.tournament.become_known_as(found, name.unwrap_or(&known), who);
                }
                Ok(())
            };
            if into.is_none() {
                let organised = self.tournament(&id).await?;
                self.leave_tables(&id, &organised, player).await?;
            }
            self.change_tournament(&id, change).await?;
        }
        Ok(())
    }

    /// What is kept of a player in tournaments, and of nobody else there.
    pub(crate) async fn kept_in_tournaments(&self, player: &PlayerId) -> Result<Vec<Value>, Fault> {
        let mut kept = Vec::new();
        for id in self.shared.store.tournaments_of_player(player).await.map_err(|_| Fault::Store)? {
            let organised = self.tournament(&id).await?;
            let tournament = &organised.tournament;
            let standing = tournament
                .find(player.as_str())
                .and_then(|own| tournament.standings().into_iter().find(|standing| standing.entrant == own));
            kept.push(json!({
                "tournament": id,
                "name": tournament.settings().name,
                "game": tournament.settings().game,
                "organises": organised.organiser.as_ref() == Some(player),
                "rank": standing.as_ref().map(|standing| standing.rank),
                "points": standing.as_ref().map(|standing| f64::from(standing.points.hundredths()) / 100.0),
                "withdrawn": standing.as_ref().map(|standing| standing.withdrawn),
            }));
        }
        Ok(kept)
    }
}
