//! Phase III (RW-7): upgrades, shafts and deliveries, one action at a time, from the left.

use crate::board::{Place, Slot};
use crate::goods::{Cubes, Money, Resource};
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{achievements, extraction, shafts};
use crate::pieces::{Company, DeliveryId, PhaseBoard, ShaftNumber, TeamId};
use crate::progress::{Phase, Resume, Workshop};
use crate::rules::Rule;
use crate::sequence;
use crate::state::State;
use crate::teams::Team;
use adit_game::{Seat, SeatSet};

/// The player whose vice-president stands on the position of the turn.
pub fn acting(state: &State, workshop: &Workshop) -> SeatSet {
    let row = &state.positions[PhaseBoard::Three.index()];
    row.get(usize::from(workshop.turn)).copied().flatten().into_iter().collect()
}

/// Lists every action that the player can pay, and passing.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let (player, side) = (&state.players[seat], state.rulebook.side());
    let can_pay = |price: Option<Money>| price.is_some_and(|price| price <= player.money);
    for (id, team) in TeamId::of(Company::Seat(seat)).zip(state.teams.of(Company::Seat(seat))) {
        if team.place != Place::Centre && can_pay(strength_price(state, team)) {
            out.push(Move::Strengthen { team: id });
        }
    }
    if can_pay(side.safety_prices.get(usize::from(player.safety)).copied()) {
        out.push(Move::Safety {});
    }
    if can_pay(side.mobility_prices.get(usize::from(player.mobility)).copied()) {
        out.push(Move::Mobility {});
    }
    for shaft in ShaftNumber::every() {
        if !can_pay(side.shaft_prices.get(shaft.index()).copied()) || shaft.index() > player.shafts.len() {
            continue;
        }
        let sites = shafts::sites(state, seat, shaft).iter();
        if shaft.index() == player.shafts.len() {
            out.extend(sites.map(|slot| Move::Shaft { slot }));
        } else {
            out.extend(sites.map(|slot| Move::Relocate { shaft, slot }));
        }
    }
    for resource in Resource::ALL {
        let cost = state.top_delivery(resource).and_then(|top| delivery_cost(state, top));
        if cost.is_some_and(|cost| player.stock.covers(&cost)) {
            out.push(Move::Deliver { resource });
        }
    }
    out.push(Move::Pass {});
}

fn strength_price(state: &State, team: &Team) -> Option<Money> {
    state.rulebook.side().strength_prices.get(usize::from(team.strength).checked_sub(1)?).copied()
}

fn delivery_cost(state: &State, delivery: DeliveryId) -> Option<Cubes> {
    let mut cubes = Cubes::EMPTY;
    cubes[delivery.resource] = state.components().delivery(delivery)?.cost;
    Some(cubes)
}

fn workshop(state: &State) -> Result<Workshop, Rule> {
    let Phase::Workshop(workshop) = state.phase else { return Err(Rule::NotTheWorkshop) };
    Ok(workshop)
}

fn afford(state: &State, seat: Seat, price: Money) -> Result<(), Rule> {
    if price > state.players[seat].money { Err(Rule::UpgradeNotAffordable) } else { Ok(()) }
}

/// RW-7.2: an own team that is not in the centre, up to strength 4.
pub fn check_strengthen(state: &State, seat: Seat, team: TeamId) -> Result<(), Rule> {
    workshop(state)?;
    if team.company != Company::Seat(seat) {
        return Err(Rule::NotYourTeam);
    }
    let team = state.teams.get(team).ok_or(Rule::NotYourTeam)?;
    if team.place == Place::Centre {
        return Err(Rule::TeamInCentre);
    }
    afford(state, seat, strength_price(state, team).ok_or(Rule::StrongestAlready)?)
}

/// RW-7.3: the next step of a track.
fn check_track(state: &State, seat: Seat, prices: &[Money; 3], level: u8) -> Result<(), Rule> {
    workshop(state)?;
    afford(state, seat, *prices.get(usize::from(level)).ok_or(Rule::TrackComplete)?)
}

/// The next safety level.
pub fn check_safety(state: &State, seat: Seat) -> Result<(), Rule> {
    check_track(state, seat, &state.rulebook.side().safety_prices, state.players[seat].safety)
}

/// The next mobility level.
pub fn check_mobility(state: &State, seat: Seat) -> Result<(), Rule> {
    check_track(state, seat, &state.rulebook.side().mobility_prices, state.players[seat].mobility)
}

/// The next shaft, under its own rule of placement.
pub fn check_shaft(state: &State, seat: Seat, slot: Slot) -> Result<(), Rule> {
    workshop(state)?;
    let shaft = ShaftNumber::every().nth(state.players[seat].shafts.len()).ok_or(Rule::TrackComplete)?;
    shafts::check_site(state, seat, shaft, slot)?;
    afford(state, seat, state.rulebook.side().shaft_prices[shaft.index()])
}

/// a shaft moves to another tile for its price, under its own rule of placement.
pub fn check_relocate(state: &State, seat: Seat, shaft: ShaftNumber, slot: Slot) -> Result<(), Rule> {
    workshop(state)?;
    if shaft.index() >= state.players[seat].shafts.len() {
        return Err(Rule::NoShaftToMove);
    }
    shafts::check_site(state, seat, shaft, slot)?;
    afford(state, seat, state.rulebook.side().shaft_prices[shaft.index()])
}

