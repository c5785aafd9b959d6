//! Phase III (RW-7): upgrades, shafts and deliveries, one action at a time, from the left.

use crate::board::{Place, Slot};
use crate::goods::{Money, Resource, Stock};
use crate::moves::Move;
use crate::news::Event;
use crate::phase::{achievements, shafts, turns};
use crate::pieces::{Company, DeliveryId, MAX_POSITIONS, PhaseBoard, ShaftNumber, TeamId};
use crate::rules::Rule;
use crate::sequence::{Next, Resume};
use crate::state::State;
use crate::teams::Team;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

const BOARD: PhaseBoard = PhaseBoard::Three;

/// Phase III. A position whose vice-president has returned takes no more part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workshop {
    /// Whose turn it is: a position of board III, from 0.
    pub turn: u8,
    /// The actions taken from each position.
    pub done: [u8; MAX_POSITIONS],
}

impl Workshop {
    /// Nothing has been done; the leftmost vice-president begins, if there is one.
    pub fn begin(state: &State) -> Option<Workshop> {
        Some(Workshop { turn: turns::first(state, BOARD)?, done: [0; MAX_POSITIONS] })
    }

    /// It is the next vice-president's turn, if one is left.
    pub fn next(self, state: &State) -> Option<Workshop> {
        Some(Workshop { turn: turns::after(state, BOARD, self.turn)?, ..self })
    }
}

/// The player whose vice-president stands on the position of the turn.
pub fn acting(state: &State, workshop: &Workshop) -> SeatSet {
    turns::acting(state, BOARD, workshop.turn)
}

