//! What is on the disk.

use crate::chain::{Sum, Tip};
use crate::outbox::Outbox;
use crate::people::{Holdings, People};
use crate::plan::{
    Before, Changes, Keys, NewClock, NewRecord, Said, Standing, Standings, Work, Written, keys_of, plan,
    tables_of,
};
use crate::tournaments::Tournaments;
use crate::{ClockMark, Line, Lobby, Message, News, Note, Rank, Record, SessionSeat, State, TableId, Time};
use std::collections::BTreeMap;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// Everything that is kept, and the stores that are open on it.
#[derive(Default)]
pub(crate) struct Disk {
    pub(crate) tables: BTreeMap<TableId, Kept>,
    /// The seats of each session, as they were taken.
    pub(super) sessions: BTreeMap<String, Vec<SessionSeat>>,
    /// What each session has learned, and when.
    pub(super) learned: BTreeMap<String, BTreeMap<String, Time>>,
    pub(crate) people: People,
    pub(crate) outbox: Outbox,
    pub(crate) tournaments: Tournaments,
    /// Commits that were lost on their way and arrive later.
    late: Vec<Late>,
    stores: Vec<broadcast::WeakSender<News>>,
}

/// Everything that is kept of a table.
pub(crate) struct Kept {
    pub(super) record: Record,
    pub(super) waits_for: Option<String>,
    pub(super) moved_at: Time,
    pub(super) glance: Option<String>,
    about: Option<String>,
    pub(super) lobby: Option<Lobby>,
    pub(super) picture: Option<(u64, String)>,
    /// The sum of each line.
    pub(super) sums: Vec<Sum>,
    /// The numbers of the messages that have keys.
    keys: BTreeMap<String, u64>,
}

struct Late {
    due: Instant,
    works: Vec<Work>,
    at: Time,
}

impl Disk {
    /// Tells a store what others write from now on.
    pub(crate) fn join(&mut self, watchers: &broadcast::Sender<News>) {
        self.stores.retain(|store| store.strong_count() > 0);
        self.stores.push(watchers.downgrade());
    }

    /// Stores a batch. All stores but the one with these watchers are told; that one tells its watchers when it has
    /// answered its callers.
    pub(super) fn write(
        &mut self,
        works: &[Work],
        now: Time,
        own: Option<&broadcast::Sender<News>>,
    ) -> Written {
        let before = Before { standings: self.standings(works), keys: self.keys(works) };
        let (mut written, changes) = plan(works, before, now);
        for (work, answer) in works.iter().zip(&mut written.answers) {
            if let Work::People(work) = work {
                let holdings = Holdings { seats: &mut self.sessions, learned: &mut self.learned };
                *answer = self.people.write(work, holdings, now);
            }
            if let Work::Outbox(work) = work {
                *answer = self.outbox.write(work, now);
            }
            if let Work::Tournament(work) = work {
                *answer = self.tournaments.write(work, now);
            }
        }
        apply(&mut self.tables, &changes);
        self.remember(&changes);
        self.outbox.add(changes.letters.iter().copied(), now);
        for store in self.stores.iter().filter_map(broadcast::WeakSender::upgrade) {
            if own.is_some_and(|own| own.same_channel(&store)) {
                continue;
            }
            for news in &written.news {
                // Nobody has to be watching.
                let _ = store.send(news.clone());
            }
        }
        written
    }

    /// Keeps a batch that will be stored at this moment. Until then its tables are locked.
    pub(super) fn write_later(&mut self, works: Vec<Work>, at: Time, due: Instant) {
        self.late.push(Late { due, works, at });
    }

    /// Stores what has arrived until now.
    pub(super) fn settle(&mut self, now: Instant) {
        while let Some(place) = self.late.iter().position(|late| late.due <= now) {
            let late = self.late.remove(place);
            self.write(&late.works, late.at, None);
        }
    }

    /// Whether a table goes on, if there is one with this name.
    pub(crate) fn state(&self, table: &TableId) -> Option<State> {
        self.tables.get(table).map(|kept| kept.record.table.state)
    }

    /// Until when one of these tables is locked, if it is.
    pub(super) fn locked_until(&self, works: &[Work]) -> Option<Instant> {
        let tables = tables_of(works);
        let holds = |late: &&Late| tables_of(&late.works).iter().any(|table| tables.contains(table));
        self.late.iter().filter(holds).map(|late| late.due).max()
    }

    fn standings<'work>(&self, works: &'work [Work]) -> Standings<'work> {
        let standing = |table| {
            let kept = self.tables.get(table)?;
            let Record { table: stored, messages, .. } = &kept.record;
            Some((table, Standing::new(kept.tip(), stored.meta.version, messages.len() as u64)))
        };
        tables_of(works).into_iter().filter_map(standing).collect()
    }

    fn keys(&self, works: &[Work]) -> Keys {
        let said = |(table, key): (&TableId, &str)| {
            let kept = self.tables.get(table)?;
            let number = *kept.keys.get(key)?;
            let message = kept.record.messages.iter().find(|message| message.number == number)?;
            let said = Said { number, author: message.author.clone(), text: message.text.clone() };
            Some(((table.clone(), key.to_owned()), said))
        };
        keys_of(works).into_iter().filter_map(said).collect()
    }

    fn remember(&mut self, changes: &Changes<'_>) {
        for claim in &changes.claims {
            let seats = self.sessions.entry(claim.session.to_owned()).or_default();
            if !seats.iter().any(|seat| seat.table == *claim.table && seat.token == claim.token) {
                let (table, token) = (claim.table.clone(), claim.token.to_owned());
                seats.push(SessionSeat { table, token, at: changes.now });
            }
            let watches = claim.watcher.map(|watcher| (watcher.clone(), claim.table.clone(), None));
            self.people.seats.extend(watches);
        }
        for (table, listing) in &changes.listings {
            self.people.sit(table, &listing.seats);
        }
        for (session, item) in &changes.learned {
            let learned = self.learned.entry((*session).to_owned()).or_default();
            learned.entry((*item).to_owned()).or_insert(changes.now);
        }
    }
}

