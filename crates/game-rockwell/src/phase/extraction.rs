//! Extraction (RW-5.7): it interrupts whatever is going on as soon as a tile reaches its number, and play goes on
//! where it was interrupted.

mod loot;

pub use loot::due;

use crate::board::{Edge, Place, Slot};
use crate::components::Card;
use crate::goods::{Cubes, Resource, Stock};
use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::phase::{Phase, achievements};
use crate::pieces::{CardId, Company, Order, TeamId, TileId};
use crate::rules::Rule;
use crate::sequence::{Next, Resume};
use crate::state::{State, Tile};
use crate::teams::Team;
use adit_game::{MAX_SEATS, Seat, SeatSet, Weight};
use adit_kit::BySeat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The teams on the edges of a tile: one of each company at the most (RW-5.4.8).
type StraddlingTeams = ArrayVec<(TeamId, Place), { MAX_SEATS + 1 }>;

/// An extraction, from the moment a tile has reached its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extraction {
    /// Who made the triggering step (RW-5.7.2).
    pub active: Company,
    /// How far it has come.
    pub stage: Stage,
    /// What was interrupted.
    pub then: Resume,
}

/// How far an extraction has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// Both tiles of an edge have reached their number; a player chooses one (RW-5.7.3).
    Choice {
        /// Who chooses.
        seat: Seat,
        /// The edge between the two tiles.
        edge: Edge,
    },
    /// The back of the tile is to be drawn.
    Tile {
        /// The tile being extracted.
        slot: Slot,
    },
    /// The card is to be drawn.
    Card {
        /// The tile being extracted.
        slot: Slot,
    },
    /// Players decide about insurance (RW-5.7.7).
    Hazard(Hazard),
}

/// A hazard that is being dealt with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hazard {
    /// The tile being extracted.
    pub slot: Slot,
    /// The card.
    pub card: CardId,
    /// What each player receives; the losses of those who have decided are taken out.
    pub loot: BySeat<Cubes>,
    /// Who still has to decide, in order.
    pub undecided: Order,
}

impl Extraction {
    /// RW-5.7.1: the tile at this place that has reached its number is extracted, if there is one.
    pub fn begin(state: &State, place: Place, active: Company, then: Resume) -> Option<Extraction> {
        let mut tiles = place.tiles().iter().filter(|&slot| has_reached(state, slot));
        let stage = match (tiles.next()?, tiles.next(), place, active) {
            (_, Some(_), Place::Edge(edge), Company::Seat(seat)) => Stage::Choice { seat, edge },
            (slot, ..) => Stage::Tile { slot },
        };
        Some(Extraction { active, stage, then })
    }

    /// Is something to be drawn now?
    pub const fn is_drawing(&self) -> bool {
        matches!(self.stage, Stage::Tile { .. } | Stage::Card { .. })
    }

    /// The same extraction has come this far.
    fn at(self, stage: Stage) -> Next {
        Next::Stay(Phase::Extraction(Extraction { stage, ..self }))
    }
}

/// Tells that a tile is extracted.
pub fn tell_reached(state: &mut State, slot: Slot) {
    let strength = state.teams.strength_on(slot);
    state.news.tell(Event::Reached { slot, strength });
}

/// Has an unflipped tile reached its number?
pub fn has_reached(state: &State, slot: Slot) -> bool {
    state.number(slot).is_some_and(|number| state.teams.strength_on(slot) >= number)
}

/// The chooser between two tiles, or the next player who decides about insurance.
pub fn acting(_state: &State, extraction: &Extraction) -> SeatSet {
    match &extraction.stage {
        Stage::Choice { seat, .. } => SeatSet::one(*seat),
        Stage::Hazard(hazard) => hazard.undecided.first().into_iter().collect(),
        Stage::Tile { .. } | Stage::Card { .. } => SeatSet::EMPTY,
    }
}

/// Lists the two tiles, or the numbers of insurance tiles.
pub fn moves(state: &State, extraction: &Extraction, seat: Seat, out: &mut Vec<Move>) {
    match &extraction.stage {
        Stage::Choice { edge, .. } => out.extend(edge.slots().map(|slot| Move::Extract { slot })),
        Stage::Hazard(hazard) => {
            let held = state.players[seat].insurance;
            let most = u32::from(due(state, seat, hazard.slot, &hazard.loot[seat])).min(held);
            out.extend((0..=most as u8).map(|count| Move::Cover { count }));
        }
        Stage::Tile { .. } | Stage::Card { .. } => {}
    }
}

/// RW-5.7.3: one of the two tiles of the edge. RW-5.7.7: insurance for cubes that are due, as far as it is held.
pub fn check(state: &State, extraction: &Extraction, seat: Seat, mv: &Move) -> Result<(), Rule> {
    match (&extraction.stage, *mv) {
        (Stage::Choice { edge, .. }, Move::Extract { slot }) => {
            if edge.slots().contains(&slot) {
                Ok(())
            } else {
                Err(Rule::NotReached)
            }
        }
        (Stage::Hazard(hazard), Move::Cover { count }) => {
            if count > due(state, seat, hazard.slot, &hazard.loot[seat]) {
                return Err(Rule::MoreThanDue);
            }
            if u32::from(count) > state.players[seat].insurance {
                return Err(Rule::NotEnoughInsurance);
            }
            Ok(())
        }
        (Stage::Choice { .. } | Stage::Hazard(_) | Stage::Tile { .. } | Stage::Card { .. }, mv) => {
            Err(mv.out_of_place())
        }
    }
}

