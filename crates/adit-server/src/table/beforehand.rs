//! What players have said beforehand: it is kept with their notes, heeded a random moment after something has happened, and
//! said as if the player had said it.

use crate::Fault;
use crate::fault::FaultKind;
use crate::meta::{Meta, Who};
use crate::table::live::{Live, Shared};
use crate::table::{Act, Event};
use adit_game::{Language, Layout, Seat, Texts, Viewer};
use adit_look::{Ahead, AheadBody, DropReason, Given, GivenBody, Said, UsualBody, read_line};
use adit_table::{Entry, Heed};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// So many orders and lines a seat may have.
const MOST: usize = 12;
/// A line has at most so many steps.
pub(crate) const LONGEST_LINE: usize = 60;

/// How long an answer waits that was given beforehand: as long as somebody who plays quickly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// At least.
    pub least: Duration,
    /// At most.
    pub most: Duration,
}

impl Default for Pause {
    fn default() -> Pause {
        Pause { least: Duration::from_millis(1_500), most: Duration::from_millis(6_000) }
    }
}

impl Pause {
    /// A moment between both.
    fn drawn(self, bits: u64) -> Duration {
        let span = u64::try_from(self.most.saturating_sub(self.least).as_millis()).unwrap_or(0);
        self.least + Duration::from_millis(bits % (span + 1))
    }
}

/// What a seat has said beforehand, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// Who sat there. It belongs to nobody else.
    holder: String,
    /// What they have said.
    orders: Vec<Given>,
}

/// Whose orders those of a seat are, if a person sits there.
fn holder(meta: &Meta, seat: Seat) -> Option<String> {
    let occupant = meta.players.get(seat.index())?;
    match &occupant.who {
        Who::Person(token) => Some(match &occupant.player {
            Some(player) => format!("player {}", player.as_str()),
            None => format!("token {}", token.as_str()),
        }),
        Who::Bot(_) => None,
    }
}

/// What is kept of the orders of a seat, if it is of whoever sits there.
pub(crate) fn read_kept(meta: &Meta, seat: Seat, text: &str) -> Option<Vec<Given>> {
    let kept: Kept = serde_json::from_str(text).ok()?;
    (Some(kept.holder) == holder(meta, seat)).then_some(kept.orders)
}

/// Under which name the orders of a seat are kept among the notes of the table.
pub(crate) fn owner(seat: Seat) -> String {
    format!("{seat}-orders")
}

/// Everything that the seats of a table have said beforehand, and when it is looked at next.
#[derive(Default)]
pub(super) struct Beforehand {
    given: BTreeMap<Seat, Vec<Given>>,
    /// For each seat that has said something, how many entries it had noticed when a moment was drawn, and the moment; none if
    /// it has passed.
    moments: BTreeMap<Seat, (usize, Option<Instant>)>,
    /// The seats that have lost something they had noticed.
    lost: BTreeSet<Seat>,
    /// May something else be stored than what is known here?
    is_stale: bool,
}

impl Beforehand {
    fn of(&self, seat: Seat) -> &[Given] {
        self.given.get(&seat).map_or(&[], Vec::as_slice)
    }

    /// Will anything be looked at in a moment?
    pub(super) fn is_waiting(&self) -> bool {
        self.is_stale || self.next().is_some()
    }

    /// Something may be stored that is not known here.
    pub(super) fn look_up(&mut self) {
        self.is_stale = true;
    }

    /// Others sit in some seats: nothing is shown to them of what was said before.
    pub(super) fn sit(&mut self, before: &Meta, after: &Meta) {
        let is_same = |seat: &Seat| holder(before, *seat) == holder(after, *seat);
        self.given.retain(|seat, _| is_same(seat));
        self.is_stale |= Seat::all(after.players.len()).any(|seat| !is_same(&seat));
    }

    /// The seat has lost something that it had noticed: what it has said was said about something else.
    pub(super) fn lose(&mut self, seat: Seat) {
        if self.given.contains_key(&seat) {
            self.lost.insert(seat);
            self.moments.remove(&seat);
        }
    }

    /// The next seat that is looked at, and when.
    fn next(&self) -> Option<(Instant, Seat)> {
        let waiting = self.moments.iter().filter_map(|(seat, (_, at))| Some(((*at)?, *seat)));
        waiting.min()
    }

    /// Waits until a seat is to be looked at; for ever if there is none.
    pub(super) async fn passes(next: Option<(Instant, Seat)>) -> Seat {
        match next {
            Some((at, seat)) => {
                tokio::time::sleep_until(at).await;
                seat
            }
            None => std::future::pending().await,
        }
    }
}

