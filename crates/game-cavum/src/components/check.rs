//! Tests that the values of a data file fit together, and turns them into [`Components`].

use super::file::{self, File};
use super::{Components, Order, Pieces, STONES_PER_COLOUR, StartTile};
use crate::board::MAX_VEINS;
use crate::hex::{Axial, Direction, HEXES, Hex, HexSet, RADIUS, RING, RingCell, RingSet, Steps};
use crate::pieces::{Colour, Exits, Kind, OrderCard, Rotation, SequenceCard, Stones, Tile, Tiles, turned};
use adit_game::SetupError;
use adit_kit::data::{exactly, fixed, one_each, require};
use arrayvec::ArrayVec;

pub fn components(file: &File) -> Result<Components, SetupError> {
    fixed("schema", &file.schema, &1)?;
    fixed("game", file.game.as_str(), "cavum")?;
    fixed("players.min", &file.players.min, &2)?;
    fixed("players.max", &file.players.max, &4)?;
    phases(file)?;
    let cities = cities(&file.board)?;
    let city_cells = cities.iter().fold(RingSet::EMPTY, |all, &city| all | city);
    let beside_city: HexSet = city_cells.iter().flat_map(RingCell::exits).map(|(_, hex)| hex).collect();
    let shapes = shapes(file)?;
    let rotations = std::array::from_fn(|kind| distinct_rotations(shapes[kind]));
    let tiles = tiles(file)?;
    let start_tiles = start_tiles(&file.board, beside_city, &rotations)?;
    let components = Components {
        start_score: file.players.start_score,
        standard_phases: file.phases.standard,
        learning_phases: file.phases.learning_variant,
        actions_per_turn: file.phases.max_actions_per_turn,
        option_points: file.phases.option_points,
        cities,
        city_cells,
        beside_city,
        start_tiles,
        shapes,
        rotations,
        tiles,
        veins: file.pieces.veins,
        stations: file.pieces.stations_per_player,
        options: file.pieces.option_tiles,
        prospects: file.pieces.prospect_tiles,
        vein_stones: vein_stones(file)?,
        pool: pool(file),
        hand: hand(file),
        dynamite: dynamite(file)?,
        colours: colours(file)?,
        scales: scales(file)?,
        orders: orders(file)?,
        orders_per_phase: file.orders.revealed_per_phase,
        chip_points: file.orders.chip_points,
        rulings: file.rulings,
    };
    supply_suffices(&components)?;
    Ok(components)
}

fn phases(file: &File) -> Result<(), SetupError> {
    let phases = &file.phases;
    require((1..=phases.standard).contains(&phases.learning_variant), "phases.learning_variant", || {
        format!(
            "is {}, but the learning variant is the game of {} phases made shorter",
            phases.learning_variant, phases.standard
        )
    })?;
    fixed("phases.min_actions_per_turn", &phases.min_actions_per_turn, &1)?;
    require(phases.max_actions_per_turn >= 1, "phases.max_actions_per_turn", || {
        "must be at least 1".to_owned()
    })?;
    require(phases.option_points >= 0, "phases.option_points", || "must not be negative".to_owned())?;
    require((0..=1000).contains(&file.players.start_score), "players.start_score", || {
        "must be 0 to 1000".to_owned()
    })?;
    require((0..=100).contains(&file.orders.chip_points), "orders.chip_points", || {
        "must be 0 to 100".to_owned()
    })?;
    let hand = &file.hand;
    let pieces = hand.tunnel.total()
        + [hand.dynamite, hand.veins, hand.stations, hand.options, hand.prospect]
            .map(u32::from)
            .iter()
            .sum::<u32>();
    require(pieces == phases.actions_per_phase, "hand", || {
        format!("has {pieces} pieces, but phases.actions_per_phase is {}", phases.actions_per_phase)
    })?;
    fixed("hand.dynamite", &hand.dynamite, &1)?;
    fixed("hand.prospect", &hand.prospect, &1)
}

