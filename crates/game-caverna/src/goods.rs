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

    /// A player pays a price that was checked. What it was paid for tells of it.
    pub(crate) fn pay(&mut self, seat: Seat, price: &Goods) {
        let paid = self.caves[seat].goods.take(price);
        debug_assert!(paid, "CD-5.5: the price was checked");
    }

    /// A player receives goods for which nothing else is told.
    pub(crate) fn receive(&mut self, seat: Seat, goods: &Goods) {
        self.receive_for(seat, goods, |received| {
            (!received.is_empty()).then_some(Event::Received { seat, goods: received })
        });
    }

    /// A player receives goods in one gain event: each up to its limit (CD-9.2), then their blue rooms react
    /// to what was really received (CD-7.4). `event` tells of both what happened and what it brought, since people want
    /// one sentence for it.
    pub(crate) fn receive_for(
        &mut self,
        seat: Seat,
        goods: &Goods,
        event: impl FnOnce(Goods) -> Option<Event>,
    ) {
        let limit = self.components().limit;
        let own = &mut self.caves[seat].goods;
        let (mut received, mut lost) = (Goods::EMPTY, Goods::EMPTY);
        for good in Good::ALL {
            received[good] = goods[good].min(limit[good].saturating_sub(own[good]));
            lost[good] = goods[good] - received[good];
        }
        *own += &received;
        if let Some(event) = event(received) {
            self.tell(event);
        }
        self.received(seat, received, lost);
    }

    /// What follows from goods that were received and lost.
    fn received(&mut self, seat: Seat, received: Goods, lost: Goods) {
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
                self.receive_for(seat, &goods, |received| {
                    (!received.is_empty()).then_some(Event::RoomReacted { seat, room, received })
                });
            }
        }
    }

    /// The food that is found on a space when it is excavated (CD-6.5.6).
    pub(crate) fn food_of(&self, space: Space) -> Goods {
        let mut goods = Goods::EMPTY;
        goods[Good::Food] = self.components().board.food[space.index()];
        goods
    }
}
