//! The course of the game (RW-4.1): what comes after what.

use crate::board::Place;
use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::phase::auction::Auction;
use crate::phase::drilling::advantage::UseAdvantage;
use crate::phase::drilling::ai_target::GuideTeam;
use crate::phase::drilling::movement::MoveTeam;
use crate::phase::drilling::{Drilling, Step};
use crate::phase::extraction::{Extraction, Stage};
use crate::phase::insurance::Insurance;
use crate::phase::market::Market;
use crate::phase::placement::Placement;
use crate::phase::workshop::Workshop;
use crate::phase::{
    Phase, ai, ai_upgrade, auction, drilling, extraction, insurance, market, placement, preparation, shafts,
    workshop,
};
use crate::pieces::{Company, MAX_POSITIONS, PhaseBoard, Position, TeamId};
use crate::rules::Rule;
use crate::scoring::{self, Ending};
use crate::state::State;
use adit_game::{Pending, Seat, Weight};
use serde::{Deserialize, Serialize};

/// What follows after a move or after something was drawn.
#[derive(Debug)]
pub enum Next {
    /// The same phase goes on like this.
    Stay(Phase),
    /// The board is laid and the orders are drawn.
    Prepared,
    /// All bids are paid.
    AuctionOver,
    /// All vice-presidents are placed.
    AllPlaced,
    /// All exchanges for insurance are made.
    AllInsured,
    /// The strength at a place has grown: a tile there that reaches its number is extracted first (RW-5.7.1).
    Stronger {
        /// Where.
        place: Place,
        /// By whose step (RW-5.7.2).
        active: Company,
        /// What goes on afterwards.
        then: Resume,
    },
    /// Nothing interrupts what goes on.
    Resume(Resume),
    /// A team of the AI goes wherever it has to.
    AiTeamChosen {
        /// The extraction round.
        round: u8,
        /// The team.
        team: TeamId,
    },
    /// A transaction of phase II was made, or a player has passed.
    Traded(Market),
}

/// What goes on after a step that an extraction may interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Resume {
    /// The mover may use the advantage of board I.
    Advantage {
        /// The extraction round.
        round: u8,
        /// The place in the control order.
        turn: u8,
        /// The active team.
        team: TeamId,
    },
    /// The next player moves.
    NextTurn {
        /// The extraction round.
        round: u8,
        /// The place in the control order of the player who has finished.
        turn: u8,
    },
    /// The AI has moved, the extraction round is over.
    AiMoved {
        /// The extraction round.
        round: u8,
    },
    /// Phase III goes on.
    Workshop(Workshop),
    /// The AI has been strengthened, the round is over.
    AiUpgraded,
}

/// Who is asked.
pub fn pending(state: &State) -> Pending {
    let seats = match &state.phase {
        Phase::Setup(_) => return Pending::Chance,
        Phase::Auction(auction) => auction::acting(state, auction),
        Phase::Placement(placement) => placement::acting(state, placement),
        Phase::Insurance(insurance) => insurance::acting(state, insurance),
        Phase::Drilling(drilling) => drilling::acting(state, drilling),
        Phase::Extraction(extraction) if extraction.is_drawing() => return Pending::Chance,
        Phase::Extraction(extraction) => extraction::acting(state, extraction),
        Phase::Market(market) => market::acting(state, market),
        Phase::Workshop(workshop) => workshop::acting(state, workshop),
        Phase::AiUpgrade => ai_upgrade::acting(state),
        Phase::Over(_) => return Pending::Over,
    };
    Pending::Seats(seats)
}

/// Lists the moves of a seat that is asked.
pub fn moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    match &state.phase {
        Phase::Auction(auction) => auction::moves(state, auction, seat, out),
        Phase::Placement(placement) => placement::moves(state, placement, seat, out),
        Phase::Insurance(insurance) => insurance::moves(state, insurance, seat, out),
        Phase::Drilling(drilling) => drilling::moves(state, drilling, seat, out),
        Phase::Extraction(extraction) => extraction::moves(state, extraction, seat, out),
        Phase::Market(market) => market::moves(state, market, seat, out),
        Phase::Workshop(workshop) => workshop::moves(state, workshop, seat, out),
        Phase::AiUpgrade => ai_upgrade::moves(state, out),
        Phase::Setup(_) | Phase::Over(_) => {}
    }
}

