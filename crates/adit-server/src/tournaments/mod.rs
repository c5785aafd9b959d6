//! Tournaments: what is stored of them, and who may change it. [`adit_tournament`] decides who plays whom; here it meets the
//! tables and the people.

mod people;
mod tables;

pub(crate) use tables::{OfTournament, table_of};

use crate::Fault;
use crate::key::digest;
use crate::session::Person;
use crate::table::Tables;
use crate::token::Token;
use adit_store::{NewTournament, PlayerId, StoreError, StoredTournament, TableId, TournamentId};
use adit_tournament::{EntrantId, Entry, Stage, Tournament, TournamentFault, Who};
use serde::{Deserialize, Serialize};

/// A tournament with what the server knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Organised {
    /// Who may close entries, begin, end, and remove entrants. Nobody, if that player has deleted themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) organiser: Option<PlayerId>,
    /// The secret of the link with which people enter. The organiser passes it on, so it is kept as it is.
    pub(crate) link: String,
    pub(crate) tournament: Tournament,
}

impl Organised {
    /// A tournament as it was stored.
    pub(crate) fn read(stored: &StoredTournament) -> Result<Organised, Fault> {
        serde_json::from_str(&stored.text).map_err(|fault| {
            tracing::error!(tournament = %stored.id, %fault, "a stored tournament cannot be read");
            Fault::Store
        })
    }

    /// How it is stored.
    fn row(&self, id: &TournamentId) -> Result<NewTournament, Fault> {
        let text = serde_json::to_string(self).map_err(Fault::bad)?;
        let player = |who: &Who| match who {
            Who::Player(player) => player.parse().ok(),
            Who::Bot(_) | Who::Gone => None,
        };
        let entrants = self.tournament.entrants().filter_map(|(_, entrant)| player(&entrant.who));
        let players = entrants.chain(self.organiser.clone()).collect();
        Ok(NewTournament { id: id.clone(), text, players, tables: self.open_tables(id) })
    }

    /// The tables that are played or are to be made.
    pub(crate) fn open_tables(&self, id: &TournamentId) -> Vec<TableId> {
        if self.tournament.stage() != Stage::Running {
            return Vec::new();
        }
        let rounds = self.tournament.rounds().iter().enumerate();
        let tables = rounds.flat_map(|(round, drawn)| {
            drawn.tables.iter().enumerate().map(move |(table, drawn)| (round, table, drawn))
        });
        let open = tables.filter(|(_, _, drawn)| drawn.outcome.is_none());
        open.map(|(round, table, _)| table_of(id, round, table)).collect()
    }

    /// Does this person organise it?
    pub(crate) fn is_organised_by(&self, person: Option<&Person>) -> bool {
        let own = person.and_then(Person::id);
        own.is_some() && self.organiser.as_ref() == own
    }

    /// The entrant that this person is, if they have not withdrawn.
    pub(crate) fn entrant_of(&self, person: Option<&Person>) -> Option<EntrantId> {
        let found = self.tournament.find(person?.id()?.as_str())?;
        self.tournament.entrant(found).filter(|entrant| !entrant.withdrawn).map(|_| found)
    }

    /// The table at which this person is expected now.
    pub(crate) fn next_table(&self, id: &TournamentId, person: Option<&Person>) -> Option<(TableId, usize)> {
        let own = self.entrant_of(person)?;
        if self.tournament.stage() != Stage::Running {
            return None;
        }
        let round = self.tournament.rounds().len().checked_sub(1)?;
        let tables = self.tournament.rounds()[round].tables.iter().enumerate();
        let mut open = tables.filter(|(_, table)| table.outcome.is_none());
        open.find_map(|(number, table)| {
            let seat = table.seats.iter().position(|seat| *seat == own)?;
            Some((table_of(id, round, number), seat))
        })
    }
}

