//! Does a data file make sense?
//!
//! Nothing of a file is used before all of it makes sense; a fault names the place and says how it should be.

mod blocks;
mod cave;
mod rounds;

use super::file::{Data, GoodsTable, Scoring, SoloTable, TieBreak, Totals};
use super::{Block, Components, Exchange, RoomEffect, RoomTile, Solo, Trigger};
use crate::pieces::{Back, Colour, Good, Goods, Room};
use adit_game::{Named, SetupError};
use adit_kit::data::{self, fixed};

/// No amount of a file is greater, so that sums stay small numbers.
const GREATEST: u8 = 50;

/// Reads a data file.
pub(super) fn read(text: &str) -> Result<Components, SetupError> {
    components(data::read(text)?)
}

fn components(data: Data) -> Result<Components, SetupError> {
    fixed("schema", &data.schema, &1)?;
    check_totals(&data.totals)?;
    let exchange = check_goods(&data.goods)?;
    let tiles = blocks::action_tiles(data.action)?;
    fixed("totals.action_tiles", &data.totals.action_tiles, &tiles.len())?;
    let (rounds_duel, rounds_solo) = rounds::rounds(&data.rounds, &data.action_group, &tiles, &data.solo)?;
    let board = cave::board(&data.board)?;
    let cavern = cave::cavern(&data.extra_cavern)?;
    let entrance = blocks::entrance(data.entrance)?;
    let rooms = blocks::rooms(data.room, entrance)?;
    let with = |back| rooms.iter().filter(|room: &&RoomTile| room.back == Some(back)).count();
    fixed("totals.light_rooms", &data.totals.light_rooms, &with(Back::Light))?;
    fixed("totals.dark_rooms", &data.totals.dark_rooms, &with(Back::Dark))?;
    fixed("totals.room_tiles", &data.totals.room_tiles, &(with(Back::Light) + with(Back::Dark)))?;
    let solo = check_solo(&data.solo, &board, &data.totals)?;
    check_scoring(&data.scoring, &rooms)?;

    let rooms_where = |condition: &dyn Fn(&RoomTile) -> bool| {
        Room::ALL.into_iter().filter(|room| condition(&rooms[room.index()])).collect()
    };
    Ok(Components {
        walls: data.totals.walls,
        start: data.goods.start,
        limit: data.goods.limit,
        exchange,
        rounds_duel,
        rounds_solo,
        board,
        cavern,
        points_per_gold: data.scoring.points_per_gold,
        solo,
        blue: rooms_where(&|room| room.colour() == Colour::Blue),
        digging: rooms_where(&|room| room.blocks().iter().any(Block::digs)),
        gain_triggers: rooms_where(&|room| {
            matches!(room.effect, RoomEffect::Trigger(Trigger::GainOnGood { .. }))
        }),
        tiles,
        rooms,
    })
}

/// The pieces that cannot be replaced are counted as printed (CD-1.1).
fn check_totals(totals: &Totals) -> Result<(), SetupError> {
    for (place, count, printed) in [
        ("totals.cave_boards", totals.cave_boards, 2),
        ("totals.action_boards", totals.action_boards, 1),
        ("totals.extra_caverns", totals.extra_caverns, 1),
        ("totals.start_player_markers", totals.start_player_markers, 1),
        ("totals.goods_markers", totals.goods_markers, 2 * Good::ALL.len() as u8),
        ("totals.replacement_markers", totals.replacement_markers, 12),
        ("totals.action_markers", totals.action_markers, 4),
    ] {
        fixed(place, &count, &printed)?;
    }
    if totals.walls > GREATEST {
        return fault("totals.walls", format!("there are at most {GREATEST}"));
    }
    Ok(())
}

fn check_goods(goods: &GoodsTable) -> Result<[Option<Exchange>; Good::ALL.len()], SetupError> {
    if goods.kinds != Good::ALL {
        return fault("goods.kinds", format!("must be, in this order, {}", all_words::<Good>()));
    }
    check_amounts("goods.limit", &goods.limit)?;
    if Good::ALL.iter().any(|good| goods.limit[*good] == 0) {
        return fault("goods.limit", "every good needs a limit of at least 1".to_owned());
    }
    if !goods.limit.covers(&goods.start) {
        return fault("goods.start", "nobody can start with more than the limit".to_owned());
    }
    let mut exchange = [None; Good::ALL.len()];
    for (number, table) in goods.exchange.iter().enumerate() {
        let place = format!("goods.exchange[{number}]");
        check_amounts(&place, &table.pay)?;
        check_amounts(&place, &table.goods)?;
        let mut kinds = table.pay.kinds();
        let (Some(good), None) = (kinds.next(), kinds.next()) else {
            return fault(place, "`pay` must be one kind of good".to_owned());
        };
        let known = &mut exchange[good.index()];
        if known.is_some() {
            return fault(place, format!("there is already an exchange for {good}"));
        }
        *known = Some(Exchange { price: table.pay, goods: table.goods });
    }
    Ok(exchange)
}

fn check_solo(solo: &SoloTable, board: &crate::board::Board, totals: &Totals) -> Result<Solo, SetupError> {
    if !(1..=totals.light_rooms).contains(&usize::from(solo.light_rooms_removed)) {
        return fault("solo.light_rooms_removed", format!("must be 1 to {}", totals.light_rooms));
    }
    fixed("solo.board_rooms", &solo.board_rooms, &board.rock.len())?;
    fixed("solo.stack_rooms", &(usize::from(solo.stack_rooms) + board.rock.len()), &totals.dark_rooms)?;
    fixed("board.rock_spaces of two boards", &(2 * board.rock.len()), &totals.dark_rooms)?;
    Ok(Solo {
        light_rooms_removed: solo.light_rooms_removed,
        stack: solo.stack_rooms,
        removed_tile: solo.removed_action,
        waived: solo.waive_take_if,
        reveal_after: solo.reveal_on_excavations_in_turn,
        target: solo.target,
        outstanding_above: solo.excellent_above,
    })
}

fn check_scoring(scoring: &Scoring, rooms: &[RoomTile]) -> Result<(), SetupError> {
    let TieBreak::HighestSingleRoom = scoring.tie_break;
    if scoring.points_per_gold > GREATEST {
        return fault("scoring.points_per_gold", format!("is at most {GREATEST}"));
    }
    for value in &scoring.unique_values {
        let count = rooms.iter().filter(|room| room.points == *value).count();
        fixed(&format!("scoring.unique_values: rooms worth {value}"), &count, &1)?;
    }
    Ok(())
}

fn fault<T>(place: impl Into<String>, fault: String) -> Result<T, SetupError> {
    Err(SetupError::data(place, fault))
}

fn check_amounts(place: &str, goods: &Goods) -> Result<(), SetupError> {
    match goods.iter().find(|(_, amount)| *amount > GREATEST) {
        Some((good, amount)) => fault(place, format!("{amount} {good} is more than {GREATEST}")),
        None => Ok(()),
    }
}

/// All words of a kind of thing, as people list them.
fn all_words<K: Named>() -> String {
    K::every().iter().map(|thing| thing.name()).collect::<Vec<_>>().join(", ")
}
