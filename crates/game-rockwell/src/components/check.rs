//! Tests that the values of a data file fit together, and turns them into [`Components`].

use super::file::{self, File, Kind};
use super::{
    AchievementKind, Card, Components, Condition, Delivery, MAX_STRENGTH, STACKS, Side, Start, Yields,
};
use crate::board::{Board, Edge, Entrance, Level, SECTORS, SLOTS, Slot, SlotSet};
use crate::goods::{Cubes, Money, Resource};
use crate::pieces::{
    Achievement, CardId, DeliveryId, MAX_CARDS, MAX_DELIVERIES, MAX_NUMBER, MAX_POSITIONS, PhaseBoard, TEAMS,
    TILES_PER_STRENGTH, TileId,
};
use crate::setup::MOST_WORTH;
use adit_game::SetupError;
use adit_kit::data::{exactly, fixed, require};
use arrayvec::ArrayVec;

/// The most that a cube can cost, so that the worth of all cubes can be counted.
const MOST_PRICE: Money = Money::hundreds(100_000);

/// The list as a short vector, if it is not too long.
fn at_most<T: Copy, const N: usize>(place: &str, list: &[T]) -> Result<ArrayVec<T, N>, SetupError> {
    let found = list.len();
    ArrayVec::try_from(list)
        .map_err(|_| SetupError::data(place, format!("has {found} entries, at most {N} are possible")))
}

pub fn components(file: &File) -> Result<Components, SetupError> {
    fixed("schema", &file.schema, &1)?;
    fixed("game", &file.game.as_str(), &"rockwell")?;
    counts(file)?;
    fixed("end_game.required_category", &file.end_game.required_category, &3)?;
    let [two, three, four] = by_players(&file.end_game.players_in_centre).map(|&needed| needed);
    for (needed, seats) in [(two, 2), (three, 3), (four, 4)] {
        require((1..=seats).contains(&needed), "end_game.players_in_centre", || {
            format!("{needed} of {seats} players is not possible")
        })?;
    }
    let achievements_needed = file.end_game.achievements_needed;
    require((3..=9).contains(&achievements_needed), "end_game.achievements_needed", || {
        format!("is {achievements_needed}, but three are required and there are nine")
    })?;
    let ai_strength = file.ai.start_strength;
    require((1..=MAX_STRENGTH).contains(&ai_strength), "ai.start_strength", || {
        format!("is {ai_strength}, but teams have a strength of 1 to 4")
    })?;
    let (cards, prices) = (cards(file)?, prices(&file.resources)?);
    let components = Components {
        board: board(&file.geometry)?,
        prices,
        start: start(&file.setup)?,
        extraction_rounds: file.setup.extraction_rounds_per_round,
        strengths: strengths(&file.terrain)?,
        incomes: incomes(&file.terrain)?,
        yields: Yields::new(&cards, &prices),
        cards,
        four_players: side(file, "four_players", 4)?,
        two_or_three_players: side(file, "two_or_three_players", 3)?,
        bribe_tokens: file.bribe.tokens_per_round,
        dice: file.subcontractor.dice,
        die_costs: exactly("subcontractor.cost", &file.subcontractor.cost)?,
        safety_reduction: safety_reduction(&file.upgrades.safety)?,
        deliveries: deliveries(file)?,
        achievements: achievements(&file.achievements)?,
        players_in_centre: [two, three, four],
        achievements_needed,
        majorities: majorities(&file.final_majorities)?,
        minimum_holding: file.final_majorities.minimum_holding,
        ai_strength,
    };
    let worth = components.worth(&components.start.stock, components.start.money);
    require(worth <= MOST_WORTH, "setup", || "has more goods than can be counted".to_owned())?;
    Ok(components)
}

fn by_players<T>(values: &file::ByPlayers<T>) -> [&T; 3] {
    [&values.two_players, &values.three_players, &values.four_players]
}