/// What somebody wants to say beforehand.
pub(crate) enum Wish {
    /// A usual order with its amount.
    Usual {
        /// Its name.
        name: String,
        /// The amount.
        limit: Option<u32>,
    },
    /// A line.
    Line(Vec<Entry>),
}

/// How somebody wants to play ahead.
pub(crate) struct AheadWish {
    /// Who plays ahead.
    pub(crate) seat: Seat,
    /// What was done before.
    pub(crate) line: Vec<Entry>,
    /// Who moves then, and how.
    pub(crate) says: Option<(Seat, String)>,
    pub(crate) language: Language,
    pub(crate) layout: Layout,
}

/// What a seat has said beforehand, and what it could say.
pub(crate) type Orders = (Vec<GivenBody>, Vec<UsualBody>);

impl Live {
    /// What a seat has said beforehand, as its player sees it.
    pub(super) fn given(&self, viewer: Viewer, texts: &Texts) -> Vec<GivenBody> {
        match viewer {
            Viewer::Seat(seat) => self.beforehand.of(seat).iter().map(|given| given.body(texts)).collect(),
            Viewer::Public | Viewer::All => Vec::new(),
        }
    }

    /// The same with what it could say.
    pub(super) fn orders(&self, seat: Seat, language: Language) -> Result<Orders, Fault> {
        let texts = self.texts(language);
        let usual = match self.may_order(seat) {
            Ok(()) => self.look.usual_bodies(seat, &texts).map_err(|fault| self.fault(fault))?,
            Err(_) => Vec::new(),
        };
        Ok((self.given(Viewer::Seat(seat), &texts), usual))
    }

    /// May anything be said beforehand for this seat?
    fn may_order(&self, seat: Seat) -> Result<(), Fault> {
        if self.look.is_over() {
            return Err(Fault::Over);
        }
        let is_played = self.taught.is_none() && self.meta.puzzle.is_none();
        if is_played && holder(&self.meta, seat).is_some() { Ok(()) } else { Err(Fault::NoOrders) }
    }

    /// Where a player comes who plays ahead.
    fn come_ahead(&self, seat: Seat, line: &[Entry]) -> Result<Ahead, Fault> {
        self.may_order(seat)?;
        self.look.play_ahead(seat, line).map_err(|fault| self.fault(fault))
    }

    /// The same with one more move.
    pub(super) fn ahead(&self, wish: AheadWish) -> Result<AheadBody, Fault> {
        let mut ahead = self.come_ahead(wish.seat, &wish.line)?;
        if let Some((mover, words)) = wish.says {
            ahead.say(mover, &words).map_err(|fault| self.fault(fault))?;
        }
        ahead.body(&self.texts(wish.language), wish.layout).map_err(|fault| self.fault(fault))
    }

    /// Something is said beforehand, perhaps in the place of something else.
    pub(super) async fn give(
        &mut self,
        seat: Seat,
        wish: Wish,
        replaces: Option<u32>,
        language: Language,
    ) -> Result<GivenBody, Fault> {
        self.may_order(seat)?;
        self.read_orders().await?;
        let given = self.beforehand.of(seat);
        match replaces {
            Some(id) if given.iter().all(|given| given.id != id) => return Err(Fault::NoSuchOrder),
            None if given.len() >= MOST => return Err(Fault::TooManyOrders),
            Some(_) | None => {}
        }
        let (what, told) = self.put_in_words(seat, wish)?;
        let id = given.iter().map(|given| given.id).max().unwrap_or(0).saturating_add(1);
        let since = self.look.table().number(Viewer::Seat(seat));
        let new = Given { id, since, what, told, dropped: None };
        let body = new.body(&self.texts(language));
        let mut orders = given.to_vec();
        if self.beforehand.lost.contains(&seat) {
            // What was taken back does not concern what is said now.
            orders.iter_mut().for_each(|given| given.dropped = given.dropped.or(Some(DropReason::TakenBack)));
        }
        match orders.iter_mut().find(|given| Some(given.id) == replaces) {
            Some(place) => *place = new,
            None => orders.push(new),
        }
        self.keep_orders(seat, orders).await?;
        self.beforehand.lost.remove(&seat);
        Ok(body)
    }

