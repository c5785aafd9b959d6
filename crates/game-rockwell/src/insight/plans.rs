//! How near achievements and deliveries are, and what the market and the workshop can still do for them.

use super::holdings::{Holdings, price};
use crate::board::Place;
use crate::components::Condition;
use crate::goods::{Cubes, Resource};
use crate::phase::Phase;
use crate::phase::extraction::Extraction;
use crate::phase::market::{Market, Traded};
use crate::phase::workshop::Workshop;
use crate::pieces::{Achievement, Company, PhaseBoard};
use crate::sequence::Resume;
use crate::state::State;
use adit_game::Seat;

/// What a seat can still do in this round on boards II and III.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rest {
    /// Transactions.
    pub(super) transactions: u8,
    /// The resources that can no longer be traded.
    pub(super) traded: Traded,
    /// Actions.
    pub(super) actions: u8,
}

impl Rest {
    pub(super) fn new(state: &State, seat: Seat) -> Rest {
        let side = state.rulebook.side();
        let mut rest = Rest::default();
        if let Some(position) = state.position(PhaseBoard::Two, seat) {
            let index = position.index();
            rest.transactions = side.transactions.get(index).copied().unwrap_or(0);
            if let Phase::Market(Market { done, traded, .. }) = &state.phase {
                rest.transactions = rest.transactions.saturating_sub(done[index]);
                rest.traded = traded[index];
            }
        }
        if let Some(position) = state.position(PhaseBoard::Three, seat) {
            let index = position.index();
            let done = workshop(state).map_or(0, |workshop| workshop.done[index]);
            rest.actions = side.actions.get(index).copied().unwrap_or(0).saturating_sub(done);
        }
        rest
    }
}

fn workshop(state: &State) -> Option<&Workshop> {
    if let Phase::Workshop(workshop)
    | Phase::Extraction(Extraction { then: Resume::Workshop(workshop), .. }) = &state.phase
    {
        Some(workshop)
    } else {
        None
    }
}

/// How near the achievements are that a seat does not have; each counts with the prestige of its top tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Nearness {
    /// Of those that ask for cubes: by the cubes that are there.
    pub(super) cubes: f32,
    /// Of those that ask for cubes: by what the seat has altogether.
    pub(super) wealth: f32,
    /// The best that the market can bring in this round.
    pub(super) market: f32,
    /// The best that the market could bring in another round.
    pub(super) market_later: f32,
    /// Of those that ask for strong teams.
    pub(super) strength: f32,
    /// The best of these that the workshop can bring in this round.
    pub(super) workshop: f32,
    pub(super) cards: f32,
    pub(super) depth: f32,
    pub(super) centre: f32,
}

/// Being half as near is worth less than half as much.
fn part(done: f32, whole: f32) -> f32 {
    let fraction = if whole > 0.0 { (done / whole).clamp(0.0, 1.0) } else { 1.0 };
    fraction * fraction
}

impl Nearness {
    pub(super) fn new(state: &State, seat: Seat, holdings: &Holdings, rest: &Rest) -> Nearness {
        let mut near = Nearness::default();
        let teams = state.teams.of(Company::Seat(seat));
        let wealth = holdings.wealth(state) as f32;
        for achievement in Achievement::ALL {
            if state.players[seat].has(achievement) {
                continue;
            }
            let Some(prestige) = prestige(state, achievement) else { continue };
            match &state.components().achievement(achievement).condition {
                Condition::Cubes(cubes) => {
                    let (mut whole, mut held) = (0.0, 0.0);
                    for (resource, count) in cubes.iter() {
                        let price = price(state, resource) as f32;
                        whole += f32::from(count) * price;
                        held += holdings.cubes[resource.index()].min(u32::from(count)) as f32 * price;
                    }
                    near.cubes += prestige * part(held, whole);
                    near.wealth += prestige * part(wealth, whole);
                    if rest.transactions > 0
                        && can_trade(state, holdings, cubes, rest.transactions, rest.traded)
                    {
                        near.market = near.market.max(prestige);
                    }
                    if can_trade(state, holdings, cubes, 4, Traded::default()) {
                        near.market_later = near.market_later.max(prestige);
                    }
                }
                Condition::ExtractionCards(count) => {
                    near.cards = prestige * part(holdings.cards as f32, f32::from(*count));
                }
                Condition::TeamsWithStrength { strength, count } => {
                    let Some(upgrades) = Upgrades::new(state, seat, *strength, *count) else { continue };
                    near.strength +=
                        prestige * part((upgrades.whole - upgrades.price) as f32, upgrades.whole as f32);
                    if upgrades.price <= holdings.money && upgrades.actions <= u32::from(rest.actions) {
                        near.workshop = near.workshop.max(prestige);
                    }
                }
                Condition::AllTeamsAtLevel(level) => {
                    let goal = level.number();
                    let deep: u8 = teams.iter().map(|team| team.place.depth().min(goal)).sum();
                    near.depth = prestige * part(f32::from(deep), f32::from(goal) * teams.len() as f32);
                }
                Condition::TeamsInCentre(_) => {
                    let deepest = teams.iter().map(|team| team.place.depth()).max().unwrap_or(0);
                    near.centre = prestige * part(f32::from(deepest), f32::from(Place::Centre.depth()));
                }
            }
        }
        near
    }
}