/// What is printed on the box agrees with the lists, and what the rules are written for is as it must be.
fn counts(file: &File) -> Result<(), SetupError> {
    let counts = &file.components;
    fixed("components.terrain_tiles", &counts.terrain_tiles, &SLOTS)?;
    fixed("components.entrance_frames", &counts.entrance_frames, &4)?;
    fixed("components.centre_tile", &counts.centre_tile, &1)?;
    fixed("components.phase_boards", &counts.phase_boards, &3)?;
    fixed("components.per_player_teams", &counts.per_player_teams, &TEAMS)?;
    fixed("components.per_player_vice_presidents", &counts.per_player_vice_presidents, &2)?;
    fixed("components.per_player_shaft_tiles", &counts.per_player_shaft_tiles, &3)?;
    fixed("components.total_shaft_tiles", &counts.total_shaft_tiles, &12)?;
    fixed("components.extraction_cards", &counts.extraction_cards, &file.extraction.cards.len())?;
    fixed("components.delivery_tiles", &counts.delivery_tiles, &file.deliveries.tiles.len())?;
    fixed(
        "components.achievement_tiles",
        &counts.achievement_tiles,
        &(9 * file.achievements.tiles_per_kind),
    )?;
    fixed("components.subcontractor_dice", &counts.subcontractor_dice, &file.subcontractor.dice)?;
    fixed("components.bribe_tokens", &counts.bribe_tokens, &file.bribe.tokens_per_round)?;
    fixed("components.safety_tokens", &counts.safety_tokens, &{
        counts.safety_tokens_four_players + counts.safety_tokens_two_or_three_players
    })?;
    fixed("bribe.max_per_player_per_extraction_round", &file.bribe.max_per_player_per_extraction_round, &1)?;
    fixed("subcontractor.max_per_team", &file.subcontractor.max_per_team, &1)?;
    fixed(
        "subcontractor.max_hired_per_player_per_extraction_round",
        &file.subcontractor.max_hired_per_player_per_extraction_round,
        &1,
    )?;
    fixed(
        "subcontractor.strength_capped_by_level_number",
        &file.subcontractor.strength_capped_by_level_number,
        &true,
    )?;
    fixed("upgrades.strength.max_strength", &file.upgrades.strength.max_strength, &MAX_STRENGTH)?;
    fixed("upgrades.shaft.max_per_terrain_tile", &file.upgrades.shaft.max_per_terrain_tile, &1)?;
    fixed("upgrades.mobility.max_own_teams_on_edges", &file.upgrades.mobility.max_own_teams_on_edges, &1)?;
    let placement = [
        "own_or_adjacent_unflipped_without_rivals",
        "first_rule_or_flipped_or_occupied_or_adjacent",
        "anywhere",
    ];
    fixed("upgrades.shaft.placement", &words(&file.upgrades.shaft.placement), &placement.to_vec())?;
    let effect = ["two_lateral_steps", "edge_positions", "two_steps_any_direction"];
    fixed("upgrades.mobility.effect", &words(&file.upgrades.mobility.effect), &effect.to_vec())?;
    fixed("deliveries.only_top_tile_available", &file.deliveries.only_top_tile_available, &true)?;
    fixed("ai.enabled_for_players", &file.ai.enabled_for_players, &2)?;
    fixed("ai.teams", &file.ai.teams, &TEAMS)?;
    fixed("ai.moves_per_extraction_round", &file.ai.moves_per_extraction_round, &1)?;
    fixed("ai.steps_per_move", &file.ai.steps_per_move, &1)?;
    fixed("ai.upgrade_per_round", &file.ai.upgrade_per_round, &1)?;
    fixed("ai.max_strength", &file.ai.max_strength, &MAX_STRENGTH)?;
    let selection = [
        "not_in_play_or_on_flipped_tile",
        "highest_strength",
        "furthest_from_centre",
        "first_in_control_order_chooses",
    ];
    fixed("ai.selection_order", &words(&file.ai.selection_order), &selection.to_vec())?;
    let destination = ["smallest_missing_strength_after_arrival", "first_in_control_order_chooses"];
    fixed("ai.destination_order", &words(&file.ai.destination_order), &destination.to_vec())?;
    fixed("ai.enters_centre", &file.ai.enters_centre, &false)
}

fn words(list: &[String]) -> Vec<&str> {
    list.iter().map(String::as_str).collect()
}