/// The name of the tournament that follows from what somebody has called their wish.
pub(crate) fn tournament_of(session: &Token, key: &str) -> TournamentId {
    let [a, b, c, d, e, f, g, h, ..] = digest(&["adit tournament", session.reveal(), key]);
    TournamentId::from_bits(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

/// The tournament that an address names.
pub(crate) fn tournament_id(text: &str) -> Result<TournamentId, Fault> {
    text.parse().map_err(|_| Fault::NoTournament)
}

impl From<TournamentFault> for Fault {
    fn from(fault: TournamentFault) -> Fault {
        match fault {
            TournamentFault::Seats
            | TournamentFault::Fewest
            | TournamentFault::Most
            | TournamentFault::Rounds
            | TournamentFault::Ties
            | TournamentFault::Clock(_) => Fault::setup(fault),
            TournamentFault::NotOpen => Fault::EntriesClosed,
            TournamentFault::Full => Fault::TournamentFull,
            TournamentFault::EnteredTwice => Fault::EnteredAlready,
            TournamentFault::NoEntrant => Fault::NoEntrant,
            TournamentFault::TooFew => Fault::TooFewEntrants,
            TournamentFault::Stage => Fault::WrongStage,
            TournamentFault::NoTable => Fault::NoTable,
        }
    }
}

/// What somebody wants to do with a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Take part.
    Enter { link: Option<String> },
    /// Let a bot take part.
    AddBot(String),
    /// Withdraw, or remove somebody.
    Leave(EntrantId),
    /// Let nobody enter any more, let people enter again, begin, or end.
    Pass(Stage),
    /// Close a table that nobody plays to the end.
    CloseTable(TableId),
}

impl Tables {
    /// A tournament.
    pub(crate) async fn tournament(&self, id: &TournamentId) -> Result<Organised, Fault> {
        let stored = self.shared.store.tournament(id).await.map_err(|_| Fault::Store)?;
        Organised::read(&stored.ok_or(Fault::NoTournament)?)
    }

    /// Keeps a new tournament, if the same wish has not done so before.
    pub(crate) async fn create_tournament(
        &self,
        id: &TournamentId,
        organiser: PlayerId,
        tournament: Tournament,
    ) -> Result<Organised, Fault> {
        let link = Token::random(&self.shared.random)?.reveal().to_owned();
        let organised = Organised { organiser: Some(organiser), link, tournament };
        match self.shared.store.create_tournament(organised.row(id)?).await {
            Ok(()) => {
                tracing::info!(tournament = %id, "a tournament is announced");
                Ok(organised)
            }
            Err(StoreError::TournamentExists(_)) => {
                let known = self.tournament(id).await?;
                if known.organiser == organised.organiser
                    && known.tournament.settings() == organised.tournament.settings()
                {
                    Ok(known)
                } else {
                    Err(Fault::KeyUsed)
                }
            }
            Err(fault) => Err(Fault::store(&fault)),
        }
    }

    /// Changes a tournament, and gives what is stored then. If somebody else was faster, it is changed as it is then.
    pub(crate) async fn change_tournament(
        &self,
        id: &TournamentId,
        change: impl Fn(&mut Organised) -> Result<(), Fault>,
    ) -> Result<Organised, Fault> {
        loop {
            let stored = self.shared.store.tournament(id).await.map_err(|_| Fault::Store)?;
            let stored = stored.ok_or(Fault::NoTournament)?;
            let before = Organised::read(&stored)?;
            let mut after = before.clone();
            change(&mut after)?;
            if after == before {
                return Ok(after);
            }
            match self.shared.store.set_tournament(stored.version, after.row(id)?).await {
                Ok(_) => return Ok(after),
                Err(StoreError::TournamentMoved(_)) => {}
                Err(fault) => return Err(Fault::store(&fault)),
            }
        }
    }

    /// Does what somebody wants to do with a tournament.
    pub(crate) async fn act_in_tournament(
        &self,
        id: &TournamentId,
        person: &Person,
        act: Act,
    ) -> Result<Organised, Fault> {
        let Some(player) = &person.player else { return Err(Fault::NoPlayer) };
        if person.is_locked() {
            return Err(Fault::LockedOut);
        }
        let organised = self.tournament(id).await?;
        let organises = organised.is_organised_by(Some(person));
        let own = match &act {
            Act::Enter { .. } => true,
            Act::Leave(entrant) => organised.entrant_of(Some(person)) == Some(*entrant),
            Act::AddBot(_) | Act::Pass(_) | Act::CloseTable(_) => false,
        };
        if !own && !organises {
            return Err(Fault::NotOrganiser);
        }
        let after = match act {
            Act::Enter { link } => {
                let may = match organised.tournament.settings().entry {
                    Entry::Everybody => true,
                    Entry::Link => organises || link.as_deref() == Some(organised.link.as_str()),
                };
                if !may {
                    return Err(Fault::EntryByLink);
                }
                if player.name.is_empty() {
                    return Err(Fault::NameFirst);
                }
                let who = Who::Player(player.id.to_string());
                let enter = |organised: &mut Organised| {
                    organised.tournament.enter(&player.name, who.clone()).map(|_| ()).map_err(Fault::from)
                };
                self.change_tournament(id, enter).await?
            }
            Act::AddBot(bot) => {
                if self.shared.pool.find(&bot).is_none() {
                    return Err(Fault::bad(format!("there is no bot {bot:?}")));
                }
                let enter = |organised: &mut Organised| {
                    let entered = organised.tournament.enter("", Who::Bot(bot.clone()));
                    entered.map(|_| ()).map_err(Fault::from)
                };
                self.change_tournament(id, enter).await?
            }
            Act::Leave(entrant) => self.leave_tournament(id, &organised, entrant).await?,
            Act::Pass(stage) => {
                let pass = |organised: &mut Organised| {
                    let tournament = &mut organised.tournament;
                    let passed = match stage {
                        Stage::Open => tournament.open(),
                        Stage::Closed => tournament.close(),
                        Stage::Running => tournament.begin(),
                        Stage::Over => tournament.end(),
                    };
                    passed.map_err(Fault::from)
                };
                self.change_tournament(id, pass).await?
            }
            Act::CloseTable(table) => {
                if !organised.open_tables(id).contains(&table) {
                    return Err(Fault::NoTable);
                }
                self.change_meta(&table, |meta| meta.closed = true).await?;
                organised
            }
        };
        // Nobody has to wait for the next look; if this fails, the next look does it.
        self.tend_tournaments().await;
        if after.tournament.stage() == Stage::Running { self.tournament(id).await } else { Ok(after) }
    }
}
