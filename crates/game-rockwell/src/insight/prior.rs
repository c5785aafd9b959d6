//! Rules of thumb: which moves look sound before anything is tried out.

use super::ground::Ground;
use super::holdings::{Holdings, price};
use super::plans::{Rest, Upgrades, can_trade, prestige};
use super::{is_last_round, nearness, turns_left};
use crate::board::{Level, Place, Slot};
use crate::components::{Advantage, Condition};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::moves::Move;
use crate::phase::Phase;
use crate::phase::auction::Auction;
use crate::phase::drilling::{Drilling, Step};
use crate::phase::insurance::Insurance;
use crate::pieces::{Achievement, Company, PhaseBoard, Position, TeamId};
use crate::state::{State, Tile};
use adit_game::Seat;

/// How promising each move looks.
pub(super) fn prior(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    match &state.phase {
        Phase::Setup(_) | Phase::Over(_) => {}
        Phase::Auction(bids) => auction(state, bids, seat, moves, urges),
        Phase::Placement(_) => placement(state, seat, moves, urges),
        Phase::Insurance(exchanges) => insurance(state, exchanges, seat, moves, urges),
        Phase::Drilling(Drilling { step: Step::Move(_), .. }) => drilling(state, seat, moves, urges),
        Phase::Drilling(Drilling { step: Step::Advantage(step), .. }) => {
            advantage(state, seat, step.team, moves, urges);
        }
        Phase::Drilling(Drilling { step: Step::AiTeam | Step::AiTarget(_), .. }) => {
            guidance(state, seat, moves, urges);
        }
        Phase::Extraction(_) => extraction(state, seat, moves, urges),
        Phase::Market(_) => market(state, seat, moves, urges),
        Phase::Workshop(_) => workshop(state, seat, moves, urges),
        Phase::AiUpgrade => reinforcement(state, seat, moves, urges),
    }
}

/// What `count` moves of one sort get so that together they are as likely as one move with this urge.
fn among(count: usize, urge: f32) -> f32 {
    urge - libm::logf(count.max(1) as f32)
}

/// What cubes are worth, in hundreds.
fn worth(state: &State, resource: Resource, count: u32) -> f32 {
    count as f32 * price(state, resource) as f32
}

/// To take back what was named leads nowhere.
const AGAIN: f32 = -9.0;

/// A small part of what the seat has, in money and without many words.
fn auction(state: &State, bids: &Auction, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let wealth = Holdings::new(state, seat).wealth(state).max(1) as f32;
    let named = !bids.draft(seat).is_empty();
    let sums = moves.iter().filter(|mv| matches!(mv, Move::BidMoney { .. })).count();
    let cubes = moves.iter().filter(|mv| matches!(mv, Move::BidCubes { .. })).count();
    // A sum of a sixth of all is already a lot.
    let dear = |hundreds: f32| -12.0 * hundreds / wealth;
    for (mv, urge) in moves.iter().zip(urges) {
        *urge = if let Move::BidMoney { sum } = *mv {
            among(sums, 1.0) + dear(sum.in_hundreds() as f32)
        } else if let Move::BidCubes { resource, count } = *mv {
            among(cubes, -0.5) + dear(worth(state, resource, count))
        } else if matches!(mv, Move::BidAgain {}) {
            AGAIN
        } else if named {
            2.5
        } else {
            0.5
        };
    }
}

/// Where there is something to do: goods to sell, money to spend, tiles to fight for.
fn placement(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let holdings = Holdings::new(state, seat);
    let side = state.rulebook.side();
    let money = holdings.money as f32 / 10.0;
    let goods = holdings.value(state) as f32 / 10.0;
    let sells = state.position(PhaseBoard::Two, seat).is_some();
    let (deliveries, _) = super::plans::deliveries(state, &holdings, 0);
    let power = money + if sells { 0.7 * goods } else { 0.0 } + deliveries;
    let urge = |position: Position| -> f32 {
        let index = position.index();
        match position.board {
            PhaseBoard::One => match side.advantages.get(index) {
                Some(Advantage::Bribe) => 0.8 - 0.3 * index as f32,
                Some(Advantage::Subcontractor) => 0.3 * money.min(4.0) - 0.6,
                None => 0.0,
            },
            PhaseBoard::Two => {
                let transactions = f32::from(side.transactions.get(index).copied().unwrap_or(0));
                0.3 * transactions + 0.12 * goods.min(12.0) - 0.8
            }
            PhaseBoard::Three => {
                let actions = f32::from(side.actions.get(index).copied().unwrap_or(0));
                0.7 * actions.min(power / 2.0) + 0.1 * actions - 0.3
            }
        }
    };
    for (mv, slot) in moves.iter().zip(urges) {
        if let Move::Place { position } = mv {
            *slot = urge(*position);
        }
    }
}