/// RW-2: four rings of eight, symmetric adjacency, entrances on ring A, the centre inside ring D.
fn board(geometry: &file::Geometry) -> Result<Board, SetupError> {
    fixed("geometry.levels", geometry.levels.as_slice(), &Level::ALL[..])?;
    fixed("geometry.sectors", &geometry.sectors, &SECTORS)?;
    for level in Level::ALL {
        let place = format!("geometry.level_number.{level}");
        fixed(&place, &geometry.level_number.get(&level).copied(), &Some(level.number()))?;
        let ring: Vec<_> = (0..SECTORS).map(|sector| Edge::after(Slot::new(level, sector)).slots()).collect();
        let place = format!("geometry.edges.{level}");
        fixed(&place, &geometry.edges.get(&level).map(Vec::as_slice), &Some(&ring[..]))?;
    }
    let mut neighbours = [SlotSet::EMPTY; SLOTS];
    for slot in Slot::every() {
        let place = format!("geometry.neighbours.{slot}");
        let Some(list) = geometry.neighbours.get(&slot) else {
            return Err(SetupError::data(place, "is missing"));
        };
        neighbours[slot.index()] = set(&place, list)?;
    }
    for slot in Slot::every() {
        let place = format!("geometry.neighbours.{slot}");
        let own = neighbours[slot.index()];
        require(!own.contains(slot), &place, || "a slot does not touch itself".to_owned())?;
        for other in own.iter() {
            require(neighbours[other.index()].contains(slot), &place, || {
                format!("{slot} touches {other}, but {other} does not touch {slot}")
            })?;
            require(slot.level().number().abs_diff(other.level().number()) <= 1, &place, || {
                format!("{other} is more than one level away")
            })?;
        }
        for beside in
            [Slot::new(slot.level(), slot.sector() + 1), Slot::new(slot.level(), slot.sector() + SECTORS - 1)]
        {
            require(own.contains(beside), &place, || {
                format!("{beside} is missing, the next slot of the ring")
            })?;
        }
        let same_level = own.iter().filter(|other| other.level() == slot.level()).count();
        require(same_level == 2, &place, || format!("touches {same_level} slots of its ring, but needs 2"))?;
    }
    let mut entrances = [SlotSet::EMPTY; 4];
    for entrance in Entrance::every() {
        let place = format!("geometry.entrances.{entrance}");
        let Some(list) = geometry.entrances.get(&entrance) else {
            return Err(SetupError::data(place, "is missing"));
        };
        let slots = set(&place, list)?;
        require(slots.len() == 2 && slots.iter().all(|slot| slot.level() == Level::A), &place, || {
            "an entrance leads to two slots of level A".to_owned()
        })?;
        let earlier = entrances.iter().fold(SlotSet::EMPTY, |all, &other| all | other);
        require(!earlier.meets(slots), &place, || "a slot belongs to two entrances".to_owned())?;
        entrances[entrance.index()] = slots;
    }
    let around_centre = set("geometry.centre_from", &geometry.centre_from)?;
    let inner: SlotSet = (0..SECTORS).map(|sector| Slot::new(Level::D, sector)).collect();
    require(around_centre == inner, "geometry.centre_from", || {
        "the centre is entered from D0 to D7".to_owned()
    })?;
    Ok(Board::new(neighbours, entrances, around_centre))
}

fn set(place: &str, slots: &[Slot]) -> Result<SlotSet, SetupError> {
    let set: SlotSet = slots.iter().copied().collect();
    require(set.len() == slots.len(), place, || "a slot is named twice".to_owned())?;
    Ok(set)
}

/// RW-1.5: hazards take the dearest cube first, so the order of the resources is the order of their prices.
fn prices(resources: &file::Resources) -> Result<[Money; 4], SetupError> {
    fixed("resources.order", resources.order.as_slice(), &Resource::ALL[..])?;
    let file::ByResource { zinc, copper, silver, gold } = resources.price;
    let prices = [zinc, copper, silver, gold];
    require(
        zinc > Money::ZERO && prices.is_sorted_by(|cheap, dear| cheap < dear),
        "resources.price",
        || "prices must rise from zinc to gold".to_owned(),
    )?;
    require(gold <= MOST_PRICE, "resources.price", || format!("at most ${MOST_PRICE} is possible"))?;
    Ok(prices)
}

