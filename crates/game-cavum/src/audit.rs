//! What must hold between any two actions (CV-I).

use crate::components::STONES_PER_COLOUR;
use crate::hex::{Cell, Hex, Steps};
use crate::phase::Phase;
use crate::pieces::{Colour, Kind, OrderCard, Tile, Tiles};
use crate::state::State;
use adit_game::Seat;

fn require(holds: bool, clause: &str, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("{clause}: {}", fault())) }
}

/// Tests the invariants and says the first that does not hold.
pub fn audit(state: &State) -> Result<(), String> {
    tiles(state)?;
    pieces(state)?;
    stones(state)?;
    orders(state)?;
    board(state)?;
    hands(state)?;
    scores(state)
}

/// CV-I.1: tiles on the board, in hands, in the pool and in the supply are all there are.
fn tiles(state: &State) -> Result<(), String> {
    let mut on_board = Tiles::EMPTY;
    for hex in Hex::every() {
        for laid in state.board.stack(hex) {
            on_board[laid.tile] = on_board[laid.tile].saturating_add(1);
        }
    }
    for tile in Tile::ALL {
        let in_hands: u32 = state.players.values().map(|player| u32::from(player.hand.tiles[tile])).sum();
        let stocks = u32::from(state.pool.tiles[tile]) + u32::from(state.supply.tiles[tile]);
        let total = u32::from(on_board[tile]) + in_hands + stocks;
        let wanted = u32::from(state.rulebook.components.tiles[tile]);
        require(total == wanted, "CV-I.1", || format!("there are {total} of tile {tile}, not {wanted}"))?;
    }
    Ok(())
}

/// CV-I.2, CV-I.3, CV-I.5: veins, stations, options and prospect tiles.
fn pieces(state: &State) -> Result<(), String> {
    let components = &state.rulebook.components;
    let in_hands = |count: fn(&crate::components::Pieces) -> u8| -> u32 {
        state.players.values().map(|player| u32::from(count(&player.hand))).sum()
    };
    let stocks = u32::from(state.pool.veins) + u32::from(state.supply.veins);
    let veins = state.board.veins().len() as u32 + in_hands(|hand| hand.veins) + stocks;
    require(veins == u32::from(components.veins), "CV-I.2", || format!("there are {veins} veins"))?;
    for (seat, player) in state.players.iter() {
        let built = state.board.mountain_stations(seat).len() + state.board.city_stations(seat).len();
        let stocks = usize::from(state.pool.stations[seat]) + usize::from(state.supply.stations[seat]);
        let total = built + stocks + usize::from(player.hand.stations);
        require(total == usize::from(components.stations), "CV-I.3", || {
            format!("{seat} has {total} stations in all")
        })?;
    }
    let options =
        in_hands(|hand| hand.options) + u32::from(state.supply.options) + u32::from(state.pool.options);
    require(options == u32::from(components.options), "CV-I.5", || {
        format!("there are {options} option tiles")
    })?;
    let prospects =
        in_hands(|hand| hand.prospects) + u32::from(state.supply.prospects) + u32::from(state.pool.prospects);
    require(prospects == u32::from(components.prospects), "CV-I.5", || {
        format!("there are {prospects} prospect tiles")
    })?;
    // CV-1.4, R-17: used options and prospect tiles go to the supply, never to the pool.
    require(state.pool.options == 0 && state.pool.prospects == 0, "CV-1.4", || {
        "an option or prospect tile is in the pool".to_owned()
    })
}

/// CV-I.4, CV-I.7: stones on scales, on veins and in hands.
fn stones(state: &State) -> Result<(), String> {
    for colour in Colour::ALL {
        let veins = state.board.veins().iter().filter(|vein| vein.colour == colour);
        let on_veins: u32 = veins.map(|vein| u32::from(vein.stones)).sum();
        let held: u32 = state.players.values().map(|player| u32::from(player.stones[colour])).sum();
        let total = u32::from(state.scales[colour]) + on_veins + held;
        require(total == u32::from(STONES_PER_COLOUR), "CV-I.4", || {
            format!("there are {total} {colour} stones")
        })?;
    }
    for vein in state.board.veins() {
        let start = state.rulebook.components.start_tiles.iter().find(|start| start.hex == vein.hex);
        let limit = match start.and_then(|start| start.vein) {
            Some((colour, stones)) if colour == vein.colour => stones.max(state.rulebook.vein_stones()),
            Some(_) | None => state.rulebook.vein_stones(),
        };
        require((1..=limit).contains(&vein.stones), "CV-I.7", || {
            format!("the vein on {} has {} stones", vein.hex, vein.stones)
        })?;
    }
    Ok(())
}

/// CV-I.6: every order card is in exactly one place.
fn orders(state: &State) -> Result<(), String> {
    for card in OrderCard::every() {
        let owners = state.players.values().filter(|player| player.orders.contains(card)).count();
        let orders = &state.orders;
        let elsewhere =
            [orders.deck, orders.on_show, orders.gone].iter().filter(|set| set.contains(card)).count();
        let places = owners + elsewhere;
        require(places == 1, "CV-I.6", || format!("order card {} is in {places} places", card.number()))?;
        require(orders.on_show.contains(card) || orders.chips[card.index()] == 0, "CV-6.5", || {
            format!("order card {} has chips but is not on show", card.number())
        })?;
    }
    let per_phase = state.rulebook.components.orders_per_phase;
    let mut still_to_come = if state.phase == Phase::Opener { usize::from(per_phase) } else { 0 };
    if let Phase::Reveal(reveal) = &state.phase {
        still_to_come = usize::from(reveal.left);
    }
    let revealed = usize::from(per_phase) * usize::from(state.phase_number);
    let deck = (OrderCard::COUNT + still_to_come).saturating_sub(revealed);
    require(state.orders.deck.len() == deck, "CV-I.6", || {
        format!("the deck has {} cards, not {deck}, in phase {}", state.orders.deck.len(), state.phase_number)
    })
}

