//! Section 2: turns and actions (CV-7).

use super::{lay, option, prospect, station, vein};
use crate::components::Pieces;
use crate::moves::Move;
use crate::news::Event;
use crate::pieces::Tile;
use crate::rules::Rule;
use crate::sequence;
use crate::state::{Section, State};
use adit_game::Seat;

/// CV-7.1: in card order.
pub fn begin(state: &mut State) {
    begin_turn(state, state.lowest_card_holder());
}

fn begin_turn(state: &mut State, turn: Seat) {
    state.section = Section::Build { turn, actions: 0, just_laid: None };
}

/// What the seat in turn may do (CV-7.3).
pub fn moves(state: &State, out: &mut Vec<Move>) {
    let Section::Build { turn, actions, .. } = state.section else { return };
    let hand = &state.players[turn].hand;
    if actions > 0 {
        out.push(Move::EndTurn {});
    }
    if hand.total() == u32::from(hand.prospects) {
        return prospect::moves(state, turn, out);
    }
    let ground = lay::Ground::new(state, turn);
    for tile in hand.tiles.kinds() {
        if ground.can_be_laid(tile.kind()) {
            ground.placements(tile.kind(), |hex, rotation| out.push(Move::Lay { tile, hex, rotation }));
        } else {
            out.push(Move::DiscardTile { tile });
        }
    }
    if hand.stations > 0 {
        station::places(state, turn, |place| out.push(Move::Station { place }));
        out.push(Move::DiscardStation {});
    }
    if hand.veins > 0 {
        vein::places(state, |hex, colour| out.push(Move::Vein { hex, colour }));
        out.push(Move::DiscardVein {});
    }
    if hand.options > 0 {
        option::moves(state, turn, &ground, out);
    }
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Section::Build { turn, actions, .. } = state.section else { return Err(Rule::OtherSection) };
    let hand = if seat == turn { Ok(&state.players[turn].hand) } else { Err(Rule::BuildTurn) };
    let with = |count: fn(&Pieces) -> u8| {
        hand.and_then(|hand| if count(hand) > 0 { Ok(()) } else { Err(Rule::PieceNotInHand) })
    };
    let with_tile = |tile: Tile| {
        hand.and_then(|hand| if hand.tiles[tile] > 0 { Ok(()) } else { Err(Rule::PieceNotInHand) })
    };
    match mv {
        Move::Bid { .. }
        | Move::Pass {}
        | Move::TakeCard { .. }
        | Move::TakeOrder { .. }
        | Move::Sell { .. }
        | Move::Fulfil { .. }
        | Move::Done {}
        | Move::SellStone { .. } => Err(Rule::OtherSection),
        Move::EndTurn {} => hand.and(if actions > 0 { Ok(()) } else { Err(Rule::AtLeastOneAction) }),
        Move::Lay { tile, hex, rotation } => {
            with_tile(*tile).and_then(|()| lay::check(state, seat, tile.kind(), *hex, *rotation))
        }
        Move::Station { place } => {
            with(|hand| hand.stations).and_then(|()| station::check(state, seat, *place))
        }
        Move::Vein { hex, colour } => {
            with(|hand| hand.veins).and_then(|()| vein::check(state, *hex, *colour))
        }
        Move::BuyLay { .. } | Move::BuyStation { .. } | Move::BuyVein { .. } | Move::OptionPoints {} => {
            with(|hand| hand.options).and_then(|()| option::check(state, seat, mv))
        }
        Move::DiscardTile { tile } => with_tile(*tile).and_then(|()| check_discard(state, seat, *tile)),
        Move::DiscardStation {} => with(|hand| hand.stations),
        Move::DiscardVein {} => with(|hand| hand.veins),
        Move::Prospect { .. } | Move::ProspectNothing {} => {
            with(|hand| hand.prospects).and_then(|()| prospect::check(state, seat, mv))
        }
    }
}

/// CV-7.4.2: a tile may be discarded only if it has no legal placement anywhere.
fn check_discard(state: &State, seat: Seat, tile: Tile) -> Result<(), Rule> {
    if lay::Ground::new(state, seat).can_be_laid(tile.kind()) { Err(Rule::TileCanBeLaid) } else { Ok(()) }
}

/// The seat acts, or ends the turn.
pub fn play(state: &mut State, seat: Seat, mv: Move) {
    let Section::Build { actions, just_laid: before, .. } = state.section else { return };
    let hand = &mut state.players[seat].hand;
    let mut laid = None;
    match mv {
        Move::EndTurn {} => {
            state.tell(Event::TurnEnded { seat });
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
            laid = option::play(state, seat, &mv);
        }
        // CV-7.3.5: what is discarded goes into the pool.
        Move::DiscardTile { tile } => {
            hand.tiles[tile] -= 1;
            state.pool.tiles[tile] += 1;
            state.tell(Event::TileDiscarded { seat, tile });
        }
        Move::DiscardStation {} => {
            hand.stations -= 1;
            state.pool.stations[seat] += 1;
            state.tell(Event::StationDiscarded { seat });
        }
        Move::DiscardVein {} => {
            hand.veins -= 1;
            state.pool.veins += 1;
            state.tell(Event::VeinDiscarded { seat });
        }
        Move::Prospect { route } => prospect::play(state, seat, route.cells()),
        Move::ProspectNothing {} => prospect::play(state, seat, &[]),
        Move::Bid { .. }
        | Move::Pass {}
        | Move::TakeCard { .. }
        | Move::TakeOrder { .. }
        | Move::Sell { .. }
        | Move::Fulfil { .. }
        | Move::Done {}
        | Move::SellStone { .. } => return,
    }
    // any other action in between makes the tile an old one, unless the ruling is switched off.
    let just_laid =
        if laid.is_none() && !state.book.rulings.station_only_on_previous_action { before } else { laid };
    let actions = actions + 1;
    state.section = Section::Build { turn: seat, actions, just_laid };
    // CV-D.5: the turn ends by itself after the last possible action.
    if actions == state.book.components.actions_per_turn || state.players[seat].hand.total() == 0 {
        next_turn(state, seat);
    }
}

/// CV-7.1: a player whose pieces are used up is skipped.
fn next_turn(state: &mut State, seat: Seat) {
    match state.next_in_card_order(seat, |other| state.players[other].hand.total() > 0) {
        Some(turn) => begin_turn(state, turn),
        None => sequence::after_build(state),
    }
}
