//! Who stands where, and what the tiles would give.

use crate::board::{Place, SLOTS, Slot};
use crate::pieces::{Company, TEAMS};
use crate::state::State;
use crate::teams::Team;
use adit_game::{MAX_SEATS, Seat};

/// The players, and the AI in a game of two.
const COMPANIES: usize = MAX_SEATS + 1;

/// Who stands where, with the eyes of one seat.
pub(super) struct Ground<'a> {
    state: &'a State,
    seat: Seat,
    /// The strength of each company on each tile.
    strengths: [[u8; SLOTS]; COMPANIES],
    total: [u8; SLOTS],
    insurance: u32,
}

/// What the own teams can hope for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hopes {
    /// Of tiles on which they stand that lack little strength: the expected loot in thousands.
    pub(super) near: f32,
    /// Of tiles that lack more.
    pub(super) far: f32,
    /// The best loot that one team can bring about by moving.
    pub(super) trigger: f32,
    /// The best loot that several teams can bring about by moving one after the other.
    pub(super) gather: f32,
}

impl<'a> Ground<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, insurance: u32) -> Ground<'a> {
        let mut strengths = [[0; SLOTS]; COMPANIES];
        let mut total = [0; SLOTS];
        for (company, teams) in state.teams.all().chunks(usize::from(TEAMS)).enumerate().take(COMPANIES) {
            for team in teams {
                for slot in team.place.tiles().iter() {
                    strengths[company][slot.index()] += team.total();
                    total[slot.index()] += team.total();
                }
            }
        }
        Ground { state, seat, strengths, total, insurance }
    }

    /// The strength that a tile lacks if so much more comes to it; nothing if it has been extracted.
    pub(super) fn missing(&self, slot: Slot, more: u8) -> Option<u8> {
        let number = self.state.number(slot)?;
        Some(number.saturating_sub(self.total[slot.index()] + more))
    }

    /// The loot that can be expected of a tile, in thousands, if so much own strength comes to it and the seat
    /// brings the extraction about or does not.
    pub(super) fn loot(&self, slot: Slot, more: u8, active: bool) -> f32 {
        let Some(number) = self.state.number(slot) else { return 0.0 };
        let components = self.state.components();
        let stack = components.stack(slot.level(), number);
        let own = self.strengths[self.seat.index()][slot.index()] + more;
        let (mut sharers, mut strongest, mut as_strong) = (u32::from(own > 0), own, 1);
        for (company, strengths) in self.strengths.iter().enumerate() {
            let strength = strengths[slot.index()];
            if company == self.seat.index() || strength == 0 {
                continue;
            }
            sharers += 1;
            match strength.cmp(&strongest) {
                std::cmp::Ordering::Greater => (strongest, as_strong) = (strength, 1),
                std::cmp::Ordering::Equal => as_strong += 1,
                std::cmp::Ordering::Less => {}
            }
        }
        let given = components.yields.of(stack, sharers);
        let first = match self.state.shaft_on(slot) {
            Some(owner) => owner == self.seat,
            None if as_strong > 1 => active,
            None => own == strongest,
        };
        let share = if own > 0 { given.share as f32 } else { 0.0 };
        let leftovers = if first { given.leftovers as f32 } else { 0.0 };
        let cubes = given.cubes as f32 / 100.0;
        let safety = usize::from(self.state.players[self.seat].safety);
        let reduction = components.safety_reduction.get(safety).copied().unwrap_or(0);
        let due = f32::from(own.saturating_sub(reduction)).min(cubes) - self.insurance as f32;
        // The cubes that are lost are the dearest ones.
        let each = if cubes > 0.0 { 1.25 * given.share as f32 / cubes } else { 0.0 };
        let risk = components.yields.hazards(stack) as f32 / 100.0 * due.max(0.0) * each;
        ((share + leftovers - risk) / 1_000.0).max(0.0)
    }

    /// What a team is worth at a place: the loot of the tiles it stands on, the more the nearer they are to being
    /// extracted. `more` is the strength that it would bring along.
    pub(super) fn prospect(&self, place: Place, more: u8) -> f32 {
        let tiles = place.tiles().iter();
        tiles
            .map(|slot| match self.missing(slot, more) {
                Some(missing) => self.loot(slot, more, false) * nearness(missing),
                None => 0.0,
            })
            .sum()
    }

    /// The loot that a team brings about by coming to a place with this strength, if it does.
    pub(super) fn extracted(&self, place: Place, more: u8) -> Option<f32> {
        let tiles = place.tiles().iter().filter(|&slot| self.missing(slot, more) == Some(0));
        tiles.map(|slot| self.loot(slot, more, true)).reduce(f32::max)
    }

    /// What the own teams can hope for.
    pub(super) fn hopes(&self) -> Hopes {
        let mut hopes = Hopes::default();
        let own = self.state.teams.of(Company::Seat(self.seat));
        let board = &self.state.components().board;
        let mobility = self.state.players[self.seat].mobility;
        let mut coming = [(0_u8, 0_u8); SLOTS];
        for team in own {
            for place in board.reach(team.place, mobility).iter() {
                // A team on an edge already counts for its two tiles.
                let Place::Slot(slot) = place else { continue };
                if !team.place.tiles().contains(slot) {
                    let (strength, teams) = &mut coming[slot.index()];
                    *strength += team.strength;
                    *teams += 1;
                    if self.missing(slot, team.strength) == Some(0) {
                        hopes.trigger = hopes.trigger.max(self.loot(slot, team.strength, true));
                    }
                }
            }
        }
        for slot in Slot::every() {
            let Some(missing) = self.missing(slot, 0) else { continue };
            if self.strengths[self.seat.index()][slot.index()] > 0 {
                let loot = self.loot(slot, 0, false);
                if missing <= 2 {
                    hopes.near += loot;
                } else {
                    hopes.far += loot / f32::from(missing);
                }
            }
            let (strength, teams) = coming[slot.index()];
            if teams > 1 && strength >= missing {
                hopes.gather = hopes.gather.max(self.loot(slot, strength, true));
            }
        }
        hopes
    }

    /// The strength with which a team stands on a place before it moves there.
    pub(super) fn brings(team: &Team, to: Place, die: u8) -> u8 {
        // A team that leaves an edge for one of its tiles has stood there before.
        if team.place.tiles().meets(to.tiles()) { 0 } else { team.strength + die }
    }
}

/// How likely a tile is extracted soon that lacks so much strength.
pub(super) fn nearness(missing: u8) -> f32 {
    match missing {
        0 => 1.0,
        1 => 0.5,
        2 => 0.35,
        3 => 0.25,
        4 => 0.2,
        _ => 0.12,
    }
}