/// Some of the cheapest cubes, where much strength is at risk.
fn insurance(state: &State, exchanges: &Insurance, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let player = &state.players[seat];
    let reduction = state.components().safety_reduction.get(usize::from(player.safety)).copied().unwrap_or(0);
    let teams = state.teams.of(Company::Seat(seat)).iter();
    let strongest = teams.map(|team| team.strength.saturating_sub(reduction)).max().unwrap_or(0);
    let named = !exchanges.draft(seat).is_empty();
    let wanted = (f32::from(strongest) - player.insurance as f32).max(0.0);
    for (mv, urge) in moves.iter().zip(urges) {
        *urge = if let Move::Insure { resource, count } = *mv {
            let cost = worth(state, resource, count) / 10.0;
            let excess = (count as f32 - wanted).max(0.0);
            0.5 * (count as f32).min(wanted) - 1.5 * cost - 2.0 * excess - 1.0
        } else if matches!(mv, Move::InsureAgain {}) {
            AGAIN
        } else if named {
            4.0
        } else {
            1.0
        };
    }
}

/// Towards tiles that are about to be extracted with a good share, and down to the goals.
fn drilling(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let holdings = Holdings::new(state, seat);
    let ground = Ground::new(state, seat, holdings.insurance);
    let player = &state.players[seat];
    let hires = state.advantage(seat) == Some(Advantage::Subcontractor) && state.free_dice() > 0;
    let centre = if player.has(Achievement::Centre) { None } else { prestige(state, Achievement::Centre) };
    let deeper = |achievement: Achievement| {
        if player.has(achievement) { 0.0 } else { prestige(state, achievement).unwrap_or(0.0) }
    };
    let depth_worth = 0.05 * (deeper(Achievement::AllAtC) + deeper(Achievement::Centre));
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Stay { team } = *mv {
            let place = state.teams.get(team).map(|team| team.place).filter(|_| hires);
            *urge = -0.8 + place.map_or(0.0, |place| stay_and_hire(state, &ground, place, holdings.money));
            continue;
        }
        let (team, to, die) = if let Move::Move { team, to } = *mv {
            (team, to, 0)
        } else if let Move::Carry { team, to, strength } = *mv {
            (team, to, strength)
        } else {
            continue;
        };
        let Some(moving) = state.teams.get(team) else { continue };
        if to == Place::Centre {
            *urge = match centre {
                Some(prestige) => 0.6 * prestige - 0.3 * f32::from(moving.strength),
                None => -4.0,
            };
            continue;
        }
        let more = Ground::brings(moving, to, die);
        let gain = match ground.extracted(to, more) {
            // The card counts too.
            Some(loot) => 1.2 * loot + 0.5,
            None => ground.prospect(to, more),
        };
        let cost = state.components().die_cost(die).unwrap_or(Money::ZERO).in_hundreds() as f32 / 10.0;
        let depth = f32::from(to.depth()) - f32::from(moving.place.depth());
        *urge = (gain - ground.prospect(moving.place, 0) + depth_worth * depth - 0.7 * cost).clamp(-6.0, 8.0);
    }
}

/// What a team can get by staying and hiring a die.
fn stay_and_hire(state: &State, ground: &Ground<'_>, place: Place, money: u32) -> f32 {
    let cap = place.level().map_or(0, Level::number);
    let best = (1..=cap).filter_map(|die| {
        let cost = state.components().die_cost(die)?.in_hundreds();
        (cost <= money).then_some(())?;
        Some(ground.extracted(place, die)? - cost as f32 / 10.0)
    });
    best.fold(0.0, f32::max)
}