fn start(start: &file::StartTable) -> Result<Start, SetupError> {
    let strength = start.start_team_strength;
    require((1..=MAX_STRENGTH).contains(&strength), "setup.start_team_strength", || {
        format!("is {strength}, but teams have a strength of 1 to 4")
    })?;
    for (place, level) in [
        ("setup.start_safety_level", start.start_safety_level),
        ("setup.start_mobility_level", start.start_mobility_level),
    ] {
        require(level <= 3, place, || format!("is {level}, but the levels are 0 to 3"))?;
    }
    fixed("setup.start_shafts_placed", &start.start_shafts_placed, &0)?;
    let rounds = start.extraction_rounds_per_round;
    require((1..=20).contains(&rounds), "setup.extraction_rounds_per_round", || {
        format!("is {rounds}, but 1 to 20 are possible")
    })?;
    Ok(Start {
        stock: start.start_resources,
        money: start.start_money,
        insurance: start.start_insurance,
        strength,
        safety: start.start_safety_level,
        mobility: start.start_mobility_level,
    })
}

/// RW-1.2, RW-3.1: two strengths for each level, rising inwards.
fn strengths(terrain: &file::Terrain) -> Result<[[u8; 2]; 4], SetupError> {
    fixed("terrain.tiles_per_strength", &terrain.tiles_per_strength, &TILES_PER_STRENGTH)?;
    let mut strengths = [[0; 2]; 4];
    for level in Level::ALL {
        let place = format!("terrain.strengths.{level}");
        let list = terrain.strengths.get(&level).map(Vec::as_slice).unwrap_or_default();
        strengths[level.index()] = exactly(&place, list)?;
    }
    let flat = strengths.as_flattened();
    require(flat.is_sorted_by(|low, high| low < high), "terrain.strengths", || {
        "strengths must rise from the first of A to the second of D".to_owned()
    })?;
    require(flat[0] >= 1 && flat[STACKS - 1] <= MAX_NUMBER, "terrain.strengths", || {
        format!("strengths are 1 to {MAX_NUMBER}")
    })?;
    Ok(strengths)
}

fn incomes(terrain: &file::Terrain) -> Result<[[Cubes; 4]; STACKS], SetupError> {
    fixed("terrain.tiles", &terrain.tiles.len(), &SLOTS)?;
    let strengths = strengths(terrain)?;
    let mut incomes = [[Cubes::EMPTY; 4]; STACKS];
    for (index, row) in terrain.tiles.iter().enumerate() {
        let place = format!("terrain.tiles[{index}] ({})", row.id);
        let stack = index / 4;
        let level = Level::ALL[stack / 2];
        let wanted = TileId::of(strengths[stack / 2][stack % 2]).nth(index % 4);
        fixed(&format!("{place}.id"), &Some(row.id), &wanted)?;
        fixed(&format!("{place}.level"), &row.level, &level)?;
        fixed(&format!("{place}.strength"), &row.strength, &row.id.strength)?;
        few(&place, &row.income, 20)?;
        incomes[stack][index % 4] = row.income;
    }
    Ok(incomes)
}

/// Sums of cubes stay countable.
fn few(place: &str, cubes: &Cubes, limit: u8) -> Result<(), SetupError> {
    require(cubes.iter().all(|(_, count)| count <= limit), place, || {
        format!("at most {limit} cubes of a resource are possible")
    })
}

fn cards(file: &File) -> Result<[ArrayVec<Card, { MAX_CARDS as usize }>; STACKS], SetupError> {
    let extraction = &file.extraction;
    let strengths = strengths(&file.terrain)?;
    fixed("extraction.stacks", &extraction.stacks.as_slice(), &strengths.as_flattened())?;
    let per_stack = extraction.cards_per_stack;
    // RW-5.7.12: four tiles draw from each stack, so that it must have at least four cards.
    require((4..=usize::from(MAX_CARDS)).contains(&per_stack), "extraction.cards_per_stack", || {
        format!("is {per_stack}, but 4 to {MAX_CARDS} cards are possible")
    })?;
    fixed("extraction.cards", &extraction.cards.len(), &(per_stack * STACKS))?;
    let mut cards = [const { ArrayVec::new_const() }; STACKS];
    for (index, row) in extraction.cards.iter().enumerate() {
        let place = format!("extraction.cards[{index}] ({})", row.id);
        let strength = extraction.stacks[index / per_stack];
        fixed(
            &format!("{place}.id"),
            &Some(row.id),
            &CardId::of(strength, per_stack).nth(index % per_stack),
        )?;
        fixed(&format!("{place}.stack"), &row.stack, &strength)?;
        let mut cubes = Cubes::EMPTY;
        for (resource, count) in Resource::ALL.into_iter().zip([row.zinc, row.copper, row.silver, row.gold]) {
            cubes[resource] = count;
        }
        few(&place, &cubes, 50)?;
        cards[index / per_stack].push(Card { cubes, hazard: row.hazard });
    }
    Ok(cards)
}