fn apply(tables: &mut BTreeMap<TableId, Kept>, changes: &Changes<'_>) {
    for NewRecord { fresh, sum: _ } in &changes.tables {
        // The lines, messages and notes of a new table stand among those of all tables.
        let mut table = fresh.record.table.clone();
        table.lines.clear();
        let record = Record { table, messages: Vec::new(), notes: Vec::new() };
        let kept = Kept {
            moved_at: record.table.changed_at,
            record,
            waits_for: fresh.waits_for.clone(),
            glance: fresh.glance.clone(),
            about: None,
            lobby: None,
            picture: None,
            sums: Vec::new(),
            keys: BTreeMap::new(),
        };
        tables.insert(kept.record.table.id.clone(), kept);
    }
    for (table, listing) in &changes.listings {
        if let Some(kept) = tables.get_mut(*table) {
            kept.about = Some(listing.about.clone());
            kept.lobby = listing.lobby;
            if listing.is_closed {
                kept.record.table.state = State::Finished;
            }
        }
    }
    for (table, length, picture) in &changes.pictures {
        if let Some(kept) = tables.get_mut(*table) {
            kept.picture = Some((*length, (*picture).to_owned()));
        }
    }
    for (table, meta) in &changes.metas {
        if let Some(kept) = tables.get_mut(*table) {
            (*meta).clone_into(&mut kept.record.table.meta.text);
        }
    }
    for line in &changes.lines {
        if let Some(kept) = tables.get_mut(line.table) {
            kept.record.table.lines.push(Line { at: line.at, text: line.text.to_owned() });
            kept.sums.push(line.sum);
        }
    }
    for message in &changes.messages {
        if let Some(kept) = tables.get_mut(message.table) {
            kept.record.messages.push(Message {
                number: message.number,
                at: message.at,
                author: message.author.to_owned(),
                text: message.text.to_owned(),
            });
            if let Some(key) = message.key {
                kept.keys.insert(key.to_owned(), message.number);
            }
        }
    }
    for (table, owner, text) in &changes.notes {
        if let Some(kept) = tables.get_mut(*table) {
            kept.record.set_note(owner, text);
        }
    }
    for NewClock { table, clock } in &changes.clocks {
        if let Some(kept) = tables.get_mut(*table) {
            kept.record.table.clock = Some(ClockMark::clone(clock));
        }
    }
    for table in &changes.rings {
        if let Some(due_at) = tables
            .get_mut(*table)
            .and_then(|kept| kept.record.table.clock.as_mut())
            .and_then(|clock| clock.due_at.as_mut())
        {
            *due_at = changes.now.min(*due_at);
        }
    }
    for (table, standing) in &changes.standings {
        if let (true, Some(kept)) = (standing.has_changed, tables.get_mut(*table)) {
            let stored = &mut kept.record.table;
            stored.meta.version = standing.meta_version;
            stored.changed_at = changes.now;
            stored.state = standing.state.unwrap_or(stored.state);
            if let Some(waits_for) = standing.waits_for {
                kept.waits_for = Some(waits_for.to_owned());
            }
            if let Some(glance) = standing.glance {
                kept.glance = Some(glance.to_owned());
            }
            if standing.has_moved {
                kept.moved_at = changes.now;
            }
        }
    }
}

impl Kept {
    /// Is the table found by this?
    pub(crate) fn sought(&self, search: &str) -> bool {
        let table = &self.record.table;
        let about = self.about.as_deref().unwrap_or_default();
        format!("{} {} {about}", table.game, table.id).contains(search)
    }

    /// Where the table stands for somebody in this seat, or for those who watch.
    pub(crate) fn rank(&self, seat: Option<u8>) -> Rank {
        let waits_for = self.waits_for.as_deref().unwrap_or_default();
        let is_asked = seat.is_some_and(|seat| waits_for.split(' ').any(|word| word == format!("s{seat}")));
        match (self.record.table.state, is_asked) {
            (State::Finished, _) => Rank::Over,
            (State::Open, true) => Rank::Turn,
            (State::Open, false) => Rank::Waiting,
        }
    }

    /// How far the journal goes.
    pub(super) fn tip(&self) -> Tip {
        let table = &self.record.table;
        let last = self.sums.last().copied();
        let sum = last.unwrap_or_else(|| Sum::root(&table.id, &table.game, &table.header));
        Tip { length: table.lines.len() as u64, sum: Some(sum) }
    }
}

impl Record {
    /// Notes stand in the order of their owners.
    fn set_note(&mut self, owner: &str, text: &str) {
        let note = Note { owner: owner.to_owned(), text: text.to_owned() };
        match self.notes.binary_search_by(|note| note.owner.as_str().cmp(owner)) {
            Ok(place) => self.notes[place] = note,
            Err(place) => self.notes.insert(place, note),
        }
    }
}
