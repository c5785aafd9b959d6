//! What must hold in every position (RW-12).

use crate::board::{Level, Place, Slot, SlotSet};
use crate::components::MAX_STRENGTH;
use crate::goods::Resource;
use crate::phase::drilling::advantage::UseAdvantage;
use crate::phase::drilling::ai_target::GuideTeam;
use crate::phase::drilling::movement::{self, MoveTeam};
use crate::phase::drilling::{Drilling, Step};
use crate::phase::extraction::{Extraction, Hazard, Stage, has_reached};
use crate::phase::placement::Placement;
use crate::phase::preparation::Preparation;
use crate::phase::{Phase, achievements};
use crate::pieces::{Achievement, Company, PhaseBoard, TeamId, TileId};
use crate::sealed::{Answer, Pledge, Sealed};
use crate::sequence::{self, Resume};
use crate::state::{State, Tile};
use crate::teams::Team;
use adit_game::{Pending, Seat, SeatSet};

/// Tests the invariants and says which one does not hold.
pub fn audit(state: &State) -> Result<(), String> {
    orders(state)?;
    terrain(state)?;
    teams(state)?;
    cards(state)?;
    players(state)?;
    positions(state)?;
    achievements(state)?;
    sealed(state)?;
    phase(state)?;
    strengths(state)
}

fn require(holds: bool, invariant: &str, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("{invariant}: {}", fault())) }
}

/// I-11: both orders are permutations of the players, from the moment they have been drawn.
fn orders(state: &State) -> Result<(), String> {
    let (directorate, control) = if let Phase::Setup(preparation) = state.phase {
        match preparation {
            Preparation::Ring(_) | Preparation::Directorate => (0, 0),
            Preparation::Control => (state.seats(), 0),
        }
    } else {
        (state.seats(), state.seats())
    };
    for (name, order, length) in
        [("directorate", &state.directorate, directorate), ("control", &state.control, control)]
    {
        let seats: SeatSet = order.iter().collect();
        let all = if length == 0 { SeatSet::EMPTY } else { SeatSet::all(state.seats()) };
        require(order.len() == length && seats == all, "I-11", || format!("the {name} order is {order:?}"))?;
    }
    Ok(())
}

/// I-17: every ring that is laid alternates between its two strengths; no tile lies twice.
fn terrain(state: &State) -> Result<(), String> {
    let laid = if let Phase::Setup(Preparation::Ring(level)) = state.phase {
        level.index()
    } else {
        Level::ALL.len()
    };
    let strength = |slot: Slot| match state.terrain[slot.index()] {
        Tile::Unlaid => None,
        Tile::Covered(strength) | Tile::Flipped(TileId { strength, .. }) => Some(strength),
    };
    for slot in Slot::every() {
        let found = strength(slot);
        require(found.is_some() == (slot.level().index() < laid), "I-17", || format!("{slot} is {found:?}"))?;
        if let Some(found) = found {
            let next = strength(Slot::new(slot.level(), slot.sector() + 1));
            let fits = state.components().level_of(found) == Some(slot.level());
            require(fits && next != Some(found), "I-17", || {
                format!("{slot} and the next tile have strength {found}")
            })?;
        }
        if let flipped @ Tile::Flipped(tile) = state.terrain[slot.index()] {
            let times = state.terrain.iter().filter(|&&other| other == flipped).count();
            require(times == 1, "I-17", || format!("{tile} lies on the board {times} times"))?;
        }
    }
    Ok(())
}

/// I-2, I-8, I-13, and of the AI that it stands on no edge and never in the centre.
fn teams(state: &State) -> Result<(), String> {
    let attached = state.teams.all().iter().filter(|team| team.die.is_some()).count();
    require(attached <= usize::from(state.components().dice), "I-8", || {
        format!("{attached} dice are in use")
    })?;
    for (id, team) in state.teams.iter() {
        require((1..=MAX_STRENGTH).contains(&team.strength), "I-2", || {
            format!("{id} has strength {}", team.strength)
        })?;
        if let Some(die) = team.die {
            let cap = team.place.level().map_or(0, Level::number);
            require((1..=cap).contains(&die), "I-8", || {
                format!("{id} has a die of {die} at {}", team.place)
            })?;
        }
        let ai_strays = id.company == Company::Ai && (team.place.is_edge() || team.place == Place::Centre);
        require(!ai_strays, "RW-10.2.3", || format!("{id} is at {}", team.place))?;
    }
    for (seat, player) in state.players.iter() {
        let straddling =
            state.teams.of(Company::Seat(seat)).iter().filter(|team| team.place.is_edge()).count();
        require(straddling == 0 || straddling == 1 && player.mobility >= 2, "I-13", || {
            format!("{seat} has {straddling} teams on edges with mobility {}", player.mobility)
        })?;
    }
    Ok(())
}

