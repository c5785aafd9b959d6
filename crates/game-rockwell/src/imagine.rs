//! A position that a view could be of.
//!
//! What is hidden from the viewer is drawn: of an answer that others have sealed, any that they could have given.
//! Tiles' backs and cards need no drawing, since they do not exist before they are seen.

use crate::board::Slot;
use crate::goods::Money;
use crate::phase::Phase;
use crate::sealed::{Answer, Draft};
use crate::setup::MOST_WORTH;
use crate::state::{CardSet, Player, State, Tile};
use crate::teams::Team;
use crate::view::{PlayerView, View};
use adit_game::{Dice, Seat, ViewFault};

/// A position that this view could be of. From a view of everything it is the very position.
pub fn imagine(view: &View, dice: &mut dyn Dice) -> Result<State, ViewFault> {
    let mut state = State::new(view.rulebook.clone());
    state.round = view.round;
    terrain(view, &mut state)?;
    teams(view, &mut state)?;
    if view.players.seats() != state.seats() {
        return Err(ViewFault::new("players", format!("must have {} entries", state.seats())));
    }
    for (seat, player) in view.players.iter() {
        state.players[seat] = imagine_player(&state, seat, player)?;
    }
    state.directorate = view.directorate.clone();
    state.control = view.control.clone();
    for row in &view.positions {
        if row.position.index() >= state.rulebook.side().positions(row.position.board) {
            return Err(ViewFault::new("positions", format!("there is no position {}", row.position)));
        }
        state.positions[row.position.board.index()][row.position.index()] = row.seat;
    }
    state.bribe_tokens = view.bribe_tokens;
    let mut removed = CardSet::default();
    for &card in &view.removed_cards {
        state
            .components()
            .card(card)
            .ok_or_else(|| ViewFault::new("removed_cards", format!("there is no {card}")))?;
        removed.insert(state.components(), card);
    }
    state.removed_cards = removed;
    state.phase = phase(view, &state, dice)?;
    state.news = view.news.clone();
    crate::audit::audit(&state).map_err(|fault| ViewFault::new("the position", fault))?;
    Ok(state)
}

fn terrain(view: &View, state: &mut State) -> Result<(), ViewFault> {
    for slot in Slot::every() {
        let place = || format!("terrain.{slot}");
        let Some(tile) = view.terrain.get(&slot) else { continue };
        let fits = state.components().level_of(tile.strength) == Some(slot.level())
            && tile.tile.is_none_or(|id| id.strength == tile.strength);
        if !fits {
            return Err(ViewFault::new(place(), format!("no tile of level {} is like this", slot.level())));
        }
        state.terrain[slot.index()] = tile.tile.map_or(Tile::Covered(tile.strength), Tile::Flipped);
    }
    Ok(())
}

fn teams(view: &View, state: &mut State) -> Result<(), ViewFault> {
    let named = view.teams.iter().map(|team| team.team).eq(state.teams.iter().map(|(id, _)| id));
    let list: Vec<_> = view
        .teams
        .iter()
        .map(|team| Team { place: team.place, strength: team.strength, die: team.die })
        .collect();
    let found = state.teams.with(&list).filter(|_| named);
    state.teams =
        found.ok_or_else(|| ViewFault::new("teams", "must list the four teams of each company in order"))?;
    Ok(())
}

fn imagine_player(state: &State, seat: Seat, view: &PlayerView) -> Result<Player, ViewFault> {
    let place = |field: &str| format!("players[{}].{field}", seat.index());
    let mut player = Player::new(state.components());
    player.stock = view.remembered.cubes;
    player.money = view.remembered.money;
    player.insurance = view.remembered.insurance;
    if state.components().worth(&player.stock, player.money) > MOST_WORTH {
        return Err(ViewFault::new(place("remembered"), "has more goods than can be counted"));
    }
    player.safety = view.safety;
    player.mobility = view.mobility;
    player.shafts = view.shafts.iter().copied().take(3).collect();
    if view.shafts.len() > 3 {
        return Err(ViewFault::new(place("shafts"), "a player has three shafts"));
    }
    for &card in &view.cards {
        state
            .components()
            .card(card)
            .ok_or_else(|| ViewFault::new(place("cards"), format!("there is no {card}")))?;
        player.cards.insert(state.components(), card);
    }
    for &delivery in &view.remembered.deliveries {
        let exists = state.components().delivery(delivery).is_some();
        exists.then(|| player.deliveries.insert(delivery)).ok_or_else(|| {
            ViewFault::new(place("remembered.deliveries"), format!("there is no {delivery}"))
        })?;
    }
    for (achievement, &prestige) in &view.remembered.prestige {
        player.achievements[achievement.index()] = Some(prestige);
    }
    Ok(player)
}

fn phase(view: &View, state: &State, dice: &mut dyn Dice) -> Result<Phase, ViewFault> {
    if view.phase.answers().is_some_and(|answers| answers.seats() != state.seats()) {
        return Err(ViewFault::new("phase", format!("must have {} answers", state.seats())));
    }
    let with_money = matches!(view.phase, Phase::Auction(_));
    Ok(view.phase.map(|answers| {
        answers.map(|seat, &Answer { sealed, draft }| {
            let draft = match draft {
                Some(draft) => draft,
                None if sealed => any_draft(&state.players[seat], with_money, dice),
                // All that has been named so far can still be taken back: nothing is as good as anything.
                None => Draft::default(),
            };
            Answer { sealed, draft }
        })
    }))
}

/// Any answer that a player can pay.
fn any_draft(player: &Player, with_money: bool, dice: &mut dyn Dice) -> Draft {
    let cubes = player.stock.iter();
    let cubes = cubes.map(|(resource, held)| (resource, dice.below(u64::from(held) + 1) as u32)).collect();
    let hundreds = if with_money { dice.below(u64::from(player.money.in_hundreds()) + 1) as u32 } else { 0 };
    Draft { cubes, money: Money::hundreds(hundreds), restarts: 0 }
}