/// RW-4.3.4: with at least as many positions per board as players, a legal position always exists.
fn side(file: &File, name: &str, players: usize) -> Result<Side, SetupError> {
    let four = players == 4;
    let boards = if four { &file.phase_boards.four_players } else { &file.phase_boards.two_or_three_players };
    let place = |list: &str| format!("phase_boards.{name}.{list}");
    let side = Side {
        advantages: at_most::<_, MAX_POSITIONS>(&place("board_1"), &boards.board_1)?,
        transactions: at_most::<_, MAX_POSITIONS>(
            &place("board_2_transactions"),
            &boards.board_2_transactions,
        )?,
        actions: at_most::<_, MAX_POSITIONS>(&place("board_3_actions"), &boards.board_3_actions)?,
        strength_prices: {
            let track = &file.upgrades.strength;
            track_prices("strength", four, &track.price_four_players, &track.price_two_or_three_players)?
        },
        safety_prices: {
            let track = &file.upgrades.safety;
            track_prices("safety", four, &track.price_four_players, &track.price_two_or_three_players)?
        },
        shaft_prices: {
            let track = &file.upgrades.shaft;
            track_prices("shaft", four, &track.price_four_players, &track.price_two_or_three_players)?
        },
        mobility_prices: {
            let track = &file.upgrades.mobility;
            track_prices("mobility", four, &track.price_four_players, &track.price_two_or_three_players)?
        },
    };
    for (board, list) in
        PhaseBoard::ALL.into_iter().zip(["board_1", "board_2_transactions", "board_3_actions"])
    {
        let positions = side.positions(board);
        require(positions >= players, &place(list), || {
            format!("has {positions} positions, but {players} players need one each")
        })?;
    }
    for (list, counts) in [("board_2_transactions", &side.transactions), ("board_3_actions", &side.actions)] {
        require(counts.iter().all(|count| (1..=20).contains(count)), &place(list), || {
            "each position has 1 to 20".to_owned()
        })?;
    }
    Ok(side)
}

fn track_prices(track: &str, four: bool, dear: &[Money], few: &[Money]) -> Result<[Money; 3], SetupError> {
    let (list, prices) =
        if four { ("price_four_players", dear) } else { ("price_two_or_three_players", few) };
    exactly(&format!("upgrades.{track}.{list}"), prices)
}

fn safety_reduction(track: &file::SafetyTrack) -> Result<[u8; 4], SetupError> {
    let reduction: [u8; 4] = exactly("upgrades.safety.reduction", &track.reduction)?;
    require(reduction[0] == 0 && reduction.is_sorted(), "upgrades.safety.reduction", || {
        "must start with 0 and never fall".to_owned()
    })?;
    Ok(reduction)
}

/// RW-3.7: four stacks, the dearest tile on top.
fn deliveries(file: &File) -> Result<[ArrayVec<Delivery, { MAX_DELIVERIES as usize }>; 4], SetupError> {
    let mut stacks = [const { ArrayVec::<Delivery, { MAX_DELIVERIES as usize }>::new_const() }; 4];
    for (index, row) in file.deliveries.tiles.iter().enumerate() {
        let place = format!("deliveries.tiles[{index}] ({})", row.id);
        let stack = &mut stacks[row.stack.index()];
        let wanted = DeliveryId::of(row.stack, usize::from(MAX_DELIVERIES)).nth(stack.len());
        require(wanted == Some(row.id), &format!("{place}.id"), || {
            format!("list the tiles of a stack from the top, at most {MAX_DELIVERIES}")
        })?;
        fixed(&format!("{place}.from_top"), &usize::from(row.from_top), &(stack.len() + 1))?;
        fixed(&format!("{place}.resource"), &row.resource, &row.stack)?;
        require((1..=200).contains(&row.cost), &format!("{place}.cost"), || "is 1 to 200 cubes".to_owned())?;
        require(stack.last().is_none_or(|above| above.cost >= row.cost), &format!("{place}.cost"), || {
            "the cheapest tile lies at the bottom".to_owned()
        })?;
        stack.push(Delivery { cost: row.cost, prestige: row.prestige });
    }
    for resource in Resource::ALL {
        let (found, wanted) = (stacks[resource.index()].len(), stacks[0].len());
        require(found == wanted, "deliveries.tiles", || {
            format!("the stack of {resource} has {found} tiles, that of zinc {wanted}")
        })?;
    }
    Ok(stacks)
}

