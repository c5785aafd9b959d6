//! Rounds and the groups of action tiles (CD-1.4, CD-4.3, CD-11.2).

use super::fault;
use crate::components::file::{GroupTable, Rounds, SoloTable};
use crate::components::{ActionTile, Round};
use crate::pieces::{Group, Tile};
use adit_game::SetupError;
use adit_kit::data::{fixed, one_each};

/// The rounds of the duel and of the solo course.
pub(super) fn rounds(
    table: &Rounds,
    groups: &[GroupTable],
    tiles: &[ActionTile],
    solo: &SoloTable,
) -> Result<(Vec<Round>, Vec<Round>), SetupError> {
    let groups: [&GroupTable; Group::ALL.len()] =
        one_each("action_group", groups.iter().map(|group| (group.id, group)))?;
    for group in groups {
        let place = format!("action_group {}", group.id);
        let count = tiles.iter().filter(|tile| tile.group == group.id).count();
        fixed(&format!("{place}: tiles"), &group.tiles, &count)?;
        let start = group.id == Group::Start;
        let back = if start { "dwarf".to_owned() } else { group.turns.to_string() };
        fixed(&format!("{place}: back"), &group.back, &back)?;
        fixed(&format!("{place}: face_up_at_start"), &group.face_up_at_start, &start)?;
    }
    if tiles[solo.removed_action.index()].group == Group::Start {
        return fault("solo.removed_action", "must be a tile that is turned up later".to_owned());
    }
    let duel = rounds_of_course(
        &Course { name: "two_player", seats: 2, turns: &table.two_player, removed: None },
        groups,
        tiles,
        |group| &group.rounds_two_player,
    )?;
    let removed = Some(solo.removed_action);
    let alone = rounds_of_course(
        &Course { name: "solo", seats: 1, turns: &table.solo, removed },
        groups,
        tiles,
        |group| &group.rounds_solo,
    )?;
    Ok((duel, alone))
}

/// The rounds of the duel or of the solo game, as they are written.
struct Course<'a> {
    name: &'a str,
    seats: usize,
    turns: &'a [u8],
    removed: Option<Tile>,
}

fn rounds_of_course(
    course: &Course<'_>,
    groups: [&GroupTable; Group::ALL.len()],
    tiles: &[ActionTile],
    rounds_of: fn(&GroupTable) -> &[u8],
) -> Result<Vec<Round>, SetupError> {
    let mut rounds = Vec::new();
    let mut in_play = groups[Group::Start.index()].tiles;
    // CD-4.9: so many tiles may be forbidden to the player who has to take one.
    let conditional = tiles.iter().filter(|tile| tile.take_if.is_some()).count();
    for (round, &turns) in (1u8..).zip(course.turns) {
        let place = format!("rounds.{}, round {round}", course.name);
        let mut matching = groups.into_iter().filter(|group| rounds_of(group).contains(&round));
        let (Some(group), None) = (matching.next(), matching.next()) else {
            return fault(place, "must be listed in exactly one action group".to_owned());
        };
        fixed(&format!("{place}: turns"), &turns, &group.turns)?;
        in_play += 1;
        if turns == 0 || turns > 9 || usize::from(turns) * course.seats + conditional > in_play {
            return fault(place, format!("{turns} turns are too few or too many for {in_play} tiles"));
        }
        rounds.push(Round { turns, group: group.id });
    }
    for group in groups.into_iter().filter(|group| group.id != Group::Start) {
        let place = format!("action_group {}: rounds of {}", group.id, course.name);
        let removed = course.removed.is_some_and(|tile| tiles[tile.index()].group == group.id);
        let turned = rounds.iter().filter(|round| round.group == group.id).count();
        fixed(&place, &rounds_of(group).len(), &turned)?;
        fixed(&place, &turned, &(group.tiles - usize::from(removed)))?;
    }
    match rounds.is_empty() {
        true => fault(format!("rounds.{}", course.name), "must have a round".to_owned()),
        false => Ok(rounds),
    }
}