    /// What is stored of a wish.
    fn put_in_words(&self, seat: Seat, wish: Wish) -> Result<(Said, BTreeMap<String, Vec<String>>), Fault> {
        let each = |tell: &dyn Fn(&Texts) -> Result<Vec<String>, Fault>| {
            let told = |language: Language| Ok((language.word().to_owned(), tell(&self.texts(language))?));
            Language::ALL.into_iter().map(told).collect::<Result<_, Fault>>()
        };
        match wish {
            Wish::Usual { name, limit } => {
                let usual = self.look.usual_orders(seat).map_err(|fault| self.fault(fault))?;
                let usual = usual.into_iter().find(|usual| usual.name == name).ok_or(Fault::NotUsual)?;
                let order = usual.given(limit).ok_or(Fault::BadAmount)?;
                let told = each(&|texts| Ok(vec![order.told(texts)]))?;
                Ok((Said::Usual { name: order.name, about: order.about, limit: order.limit }, told))
            }
            Wish::Line(line) => {
                let ahead = self.come_ahead(seat, &line)?;
                let whole = ahead.whole().ok_or(Fault::LineWithoutMove)?;
                let said = Said::Line(whole.iter().map(Entry::to_string).collect());
                Ok((said, each(&|texts| ahead.told(texts).map_err(|fault| self.fault(fault)))?))
            }
        }
    }

    /// Something that was said beforehand is taken back.
    pub(super) async fn unsay(&mut self, seat: Seat, id: u32) -> Result<(), Fault> {
        self.read_orders().await?;
        let given = self.beforehand.of(seat);
        if given.iter().all(|given| given.id != id) {
            return Err(Fault::NoSuchOrder);
        }
        let orders = given.iter().filter(|given| given.id != id).cloned().collect();
        self.keep_orders(seat, orders).await
    }

    /// Stores what a seat has said beforehand. Nobody else is told.
    async fn keep_orders(&mut self, seat: Seat, orders: Vec<Given>) -> Result<(), Fault> {
        let text = match holder(&self.meta, seat).filter(|_| !orders.is_empty()) {
            Some(holder) => {
                serde_json::to_string(&Kept { holder, orders: orders.clone() }).map_err(Fault::bad)?
            }
            None => String::new(),
        };
        let (shared, id) = (Arc::clone(&self.shared), self.id.clone());
        let stored = self.meanwhile(shared.store.set_note(id, owner(seat), text)).await;
        stored.map_err(|fault| Fault::store(&fault))?;
        self.take_orders(seat, orders);
        Ok(())
    }

    /// Makes what is stored the present, and shows it to the player of the seat alone.
    fn take_orders(&mut self, seat: Seat, orders: Vec<Given>) {
        if self.beforehand.of(seat) == orders {
            return;
        }
        if orders.is_empty() {
            self.beforehand.given.remove(&seat);
            self.beforehand.lost.remove(&seat);
        } else {
            self.beforehand.given.insert(seat, orders);
        }
        self.beforehand.moments.remove(&seat);
        self.tell(&[Viewer::Seat(seat)]);
    }

    /// Reads what the seats of the table have said beforehand, here or on another server. What somebody else has said who sat
    /// there before is thrown away.
    pub(super) async fn read_orders(&mut self) -> Result<(), Fault> {
        let (shared, id) = (Arc::clone(&self.shared), self.id.clone());
        let notes = self.meanwhile(shared.store.notes(&id)).await.map_err(|_| Fault::Store)?;
        let meta = Arc::clone(&self.meta);
        for seat in Seat::all(meta.players.len()) {
            let kept = notes.iter().find(|note| note.owner == owner(seat) && !note.text.is_empty());
            let Some(kept) = kept else {
                self.take_orders(seat, Vec::new());
                continue;
            };
            match read_kept(&meta, seat, &kept.text) {
                Some(orders) => self.take_orders(seat, orders),
                None => self.keep_orders(seat, Vec::new()).await?,
            }
        }
        Ok(())
    }

    /// Brings what is known up to what is stored, if that may be something else, and draws a moment for every seat that has
    /// said something beforehand and has noticed something since. Gives the next moment.
    pub(super) async fn expect(&mut self) -> Option<(Instant, Seat)> {
        if std::mem::take(&mut self.beforehand.is_stale) && self.meta.people().next().is_some() {
            // If the store does not answer now, it is asked before anything is said.
            self.beforehand.is_stale = self.read_orders().await.is_err();
        }
        if self.beforehand.given.is_empty() || self.meta.closed {
            return None;
        }
        let seats: Vec<Seat> = self.beforehand.given.keys().copied().collect();
        for seat in seats {
            let number = self.look.table().number(Viewer::Seat(seat));
            let stands = self.beforehand.of(seat).iter().any(Given::stands);
            let known = self.beforehand.moments.get(&seat).map(|(number, _)| *number);
            if stands && known != Some(number) {
                self.put_off_orders(seat, number);
            }
        }
        self.beforehand.next()
    }