fn achievements(achievements: &file::Achievements) -> Result<[AchievementKind; 9], SetupError> {
    let mut found = Vec::new();
    for achievement in Achievement::ALL {
        let place = format!("achievements.kinds.{achievement}");
        let Some(kind) = achievements.kinds.get(&achievement) else {
            return Err(SetupError::data(place, "is missing"));
        };
        let (category, condition) = condition(kind);
        let category = [file::Category::One, file::Category::Two, file::Category::Three]
            .get(usize::from(category).wrapping_sub(1))
            .ok_or_else(|| SetupError::data(&place, format!("category {category} is not 1, 2 or 3")))?;
        let Some(values) = achievements.values.get(category) else {
            return Err(SetupError::data("achievements.values", format!("{category:?} is missing")));
        };
        let required = *category == file::Category::Three;
        found.push(AchievementKind {
            condition,
            required,
            values: tile_values(*category, values, achievements)?,
        });
    }
    let required = found.iter().filter(|kind| kind.required).count();
    fixed("achievements.kinds of category 3", &required, &3)?;
    found.try_into().map_err(|_| SetupError::data("achievements.kinds", "nine kinds are needed"))
}

/// RW-8.1: tiles lie in descending value; with fewer players some of the printed ones are left out.
fn tile_values(
    category: file::Category,
    values: &file::Values,
    achievements: &file::Achievements,
) -> Result<[ArrayVec<u8, 4>; 3], SetupError> {
    let place = |list: &str| format!("achievements.values.{category:?}.{list}");
    fixed(&place("printed"), &values.printed.len(), &achievements.tiles_per_kind)?;
    let lists = [
        ("two_players", &values.two_players, 2),
        ("three_players", &values.three_players, 3),
        ("four_players", &values.four_players, 4),
    ];
    let mut stacks = [const { ArrayVec::new_const() }; 3];
    for (stack, (list, tiles, players)) in stacks.iter_mut().zip(lists) {
        // Every player can get each kind once, so there is a tile for each.
        fixed(&place(list), &tiles.len(), &players)?;
        require(tiles.is_sorted_by(|above, below| above > below), &place(list), || {
            "the highest value lies on top".to_owned()
        })?;
        require(tiles.iter().all(|tile| values.printed.contains(tile)), &place(list), || {
            "has a value that is not printed".to_owned()
        })?;
        *stack = at_most(&place(list), tiles)?;
    }
    Ok(stacks)
}

fn condition(kind: &Kind) -> (u8, Condition) {
    match *kind {
        Kind::Cubes { category, min_cubes } => (category, Condition::Cubes(min_cubes)),
        Kind::ExtractionCards { category, min_count } => (category, Condition::ExtractionCards(min_count)),
        Kind::TeamsWithStrength { category, strength, min_count } => {
            (category, Condition::TeamsWithStrength { strength, count: min_count })
        }
        Kind::AllTeamsAtLevelOrDeeper { category, level } => (category, Condition::AllTeamsAtLevel(level)),
        Kind::TeamsInCentre { category, min_count } => (category, Condition::TeamsInCentre(min_count)),
    }
}

fn majorities(majorities: &file::Majorities) -> Result<[ArrayVec<u8, 4>; 3], SetupError> {
    let categories = ["zinc", "copper", "silver", "gold", "money"];
    fixed("final_majorities.categories", &words(&majorities.categories), &categories.to_vec())?;
    let lists = [
        ("final_majorities.two_players", &majorities.two_players),
        ("final_majorities.three_players", &majorities.three_players),
        ("final_majorities.four_players", &majorities.four_players),
    ];
    let mut found = [const { ArrayVec::new_const() }; 3];
    for ((ranks, (place, list)), players) in found.iter_mut().zip(lists).zip(2..) {
        fixed(place, &list.len(), &players)?;
        *ranks = at_most(place, list)?;
    }
    Ok(found)
}
