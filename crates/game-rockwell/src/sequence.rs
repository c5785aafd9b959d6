//! The course of the game (RW-4.1): what comes after what.

use crate::board::{Level, Slot};
use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::phase::{
    achievements, advantage, ai, auction, drilling, extraction, insurance, market, placement, shafts,
    workshop,
};
use crate::pieces::{MAX_POSITIONS, Order, PhaseBoard, Position};
use crate::progress::{
    Drilling, Ending, Market, Phase, Placement, Preparation, Resume, Step, Traded, Workshop,
};
use crate::rules::Rule;
use crate::scoring;
use crate::sealed::Sealed;
use crate::state::{State, Tile};
use adit_game::{Pending, Seat, Weight};

/// Who is asked.
pub fn pending(state: &State) -> Pending {
    let seats = match &state.phase {
        Phase::Setup(_) => return Pending::Chance,
        Phase::Auction(sealed) | Phase::Insurance(sealed) => sealed.open(),
        Phase::Placement(placement) => placement::acting(state, *placement),
        Phase::Drilling(drilling) => drilling::acting(state, *drilling),
        Phase::Extraction(extraction) => return extraction::acting(extraction),
        Phase::Market(market) => market::acting(state, market),
        Phase::Workshop(workshop) => workshop::acting(state, workshop),
        Phase::AiUpgrade => ai::acting_upgrade(state),
        Phase::Over(_) => return Pending::Over,
    };
    Pending::Seats(seats)
}

/// Lists the moves of a seat that is asked.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    match &state.phase {
        Phase::Auction(bids) => auction::moves(state, bids, seat, out),
        Phase::Placement(_) => placement::moves(state, seat, out),
        Phase::Insurance(exchanges) => insurance::moves(state, exchanges, seat, out),
        Phase::Drilling(drilling) => match drilling.step {
            Step::Move { .. } => drilling::moves(state, seat, out),
            Step::Advantage { team, .. } => advantage::moves(state, seat, team, out),
            Step::AiTeam => ai::team_moves(state, out),
            Step::AiTarget { team } => ai::target_moves(state, team, out),
        },
        Phase::Extraction(extraction) => extraction::moves(state, extraction, seat, out),
        Phase::Market(market) => market::moves(state, market, seat, out),
        Phase::Workshop(_) => workshop::moves(state, seat, out),
        Phase::AiUpgrade => ai::upgrade_moves(state, out),
        Phase::Setup(_) | Phase::Over(_) => {}
    }
}

/// Is the move legal? If not, the first rule it breaks.
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if !pending(state).seats().contains(seat) {
        return Err(Rule::NotAsked);
    }
    match *mv {
        Move::BidCubes { resource, count } => auction::check_cubes(state, seat, resource, count),
        Move::BidMoney { sum } => auction::check_money(state, seat, sum),
        Move::BidDone {} => auction::check_done(state),
        Move::BidAgain {} => auction::check_again(state, seat),
        Move::Place { position } => placement::check(state, seat, position),
        Move::Insure { resource, count } => insurance::check_cubes(state, seat, resource, count),
        Move::InsureDone {} => insurance::check_done(state),
        Move::InsureAgain {} => insurance::check_again(state, seat),
        Move::Stay { team } => drilling::check_stay(state, seat, team),
        Move::Move { team, to } => drilling::check_move(state, seat, team, to),
        Move::Carry { team, to, strength } => drilling::check_carry(state, seat, team, to, strength),
        Move::Bribe { team, to } => advantage::check_bribe(state, seat, team, to),
        Move::Hire { strength } => advantage::check_hire(state, seat, strength),
        Move::Extract { slot } => extraction::check_extract(state, slot),
        Move::Cover { count } => extraction::check_cover(state, seat, count),
        Move::Sell { resource, count } => market::check_sell(state, seat, resource, count),
        Move::Buy { resource, count } => market::check_buy(state, seat, resource, count),
        Move::Strengthen { team } => workshop::check_strengthen(state, seat, team),
        Move::Safety {} => workshop::check_safety(state, seat),
        Move::Shaft { slot } => workshop::check_shaft(state, seat, slot),
        Move::Relocate { shaft, slot } => workshop::check_relocate(state, seat, shaft, slot),
        Move::Mobility {} => workshop::check_mobility(state, seat),
        Move::Deliver { resource } => workshop::check_deliver(state, seat, resource),
        Move::Pass {} => check_pass(state),
        Move::Send { team } => ai::check_send(state, team),
        Move::Guide { slot } => ai::check_guide(state, slot),
        Move::Reinforce { team } => ai::check_reinforce(state, team),
    }
}