/// Is the move legal? If not, the first rule it breaks.
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if !pending(state).seats().contains(seat) {
        return Err(Rule::NotAsked);
    }
    match &state.phase {
        Phase::Auction(auction) => auction::check(state, auction, seat, mv),
        Phase::Placement(placement) => placement::check(state, placement, seat, mv),
        Phase::Insurance(insurance) => insurance::check(state, insurance, seat, mv),
        Phase::Drilling(drilling) => drilling::check(state, drilling, seat, mv),
        Phase::Extraction(extraction) => extraction::check(state, extraction, seat, mv),
        Phase::Market(market) => market::check(state, market, seat, mv),
        Phase::Workshop(workshop) => workshop::check(state, workshop, seat, mv),
        Phase::AiUpgrade => ai_upgrade::check(state, mv),
        Phase::Setup(_) | Phase::Over(_) => Err(Rule::NotAsked),
    }
}

/// Carries out a legal move.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    let mv = *mv;
    // What is said under seal is not news, so that the others do not notice it.
    if !matches!(state.phase, Phase::Auction(_) | Phase::Insurance(_)) {
        state.news.clear();
    }
    let next = match state.phase.clone() {
        Phase::Auction(auction) => auction::play(state, auction, seat, mv),
        Phase::Placement(placement) => placement::play(state, placement, seat, mv),
        Phase::Insurance(insurance) => insurance::play(state, insurance, seat, mv),
        Phase::Drilling(drilling) => drilling::play(state, drilling, seat, mv),
        Phase::Extraction(extraction) => extraction::play(state, extraction, seat, mv),
        Phase::Market(market) => market::play(state, market, seat, mv),
        Phase::Workshop(workshop) => workshop::play(state, workshop, seat, mv),
        Phase::AiUpgrade => ai_upgrade::play(state, mv),
        phase @ (Phase::Setup(_) | Phase::Over(_)) => Next::Stay(phase),
    };
    follow(state, next);
}

/// Lists what may be drawn.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    if let Phase::Setup(preparation) = &state.phase {
        preparation::outcomes(state, *preparation, out);
    } else if let Phase::Extraction(extraction) = &state.phase {
        extraction::outcomes(state, extraction, out);
    }
}

/// Carries out what was drawn.
pub fn settle(state: &mut State, chance: &Chance) {
    state.news.clear();
    if let Phase::Setup(preparation) = state.phase {
        let next = preparation::settle(state, preparation, chance);
        follow(state, next);
    } else if let Phase::Extraction(extraction) = state.phase.clone() {
        let next = extraction::settle(state, extraction, chance);
        follow(state, next);
    }
}

/// Goes on to the next decision.
pub fn follow(state: &mut State, next: Next) {
    match next {
        Next::Stay(phase) => state.phase = phase,
        Next::Prepared => begin_auction(state),
        Next::AuctionOver => state.phase = Phase::Placement(Placement::BEGIN),
        Next::AllPlaced => state.phase = Phase::Insurance(Insurance::begin(state.seats())),
        Next::AllInsured => begin_drilling(state),
        Next::Stronger { place, active, then } => match Extraction::begin(state, place, active, then) {
            Some(extraction) => {
                match extraction.stage {
                    Stage::Choice { edge, .. } => state.news.tell(Event::ReachedBoth { edge }),
                    Stage::Tile { slot } => extraction::tell_reached(state, slot),
                    Stage::Card { .. } | Stage::Hazard(_) => {}
                }
                state.phase = Phase::Extraction(extraction);
            }
            None => resume(state, then),
        },
        Next::Resume(then) => resume(state, then),
        Next::AiTeamChosen { round, team } => send_ai_team(state, round, team),
        Next::Traded(market) => go_on_trading(state, market.next(state)),
    }
}