/// The chosen tile is extracted; or a player gives up what is not insured.
pub fn play(state: &mut State, extraction: Extraction, seat: Seat, mv: Move) -> Next {
    let Extraction { active, stage, then } = extraction;
    match (stage, mv) {
        (Stage::Choice { .. }, Move::Extract { slot }) => {
            tell_reached(state, slot);
            Next::Stay(Phase::Extraction(Extraction { active, stage: Stage::Tile { slot }, then }))
        }
        (Stage::Hazard(mut hazard), Move::Cover { count }) => {
            suffer(state, &mut hazard, seat, count);
            if hazard.undecided.is_empty() {
                finish(state, active, hazard.slot, hazard.card, &hazard.loot);
                Next::Resume(then)
            } else {
                Next::Stay(Phase::Extraction(Extraction { active, stage: Stage::Hazard(hazard), then }))
            }
        }
        (stage, _) => Next::Stay(Phase::Extraction(Extraction { active, stage, then })),
    }
}

/// The player gives up what is not insured, most valuable first.
fn suffer(state: &mut State, hazard: &mut Hazard, seat: Seat, count: u8) {
    let mut unpaid = due(state, seat, hazard.slot, &hazard.loot[seat]).saturating_sub(count);
    let mut lost = Cubes::EMPTY;
    for resource in Resource::ALL.into_iter().rev() {
        let taken = hazard.loot[seat][resource].min(unpaid);
        lost[resource] = taken;
        hazard.loot[seat][resource] -= taken;
        unpaid -= taken;
    }
    hazard.undecided.take_first();
    let player = &mut state.players[seat];
    player.insurance = player.insurance.saturating_sub(u32::from(count));
    state.news.tell(Event::Hazard { seat, lost, covered: count });
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

/// The tile is flipped, then the card is divided; after a hazard the players decide about insurance.
pub fn settle(state: &mut State, extraction: Extraction, chance: &Chance) -> Next {
    if let (Stage::Tile { slot }, Chance::Tile { tile }) = (&extraction.stage, chance) {
        // RW-5.7.4: teams, dice and a shaft stay on it.
        let (slot, tile) = (*slot, *tile);
        state.terrain[slot.index()] = Tile::Flipped(tile);
        state.news.tell(Event::Flipped { slot, tile });
        extraction.at(Stage::Card { slot })
    } else if let (Stage::Card { slot }, Chance::Card { card }) = (&extraction.stage, chance) {
        let (slot, card) = (*slot, *card);
        draw_card(state, extraction, slot, card)
    } else {
        Next::Stay(Phase::Extraction(extraction))
    }
}

fn draw_card(state: &mut State, extraction: Extraction, slot: Slot, card: CardId) -> Next {
    let active = extraction.active;
    let Some(&Card { cubes, hazard }) = state.components().card(card) else {
        return Next::Stay(Phase::Extraction(extraction));
    };
    state.news.tell(Event::CardDrawn { card, cubes, hazard });
    let loot = loot::divide(state, slot, active, &cubes);
    let undecided = if hazard { loot::endangered(state, slot, active, &loot) } else { Order::default() };
    if undecided.is_empty() {
        finish(state, active, slot, card, &loot);
        Next::Resume(extraction.then)
    } else {
        extraction.at(Stage::Hazard(Hazard { slot, card, loot, undecided }))
    }
}

/// RW-5.7.8 to RW-5.7.11: loot behind the screens, card to the active player, straddling teams onto the tile,
/// achievements.
fn finish(state: &mut State, active: Company, slot: Slot, card: CardId, loot: &BySeat<Cubes>) {
    let rulebook = state.rulebook.clone();
    for (seat, player) in state.players.iter_mut() {
        player.stock.add(&Stock::from(&loot[seat]));
    }
    match active {
        Company::Seat(seat) => state.players[seat].cards.insert(&rulebook.components, card),
        Company::Ai => state.removed_cards.insert(&rulebook.components, card),
    }
    state.news.tell(Event::CardTaken { company: active, card });
    let straddles = |team: &Team| team.place.is_edge() && team.place.tiles().contains(slot);
    let straddling = state.teams.iter().filter(|(_, team)| straddles(team));
    for (team, from) in straddling.map(|(id, team)| (id, team.place)).collect::<StraddlingTeams>() {
        if let Some(standing) = state.teams.get_mut(team) {
            standing.place = Place::Slot(slot);
        }
        state.news.tell(Event::SteppedDown { team, from, to: slot });
    }
    achievements::award(state, active.seat());
}
