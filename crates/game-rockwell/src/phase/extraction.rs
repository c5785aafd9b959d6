//! Extraction (RW-5.7): it interrupts whatever is going on as soon as a tile reaches its number, and play goes on
//! where it was interrupted.

use crate::board::{Place, Slot};
use crate::components::Card;
use crate::goods::{Cubes, Resource};
use crate::moves::{Chance, Move};
use crate::news::{Event, Priority};
use crate::phase::achievements;
use crate::pieces::{CardId, Company, Order, TileId};
use crate::progress::{Extraction, Hazard, Phase, Resume, Stage};
use crate::rules::Rule;
use crate::sequence;
use crate::state::{State, Tile};
use crate::teams::Teams;
use adit_game::{Pending, Seat, Weight};
use adit_kit::BySeat;

/// RW-5.7.1: extracts the tile at this place that has reached its number, or goes on if there is none.
pub fn trigger(state: &mut State, place: Place, active: Company, then: Resume) {
    let reached = |&slot: &Slot| has_reached(state, slot);
    let mut tiles = place.tiles().iter().filter(reached);
    let stage = match (tiles.next(), tiles.next(), place, active) {
        (None, ..) => return sequence::resume(state, then),
        (Some(_), Some(_), Place::Edge(edge), Company::Seat(seat)) => Stage::Choice { seat, edge },
        (Some(slot), ..) => Stage::Tile { slot },
    };
    state.phase = Phase::Extraction(Extraction { active, stage, then });
}

fn has_reached(state: &State, slot: Slot) -> bool {
    state.number(slot).is_some_and(|number| state.teams.strength_on(slot) >= number)
}

/// The chooser between two tiles, chance, or the next player who decides about insurance.
pub fn acting(extraction: &Extraction) -> Pending {
    match &extraction.stage {
        Stage::Choice { seat, .. } => Pending::seat(*seat),
        Stage::Tile { .. } | Stage::Card { .. } => Pending::Chance,
        Stage::Hazard(hazard) => Pending::Seats(hazard.undecided.first().into_iter().collect()),
    }
}

/// Lists the two tiles, or the numbers of insurance tiles.
pub fn moves(state: &State, extraction: &Extraction, seat: Seat, out: &mut Vec<Move>) {
    match &extraction.stage {
        Stage::Choice { edge, .. } => out.extend(edge.slots().map(|slot| Move::Extract { slot })),
        Stage::Hazard(hazard) => {
            let held = state.players[seat].insurance;
            let most = u16::from(due(state, seat, hazard.slot, &hazard.loot[seat])).min(held);
            out.extend((0..=most as u8).map(|count| Move::Cover { count }));
        }
        Stage::Tile { .. } | Stage::Card { .. } => {}
    }
}

/// RW-5.7.3: one of the two tiles of the edge.
pub fn check_extract(state: &State, slot: Slot) -> Result<(), Rule> {
    let Phase::Extraction(Extraction { stage: Stage::Choice { edge, .. }, .. }) = &state.phase else {
        return Err(Rule::NoTileToChoose);
    };
    if edge.slots().contains(&slot) { Ok(()) } else { Err(Rule::NotReached) }
}

/// RW-5.7.7: insurance for cubes that are due, as far as it is held.
pub fn check_cover(state: &State, seat: Seat, count: u8) -> Result<(), Rule> {
    let Phase::Extraction(Extraction { stage: Stage::Hazard(hazard), .. }) = &state.phase else {
        return Err(Rule::NoHazard);
    };
    if count > due(state, seat, hazard.slot, &hazard.loot[seat]) {
        return Err(Rule::MoreThanDue);
    }
    if u16::from(count) > state.players[seat].insurance { Err(Rule::NotEnoughInsurance) } else { Ok(()) }
}

/// The chosen tile is extracted.
pub fn play_extract(state: &mut State, slot: Slot) {
    if let Phase::Extraction(extraction) = &mut state.phase {
        extraction.stage = Stage::Tile { slot };
    }
}

/// Lists the backs or cards that may turn up: what is left, each as likely as the other (RW-11.2).
pub fn outcomes(state: &State, extraction: &Extraction, out: &mut Vec<(Chance, Weight)>) {
    let components = state.components();
    match &extraction.stage {
        Stage::Tile { slot } => {
            let Some(number) = state.number(*slot) else { return };
            let left = TileId::of(number).filter(|&tile| !state.terrain.contains(&Tile::Flipped(tile)));
            out.extend(left.map(|tile| (Chance::Tile { tile }, 1)));
        }
        Stage::Card { slot } => {
            let Tile::Flipped(TileId { strength, .. }) = state.terrain[slot.index()] else { return };
            let stack = components.stack(slot.level(), strength);
            let drawn = state.drawn_cards();
            let cards = CardId::of(strength, components.cards[stack].len());
            let left = cards.filter(|&card| !drawn.contains(components, card));
            out.extend(left.map(|card| (Chance::Card { card }, 1)));
        }
        Stage::Choice { .. } | Stage::Hazard(_) => {}
    }
}

/// RW-5.7.4: the tile is flipped; teams, dice and a shaft stay on it.
pub fn settle_tile(state: &mut State, tile: TileId) {
    let Phase::Extraction(extraction) = &mut state.phase else { return };
    let Stage::Tile { slot } = extraction.stage else { return };
    extraction.stage = Stage::Card { slot };
    state.terrain[slot.index()] = Tile::Flipped(tile);
    state.news.tell(Event::Flipped { slot, tile });
}

