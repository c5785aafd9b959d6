//! What a seat has, with what it has already promised or is about to receive.

use crate::goods::{Cubes, Resource, Stock};
use crate::phase::Phase;
use crate::phase::extraction::{self, Extraction, Stage};
use crate::pieces::Company;
use crate::state::State;
use adit_game::Seat;

/// What a seat has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holdings {
    /// Cubes of each resource.
    pub(super) cubes: [u32; 4],
    /// Money in hundreds.
    pub(super) money: u32,
    /// Insurance tiles.
    pub(super) insurance: u32,
    /// Extraction cards.
    pub(super) cards: u32,
    /// What has been named for the bid, in hundreds.
    pub(super) bid: u32,
}

impl Holdings {
    pub(super) fn new(state: &State, seat: Seat) -> Holdings {
        let player = &state.players[seat];
        let mut holdings = Holdings {
            cubes: Resource::ALL.map(|resource| player.stock.of(resource)),
            money: player.money.in_hundreds(),
            insurance: player.insurance,
            cards: player.cards.len() as u32,
            bid: 0,
        };
        if let Phase::Auction(bids) = &state.phase {
            let draft = bids.draft(seat);
            holdings.pay(&draft.cubes);
            holdings.money = holdings.money.saturating_sub(draft.money.in_hundreds());
            holdings.bid = state.components().value(&draft.cubes).plus(draft.money).in_hundreds();
        } else if let Phase::Insurance(exchanges) = &state.phase {
            let draft = exchanges.draft(seat);
            holdings.pay(&draft.cubes);
            holdings.insurance = holdings.insurance.saturating_add(draft.cubes.total());
        } else if let Phase::Extraction(Extraction { active, stage: Stage::Hazard(hazard), .. }) =
            &state.phase
        {
            let loot = &hazard.loot[seat];
            for (resource, count) in loot.iter() {
                holdings.cubes[resource.index()] += u32::from(count);
            }
            if hazard.undecided.iter().any(|undecided| undecided == seat) {
                holdings.suffer(loot, u32::from(extraction::due(state, seat, hazard.slot, loot)));
            }
            holdings.cards += u32::from(*active == Company::Seat(seat));
        }
        holdings
    }

    fn pay(&mut self, cubes: &Stock) {
        for (resource, count) in cubes.iter() {
            let held = &mut self.cubes[resource.index()];
            *held = held.saturating_sub(count);
        }
    }

    /// A hazard takes the most valuable cubes of a loot that insurance does not save.
    fn suffer(&mut self, loot: &Cubes, due: u32) {
        let covered = due.min(self.insurance);
        self.insurance -= covered;
        let mut lost = due - covered;
        for resource in Resource::ALL.into_iter().rev() {
            let taken = u32::from(loot[resource]).min(lost);
            let held = &mut self.cubes[resource.index()];
            *held = held.saturating_sub(taken);
            lost -= taken;
        }
    }

    /// What the cubes and the money are worth, in hundreds.
    pub(super) fn wealth(&self, state: &State) -> u32 {
        self.money + self.value(state)
    }

    /// What the cubes are worth, in hundreds.
    pub(super) fn value(&self, state: &State) -> u32 {
        Resource::ALL.into_iter().map(|resource| self.cubes[resource.index()] * price(state, resource)).sum()
    }
}

/// The price of a cube, in hundreds.
pub(super) fn price(state: &State, resource: Resource) -> u32 {
    state.components().price(resource).in_hundreds()
}