/// RW-7.9: the cubes of the top tile.
pub fn check_deliver(state: &State, seat: Seat, resource: Resource) -> Result<(), Rule> {
    workshop(state)?;
    let top = state.top_delivery(resource).ok_or(Rule::NoDeliveryLeft)?;
    let cost = delivery_cost(state, top).ok_or(Rule::NoDeliveryLeft)?;
    if state.players[seat].stock.covers(&cost) { Ok(()) } else { Err(Rule::DeliveryExceedsCubes) }
}

fn pay(state: &mut State, seat: Seat, price: Option<&Money>) -> Money {
    let price = price.copied().unwrap_or(Money::ZERO);
    let player = &mut state.players[seat];
    player.money = player.money.minus(price);
    price
}

/// RW-7.2: the upgrade may trigger an extraction with the upgrader as active player.
pub fn play_strengthen(state: &mut State, seat: Seat, team: TeamId) {
    let Some(upgraded) = state.teams.get(team).copied() else { return };
    let rulebook = state.rulebook.clone();
    let price = rulebook.side().strength_prices.get(usize::from(upgraded.strength).wrapping_sub(1));
    let paid = pay(state, seat, price);
    let strength = upgraded.strength + 1;
    if let Some(team) = state.teams.get_mut(team) {
        team.strength = strength;
    }
    state.news.tell(Event::Strengthened { team, strength, paid });
    acted(state, seat, Some(upgraded.place));
}

/// Hazards take less.
pub fn play_safety(state: &mut State, seat: Seat) {
    let rulebook = state.rulebook.clone();
    let paid = pay(state, seat, rulebook.side().safety_prices.get(usize::from(state.players[seat].safety)));
    state.players[seat].safety += 1;
    state.news.tell(Event::SafetyBought { seat, level: state.players[seat].safety, paid });
    acted(state, seat, None);
}

/// Teams go further.
pub fn play_mobility(state: &mut State, seat: Seat) {
    let rulebook = state.rulebook.clone();
    let paid =
        pay(state, seat, rulebook.side().mobility_prices.get(usize::from(state.players[seat].mobility)));
    state.players[seat].mobility += 1;
    state.news.tell(Event::MobilityBought { seat, level: state.players[seat].mobility, paid });
    acted(state, seat, None);
}

/// The next shaft stands on the tile.
pub fn play_shaft(state: &mut State, seat: Seat, slot: Slot) {
    let Some(shaft) = ShaftNumber::every().nth(state.players[seat].shafts.len()) else { return };
    let rulebook = state.rulebook.clone();
    let paid = pay(state, seat, rulebook.side().shaft_prices.get(shaft.index()));
    state.players[seat].shafts.push(slot);
    state.news.tell(Event::ShaftBuilt { seat, shaft, slot, paid });
    acted(state, seat, None);
}

/// The shaft stands on another tile.
pub fn play_relocate(state: &mut State, seat: Seat, shaft: ShaftNumber, slot: Slot) {
    let rulebook = state.rulebook.clone();
    let paid = pay(state, seat, rulebook.side().shaft_prices.get(shaft.index()));
    if let Some(stands) = state.players[seat].shafts.get_mut(shaft.index()) {
        *stands = slot;
    }
    state.news.tell(Event::ShaftMoved { seat, shaft, slot, paid });
    acted(state, seat, None);
}

/// The tile goes behind the screen.
pub fn play_deliver(state: &mut State, seat: Seat, resource: Resource) {
    let Some(delivery) = state.top_delivery(resource) else { return };
    let Some(cost) = delivery_cost(state, delivery) else { return };
    let player = &mut state.players[seat];
    player.stock.remove(&cost);
    player.deliveries.insert(delivery);
    state.news.tell(Event::Delivered { seat, cost: cost[resource], delivery });
    acted(state, seat, None);
}

/// RW-7.1: after the last action the vice-president returns. An upgraded team may bring its tile to its number.
fn acted(state: &mut State, seat: Seat, upgraded: Option<Place>) {
    achievements::award(state, Some(seat));
    let Phase::Workshop(workshop) = &mut state.phase else { return };
    let turn = usize::from(workshop.turn);
    workshop.done[turn] += 1;
    let workshop = *workshop;
    let allowed = state.rulebook.side().actions.get(turn).copied().unwrap_or(0);
    if workshop.done[turn] >= allowed {
        state.positions[PhaseBoard::Three.index()][turn] = None;
    }
    match upgraded {
        Some(place) => extraction::trigger(state, place, Company::Seat(seat), Resume::Workshop(workshop)),
        None => sequence::next_in_workshop(state, workshop),
    }
}

/// Passing is final (RW-7.1).
pub fn play_pass(state: &mut State, seat: Seat) {
    let Phase::Workshop(workshop) = state.phase else { return };
    state.positions[PhaseBoard::Three.index()][usize::from(workshop.turn)] = None;
    state.news.tell(Event::Passed { seat });
    sequence::next_in_workshop(state, workshop);
}