/// Lists every action that the player can pay, and passing.
pub fn moves(state: &State, _workshop: &Workshop, seat: Seat, out: &mut Vec<Move>) {
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

fn delivery_cost(state: &State, delivery: DeliveryId) -> Option<Stock> {
    let cost = state.components().delivery(delivery)?.cost;
    Some(Stock::from_iter([(delivery.resource, u32::from(cost))]))
}

/// What can be bought is there and can be paid. Everybody may pass.
pub fn check(state: &State, _workshop: &Workshop, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let (player, side) = (&state.players[seat], state.rulebook.side());
    if let Move::Strengthen { team } = *mv {
        check_strengthen(state, seat, team)
    } else if *mv == (Move::Safety {}) {
        check_track(state, seat, &side.safety_prices, player.safety)
    } else if *mv == (Move::Mobility {}) {
        check_track(state, seat, &side.mobility_prices, player.mobility)
    } else if let Move::Shaft { slot } = *mv {
        let shaft = ShaftNumber::every().nth(player.shafts.len()).ok_or(Rule::TrackComplete)?;
        check_site(state, seat, shaft, slot)
    } else if let Move::Relocate { shaft, slot } = *mv {
        if shaft.index() >= player.shafts.len() {
            return Err(Rule::NoShaftToMove);
        }
        check_site(state, seat, shaft, slot)
    } else if let Move::Deliver { resource } = *mv {
        check_deliver(state, seat, resource)
    } else if *mv == (Move::Pass {}) {
        Ok(())
    } else {
        Err(mv.out_of_place())
    }
}

fn afford(state: &State, seat: Seat, price: Money) -> Result<(), Rule> {
    if price > state.players[seat].money { Err(Rule::UpgradeNotAffordable) } else { Ok(()) }
}

/// RW-7.2: an own team that is not in the centre, up to strength 4.
fn check_strengthen(state: &State, seat: Seat, team: TeamId) -> Result<(), Rule> {
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
    afford(state, seat, *prices.get(usize::from(level)).ok_or(Rule::TrackComplete)?)
}

/// A shaft goes to another tile for its price, under its own rule of placement, whether it is new or not.
fn check_site(state: &State, seat: Seat, shaft: ShaftNumber, slot: Slot) -> Result<(), Rule> {
    shafts::check_site(state, seat, shaft, slot)?;
    afford(state, seat, state.rulebook.side().shaft_prices[shaft.index()])
}

/// RW-7.9: the cubes of the top tile.
fn check_deliver(state: &State, seat: Seat, resource: Resource) -> Result<(), Rule> {
    let top = state.top_delivery(resource).ok_or(Rule::NoDeliveryLeft)?;
    let cost = delivery_cost(state, top).ok_or(Rule::NoDeliveryLeft)?;
    if state.players[seat].stock.covers(&cost) { Ok(()) } else { Err(Rule::DeliveryExceedsCubes) }
}

/// Carries out an action. After the last one, or on passing, the vice-president returns (RW-7.1).
pub fn play(state: &mut State, mut workshop: Workshop, seat: Seat, mv: Move) -> Next {
    if mv == (Move::Pass {}) {
        turns::pass(state, BOARD, workshop.turn, seat);
        return Next::Resume(Resume::Workshop(workshop));
    }
    let upgraded = act(state, seat, mv);
    achievements::award(state, Some(seat));
    turns::count(state, BOARD, workshop.turn, &mut workshop.done);
    match upgraded {
        // RW-7.2: the upgrade may bring a tile to its number.
        Some(place) => {
            Next::Stronger { place, active: Company::Seat(seat), then: Resume::Workshop(workshop) }
        }
        None => Next::Resume(Resume::Workshop(workshop)),
    }
}

/// What the action does; where a team has become stronger, if one has.
fn act(state: &mut State, seat: Seat, mv: Move) -> Option<Place> {
    let rulebook = state.rulebook.clone();
    let side = rulebook.side();
    if let Move::Strengthen { team } = mv {
        return strengthen(state, seat, team);
    } else if mv == (Move::Safety {}) {
        let paid = pay(state, seat, side.safety_prices.get(usize::from(state.players[seat].safety)));
        state.players[seat].safety += 1;
        state.news.tell(Event::SafetyBought { seat, level: state.players[seat].safety, paid });
    } else if mv == (Move::Mobility {}) {
        let paid = pay(state, seat, side.mobility_prices.get(usize::from(state.players[seat].mobility)));
        state.players[seat].mobility += 1;
        state.news.tell(Event::MobilityBought { seat, level: state.players[seat].mobility, paid });
    } else if let Move::Shaft { slot } = mv {
        let shaft = ShaftNumber::every().nth(state.players[seat].shafts.len())?;
        let paid = pay(state, seat, side.shaft_prices.get(shaft.index()));
        state.players[seat].shafts.push(slot);
        state.news.tell(Event::ShaftBuilt { seat, shaft, slot, paid });
    } else if let Move::Relocate { shaft, slot } = mv {
        let paid = pay(state, seat, side.shaft_prices.get(shaft.index()));
        let from = Some(std::mem::replace(state.players[seat].shafts.get_mut(shaft.index())?, slot));
        state.news.tell(Event::ShaftMoved { seat, shaft, from, slot, paid });
    } else if let Move::Deliver { resource } = mv {
        deliver(state, seat, resource);
    }
    None
}

fn pay(state: &mut State, seat: Seat, price: Option<&Money>) -> Money {
    let price = price.copied().unwrap_or(Money::ZERO);
    let player = &mut state.players[seat];
    player.money = player.money.minus(price);
    price
}

/// RW-7.2: one team, one level.
fn strengthen(state: &mut State, seat: Seat, id: TeamId) -> Option<Place> {
    let price = strength_price(state, state.teams.get(id)?);
    let paid = pay(state, seat, price.as_ref());
    let team = state.teams.get_mut(id)?;
    team.strength += 1;
    let Team { place, strength, .. } = *team;
    state.news.tell(Event::Strengthened { team: id, strength, paid });
    Some(place)
}

/// RW-7.9: the tile goes behind the screen.
fn deliver(state: &mut State, seat: Seat, resource: Resource) {
    let Some(delivery) = state.top_delivery(resource) else { return };
    let Some(cost) = delivery_cost(state, delivery) else { return };
    let player = &mut state.players[seat];
    player.stock.remove(&cost);
    player.deliveries.insert(delivery);
    state.news.tell(Event::Delivered { seat, cost: cost.of(resource), delivery });
}