/// The advantage of board I, the market and the workshop can be passed; nothing else.
fn check_pass(state: &State) -> Result<(), Rule> {
    match &state.phase {
        Phase::Drilling(Drilling { step: Step::Advantage { .. }, .. })
        | Phase::Market(_)
        | Phase::Workshop(_) => Ok(()),
        Phase::Drilling(Drilling {
            step: Step::Move { .. } | Step::AiTeam | Step::AiTarget { .. }, ..
        })
        | Phase::Setup(_)
        | Phase::Auction(_)
        | Phase::Placement(_)
        | Phase::Insurance(_)
        | Phase::Extraction(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => Err(Rule::NothingToPass),
    }
}

/// Carries out a legal move.
pub fn play(state: &mut State, seat: Seat, mv: Move) {
    // What is said under seal is no news, so that the others do not notice it.
    if !matches!(state.phase, Phase::Auction(_) | Phase::Insurance(_)) {
        state.news.clear();
    }
    match mv {
        Move::BidCubes { resource, count } => {
            auction::change(state, |bids| bids.name_cubes(seat, resource, count));
        }
        Move::BidMoney { sum } => auction::change(state, |bids| bids.name_money(seat, sum)),
        Move::BidDone {} => auction::play_done(state, seat),
        Move::BidAgain {} => auction::change(state, |bids| bids.begin_anew(seat)),
        Move::Place { position } => placement::play(state, seat, position),
        Move::Insure { resource, count } => {
            insurance::change(state, |exchanges| exchanges.name_cubes(seat, resource, count));
        }
        Move::InsureDone {} => insurance::play_done(state, seat),
        Move::InsureAgain {} => insurance::change(state, |exchanges| exchanges.begin_anew(seat)),
        Move::Stay { team } => drilling::play_stay(state, seat, team),
        Move::Move { team, to } => drilling::play_move(state, seat, team, to, None),
        Move::Carry { team, to, strength } => drilling::play_move(state, seat, team, to, Some(strength)),
        Move::Bribe { team, to } => advantage::play_bribe(state, seat, team, to),
        Move::Hire { strength } => advantage::play_hire(state, seat, strength),
        Move::Extract { slot } => extraction::play_extract(state, slot),
        Move::Cover { count } => extraction::play_cover(state, seat, count),
        Move::Sell { resource, count } => market::play_sell(state, seat, resource, count),
        Move::Buy { resource, count } => market::play_buy(state, seat, resource, count),
        Move::Strengthen { team } => workshop::play_strengthen(state, seat, team),
        Move::Safety {} => workshop::play_safety(state, seat),
        Move::Shaft { slot } => workshop::play_shaft(state, seat, slot),
        Move::Relocate { shaft, slot } => workshop::play_relocate(state, seat, shaft, slot),
        Move::Mobility {} => workshop::play_mobility(state, seat),
        Move::Deliver { resource } => workshop::play_deliver(state, seat, resource),
        Move::Pass {} => play_pass(state, seat),
        Move::Send { team } => ai::play_send(state, team),
        Move::Guide { slot } => ai::play_guide(state, slot),
        Move::Reinforce { team } => ai::play_reinforce(state, team),
    }
}

fn play_pass(state: &mut State, seat: Seat) {
    match &state.phase {
        Phase::Market(_) => market::play_pass(state, seat),
        Phase::Workshop(_) => workshop::play_pass(state, seat),
        Phase::Drilling(_) => advantage::play_pass(state, seat),
        Phase::Setup(_)
        | Phase::Auction(_)
        | Phase::Placement(_)
        | Phase::Insurance(_)
        | Phase::Extraction(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => {}
    }
}

/// Lists what may be drawn.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    match &state.phase {
        Phase::Setup(Preparation::Ring(level)) => {
            let strengths = state.components().strengths[level.index()];
            out.extend(strengths.map(|strength| (Chance::Ring { level: *level, strength }, 1)));
        }
        Phase::Setup(Preparation::Directorate) => {
            out.extend(
                Order::permutations(state.seats())
                    .into_iter()
                    .map(|order| (Chance::Directorate { order }, 1)),
            );
        }
        Phase::Setup(Preparation::Control) => {
            out.extend(
                Order::permutations(state.seats()).into_iter().map(|order| (Chance::Control { order }, 1)),
            );
        }
        Phase::Extraction(extraction) => extraction::outcomes(state, extraction, out),
        Phase::Auction(_)
        | Phase::Placement(_)
        | Phase::Insurance(_)
        | Phase::Drilling(_)
        | Phase::Market(_)
        | Phase::Workshop(_)
        | Phase::AiUpgrade
        | Phase::Over(_) => {}
    }
}

