//! Section 2: turns and actions (CV-7).

use super::{Phase, lay, option, prospect, station, vein};
use crate::hex::Hex;
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::{Piece, Tile};
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// Whose turn it is.
    pub turn: Seat,
    /// The actions made in this turn.
    pub actions: u8,
    /// The hex of the tile just laid (CV-9.1.1).
    pub just_laid: Option<Hex>,
}

impl Build {
    /// A turn begins.
    pub fn turn_of(turn: Seat) -> Build {
        Build { turn, actions: 0, just_laid: None }
    }
}

/// The player in turn.
pub fn acting(build: &Build) -> SeatSet {
    SeatSet::one(build.turn)
}

/// Everything that can be done with the pieces in hand (CV-7.3).
pub fn moves(state: &State, build: &Build, seat: Seat, out: &mut Vec<Move>) {
    let hand = &state.players[seat].hand;
    if build.actions > 0 {
        out.push(Move::EndTurn {});
    }
    if hand.total() == u32::from(hand.prospects) {
        return prospect::moves(state, seat, out);
    }
    let ground = lay::Ground::new(state, seat);
    for tile in hand.tiles.kinds() {
        if ground.can_be_laid(tile.kind()) {
            ground.placements(tile.kind(), |hex, rotation| out.push(Move::Lay { tile, hex, rotation }));
        } else {
            out.push(Move::DiscardTile { tile });
        }
    }
    if hand.stations > 0 {
        station::places(state, build, seat, |place| out.push(Move::Station { place }));
        out.push(Move::DiscardPiece { piece: Piece::Station });
    }
    if hand.veins > 0 {
        vein::places(state, |hex, colour| out.push(Move::Vein { hex, colour }));
        out.push(Move::DiscardPiece { piece: Piece::Vein });
    }
    if hand.options > 0 {
        option::moves(state, build, seat, &ground, out);
    }
}

/// May the seat do this?
pub fn check(state: &State, build: &Build, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if seat != build.turn {
        return Err(Rule::BuildTurn);
    }
    let hand = &state.players[seat].hand;
    let in_hand = |count: u8| if count > 0 { Ok(()) } else { Err(Rule::PieceNotInHand) };
    match mv {
        Move::Bid { .. }
        | Move::Pass {}
        | Move::TakeCard { .. }
        | Move::TakeOrder { .. }
        | Move::Sell { .. }
        | Move::Fulfil { .. }
        | Move::Done {}
        | Move::SellStone { .. } => Err(Rule::OtherSection),
        Move::EndTurn {} => {
            if build.actions > 0 {
                Ok(())
            } else {
                Err(Rule::AtLeastOneAction)
            }
        }
        Move::Lay { tile, hex, rotation } => {
            in_hand(hand.tiles[*tile]).and_then(|()| lay::check(state, seat, tile.kind(), *hex, *rotation))
        }
        Move::Station { place } => {
            in_hand(hand.stations).and_then(|()| station::check(state, build, seat, *place))
        }
        Move::Vein { hex, colour } => in_hand(hand.veins).and_then(|()| vein::check(state, *hex, *colour)),
        Move::BuyLay { .. } | Move::BuyStation { .. } | Move::BuyVein { .. } | Move::OptionPoints {} => {
            in_hand(hand.options).and_then(|()| option::check(state, build, seat, mv))
        }
        Move::DiscardTile { tile } => {
            in_hand(hand.tiles[*tile]).and_then(|()| check_discard(state, seat, *tile))
        }
        Move::DiscardPiece { piece: Piece::Station } => in_hand(hand.stations),
        Move::DiscardPiece { piece: Piece::Vein } => in_hand(hand.veins),
        Move::Prospect { .. } | Move::ProspectNothing {} => {
            in_hand(hand.prospects).and_then(|()| prospect::check(state, seat, mv))
        }
    }
}

/// CV-7.4.2: a tile may be discarded only if it has no legal placement anywhere.
fn check_discard(state: &State, seat: Seat, tile: Tile) -> Result<(), Rule> {
    if lay::Ground::new(state, seat).can_be_laid(tile.kind()) { Err(Rule::TileCanBeLaid) } else { Ok(()) }
}

/// The seat acts, or ends the turn.
pub fn play(state: &mut State, build: Build, seat: Seat, mv: &Move) -> Next {
    let hand = &mut state.players[seat].hand;
    let mut laid = None;
    match *mv {
        Move::EndTurn {} => {
            state.news.tell(Event::TurnEnded { seat });
            return next_turn(state, seat);
        }
        Move::Lay { tile, hex, rotation } => {
            hand.tiles[tile] -= 1;
            lay::lay(state, seat, tile, hex, rotation, false);
            laid = Some(hex);
        }
        Move::Station { place } => {
            hand.stations -= 1;
            station::build(state, seat, place, false);
        }
        Move::Vein { hex, colour } => {
            hand.veins -= 1;
            vein::discover(state, seat, hex, colour, false);
        }
        Move::BuyLay { .. } | Move::BuyStation { .. } | Move::BuyVein { .. } | Move::OptionPoints {} => {
            laid = option::play(state, seat, mv);
        }
        // CV-7.3.5: what is discarded goes into the pool.
        Move::DiscardTile { tile } => {
            hand.tiles[tile] -= 1;
            state.pool.tiles[tile] += 1;
            state.news.tell(Event::TileDiscarded { seat, tile });
        }
        Move::DiscardPiece { piece: Piece::Station } => {
            hand.stations -= 1;
            state.pool.stations[seat] += 1;
            state.news.tell(Event::StationDiscarded { seat });
        }
        Move::DiscardPiece { piece: Piece::Vein } => {
            hand.veins -= 1;
            state.pool.veins += 1;
            state.news.tell(Event::VeinDiscarded { seat });
        }
        Move::Prospect { ref route } => prospect::play(state, seat, route.cells()),
        Move::ProspectNothing {} => prospect::play(state, seat, &[]),
        Move::Bid { .. }
        | Move::Pass {}
        | Move::TakeCard { .. }
        | Move::TakeOrder { .. }
        | Move::Sell { .. }
        | Move::Fulfil { .. }
        | Move::Done {}
        | Move::SellStone { .. } => return Next::Stay(Phase::Build(build)),
    }
    // any other action in between makes the tile an old one, unless the ruling is switched off.
    let stays_new = !state.rulebook.rulings.station_only_on_previous_action;
    let just_laid = if laid.is_none() && stays_new { build.just_laid } else { laid };
    let actions = build.actions + 1;
    // CV-D.5: the turn ends by itself after the last possible action.
    if actions == state.rulebook.components.actions_per_turn || state.players[seat].hand.total() == 0 {
        next_turn(state, seat)
    } else {
        Next::Stay(Phase::Build(Build { turn: seat, actions, just_laid }))
    }
}

/// CV-7.1: a player whose pieces are used up is skipped.
fn next_turn(state: &State, seat: Seat) -> Next {
    match state.next_in_card_order(seat, |other| state.players[other].hand.total() > 0) {
        Some(turn) => Next::Stay(Phase::Build(Build::turn_of(turn))),
        None => Next::BuildOver,
    }
}