    /// Looks at what a seat has said beforehand after a random moment.
    fn put_off_orders(&mut self, seat: Seat, number: usize) {
        // Without randomness the longest moment is as good as any.
        let Shared { pause, moments, .. } = &*self.shared;
        let pause = moments.bits().map_or(pause.most, |bits| pause.drawn(bits));
        self.beforehand.moments.insert(seat, (number, Some(Instant::now() + pause)));
    }

    /// Does what a seat has said beforehand: says its answer, and drops what does not hold any more.
    pub(super) async fn heed(&mut self, seat: Seat, own: &mpsc::WeakSender<Box<Event>>) {
        let number = self.look.table().number(Viewer::Seat(seat));
        self.beforehand.moments.insert(seat, (number, None));
        // Another server may know better, and nobody may sit there who has not said it.
        if self.read_orders().await.is_err() {
            return self.put_off_orders(seat, number);
        }
        let (mut kept, mut answer) = (Vec::new(), None);
        for given in self.beforehand.of(seat) {
            let mut given = given.clone();
            match self.fate(seat, &given) {
                Heed::Says(words) if given.stands() && answer.is_none() => answer = Some((given.id, words)),
                Heed::Says(_) | Heed::Waits => {}
                Heed::Done if given.stands() => continue,
                Heed::Dropped(departure) if given.stands() => given.dropped = Some(departure.into()),
                Heed::Done | Heed::Dropped(_) => {}
            }
            kept.push(given);
        }
        if kept != self.beforehand.of(seat) && self.keep_orders(seat, kept).await.is_err() {
            return self.put_off_orders(seat, number);
        }
        self.beforehand.lost.remove(&seat);
        self.beforehand.moments.insert(seat, (number, None));
        if let Some((id, words)) = answer {
            self.answer(seat, id, words, own).await;
        }
    }

    fn fate(&self, seat: Seat, given: &Given) -> Heed {
        if self.beforehand.lost.contains(&seat) {
            return Heed::Dropped(adit_table::Departure::TakenBack);
        }
        // What a later program cannot follow any more has become something else.
        let heed = self.look.heed(seat, given);
        heed.unwrap_or(Heed::Dropped(adit_table::Departure::Other))
    }

    /// Says a move for a seat, in the way in which its player would.
    async fn answer(&mut self, seat: Seat, id: u32, words: String, own: &mpsc::WeakSender<Box<Event>>) {
        let offer = self.look.offer_id(seat);
        let (reply, said) = oneshot::channel();
        self.act(Act::Say { seat, words, offer, reply }, own).await;
        let Ok(Err(fault)) = said.await else { return };
        let is_refused = matches!(
            fault.kind(),
            FaultKind::BrokenRule | FaultKind::NoSuchWords | FaultKind::Begun | FaultKind::NotPending
        );
        if is_refused {
            let mut orders = self.beforehand.of(seat).to_vec();
            let refused = orders.iter_mut().filter(|given| given.id == id);
            refused.for_each(|given| given.dropped = Some(DropReason::NotLegal));
            if self.keep_orders(seat, orders).await.is_ok() {
                return;
            }
        }
        // The store does not answer, or another server was faster: it is looked at again.
        let number = self.look.table().number(Viewer::Seat(seat));
        self.put_off_orders(seat, number);
    }
}

/// The entries that a player has sent as a line.
pub(crate) fn line(line: &[String]) -> Result<Vec<Entry>, Fault> {
    if line.len() > LONGEST_LINE {
        return Err(Fault::TooLong);
    }
    read_line(line).map_err(|_| Fault::NoSuchWords)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_lies_between_its_limits() {
        let pause = Pause::default();
        for bits in [0, 1, 4_499, 4_500, 4_501, u64::MAX] {
            let drawn = pause.drawn(bits);
            assert!((pause.least..=pause.most).contains(&drawn), "{drawn:?}");
        }
        assert_eq!(pause.drawn(0), pause.least);
        assert_eq!(pause.drawn(4_500), pause.most);
        let at_once = Pause { least: Duration::ZERO, most: Duration::ZERO };
        assert_eq!(at_once.drawn(u64::MAX), Duration::ZERO);
    }
}