/// A bribe or a die where it brings the extraction about.
fn advantage(state: &State, seat: Seat, team: TeamId, moves: &[Move], urges: &mut [f32]) {
    let holdings = Holdings::new(state, seat);
    let ground = Ground::new(state, seat, holdings.insurance);
    let Some(active) = state.teams.get(team) else { return };
    let thousands =
        |die: u8| state.components().die_cost(die).unwrap_or(Money::ZERO).in_hundreds() as f32 / 10.0;
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Bribe { team, to } = *mv {
            let Some(target) = state.teams.get(team) else { continue };
            let cost = target.die.map_or(0.0, thousands);
            *urge = if ground.missing(to, target.total()) == Some(0) {
                // The bribed company takes a share, the larger one the stronger it is.
                1.0 + 0.6 * ground.loot(to, 0, true) - cost - 0.1 * f32::from(target.strength)
            } else {
                -1.5 - cost
            };
        } else if let Move::Hire { strength } = *mv {
            *urge = match ground.extracted(active.place, strength) {
                Some(loot) => 0.5 + loot - thousands(strength),
                None => -1.5 - thousands(strength),
            };
        }
    }
}

/// The AI goes where it helps the seat, or at least nobody else.
fn guidance(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let ground = Ground::new(state, seat, state.players[seat].insurance);
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Guide { slot } = *mv {
            *urge = help(state, &ground, seat, slot, 1);
        }
    }
}

/// What it does for the seat if the AI's strength on a tile grows.
fn help(state: &State, ground: &Ground<'_>, seat: Seat, slot: Slot, more: u8) -> f32 {
    let Some(missing) = ground.missing(slot, more) else { return 0.0 };
    let own = state.teams.strength_of(Company::Seat(seat), slot) > 0;
    let others = state.teams.tiles().contains(slot);
    if own {
        ground.loot(slot, 0, false) * nearness(missing)
    } else if others {
        -nearness(missing)
    } else {
        0.0
    }
}

/// The more valuable tile; and insurance is there to be used.
fn extraction(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let ground = Ground::new(state, seat, state.players[seat].insurance);
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Extract { slot } = *mv {
            *urge = ground.loot(slot, 0, true);
        } else if let Move::Cover { count } = *mv {
            *urge = 1.2 * f32::from(count);
        }
    }
}

/// To complete an achievement that can be had; else to get money that can be spent in this round.
fn market(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let holdings = Holdings::new(state, seat);
    let rest = Rest::new(state, seat);
    let goal = best_goal(state, seat, &holdings, &rest);
    let spend = if rest.actions > 0 { 20 * u32::from(rest.actions) } else { 0 };
    let short = spend.saturating_sub(holdings.money);
    let count = moves.len();
    for (mv, urge) in moves.iter().zip(urges) {
        *urge = if let Move::Sell { resource, count: sold } = *mv {
            let held = holdings.cubes[resource.index()];
            let left = held.saturating_sub(sold);
            let value = sold.saturating_mul(price(state, resource));
            match &goal {
                Some(goal) if left < u32::from(goal[resource]) => -6.0,
                // What is not needed is sold whole, so that the transactions suffice.
                Some(goal) if left == u32::from(goal[resource]) => 1.0 + 0.03 * value.min(100) as f32,
                Some(_) => among(count, -0.5),
                None if value <= short + 10 && short > 0 => among(count, 2.0) + 0.04 * value as f32,
                None => among(count, -0.5),
            }
        } else if let Move::Buy { resource, count: bought } = *mv {
            let after = holdings.cubes[resource.index()].saturating_add(bought);
            match &goal {
                Some(goal) if u32::from(goal[resource]) == after => 4.0,
                Some(_) => -6.0,
                None => among(count, -1.5),
            }
        } else if matches!(mv, Move::Count { .. }) {
            among(count, -3.0)
        } else if goal.is_some() || short > 0 {
            -2.0
        } else {
            0.5
        };
    }
}

/// The cubes of the most valuable achievement that the transactions left can bring.
fn best_goal(state: &State, seat: Seat, holdings: &Holdings, rest: &Rest) -> Option<Cubes> {
    let mut best: Option<(f32, Cubes)> = None;
    for achievement in Achievement::ALL {
        if state.players[seat].has(achievement) {
            continue;
        }
        let Some(worth) = prestige(state, achievement) else { continue };
        if let Condition::Cubes(cubes) = &state.components().achievement(achievement).condition
            && best.as_ref().is_none_or(|(most, _)| worth > *most)
            && can_trade(state, holdings, cubes, rest.transactions, rest.traded)
        {
            best = Some((worth, *cubes));
        }
    }
    best.map(|(_, cubes)| cubes)
}

