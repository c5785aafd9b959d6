//! Players in memory, as a database keeps them.

use super::passkeys::Passkeys;
use super::{Opener, PeopleWork, Player, PlayerSession, PlayerState, Whose};
use crate::plan::Answer;
use crate::{PlayerId, SessionSeat, StoreError, TableId, Time};
use std::collections::{BTreeMap, BTreeSet};

/// All players of a disk.
#[derive(Default)]
pub(crate) struct People {
    players: BTreeMap<PlayerId, Kept>,
    /// Every session that had a player once.
    sessions: BTreeMap<String, Option<(PlayerId, PlayerSession)>>,
    links: BTreeMap<String, (PlayerId, Time)>,
    blocks: BTreeSet<(PlayerId, PlayerId)>,
    pub(super) passkeys: Passkeys,
    /// Where players sit; no seat for those who watch.
    pub(crate) seats: BTreeSet<(PlayerId, TableId, Option<u8>)>,
}

pub(super) struct Kept {
    player: Player,
    key: Option<String>,
}

/// What holders have: sessions and players.
pub(crate) struct Holdings<'disk> {
    pub(crate) seats: &'disk mut BTreeMap<String, Vec<SessionSeat>>,
    pub(crate) learned: &'disk mut BTreeMap<String, BTreeMap<String, Time>>,
}

impl Holdings<'_> {
    fn take(&mut self, from: &str, into: &str) {
        for seat in self.seats.remove(from).unwrap_or_default() {
            let seats = self.seats.entry(into.to_owned()).or_default();
            if !seats.iter().any(|known| known.table == seat.table && known.token == seat.token) {
                seats.push(seat);
            }
        }
        for (item, at) in self.learned.remove(from).unwrap_or_default() {
            self.learned.entry(into.to_owned()).or_default().entry(item).or_insert(at);
        }
    }

    fn forget(&mut self, whose: &str) {
        self.seats.remove(whose);
        self.learned.remove(whose);
    }
}

impl People {
    /// Makes a change.
    pub(crate) fn write(&mut self, work: &PeopleWork, mut holdings: Holdings<'_>, now: Time) -> Answer {
        match work {
            PeopleWork::Meet { player, name, session, label } => {
                if !self.sessions.contains_key(session) {
                    self.add(player, name, PlayerState::Open, now);
                    self.add_session(session, player, label, now);
                    holdings.take(session, player.as_str());
                }
            }
            PeopleWork::Invite { player, name } => self.add(player, name, PlayerState::Invited, now),
            PeopleWork::Rename { player, name } => self.kept(player)?.player.name.clone_from(name),
            PeopleWork::SetSettings { player, settings } => {
                self.kept(player)?.player.settings.clone_from(settings);
            }
            PeopleWork::SetKey { player, key } => {
                let kept = self.kept(player)?;
                kept.key = Some(key.clone());
                kept.player.has_key = true;
            }
            PeopleWork::SetState { player, state } => self.kept(player)?.player.state = *state,
            PeopleWork::See { player, session } => {
                if let Ok(kept) = self.kept(player) {
                    kept.player.seen_at = now;
                }
                if let Some(Some((_, session))) = self.sessions.get_mut(session) {
                    session.seen_at = now;
                }
            }
            PeopleWork::AddLink { player, link, ends_at } => {
                self.kept(player)?;
                self.links.retain(|_, (whose, end)| whose != player || *end > now);
                self.links.insert(link.clone(), (player.clone(), *ends_at));
            }
            PeopleWork::Open { opener, session, label } => {
                let player = self.opened(opener, now).ok_or(StoreError::NoOpener)?;
                self.add_session(session, &player, label, now);
            }
            PeopleWork::EndSession { player, session } => {
                let is_own = |known: &&mut Option<(PlayerId, PlayerSession)>| {
                    known.as_ref().is_some_and(|(whose, _)| whose == player)
                };
                let known = self.sessions.get_mut(session).filter(is_own);
                *known.ok_or_else(|| StoreError::NoPlayer(player.clone()))? = None;
            }
            PeopleWork::Forget { player } => self.forget(player, &mut holdings),
            PeopleWork::SetBlock { player, other, is_blocked } => {
                let pair = (player.clone(), other.clone());
                if !is_blocked {
                    self.blocks.remove(&pair);
                } else if self.players.contains_key(player) {
                    self.blocks.insert(pair);
                }
            }
            PeopleWork::Passkey(work) => return self.write_passkey(work, now),
            PeopleWork::Merge { from, into } => {
                self.kept(into)?;
                holdings.take(from.as_str(), into.as_str());
                let moved: Vec<_> =
                    self.seats.iter().filter(|(player, ..)| player == from).cloned().collect();
                self.seats.extend(moved.into_iter().map(|(_, table, seat)| (into.clone(), table, seat)));
                for session in self.sessions.values_mut().flatten().filter(|(player, _)| player == from) {
                    session.0 = into.clone();
                }
                self.passkeys.give(from, into);
                self.forget(from, &mut holdings);
            }
        }
        Ok(0)
    }