/// The card is divided; after a hazard the players decide about insurance.
pub fn settle_card(state: &mut State, card: CardId) {
    let Phase::Extraction(Extraction { active, stage: Stage::Card { slot }, then }) = state.phase else {
        return;
    };
    let Some(&Card { cubes, hazard }) = state.components().card(card) else { return };
    state.news.tell(Event::CardDrawn { card, cubes, hazard });
    let loot = divide(state, slot, active, &cubes);
    let undecided = if hazard { endangered(state, slot, active, &loot) } else { Order::default() };
    if undecided.is_empty() {
        finish(state, slot, card, &loot);
    } else {
        let stage = Stage::Hazard(Hazard { slot, card, loot, undecided });
        state.phase = Phase::Extraction(Extraction { active, stage, then });
    }
}

/// RW-5.7.5, RW-5.7.6: what each player receives. What the AI gets returns to the supply (RW-10.2.7).
fn divide(state: &mut State, slot: Slot, active: Company, found: &Cubes) -> BySeat<Cubes> {
    let mut loot = BySeat::new(state.seats(), |_| Cubes::EMPTY);
    let rulebook = state.rulebook.clone();
    let sharing = |&company: &Company| state.teams.tiles_of(company).contains(slot);
    let sharers = Teams::companies(&rulebook).filter(sharing).count().max(1) as u8;
    let (mut share, mut leftovers) = (Cubes::EMPTY, Cubes::EMPTY);
    for resource in Resource::ALL {
        share[resource] = found[resource] / sharers;
        leftovers[resource] = found[resource] % sharers;
    }
    let (first, priority) = priority(state, slot, active);
    for company in Teams::companies(&rulebook) {
        if state.teams.tiles_of(company).contains(slot) {
            state.news.tell(Event::Share { company, cubes: share });
            if let Company::Seat(seat) = company {
                loot[seat] += &share;
            }
        }
    }
    if !leftovers.is_empty() {
        state.news.tell(Event::Leftovers { company: first, cubes: leftovers, priority });
        if let Company::Seat(seat) = first {
            loot[seat] += &leftovers;
        }
    }
    loot
}

/// RW-5.7.6: the owner of a shaft, else the only strongest, else the active player.
fn priority(state: &State, slot: Slot, active: Company) -> (Company, Priority) {
    if let Some(owner) = state.shaft_on(slot) {
        return (Company::Seat(owner), Priority::Shaft);
    }
    let strength = |company| state.teams.strength_of(company, slot);
    let greatest = Teams::companies(&state.rulebook).map(strength).max();
    let mut strongest =
        Teams::companies(&state.rulebook).filter(|&company| Some(strength(company)) == greatest);
    match (strongest.next(), strongest.next()) {
        (Some(company), None) => (company, Priority::Strength),
        _ => (active, Priority::Active),
    }
}

/// How many cubes of a loot a hazard takes if no insurance is used: min(w, max(0, S - f)) (RW-5.7.7).
pub fn due(state: &State, seat: Seat, slot: Slot, loot: &Cubes) -> u8 {
    let strength = state.teams.strength_of(Company::Seat(seat), slot);
    let safety = usize::from(state.players[seat].safety);
    let reduction = state.components().safety_reduction.get(safety).copied().unwrap_or(0);
    strength.saturating_sub(reduction).min(loot.total().min(u32::from(u8::MAX)) as u8)
}

/// Who decides about insurance: the active player, then the others in directorate order. A player is asked
/// whether or not he holds insurance, which is hidden (RW-11.1.2).
fn endangered(state: &State, slot: Slot, active: Company, loot: &BySeat<Cubes>) -> Order {
    let others = state.directorate.iter().filter(|&seat| Company::Seat(seat) != active);
    let everybody = active.seat().into_iter().chain(others);
    everybody.filter(|&seat| due(state, seat, slot, &loot[seat]) > 0).collect()
}

/// The player gives up what is not insured, most valuable first.
pub fn play_cover(state: &mut State, seat: Seat, count: u8) {
    let Phase::Extraction(Extraction { stage: Stage::Hazard(hazard), .. }) = &state.phase else { return };
    let mut unpaid = due(state, seat, hazard.slot, &hazard.loot[seat]).saturating_sub(count);
    let Phase::Extraction(Extraction { stage: Stage::Hazard(hazard), .. }) = &mut state.phase else { return };
    let mut lost = Cubes::EMPTY;
    for resource in Resource::ALL.into_iter().rev() {
        let taken = hazard.loot[seat][resource].min(unpaid);
        lost[resource] = taken;
        hazard.loot[seat][resource] -= taken;
        unpaid -= taken;
    }
    hazard.undecided.take_first();
    let finished = hazard.undecided.is_empty().then(|| (hazard.slot, hazard.card, hazard.loot.clone()));
    let player = &mut state.players[seat];
    player.insurance = player.insurance.saturating_sub(u16::from(count));
    state.news.tell(Event::Hazard { seat, lost, covered: count });
    if let Some((slot, card, loot)) = finished {
        finish(state, slot, card, &loot);
    }
}

/// RW-5.7.8 to RW-5.7.11: loot behind the screens, card to the active player, straddling teams onto the tile,
/// achievements; then play goes on.
fn finish(state: &mut State, slot: Slot, card: CardId, loot: &BySeat<Cubes>) {
    let Phase::Extraction(Extraction { active, then, .. }) = state.phase else { return };
    let rulebook = state.rulebook.clone();
    for (seat, player) in state.players.iter_mut() {
        player.stock.add(&loot[seat]);
    }
    match active {
        Company::Seat(seat) => state.players[seat].cards.insert(&rulebook.components, card),
        Company::Ai => state.removed_cards.insert(&rulebook.components, card),
    }
    state.news.tell(Event::CardTaken { company: active, card });
    for team in state.teams.all_mut() {
        if team.place.is_edge() && team.place.tiles().contains(slot) {
            team.place = Place::Slot(slot);
        }
    }
    achievements::award(state, active.seat());
    sequence::resume(state, then);
}