/// CV-2.2, CV-2.3: the ring is divided into cities and separators, each cell once.
fn cities(board: &file::Board) -> Result<Vec<RingSet>, SetupError> {
    fixed("board.radius", &board.radius, &(RADIUS as u8))?;
    fixed("board.mountain_cells", &board.mountain_cells, &HEXES)?;
    fixed("board.ring", &board.ring, &(RADIUS as u8 + 1))?;
    fixed("board.ring_cells", &board.ring_cells, &RING)?;
    let mut used = RingSet::EMPTY;
    let mut claim = |place: &str, [q, r]: file::Place| {
        let cell = ring_cell(place, q, r)?;
        require(!used.contains(cell), place, || format!("[{q}, {r}] is used twice"))?;
        used.insert(cell);
        Ok(cell)
    };
    for &separator in &board.cities.separators {
        claim("board.cities.separators", separator)?;
    }
    let mut cities = Vec::new();
    for city in &board.city {
        let place = format!("board.city {}", city.id);
        let cells = city.cells.iter().map(|&cell| claim(&place, cell)).collect::<Result<RingSet, _>>()?;
        require(cells.len() == city.size, &place, || {
            format!("has {} cells, but its size is {}", cells.len(), city.size)
        })?;
        cities.push(cells);
    }
    let total: usize = cities.iter().map(|city| city.len()).sum();
    require(total == board.city_cells, "board.city_cells", || {
        format!("is {}, but the cities have {total} cells", board.city_cells)
    })?;
    require(used.len() == RING, "board.cities.separators", || {
        let missing = RingCell::every().find(|&cell| !used.contains(cell)).map(RingCell::axial);
        let Axial { q, r } = missing.unwrap_or(Axial { q: 0, r: 0 });
        format!("the ring cell [{q}, {r}] is neither in a city nor a separator")
    })?;
    Ok(cities)
}

fn ring_cell(place: &str, q: i8, r: i8) -> Result<RingCell, SetupError> {
    near(q, r)
        .and_then(RingCell::at)
        .ok_or_else(|| SetupError::data(place, format!("[{q}, {r}] is not on the ring around the mountain")))
}

/// Coordinates small enough to calculate with.
fn near(q: i8, r: i8) -> Option<Axial> {
    ((-6..=6).contains(&q) && (-6..=6).contains(&r)).then_some(Axial { q, r })
}

/// The row of each kind in `tile_kind`.
fn kind_rows(file: &File) -> Result<[&file::TileKind; 4], SetupError> {
    one_each("tile_kind", file.tile_kind.iter().map(|row| (row.id, row)))
}

/// CV-1.5: each kind has one shape with as many exits as its name says.
fn shapes(file: &File) -> Result<[Exits; 4], SetupError> {
    let rows = kind_rows(file)?;
    let mut shapes = [Exits::EMPTY; 4];
    for (kind, row) in Kind::ALL.into_iter().zip(rows) {
        let place = format!("tile_kind {kind}");
        fixed(&format!("{place} exits"), &row.exits, &kind.exits())?;
        for &direction in &row.mask {
            let fault =
                || SetupError::data(&place, format!("{direction} is not a direction; they are 0 to 5"));
            shapes[kind.index()].insert(*Direction::ALL.get(usize::from(direction)).ok_or_else(fault)?);
        }
        let exits = shapes[kind.index()].len();
        require(exits == usize::from(kind.exits()) && row.mask.len() == exits, &place, || {
            format!("mask {:?} does not name {} different exits", row.mask, kind.exits())
        })?;
    }
    Ok(shapes)
}

/// CV-D.5a: rotations with the same resulting exits are one choice.
fn distinct_rotations(shape: Exits) -> ArrayVec<Rotation, 6> {
    let mut distinct = ArrayVec::<Rotation, 6>::new();
    for rotation in Rotation::every() {
        if distinct.iter().all(|&earlier| turned(shape, earlier) != turned(shape, rotation)) {
            distinct.push(rotation);
        }
    }
    distinct
}

/// CV-1.1: the tiles, and their totals.
fn tiles(file: &File) -> Result<Tiles, SetupError> {
    let mut tiles = Tiles::EMPTY;
    let (mut tunnels, mut dynamites) = (0, 0);
    for row in kind_rows(file)? {
        tiles[Tile::tunnel(row.id)] = row.tunnel_count;
        tiles[Tile::dynamite(row.id)] = row.dynamite_count;
        tunnels += u32::from(row.tunnel_count);
        dynamites += u32::from(row.dynamite_count);
    }
    let pieces = &file.pieces;
    require(tunnels == pieces.tunnel_tiles, "pieces.tunnel_tiles", || {
        format!("is {}, but tile_kind counts {tunnels}", pieces.tunnel_tiles)
    })?;
    require(dynamites == pieces.dynamite_tiles, "pieces.dynamite_tiles", || {
        format!("is {}, but tile_kind counts {dynamites}", pieces.dynamite_tiles)
    })?;
    Ok(tiles)
}

