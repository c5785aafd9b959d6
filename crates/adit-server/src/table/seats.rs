//! Who sits in a seat: taking a free one, handing one's own to a bot or to somebody else and taking it back, and closing a
//! table that everybody has left.

use crate::Fault;
use crate::meta::{Lent, Meta, Occupant, OpenTo, Who};
use crate::session::Person;
use crate::table::{Handle, Tables};
use crate::token::Token;
use adit_game::Seat;
use adit_store::{PlayerId, TableId};

/// After so many milliseconds without a move those who ask need not wait for those who do not answer: thirty days.
const ABANDONED: i64 = 30 * 86_400_000;

/// To whom a seat is handed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum To {
    /// The bot with this id.
    Bot(String),
    /// Whoever opens a link.
    Somebody,
    /// Nobody else: the seat keeps its player, and a new link opens it.
    Link,
}

impl Tables {
    /// Lets a player take a free seat. Whoever sits there already keeps their seat.
    pub(crate) async fn take_seat(&self, table: &TableId, person: &Person) -> Result<(), Fault> {
        let Some(player) = &person.player else { return Err(Fault::NoPlayer) };
        if person.is_locked() {
            return Err(Fault::LockedOut);
        }
        let meta = self.meta(table).await?;
        if sits(&meta, &player.id) {
            return Ok(());
        }
        if !self.is_welcome(person, &meta).await? {
            return Err(Fault::NotWelcome);
        }
        // Links that were made for the free seat open it no longer.
        let own = Token::random(&self.shared.random)?.hash();
        let take = |meta: &mut Meta| {
            let free = meta.free().next().filter(|_| !meta.closed && !sits(meta, &player.id));
            if let Some(occupant) = free.and_then(|seat| meta.players.get_mut(seat.index())) {
                occupant.player = Some(player.id.clone());
                occupant.name.clone_from(&player.name);
                occupant.who = Who::Person(own.clone());
            }
        };
        let meta = self.change_meta(table, take).await?;
        if sits(&meta, &player.id) { Ok(()) } else { Err(Fault::SeatTaken) }
    }

    /// Hands a seat over, and gives the secret of a link where one is needed.
    pub(crate) async fn hand_over(
        &self,
        table: &Handle,
        seat: Seat,
        to: &To,
    ) -> Result<Option<Token>, Fault> {
        if let To::Bot(id) = to
            && self.shared.pool.find(id).is_none()
        {
            return Err(Fault::bad(format!("there is no bot {id:?}")));
        }
        // Whoever has entered a tournament plays there; only a bot may do so in their place.
        if *to == To::Somebody && table.meta().tournament.is_some() {
            return Err(Fault::TournamentTable);
        }
        let token = Token::random(&self.shared.random)?;
        let hand = |occupant: &mut Occupant| {
            let lent = |occupant: &Occupant| {
                let Occupant { name, who, player, .. } = occupant.clone();
                Some(Box::new(Lent { name, who, player }))
            };
            match to {
                To::Bot(id) => {
                    occupant.lent = lent(occupant);
                    (occupant.who, occupant.player) = (Who::Bot(id.clone()), None);
                    occupant.name.clear();
                }
                To::Somebody => {
                    occupant.lent = lent(occupant);
                    (occupant.who, occupant.player) = (Who::Person(token.hash()), None);
                    occupant.name.clear();
                }
                To::Link => occupant.who = Who::Person(token.hash()),
            }
        };
        self.change_meta(&table.id, |meta| {
            let occupant = meta.players.get_mut(seat.index());
            occupant.into_iter().for_each(hand);
        })
        .await?;
        Ok(match to {
            To::Bot(_) => None,
            To::Somebody | To::Link => Some(token),
        })
    }

    /// Gives a seat back to whoever has handed it over.
    pub(crate) async fn take_back_seat(&self, table: &Handle, seat: Seat) -> Result<(), Fault> {
        let back = |occupant: &mut Occupant| {
            if let Some(lent) = occupant.lent.take() {
                let Lent { name, who, player } = *lent;
                *occupant = Occupant { name, who, player, lent: None };
            }
        };
        let change = |meta: &mut Meta| meta.players.get_mut(seat.index()).into_iter().for_each(back);
        self.change_meta(&table.id, change).await.map(|_| ())
    }

    /// Opens the free seats of a table to everybody, or lets everybody watch, or neither.
    pub(crate) async fn open_to(&self, table: &Handle, to: Option<OpenTo>) -> Result<(), Fault> {
        if table.meta().tournament.is_some() {
            return Err(Fault::TournamentTable);
        }
        self.change_meta(&table.id, |meta| meta.lobby = to).await.map(|_| ())
    }

    /// Some seats agree that the table is closed, or no longer agree. It is closed when everybody does who sits there, or
    /// when nobody has moved for a month.
    pub(crate) async fn agree_to_close(
        &self,
        table: &Handle,
        seats: &[Seat],
        agree: bool,
    ) -> Result<(), Fault> {
        // Otherwise whoever is about to lose against bots would close the table.
        if table.meta().tournament.is_some() {
            return Err(Fault::TournamentTable);
        }
        let store = &self.shared.store;
        let summary = store.summary(&table.id).await.map_err(|_| Fault::Store)?;
        let is_abandoned = store.now().millis() - summary.moved_at.millis() > ABANDONED;
        let change = |meta: &mut Meta| {
            meta.closing.retain(|seat| !seats.iter().any(|own| u8::from(*own) == *seat));
            if agree {
                meta.closing.extend(seats.iter().copied().map(u8::from));
                meta.closing.sort_unstable();
                meta.closed |= is_abandoned || meta.must_agree().next().is_none();
            }
        };
        self.change_meta(&table.id, change).await.map(|_| ())
    }
}

fn sits(meta: &Meta, player: &PlayerId) -> bool {
    meta.players.iter().any(|seat| seat.player.as_ref() == Some(player))
}