/// CV-I.8 to CV-I.10, CV-I.13: what may lie where.
fn board(state: &State) -> Result<(), String> {
    let board = &state.board;
    let veins = board.vein_hexes();
    require(!veins.neighbours().meets(veins), "CV-I.8", || "two veins touch".to_owned())?;
    require(!veins.meets(state.rulebook.components.beside_city), "CV-I.8", || {
        "a vein touches a city cell".to_owned()
    })?;
    require(veins.without(board.tiles()).is_empty(), "CV-10.1", || "a vein lies on no tile".to_owned())?;
    // CV-I.9 holds by construction: a stack keeps one place for each kind, in the order of their exits.
    for (hex, tiles) in Hex::every().map(|hex| (hex, board.stack(hex).count())) {
        require(tiles <= Kind::ALL.len(), "CV-I.9", || format!("the stack on {hex} is too high"))?;
    }
    let mut stations = 0;
    for seat in Seat::all(state.seats()) {
        for hex in board.mountain_stations(seat).iter() {
            let mut stack = board.stack(hex);
            let single_tunnel =
                stack.next().is_some_and(|laid| !laid.tile.is_dynamite()) && stack.next().is_none();
            require(single_tunnel && !veins.contains(hex), "CV-I.10", || {
                format!("the station on {hex} does not stand on a single tunnel tile")
            })?;
        }
        for cell in board.city_stations(seat).iter() {
            let city = state.rulebook.components.city_cells.contains(cell);
            require(city, "CV-2.3", || format!("a station stands on the separator {}", Cell::Ring(cell)))?;
        }
        stations += board.mountain_stations(seat).len() + board.city_stations(seat).len();
    }
    let places = board.all_mountain_stations().len() + board.all_city_stations().len();
    require(stations == places, "CV-I.10", || "two stations stand on one place".to_owned())?;
    require(!state.phase.is_after_explosion() || board.visible_dynamite().is_empty(), "CV-I.13", || {
        "dynamite is visible after the explosion".to_owned()
    })
}

/// CV-I.12: what was dealt is used up, the prospect tile last.
fn hands(state: &State) -> Result<(), String> {
    let components = &state.rulebook.components;
    for (seat, player) in state.players.iter() {
        let hand = &player.hand;
        require(hand.total() <= components.hand.total() + 1, "CV-I.12", || {
            format!("{seat} has {} pieces", hand.total())
        })?;
        require(hand.total() == 0 || hand.prospects == 1, "CV-I.12", || {
            format!("{seat} has pieces left but no prospect tile")
        })?;
    }
    supply(state)
}

/// CV-I.17: the supply has what was neither on the board nor in the pool at the start and has not been dealt.
fn supply(state: &State) -> Result<(), String> {
    let components = &state.rulebook.components;
    // The pieces of this phase count once they are dealt.
    let dealt = u32::from(state.phase_number) - u32::from(!state.phase.is_after_deal());
    let hands = dealt * state.seats() as u32;
    let left = |name: &str, found: u8, total: u8, start: u32, dealt: u32| {
        let wanted = u32::from(total).saturating_sub(start + dealt);
        require(u32::from(found) == wanted, "CV-I.17", || {
            format!("the supply has {found} {name}, not {wanted}")
        })
    };
    for kind in Kind::ALL {
        let tile = Tile::tunnel(kind);
        let on_board = components.start_tiles.iter().filter(|start| start.tile == tile).count() as u32;
        let start = on_board + u32::from(components.pool.tiles[tile]);
        left(
            tile.word(),
            state.supply.tiles[tile],
            components.tiles[tile],
            start,
            hands * u32::from(components.hand.tiles[tile]),
        )?;
        // One dynamite tile of a kind is dealt for each of its cards that somebody took.
        let dynamite = Tile::dynamite(kind);
        let cards = components.dynamite.iter().filter(|&&other| other == kind).count() as u32;
        let fewest = u32::from(components.tiles[dynamite] - components.pool.tiles[dynamite])
            .saturating_sub(dealt * cards);
        require(u32::from(state.supply.tiles[dynamite]) >= fewest, "CV-I.17", || {
            format!("the supply has only {} {dynamite}, not {fewest} or more", state.supply.tiles[dynamite])
        })?;
    }
    let start_veins = components.start_tiles.iter().filter(|start| start.vein.is_some()).count() as u32;
    let veins = start_veins + u32::from(components.pool.veins);
    left("veins", state.supply.veins, components.veins, veins, hands * u32::from(components.hand.veins))?;
    for seat in Seat::all(state.seats()) {
        let start = u32::from(components.pool.stations);
        let dealt = dealt * u32::from(components.hand.stations);
        left("stations", state.supply.stations[seat], components.stations, start, dealt)?;
    }
    Ok(())
}

/// CV-I.14: scores stay at 0 or above until the penalties at the end.
fn scores(state: &State) -> Result<(), String> {
    if state.phase.shows_stones() {
        return Ok(());
    }
    match state.players.iter().find(|(_, player)| player.score < 0) {
        None => Ok(()),
        Some((seat, player)) => Err(format!("CV-I.14: {seat} has {} points", player.score)),
    }
}