/// CV-3.1, CV-3.2: the start tiles and the vein with its stones.
fn start_tiles(
    board: &file::Board,
    beside_city: HexSet,
    rotations: &[ArrayVec<Rotation, 6>; 4],
) -> Result<Vec<StartTile>, SetupError> {
    let mut used = HexSet::EMPTY;
    let mut tiles = Vec::new();
    for row in &board.start_tile {
        let [q, r] = row.at;
        let place = format!("board.start_tile at [{q}, {r}]");
        let hex =
            near(q, r).and_then(Hex::at).ok_or_else(|| SetupError::data(&place, "is not on the mountain"))?;
        require(!used.contains(hex), &place, || "two tiles lie on this hex".to_owned())?;
        used.insert(hex);
        require(rotations[row.kind.index()].contains(&row.rotation), &place, || {
            format!(
                "rotation {} of a {} looks like a smaller one; name that",
                u8::from(row.rotation),
                row.kind
            )
        })?;
        if let Some(vein) = &row.vein {
            require(!beside_city.contains(hex), &place, || "a vein must not touch a city cell".to_owned())?;
            require((1..=STONES_PER_COLOUR).contains(&vein.stones), &place, || {
                "a vein has 1 to 9 stones".to_owned()
            })?;
        }
        let vein = row.vein.as_ref().map(|vein| (vein.colour, vein.stones));
        tiles.push(StartTile { hex, tile: Tile::tunnel(row.kind), rotation: row.rotation, vein });
    }
    let veins: HexSet = tiles.iter().filter(|tile| tile.vein.is_some()).map(|tile| tile.hex).collect();
    require(!veins.neighbours().meets(veins), "board.start_tile", || "two veins must not touch".to_owned())?;
    Ok(tiles)
}

fn vein_stones(file: &File) -> Result<[u8; 3], SetupError> {
    let place = "veins.stones_by_player_count";
    let counts = &file.veins.stones_by_player_count;
    require(counts.len() == 3, place, || "needs an entry for 2, 3 and 4 players and no other".to_owned())?;
    let mut stones = [0; 3];
    for (players, count) in ["2", "3", "4"].into_iter().zip(&mut stones) {
        *count = *counts
            .get(players)
            .ok_or_else(|| SetupError::data(place, format!("has no entry for {players} players")))?;
        require((1..=STONES_PER_COLOUR).contains(count), place, || "a vein has 1 to 9 stones".to_owned())?;
    }
    Ok(stones)
}

fn pool(file: &File) -> Pieces {
    let mut tiles = Tiles::EMPTY;
    for kind in Kind::ALL {
        tiles[Tile::tunnel(kind)] = file.pool.tunnel[kind];
        tiles[Tile::dynamite(kind)] = file.pool.dynamite[kind];
    }
    Pieces {
        tiles,
        veins: file.pool.veins,
        stations: file.pool.stations_per_player,
        options: 0,
        prospects: 0,
    }
}

fn hand(file: &File) -> Pieces {
    let mut tiles = Tiles::EMPTY;
    for kind in Kind::ALL {
        tiles[Tile::tunnel(kind)] = file.hand.tunnel[kind];
    }
    let hand = &file.hand;
    Pieces {
        tiles,
        veins: hand.veins,
        stations: hand.stations,
        options: hand.options,
        prospects: hand.prospect,
    }
}

fn dynamite(file: &File) -> Result<[Kind; SequenceCard::COUNT], SetupError> {
    fixed("pieces.sequence_cards", file.pieces.sequence_cards.as_slice(), &[1, 2, 3, 4])?;
    require(file.sequence_card.len() == SequenceCard::COUNT, "sequence_card", || {
        format!("has {} entries, but there are four cards", file.sequence_card.len())
    })?;
    let mut kinds = [Kind::Two; SequenceCard::COUNT];
    for card in SequenceCard::every() {
        let row = file.sequence_card.iter().find(|row| row.number == card.number());
        kinds[card.index()] = row
            .ok_or_else(|| SetupError::data("sequence_card", format!("number {} is missing", card.number())))?
            .dynamite;
    }
    Ok(kinds)
}

fn colours(file: &File) -> Result<[Colour; 6], SetupError> {
    let order = exactly("colours.order", &file.colours.order)?;
    for colour in Colour::ALL {
        require(order.contains(&colour), "colours.order", || format!("{colour} is missing"))?;
    }
    Ok(order)
}