/// I-3: each flipped tile has brought one card of its stack, and no card is in two places.
fn cards(state: &State) -> Result<(), String> {
    let components = state.components();
    let stage = state.phase.extraction().map(|extraction| &extraction.stage);
    let awaited = if let Some(Stage::Card { slot }) = stage { Some(*slot) } else { None };
    let drawn = state.drawn_cards();
    for stack in 0..components.cards.len() {
        let strength = components.strength_of(stack);
        let brought = |&slot: &Slot| {
            matches!(state.terrain[slot.index()], Tile::Flipped(tile) if tile.strength == strength)
                && awaited != Some(slot)
        };
        let flipped = Slot::every().filter(brought).count();
        let cards = drawn.iter(components).filter(|card| card.strength == strength).count();
        require(flipped == cards, "I-3", || {
            format!("{flipped} tiles but {cards} cards of strength {strength}")
        })?;
    }
    let in_play = usize::from(matches!(stage, Some(Stage::Hazard(_))));
    let held: usize = state.players.values().map(|player| player.cards.len()).sum();
    let places = held + state.removed_cards.len() + in_play;
    require(places == drawn.len(), "I-3", || "a card is in two places".to_owned())
}

/// I-12, and that levels, deliveries and achievement tiles are such as exist. (I-7 holds by the types.)
fn players(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.iter() {
        require(player.safety <= 3 && player.mobility <= 3, "RW-7.3", || {
            format!("{seat} has a level above 3")
        })?;
    }
    let shafts: usize = state.players.values().map(|player| player.shafts.len()).sum();
    require(state.shafts().len() == shafts, "I-12", || "two shafts stand on one tile".to_owned())?;
    let tokens = state.bribe_tokens;
    require(tokens <= state.components().bribe_tokens, "I-9", || format!("{tokens} bribe tokens"))?;
    for resource in Resource::ALL {
        let taken: Vec<_> = state
            .players
            .values()
            .flat_map(|player| player.deliveries.iter())
            .filter(|delivery| delivery.resource == resource)
            .collect();
        let mut places: Vec<_> = taken.iter().map(|delivery| delivery.index()).collect();
        places.sort_unstable();
        require(places.iter().copied().eq(0..taken.len()), "RW-7.9", || {
            format!("the deliveries of {resource} were not taken from the top, each once")
        })?;
    }
    Ok(())
}

/// I-10: no position twice, no player twice on a board; after placement both vice-presidents of each player.
fn positions(state: &State) -> Result<(), String> {
    let mut standing = vec![0; state.seats()];
    for board in PhaseBoard::ALL {
        let row = state.positions[board.index()];
        let positions = state.rulebook.side().positions(board);
        let mut seen = SeatSet::EMPTY;
        for (index, seat) in row.into_iter().enumerate() {
            let Some(seat) = seat else { continue };
            let fits = seat.index() < state.seats() && index < positions && !seen.contains(seat);
            require(fits, "I-10", || format!("{seat} stands on {board}-{}", index + 1))?;
            seen.insert(seat);
            standing[seat.index()] += 1;
        }
    }
    let wanted = |seat: Seat| match state.phase {
        Phase::Setup(_) | Phase::Auction(_) => Some(0),
        Phase::Placement(Placement { placed }) => {
            let seats = state.seats();
            let place = state.directorate.iter().position(|other| other == seat).unwrap_or(0);
            Some(usize::from(placed) / seats + usize::from(place < usize::from(placed) % seats))
        }
        Phase::Insurance(_) | Phase::Drilling(_) => Some(2),
        Phase::Extraction(_) | Phase::Market(_) | Phase::Workshop(_) | Phase::AiUpgrade | Phase::Over(_) => {
            None
        }
    };
    for seat in Seat::all(state.seats()) {
        let found = standing[seat.index()];
        require(wanted(seat).is_none_or(|wanted| wanted == found), "I-10", || {
            format!("{seat} has {found} vice-presidents on the boards")
        })?;
    }
    Ok(())
}

/// I-14: the tiles of a kind go out from the top. I-15: a player who meets a condition holds the achievement.
fn achievements(state: &State) -> Result<(), String> {
    for achievement in Achievement::ALL {
        let values = state.rulebook.tile_values(achievement);
        let mut taken: Vec<_> =
            state.players.values().filter_map(|player| player.achievements[achievement.index()]).collect();
        taken.sort_unstable_by(|left, right| right.cmp(left));
        require(values.starts_with(&taken), "I-14", || {
            format!("tiles {taken:?} of {achievement} were taken")
        })?;
        for seat in Seat::all(state.seats()) {
            let missing =
                achievements::is_met(state, seat, achievement) && !state.players[seat].has(achievement);
            let at_decision = matches!(sequence::pending(state), Pending::Seats(_));
            require(!(missing && at_decision), "I-15", || format!("{seat} has not received {achievement}"))?;
        }
    }
    Ok(())
}

/// I-7: what is named under seal can be paid.
fn sealed(state: &State) -> Result<(), String> {
    if let Phase::Auction(auction) = &state.phase {
        answers(state, auction)?;
    }
    if let Phase::Insurance(insurance) = &state.phase {
        answers(state, insurance)?;
    }
    Ok(())
}