/// Carries out what was drawn.
pub fn settle(state: &mut State, chance: Chance) {
    state.news.clear();
    match chance {
        Chance::Ring { level, strength } => lay_ring(state, level, strength),
        Chance::Directorate { order } => {
            state.directorate = order;
            state.news.tell(Event::DirectorateOrder {});
            state.phase = Phase::Setup(Preparation::Control);
        }
        Chance::Control { order } => {
            state.control = order;
            state.news.tell(Event::ControlOrder {});
            // What the components give from the start may already be an achievement.
            achievements::award(state, None);
            begin_auction(state);
        }
        Chance::Tile { tile } => extraction::settle_tile(state, tile),
        Chance::Card { card } => extraction::settle_card(state, card),
    }
}

/// RW-3.1: the two strengths of a ring alternate.
fn lay_ring(state: &mut State, level: Level, first: u8) {
    for slot in Slot::every().filter(|slot| slot.level() == level) {
        state.terrain[slot.index()] = Tile::Covered(state.components().alternating(slot, first));
    }
    state.news.tell(Event::RingLaid { level, first });
    let next = Level::ALL.get(level.index() + 1);
    state.phase = Phase::Setup(next.map_or(Preparation::Directorate, |&level| Preparation::Ring(level)));
}

/// A round begins with the auction (RW-3.8).
fn begin_auction(state: &mut State) {
    state.news.tell(Event::RoundBegan { round: state.round });
    state.phase = Phase::Auction(Sealed::new(state.seats()));
}

/// After the auction vice-presidents are placed.
pub fn begin_placement(state: &mut State) {
    state.phase = Phase::Placement(Placement { placed: 0 });
}

/// Phase I begins with insurance.
pub fn begin_insurance(state: &mut State) {
    state.phase = Phase::Insurance(Sealed::new(state.seats()));
}

/// RW-5.2.1: first those with a vice-president on board I, from the left; then the others as before.
pub fn begin_drilling(state: &mut State) {
    let board = PhaseBoard::One;
    let mut control = std::mem::take(&mut state.control);
    control.sort_descending(|seat| {
        std::cmp::Reverse(state.position(board, seat).map_or(MAX_POSITIONS, Position::index))
    });
    state.control = control;
    state.news.tell(Event::ControlOrder {});
    begin_extraction_round(state, 0);
}

/// Extraction rounds follow each other; after the last one active shafts earn and the market opens.
fn begin_extraction_round(state: &mut State, round: u8) {
    if round < state.components().extraction_rounds {
        state.news.tell(Event::ExtractionRound { number: round + 1 });
        begin_turn(state, round, 0);
    } else {
        shafts::pay_income(state);
        begin_market(state);
    }
}

