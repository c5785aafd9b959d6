//! RW-9: end of round, end of game, scoring.

use super::fixture::*;
use crate::Rockwell;
use crate::phase::Phase;
use crate::phase::achievements::award;
use crate::pieces::{Achievement, DeliveryId};
use crate::scoring::Ending;
use crate::scoring::{ending, majority, scores};
use adit_game::{Game, Pending, Seat, Setup};
use adit_kit::BySeat;

/// RW-9.1: tokens, dice and vice-presidents return, and a new round begins with an auction (RW-4.1).
#[test]
fn the_end_of_a_round_clears_the_boards() {
    let mut state = drilling(4);
    director(&mut state, green(), "I-1");
    put(&mut state, "s0.1", "C3");
    give_die(&mut state, "s0.1", 1);
    state.bribe_tokens = 0;
    finish_round(&mut state);
    assert_eq!((state.round, state.bribe_tokens, state.free_dice()), (2, 3, 3));
    assert!(state.positions.iter().flatten().all(Option::is_none));
    assert!(matches!(state.phase, Phase::Auction(_)));
}

/// Y22, RW-9.2, RW-9.3: the round is played to the end; others may still enter; then scoring, no auction.
#[test]
fn the_centre_ends_the_game_after_the_round() {
    let mut state = drilling(4);
    for team in ["s0.1", "s1.1"] {
        put(&mut state, team, "centre");
    }
    award(&mut state, None);
    assert_eq!(ending(&state), None, "two of four players are not enough");
    put(&mut state, "s2.1", "D0");
    put(&mut state, "s3.1", "D4");
    turn_of(&mut state, purple());
    play(&mut state, purple(), "move s2.1 centre");
    assert_eq!(ending(&state), Some(Ending::Centre));
    assert_ne!(Rockwell::pending(&state), Pending::Over);
    play(&mut state, green(), "stay s0.2");
    play(&mut state, red(), "stay s1.2");
    play(&mut state, white(), "move s3.1 centre");
    assert_eq!(state.players[white()].achievements[Achievement::Centre.index()], Some(3));
    give_die(&mut state, "s3.2", 1);
    put(&mut state, "s3.2", "D0");
    finish_round(&mut state);
    assert_eq!(state.phase, Phase::Over(Ending::Centre));
    assert_eq!(state.round, 1, "there is no further auction");
    assert_eq!(team(&state, "s3.2").die, Some(1), "final scoring replaces the end of round");
    assert_eq!(Rockwell::result(&state).expect("a result").ending, "centre");
}

/// RW-9.2: three of four, two of three, two of two.
#[test]
fn how_many_players_must_reach_the_centre() {
    for (seats, needed) in [(4, 3), (3, 2), (2, 2)] {
        let mut state = drilling(seats);
        for number in 0..needed {
            assert_eq!(ending(&state), None, "{number} of {seats}");
            put(&mut state, &format!("s{number}.1"), "centre");
        }
        assert_eq!(ending(&state), Some(Ending::Centre));
    }
}

/// Y23, RW-9.2: six achievements with all three of the highest category.
#[test]
fn six_achievements_need_the_three_greatest() {
    use Achievement::*;
    let mut state = drilling(4);
    for kind in [ZincAndCopper, ExtractionCards, Silver, ThreeStrengthTwo, Gold, SixOfEach, Centre] {
        state.players[green()].achievements[kind.index()] = Some(4);
    }
    assert_eq!(ending(&state), None);
    state.players[green()].achievements[TwoStrengthFour.index()] = Some(6);
    assert_eq!(ending(&state), Some(Ending::Achievements));
    let mut state = drilling(4);
    for kind in [SixOfEach, Centre, TwoStrengthFour, Gold, Silver] {
        state.players[green()].achievements[kind.index()] = Some(4);
    }
    assert_eq!(ending(&state), None, "five are not enough");
    state.players[green()].achievements[AllAtC.index()] = Some(4);
    assert_eq!(ending(&state), Some(Ending::Achievements));
}

fn shares(holdings: &[u32], points: &[u8]) -> Vec<u8> {
    let holdings = BySeat::new(holdings.len(), |seat| holdings[seat.index()]);
    majority(&holdings, points, 1).values().copied().collect()
}

/// X10, Y24, RW-9.4, RW-9.5, RW-9.6.
#[test]
fn tied_players_share_the_better_rank() {
    let (four, three, two) = (auction(4), auction(3), auction(2));
    let four = four.rulebook.majority_points();
    assert_eq!(shares(&[5, 5, 3, 1], four), [3, 3, 1, 0]);
    assert_eq!(shares(&[6, 4, 4, 2], four), [3, 2, 2, 0]);
    assert_eq!(shares(&[6, 4, 2, 2], four), [3, 2, 1, 1]);
    assert_eq!(shares(&[3, 3, 3, 0], four), [3, 3, 3, 0]);
    let three = three.rulebook.majority_points();
    assert_eq!(shares(&[4, 4, 1], three), [2, 2, 0]);
    assert_eq!(shares(&[7, 2, 2], three), [2, 1, 1]);
    assert_eq!(shares(&[3, 0, 0], three), [2, 0, 0], "a holding of 0 scores nothing");
    assert_eq!(shares(&[3, 3], two.rulebook.majority_points()), [2, 2]);
}

/// I-21: without ties and zeros a category gives 6, 3 and 2 points in all.
#[test]
fn the_points_of_a_majority() {
    for (seats, total) in [(4, 6), (3, 3), (2, 2)] {
        let state = auction(seats);
        let holdings: Vec<u32> = (1..=u32::from(seats)).collect();
        assert_eq!(shares(&holdings, state.rulebook.majority_points()).iter().sum::<u8>(), total);
    }
}