/// CV-3.2, CV-3.3, CV-I.4: each colour's stones are on its scale or on the start vein.
fn scales(file: &File) -> Result<Stones, SetupError> {
    fixed("pieces.stones_per_colour", &file.pieces.stones_per_colour, &STONES_PER_COLOUR)?;
    fixed("price_scale.spaces", file.price_scale.spaces.as_slice(), &[1, 2, 3, 4, 5, 6, 7, 8, 9])?;
    fixed("price_scale.min_bid", &file.price_scale.min_bid, &1)?;
    let scales = file.price_scale.start_on_scale;
    for colour in Colour::ALL {
        let veins = file.board.start_tile.iter().filter_map(|tile| tile.vein.as_ref());
        let on_veins: u32 =
            veins.filter(|vein| vein.colour == colour).map(|vein| u32::from(vein.stones)).sum();
        let total = u32::from(scales[colour]) + on_veins;
        require(total == u32::from(STONES_PER_COLOUR), "price_scale.start_on_scale", || {
            format!(
                "{colour}: {} on the scale and {on_veins} on veins make {total}, not {STONES_PER_COLOUR}",
                scales[colour]
            )
        })?;
    }
    Ok(scales)
}

fn orders(file: &File) -> Result<[Order; OrderCard::COUNT], SetupError> {
    fixed("pieces.order_cards", &file.pieces.order_cards, &OrderCard::COUNT)?;
    require(file.order_card.len() == OrderCard::COUNT, "order_card", || {
        format!("has {} entries, but there are {} cards", file.order_card.len(), OrderCard::COUNT)
    })?;
    let needed = u32::from(file.orders.revealed_per_phase) * u32::from(file.phases.standard);
    require(needed <= OrderCard::COUNT as u32, "orders.revealed_per_phase", || {
        format!(
            "{} cards in each of {} phases are more than there are",
            file.orders.revealed_per_phase, file.phases.standard
        )
    })?;
    let mut orders = [Order { stones: Stones::EMPTY, value: 0, penalty: 0 }; OrderCard::COUNT];
    for card in OrderCard::every() {
        let row = file.order_card.iter().find(|row| row.id == card.number());
        let row =
            row.ok_or_else(|| SetupError::data("order_card", format!("id {} is missing", card.number())))?;
        let place = format!("order_card {}", row.id);
        require(!row.stones.is_empty(), &place, || "asks for no stone".to_owned())?;
        require(row.stones.iter().all(|(_, count)| count <= STONES_PER_COLOUR), &place, || {
            "asks for more stones than there are".to_owned()
        })?;
        require((0..=1000).contains(&row.value) && (0..=1000).contains(&row.penalty), &place, || {
            "value and penalty must be 0 to 1000".to_owned()
        })?;
        orders[card.index()] = Order { stones: row.stones, value: row.value, penalty: row.penalty };
    }
    Ok(orders)
}

/// CV-1.3: what is dealt in a whole game of four is there.
fn supply_suffices(components: &Components) -> Result<(), SetupError> {
    let Components { pool, hand, .. } = components;
    let phases = u32::from(components.standard_phases);
    let deals = phases * 4;
    for tile in Tile::ALL {
        let on_board = components.start_tiles.iter().filter(|start| start.tile == tile).count() as u32;
        let dealt = if tile.is_dynamite() {
            phases * components.dynamite.iter().filter(|&&kind| Tile::dynamite(kind) == tile).count() as u32
        } else {
            deals * u32::from(hand.tiles[tile])
        };
        enough(
            &format!("tile_kind {tile}"),
            components.tiles[tile],
            on_board + u32::from(pool.tiles[tile]) + dealt,
        )?;
    }
    let start_veins = components.start_tiles.iter().filter(|start| start.vein.is_some()).count() as u32;
    require(usize::from(components.veins) <= MAX_VEINS, "pieces.veins", || {
        format!("must be at most {MAX_VEINS}")
    })?;
    enough(
        "pieces.veins",
        components.veins,
        start_veins + u32::from(pool.veins) + deals * u32::from(hand.veins),
    )?;
    enough(
        "pieces.stations_per_player",
        components.stations,
        u32::from(pool.stations) + phases * u32::from(hand.stations),
    )?;
    enough("pieces.option_tiles", components.options, 4 * u32::from(hand.options))?;
    enough("pieces.prospect_tiles", components.prospects, 4 * u32::from(hand.prospects))
}

fn enough(place: &str, there_are: u8, needed: u32) -> Result<(), SetupError> {
    require(u32::from(there_are) >= needed, place, || {
        format!("there are {there_are}, but a game of four needs {needed}")
    })
}