/// The prestige of the top tile of an achievement.
pub(super) fn prestige(state: &State, achievement: Achievement) -> Option<f32> {
    state.tiles_left(achievement).first().map(|&prestige| f32::from(prestige))
}

/// Can these cubes be had by so many transactions (RW-6.2, RW-6.3)?
pub(super) fn can_trade(
    state: &State,
    holdings: &Holdings,
    wanted: &Cubes,
    transactions: u8,
    traded: Traded,
) -> bool {
    let (mut cost, mut purchases) = (0, 0_u8);
    let mut sales = [0; 4];
    for resource in Resource::ALL {
        let (held, need) = (holdings.cubes[resource.index()], u32::from(wanted[resource]));
        let price = price(state, resource);
        if held < need {
            if traded.contains(resource) {
                return false;
            }
            cost += (need - held) * price;
            purchases += 1;
        } else if !traded.contains(resource) {
            sales[resource.index()] = (held - need) * price;
        }
    }
    if purchases > transactions {
        return false;
    }
    sales.sort_unstable_by(|one, other| other.cmp(one));
    let sold: u32 = sales.iter().take(usize::from(transactions - purchases)).sum();
    holdings.money + sold >= cost
}

/// What is lacking for some number of strong teams.
pub(super) struct Upgrades {
    /// The price of all that is lacking, in hundreds.
    pub(super) price: u32,
    /// The actions it takes.
    actions: u32,
    /// The price from the very start.
    whole: u32,
}

impl Upgrades {
    /// What is lacking for so many teams of this strength; nothing if it can no longer be had.
    pub(super) fn new(state: &State, seat: Seat, strength: u8, count: u8) -> Option<Upgrades> {
        let prices = &state.rulebook.side().strength_prices;
        let price = |from: u8| -> u32 {
            let steps = usize::from(from.saturating_sub(1))..usize::from(strength.saturating_sub(1));
            prices.get(steps).map_or(0, |steps| steps.iter().map(|step| step.in_hundreds()).sum())
        };
        let teams = state.teams.of(Company::Seat(seat)).iter();
        let possible = teams.filter(|team| team.strength >= strength || team.place != Place::Centre);
        let mut strengths = [0; 4];
        for (slot, team) in strengths.iter_mut().zip(possible) {
            *slot = team.strength;
        }
        strengths.sort_unstable_by(|one, other| other.cmp(one));
        let chosen = strengths.get(..usize::from(count))?;
        if chosen.contains(&0) {
            return None;
        }
        Some(Upgrades {
            price: chosen.iter().map(|&from| if from < strength { price(from) } else { 0 }).sum(),
            actions: chosen.iter().map(|&from| u32::from(strength.saturating_sub(from))).sum(),
            whole: u32::from(count) * price(1),
        })
    }
}

/// The deliveries that a seat can pay: the prestige of all, and of the best that its actions are enough for.
pub(super) fn deliveries(state: &State, holdings: &Holdings, actions: u8) -> (f32, f32) {
    let mut prestige = [0_u8; 4];
    for resource in Resource::ALL {
        let top = state.top_delivery(resource).and_then(|top| state.components().delivery(top));
        if let Some(delivery) = top
            && holdings.cubes[resource.index()] >= u32::from(delivery.cost)
        {
            prestige[resource.index()] = delivery.prestige;
        }
    }
    prestige.sort_unstable_by(|one, other| other.cmp(one));
    let sum = |count: usize| prestige.iter().take(count).map(|&prestige| f32::from(prestige)).sum();
    (sum(4), sum(usize::from(actions)))
}
