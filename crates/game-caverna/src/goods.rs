//! Paying and receiving (CD-6.1, CD-7.4, CD-9).

use crate::components::Trigger;
use crate::news::Event;
use crate::pieces::{Good, Goods, Room, Space};
use crate::state::State;
use adit_game::Seat;
use adit_kit::Set;

impl State {
    /// Notes what happened.
    pub(crate) fn tell(&mut self, event: Event) {
        self.news.tell(event);
    }

    /// A player pays a price that was checked.
    pub(crate) fn pay(&mut self, seat: Seat, price: &Goods) {
        if price.is_empty() {
            return;
        }
        let paid = self.caves[seat].goods.take(price);
        debug_assert!(paid, "CD-5.5: the price was checked");
        self.tell(Event::Paid { seat, goods: *price });
    }

    /// A player receives goods in one gain event: each up to its limit (CD-9.2), then their blue rooms react
    /// to what was really received (CD-7.4).
    pub(crate) fn receive(&mut self, seat: Seat, goods: &Goods) {
        let limit = self.components().limit;
        let own = &mut self.caves[seat].goods;
        let (mut received, mut lost) = (Goods::EMPTY, Goods::EMPTY);
        for good in Good::ALL {
            received[good] = goods[good].min(limit[good].saturating_sub(own[good]));
            lost[good] = goods[good] - received[good];
        }
        *own += &received;
        if !received.is_empty() {
            self.tell(Event::Received { seat, goods: received });
        }
        if !lost.is_empty() {
            self.tell(Event::Lost { seat, goods: lost });
        }
        self.react(seat, self.components().gain_triggers, |trigger| match trigger {
            Trigger::GainOnGood { good, min, max, goods } => {
                (*min..=*max).contains(&received[*good]).then_some(*goods)
            }
            Trigger::TradeInTurnWith { .. }
            | Trigger::ExtraRooms { .. }
            | Trigger::GainOnRooms { .. }
            | Trigger::GainOnWall { .. } => None,
        });
    }

    /// Those of the player's blue rooms that `gain` gives goods for react (CD-7.2).
    pub(crate) fn react(&mut self, seat: Seat, among: Set<Room>, gain: impl Fn(&Trigger) -> Option<Goods>) {
        for room in (self.caves[seat].owned() & among).iter() {
            if let Some(goods) = self.components().room(room).trigger().and_then(&gain) {
                self.tell(Event::RoomReacted { seat, room });
                self.receive(seat, &goods);
            }
        }
    }

    /// The food of a space that was just excavated (CD-6.5.6).
    pub(crate) fn receive_food_of(&mut self, seat: Seat, space: Space) {
        let mut goods = Goods::EMPTY;
        goods[Good::Food] = self.components().board.food[space.index()];
        if !goods.is_empty() {
            self.receive(seat, &goods);
        }
    }
}