/// RW-9.4, RW-9.7: tiles and five majorities count; cards, insurance, shafts and upgrades do not.
#[test]
fn the_total_is_tiles_and_majorities() {
    let mut state = drilling(4);
    for seat in Seat::all(4) {
        goods(&mut state, seat, [1, 1, 1, 1], 100);
    }
    goods(&mut state, green(), [2, 1, 1, 1], 200);
    state.players[green()].achievements[Achievement::Gold.index()] = Some(5);
    state.players[green()].deliveries.insert(DeliveryId::from_word("L-Z1").expect("a tile"));
    let all = scores(&state);
    let score = &all[green()];
    assert_eq!((score.achievements, score.deliveries, score.majorities), (5, 4, [3, 3, 3, 3, 3]));
    assert_eq!((score.total, score.tiles, score.cubes), (24, 2, 5));
    assert_eq!(all[red()].majorities, [2, 3, 3, 3, 2]);
    let components = state.rulebook.components.clone();
    state.players[green()].insurance = 9;
    state.players[green()].safety = 3;
    state.players[green()].shafts.push(slot("A0"));
    state.players[green()]
        .cards
        .insert(&components, crate::pieces::CardId::from_word("K03-1").expect("a card"));
    team_mut(&mut state, "s0.1").strength = 4;
    assert_eq!(scores(&state)[green()], all[green()]);
}

/// Two players of 30 prestige with 7 tiles each: 5 achievements and 2 deliveries, and 7 achievements.
fn equal_prestige(cubes: [u32; 2]) -> crate::State {
    use Achievement::*;
    let mut state = drilling(3);
    goods(&mut state, green(), [0, 0, 0, cubes[0]], 0);
    goods(&mut state, red(), [0, 0, cubes[1], 0], 0);
    goods(&mut state, purple(), [0, 0, 0, 0], 0);
    // 26 + 2 + 2 for gold, and 28 + 2 for silver.
    for (kind, value) in [(Gold, 5), (Centre, 6), (SixOfEach, 6), (TwoStrengthFour, 5), (AllAtC, 4)] {
        state.players[green()].achievements[kind.index()] = Some(value);
    }
    for tile in ["L-Z6", "L-Z7"] {
        state.players[green()].deliveries.insert(DeliveryId::from_word(tile).expect("a tile"));
    }
    for (kind, value) in [
        (Gold, 4),
        (Centre, 5),
        (SixOfEach, 5),
        (TwoStrengthFour, 6),
        (AllAtC, 5),
        (Silver, 2),
        (ZincAndCopper, 1),
    ] {
        state.players[red()].achievements[kind.index()] = Some(value);
    }
    state.phase = Phase::Over(Ending::Centre);
    state
}

/// Y28, RW-9.8: prestige, then tiles, then cubes, then a shared win.
#[test]
fn ties_are_broken_by_tiles_and_cubes() {
    let result = |state: &crate::State| Rockwell::result(state).expect("a result");
    let state = equal_prestige([14, 11]);
    assert_eq!(result(&state).scores[..2], [30, 30]);
    assert_eq!(scores(&state).values().map(|score| score.tiles).collect::<Vec<_>>(), [7, 7, 0]);
    assert_eq!(result(&state).ranks, [1, 2, 3]);
    assert_eq!(result(&equal_prestige([14, 14])).ranks, [1, 1, 3]);
    let mut more_tiles = equal_prestige([14, 99]);
    more_tiles.players[red()].achievements[Achievement::Silver.index()] = None;
    more_tiles.players[red()].achievements[Achievement::ZincAndCopper.index()] = Some(3);
    assert_eq!(result(&more_tiles).ranks, [1, 2, 3], "30 each, 7 tiles against 6");
}

/// RW-9.9: after the last round of the limit the game is scored and the result marked.
#[test]
fn the_technical_limit_ends_the_game() {
    let mut state = auction_with(&Setup::seats(4).with("round_limit", "2"));
    finish_round(&mut state);
    assert_eq!(state.round, 2);
    finish_round(&mut state);
    assert_eq!(state.phase, Phase::Over(Ending::Technical));
    let result = Rockwell::result(&state).expect("a result");
    assert_eq!(result.ending, "technical");
    assert_eq!(result.scores, [12, 12, 12, 12], "four majorities of equal holdings; nobody has gold");
}

/// RW-9.9: the limit is 100 rounds, or none.
#[test]
fn the_limit_is_an_option() {
    let limit = |setup: &Setup| Rockwell::start(setup).expect("a possible setup").rulebook.round_limit;
    assert_eq!(limit(&Setup::seats(4)), Some(100));
    assert_eq!(limit(&Setup::seats(4).with("round_limit", "off")), None);
    assert_eq!(limit(&Setup::seats(4).with("round_limit", "20")), Some(20));
}

/// RW-9.3, R-40: the end is looked for after phase III, also when achievements end the game.
#[test]
fn achievements_end_the_game_after_phase_iii() {
    use Achievement::*;
    let mut state = workshop(4, &[green()]);
    for (team, strength) in [("s0.1", 4), ("s0.2", 3)] {
        team_mut(&mut state, team).strength = strength;
    }
    for kind in [ZincAndCopper, Silver, Gold] {
        state.players[green()].achievements[kind.index()] = Some(state.tiles_left(kind)[0]);
    }
    for kind in [SixOfEach, Centre] {
        state.players[green()].achievements[kind.index()] = Some(6);
    }
    money(&mut state, green(), 9000);
    play(&mut state, green(), "strengthen s0.2");
    assert_eq!(turn(&state), green(), "the phase goes on");
    play(&mut state, green(), "pass");
    assert_eq!(state.phase, Phase::Over(Ending::Achievements));
}