    pub(super) fn kept(&mut self, player: &PlayerId) -> Result<&mut Kept, StoreError> {
        self.players.get_mut(player).ok_or_else(|| StoreError::NoPlayer(player.clone()))
    }

    fn add(&mut self, player: &PlayerId, name: &str, state: PlayerState, now: Time) {
        let fresh = || Kept {
            player: Player {
                id: player.clone(),
                name: name.to_owned(),
                has_key: false,
                state,
                settings: String::new(),
                created_at: now,
                seen_at: now,
            },
            key: None,
        };
        self.players.entry(player.clone()).or_insert_with(fresh);
    }

    fn add_session(&mut self, session: &str, player: &PlayerId, label: &str, now: Time) {
        let fresh = || {
            let (session, label) = (session.to_owned(), label.to_owned());
            Some((player.clone(), PlayerSession { session, label, created_at: now, seen_at: now }))
        };
        self.sessions.entry(session.to_owned()).or_insert_with(fresh);
    }

    fn opened(&mut self, opener: &Opener, now: Time) -> Option<PlayerId> {
        let player = match opener {
            Opener::Link(link) => {
                let (player, _) = self.links.get(link).filter(|(_, end)| *end > now)?;
                let player = player.clone();
                self.links.remove(link);
                player
            }
            Opener::Key(key) => {
                let mut players = self.players.values();
                players.find(|kept| kept.key.as_ref() == Some(key))?.player.id.clone()
            }
            Opener::Passkey { id, before, after } => self.passkeys.used(id, before, after, now)?,
        };
        self.players.contains_key(&player).then_some(player)
    }

    fn forget(&mut self, player: &PlayerId, holdings: &mut Holdings<'_>) {
        for session in self.sessions.values_mut() {
            if session.as_ref().is_some_and(|(whose, _)| whose == player) {
                *session = None;
            }
        }
        self.links.retain(|_, (whose, _)| whose != player);
        self.passkeys.forget(player);
        self.blocks.retain(|(one, other)| one != player && other != player);
        self.seats.retain(|(whose, ..)| whose != player);
        holdings.forget(player.as_str());
        self.players.remove(player);
    }

    /// Whose a session is.
    pub(crate) fn whose(&self, session: &str) -> Whose {
        match self.sessions.get(session) {
            None => Whose::Nobody,
            Some(None) => Whose::Ended,
            Some(Some((player, session))) => match self.players.get(player) {
                Some(kept) => Whose::Player(Box::new(kept.player.clone()), session.seen_at),
                None => Whose::Ended,
            },
        }
    }

    pub(crate) fn player(&self, player: &PlayerId) -> Option<Player> {
        self.players.get(player).map(|kept| kept.player.clone())
    }

    /// The players, the youngest first.
    pub(crate) fn players(&self, skip: u32, limit: u32) -> Vec<Player> {
        let mut players: Vec<Player> = self.players.values().map(|kept| kept.player.clone()).collect();
        players.sort_by(|one, other| (other.created_at, &other.id).cmp(&(one.created_at, &one.id)));
        players.into_iter().skip(skip as usize).take(limit as usize).collect()
    }

    pub(crate) fn sessions(&self, player: &PlayerId) -> Vec<PlayerSession> {
        let own = self.sessions.values().flatten().filter(|(whose, _)| whose == player);
        let mut own: Vec<PlayerSession> = own.map(|(_, session)| session.clone()).collect();
        own.sort_by(|one, other| (other.seen_at, &one.session).cmp(&(one.seen_at, &other.session)));
        own
    }

    pub(crate) fn blocked(&self, player: &PlayerId) -> Vec<PlayerId> {
        self.blocks.iter().filter(|(one, _)| one == player).map(|(_, other)| other.clone()).collect()
    }

    pub(crate) fn blocked_by(&self, player: &PlayerId) -> Vec<PlayerId> {
        self.blocks.iter().filter(|(_, other)| other == player).map(|(one, _)| one.clone()).collect()
    }

    /// Who sits at a table now, in which seats.
    pub(crate) fn sit(&mut self, table: &TableId, seats: &[(PlayerId, u8)]) {
        self.seats.retain(|(_, at, seat)| at != table || seat.is_none());
        self.seats.extend(seats.iter().map(|(player, seat)| (player.clone(), table.clone(), Some(*seat))));
    }
}