/// Strong teams, deliveries and the first shafts; passing when nothing else is left.
fn workshop(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let holdings = Holdings::new(state, seat);
    let ground = Ground::new(state, seat, holdings.insurance);
    let player = &state.players[seat];
    let last = is_last_round(state) && turns_left(state, seat) == 0.0;
    let sites = moves.iter().filter(|mv| matches!(mv, Move::Shaft { .. })).count();
    let others = moves.iter().filter(|mv| matches!(mv, Move::Relocate { .. })).count();
    let wanted = strengths_wanted(state, seat);
    for (mv, urge) in moves.iter().zip(urges) {
        *urge = if let Move::Strengthen { team } = *mv {
            let Some(team) = state.teams.get(team) else { continue };
            let loot = ground.extracted(team.place, 1).unwrap_or(0.0);
            // A step towards a strength that nothing asks for is worth least.
            let step = wanted.get(usize::from(team.strength)).copied().unwrap_or(0.0);
            0.4 * step + 0.8 * loot + if last { -2.0 } else { 0.3 }
        } else if let Move::Deliver { resource } = *mv {
            let top = state.top_delivery(resource).and_then(|top| state.components().delivery(top));
            let Some(delivery) = top else { continue };
            let left = holdings.cubes[resource.index()].saturating_sub(u32::from(delivery.cost));
            let breaks = if last { 0.0 } else { broken(state, seat, &holdings, resource, left) };
            0.6 * f32::from(delivery.prestige) - 0.5 - breaks
        } else if matches!(mv, Move::Pass {}) {
            -1.0
        } else if last {
            // What pays only later no longer pays.
            -6.0
        } else if let Move::Shaft { slot } = *mv {
            among(sites, 2.5 * site(state, slot) - 0.8)
        } else if matches!(mv, Move::Relocate { .. }) {
            among(others, -3.0)
        } else if matches!(mv, Move::Safety {}) {
            -0.5 - 0.5 * f32::from(player.safety)
        } else {
            -0.3 - 0.3 * f32::from(player.mobility)
        };
    }
}

/// What an upgrade of a team of each strength does for the achievements of strong teams.
fn strengths_wanted(state: &State, seat: Seat) -> [f32; 4] {
    let mut wanted = [0.0_f32; 4];
    for achievement in Achievement::ALL {
        if state.players[seat].has(achievement) {
            continue;
        }
        let kind = &state.components().achievement(achievement).condition;
        if let Condition::TeamsWithStrength { strength, count } = kind
            && let Some(upgrades) = Upgrades::new(state, seat, *strength, *count)
            && let Some(worth) = prestige(state, achievement)
        {
            // The strongest teams are the next to grow.
            let worth = worth * 25.0 / (25.0 + upgrades.price as f32);
            for step in wanted.iter_mut().take(usize::from(*strength)).skip(1) {
                *step = step.max(worth);
            }
        }
    }
    wanted
}

/// What a shaft on a tile could earn, from 0 to about 1.
fn site(state: &State, slot: Slot) -> f32 {
    let components = state.components();
    match state.terrain[slot.index()] {
        Tile::Flipped(tile) => {
            components.value(&Stock::from(&components.income(tile))).in_hundreds() as f32 / 20.0
        }
        Tile::Covered(number) => {
            let missing = number.saturating_sub(state.teams.strength_on(slot));
            f32::from(number) / 10.0 * nearness(missing)
        }
        Tile::Unlaid => 0.0,
    }
}

/// How far a delivery throws the seat back from an achievement that asks for the cubes.
fn broken(state: &State, seat: Seat, holdings: &Holdings, resource: Resource, left: u32) -> f32 {
    let mut worst = 0.0_f32;
    for achievement in Achievement::ALL {
        if state.players[seat].has(achievement) {
            continue;
        }
        if let Condition::Cubes(cubes) = &state.components().achievement(achievement).condition
            && left < u32::from(cubes[resource])
            && let Some(worth) = prestige(state, achievement)
        {
            let held = holdings.cubes[resource.index()].min(u32::from(cubes[resource])) as f32;
            worst = worst.max(0.3 * worth * held / f32::from(cubes[resource]));
        }
    }
    worst
}

/// The AI grows where it helps the seat.
fn reinforcement(state: &State, seat: Seat, moves: &[Move], urges: &mut [f32]) {
    let ground = Ground::new(state, seat, state.players[seat].insurance);
    for (mv, urge) in moves.iter().zip(urges) {
        if let Move::Reinforce { team } = *mv
            && let Some(team) = state.teams.get(team)
        {
            *urge = team.place.tiles().iter().map(|slot| help(state, &ground, seat, slot, 1)).sum();
        }
    }
}