/// RW-5.3.1, RW-5.3.3: everybody who has a team outside the centre has a turn; then the AI moves.
fn begin_turn(state: &mut State, round: u8, first: u8) {
    let seats = state.control.len() as u8;
    let next = (first..seats)
        .find(|&turn| state.control.at(turn).is_some_and(|seat| drilling::can_act(state, seat)));
    match next {
        Some(turn) => state.phase = Phase::Drilling(Drilling { round, step: Step::Move { turn } }),
        None if state.rulebook.has_ai() => ai::begin_move(state, round),
        None => begin_extraction_round(state, round + 1),
    }
}

/// Goes on with what an extraction has interrupted, or would have.
pub fn resume(state: &mut State, resume: Resume) {
    match resume {
        Resume::Advantage { round, turn, team } => {
            let has_advantage = state.control.at(turn).is_some_and(|seat| state.advantage(seat).is_some());
            if has_advantage {
                state.phase = Phase::Drilling(Drilling { round, step: Step::Advantage { turn, team } });
            } else {
                begin_turn(state, round, turn + 1);
            }
        }
        Resume::NextTurn { round, turn } => begin_turn(state, round, turn + 1),
        Resume::AiMoved { round } => begin_extraction_round(state, round + 1),
        Resume::Workshop(workshop) => next_in_workshop(state, workshop),
        Resume::AiUpgraded => end_round(state),
    }
}

/// The next position of a board whose vice-president has not returned, going round from the left.
fn next_position(state: &State, board: PhaseBoard, after: Option<u8>) -> Option<u8> {
    let row = &state.positions[board.index()];
    let first = after.map_or(0, |turn| usize::from(turn) + 1);
    let round = (first..MAX_POSITIONS).chain(0..first.min(MAX_POSITIONS));
    round.into_iter().find(|&position| row[position].is_some()).map(|position| position as u8)
}

fn begin_market(state: &mut State) {
    let start = Market { turn: 0, done: [0; MAX_POSITIONS], traded: [Traded::default(); MAX_POSITIONS] };
    match next_position(state, PhaseBoard::Two, None) {
        Some(turn) => state.phase = Phase::Market(Market { turn, ..start }),
        None => begin_workshop(state),
    }
}

/// RW-6.1: one transaction each, round and round.
pub fn next_in_market(state: &mut State, market: Market) {
    match next_position(state, PhaseBoard::Two, Some(market.turn)) {
        Some(turn) => state.phase = Phase::Market(Market { turn, ..market }),
        None => begin_workshop(state),
    }
}

fn begin_workshop(state: &mut State) {
    match next_position(state, PhaseBoard::Three, None) {
        Some(turn) => state.phase = Phase::Workshop(Workshop { turn, done: [0; MAX_POSITIONS] }),
        None => end_phase_three(state),
    }
}

/// RW-7.1: one action each, round and round.
pub fn next_in_workshop(state: &mut State, workshop: Workshop) {
    match next_position(state, PhaseBoard::Three, Some(workshop.turn)) {
        Some(turn) => state.phase = Phase::Workshop(Workshop { turn, ..workshop }),
        None => end_phase_three(state),
    }
}

/// RW-9.3, RW-10.2.9: phase III - end check - AI upgrade - end check - end of round.
fn end_phase_three(state: &mut State) {
    if let Some(ending) = scoring::ending(state) {
        end_game(state, ending);
    } else if state.rulebook.has_ai() {
        ai::begin_upgrade(state);
    } else {
        end_round(state);
    }
}

/// RW-9.1: tokens, dice and vice-presidents return. After the last round of a technical limit the game is scored
/// (RW-9.9).
pub fn end_round(state: &mut State) {
    if let Some(ending) = scoring::ending(state) {
        return end_game(state, ending);
    }
    state.bribe_tokens = state.components().bribe_tokens;
    for team in state.teams.all_mut() {
        team.die = None;
    }
    state.positions = [[None; MAX_POSITIONS]; 3];
    state.news.tell(Event::RoundEnded { round: state.round });
    if state.rulebook.round_limit.is_some_and(|limit| state.round >= limit) {
        return end_game(state, Ending::Technical);
    }
    state.round = state.round.saturating_add(1);
    begin_auction(state);
}

fn end_game(state: &mut State, ending: Ending) {
    state.news.tell(Event::GameEnded { ending });
    state.phase = Phase::Over(ending);
}