fn resume(state: &mut State, resume: Resume) {
    match resume {
        Resume::Advantage { round, turn, team } => match UseAdvantage::after(state, turn, team) {
            Some(step) => state.phase = Phase::Drilling(Drilling { round, step: Step::Advantage(step) }),
            None => begin_turn(state, round, turn + 1),
        },
        Resume::NextTurn { round, turn } => begin_turn(state, round, turn + 1),
        Resume::AiMoved { round } => begin_extraction_round(state, round + 1),
        Resume::Workshop(workshop) => go_on_working(state, workshop.next(state)),
        Resume::AiUpgraded => end_round(state),
    }
}

/// A round begins with the auction (RW-3.8).
fn begin_auction(state: &mut State) {
    state.news.tell(Event::RoundBegan { round: state.round });
    state.phase = Phase::Auction(Auction::begin(state.seats()));
}

/// RW-5.2.1: first those with a vice-president on board I, from the left; then the others as before.
fn begin_drilling(state: &mut State) {
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
        go_on_trading(state, Market::begin(state));
    }
}

/// RW-5.3.1, RW-5.3.3: everybody who has a team outside the centre has a turn; then the AI moves.
fn begin_turn(state: &mut State, round: u8, first: u8) {
    match MoveTeam::from(state, first) {
        Some(step) => state.phase = Phase::Drilling(Drilling { round, step: Step::Move(step) }),
        None if state.rulebook.has_ai() => begin_ai_move(state, round),
        None => begin_extraction_round(state, round + 1),
    }
}

/// RW-10.2.4: where the rules do not decide which team of the AI moves, a player is asked.
fn begin_ai_move(state: &mut State, round: u8) {
    match *ai::first_teams(state) {
        [team] => send_ai_team(state, round, team),
        _ => state.phase = Phase::Drilling(Drilling { round, step: Step::AiTeam }),
    }
}

/// RW-10.2.5: where the rules do not decide where it goes, a player is asked.
fn send_ai_team(state: &mut State, round: u8, team: TeamId) {
    let tiles = ai::nearest_tiles(state, team);
    let mut list = tiles.iter();
    if let (Some(slot), None) = (list.next(), list.next()) {
        let next = ai::go(state, round, team, slot);
        follow(state, next);
    } else {
        state.news.tell(Event::AiSent { team });
        state.phase = Phase::Drilling(Drilling { round, step: Step::AiTarget(GuideTeam { team }) });
    }
}

/// RW-6.1: one transaction each, round and round; then the workshop opens.
fn go_on_trading(state: &mut State, market: Option<Market>) {
    match market {
        Some(market) => state.phase = Phase::Market(market),
        None => go_on_working(state, Workshop::begin(state)),
    }
}

/// RW-7.1: one action each, round and round. RW-9.3, RW-10.2.9: phase III - end check - AI upgrade - end check - end
/// of round.
fn go_on_working(state: &mut State, workshop: Option<Workshop>) {
    if let Some(workshop) = workshop {
        state.phase = Phase::Workshop(workshop);
    } else if let Some(ending) = scoring::ending(state) {
        end_game(state, ending);
    } else if state.rulebook.has_ai() {
        begin_ai_upgrade(state);
    } else {
        end_round(state);
    }
}

/// Nothing happens if all teams of the AI are at their maximum; if only one can grow, it does.
fn begin_ai_upgrade(state: &mut State) {
    match *ai::upgradable(state) {
        [] => end_round(state),
        [team] => {
            let next = ai::reinforce(state, team);
            follow(state, next);
        }
        _ => state.phase = Phase::AiUpgrade,
    }
}

/// RW-9.1: tokens, dice and vice-presidents return. After the last round of a technical limit the game is scored
/// (RW-9.9).
fn end_round(state: &mut State) {
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