fn answers<P: Pledge>(state: &State, sealed: &Sealed<P>) -> Result<(), String> {
    for (seat, Answer { draft, .. }) in sealed.answers().iter() {
        let player = &state.players[seat];
        let money = P::purse(player);
        require(player.stock.covers(&draft.cubes) && draft.money <= money, "I-7", || {
            format!("{seat} has named more than it has")
        })?;
    }
    require(!sealed.open().is_empty(), "RW-4.2.1", || "all answers are sealed and not revealed".to_owned())
}

/// I-16, and that somebody is asked who can answer.
fn phase(state: &State) -> Result<(), String> {
    if let Pending::Seats(seats) = sequence::pending(state) {
        let all = SeatSet::all(state.seats());
        let asked = !seats.is_empty() && seats.iter().all(|seat| all.contains(seat));
        require(asked, "RW-4.1", || format!("{seats:?} are asked in {:?}", state.phase))?;
    }
    let rounds = state.components().extraction_rounds;
    let is_own = |team: TeamId, turn: u8| state.control.at(turn).map(Company::Seat) == Some(team.company);
    let round_fits = match &state.phase {
        Phase::Drilling(Drilling { round, step }) => {
            let step_fits = match *step {
                Step::Move(MoveTeam { turn }) => {
                    state.control.at(turn).is_some_and(|seat| movement::can_act(state, seat))
                }
                Step::Advantage(UseAdvantage { turn, team }) => is_own(team, turn),
                Step::AiTeam => state.rulebook.has_ai(),
                Step::AiTarget(GuideTeam { team }) => team.company == Company::Ai && state.rulebook.has_ai(),
            };
            *round < rounds && step_fits
        }
        Phase::Extraction(extraction) => extraction_fits(state, extraction),
        Phase::Market(market) => {
            market.done.iter().zip(&state.rulebook.side().transactions).all(|(done, allowed)| done <= allowed)
                && market
                    .done
                    .iter()
                    .zip(&market.traded)
                    .all(|(&done, traded)| usize::from(done) == traded.len())
        }
        Phase::Workshop(workshop) => {
            workshop.done.iter().zip(&state.rulebook.side().actions).all(|(done, allowed)| done <= allowed)
        }
        Phase::AiUpgrade => state.rulebook.has_ai(),
        Phase::Placement(Placement { placed }) => usize::from(*placed) < 2 * state.seats(),
        Phase::Setup(_) | Phase::Auction(_) | Phase::Insurance(_) | Phase::Over(_) => true,
    };
    require(round_fits, "I-16", || format!("{:?} cannot be", state.phase))
}

fn extraction_fits(state: &State, extraction: &Extraction) -> bool {
    let active_plays = state.teams.of(extraction.active).len() == 4;
    let rounds = state.components().extraction_rounds;
    let seats = state.seats() as u8;
    let then_fits = match extraction.then {
        Resume::Advantage { round, turn, team } => {
            round < rounds && turn < seats && state.teams.get(team).is_some()
        }
        Resume::NextTurn { round, turn } => round < rounds && turn < seats,
        Resume::AiMoved { round } => round < rounds && state.rulebook.has_ai(),
        Resume::Workshop(workshop) => usize::from(workshop.turn) < state.rulebook.side().actions.len(),
        Resume::AiUpgraded => state.rulebook.has_ai(),
    };
    let stage_fits = match &extraction.stage {
        Stage::Choice { seat, edge } => {
            Company::Seat(*seat) == extraction.active
                && edge.slots().iter().all(|&slot| has_reached(state, slot))
        }
        Stage::Tile { slot } => has_reached(state, *slot),
        Stage::Card { slot } => state.is_flipped(*slot),
        Stage::Hazard(hazard) => {
            let seats: SeatSet = hazard.undecided.iter().collect();
            let everybody = SeatSet::all(state.seats());
            state.is_flipped(hazard.slot)
                && state.components().card(hazard.card).is_some_and(|card| card.hazard)
                && hazard.loot.seats() == state.seats()
                && seats.len() == hazard.undecided.len()
                && seats.iter().all(|seat| everybody.contains(seat))
        }
    };
    active_plays && then_fits && stage_fits
}

/// I-1: no unflipped tile has reached its number, except the one being extracted or the two being chosen from. Teams
/// that straddle a tile being extracted count as already on it.
fn strengths(state: &State) -> Result<(), String> {
    let stage = state.phase.extraction().map(|extraction| &extraction.stage);
    let extracted = match stage {
        Some(Stage::Choice { edge, .. }) => Place::Edge(*edge).tiles(),
        Some(Stage::Tile { slot } | Stage::Card { slot } | Stage::Hazard(Hazard { slot, .. })) => {
            SlotSet::one(*slot)
        }
        None => SlotSet::EMPTY,
    };
    for slot in Slot::every().filter(|&slot| !extracted.contains(slot)) {
        let teams = state.teams.all().iter();
        let on_it =
            teams.filter(|team| team.place.tiles().contains(slot) && !team.place.tiles().meets(extracted));
        let total: u8 = on_it.map(Team::total).sum();
        let reached = state.number(slot).is_some_and(|number| total >= number);
        require(!reached, "I-1", || format!("{slot} should be extracted"))?;
    }
    Ok(())
}
