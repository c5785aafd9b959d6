//! CD-4: rounds and turns.

use super::fixture::{Desk, a, b};
use crate::Caverna;
use crate::phase::Phase;
use crate::phase::take_tile::TakeTile;
use crate::pieces::{Room, Space, Tile};
use crate::rules::Rule;
use adit_game::{Game, Pending, Seat, WhyNot, why_not};

/// Plays the game to its end without carrying out anything; says who had the turns of each round.
fn empty_game(mut desk: Desk) -> (Vec<Vec<Seat>>, Desk) {
    let mut turns = vec![Vec::new(); desk.state.rounds().len()];
    loop {
        match Caverna::pending(&desk.state) {
            Pending::Over => return (turns, desk),
            Pending::Chance => {
                let words = desk.outcomes().remove(0);
                desk.draws(&words);
            }
            Pending::Seats(_) => {
                turns[usize::from(desk.state.round) - 1].push(desk.seat());
                let words = desk.offer().remove(0);
                desk.say(&words).say("end");
            }
        }
    }
}

/// CD-4.1, CD-4.3, CD-10.1, E-14: eight rounds with 2, 2, 2, 3, 3, 3, 3, 4 turns for each player, 22 in all.
#[test]
fn a_game_has_eight_rounds_with_so_many_turns() {
    let (turns, desk) = empty_game(Desk::duel());
    for seat in [a(), b()] {
        let counts: Vec<usize> =
            turns.iter().map(|round| round.iter().filter(|other| **other == seat).count()).collect();
        assert_eq!(counts, [2, 2, 2, 3, 3, 3, 3, 4]);
        assert_eq!(counts.iter().sum::<usize>(), 22);
    }
    assert_eq!(desk.state.phase, Phase::Over);
    assert_eq!(desk.state.round, 8);
}

/// CD-4.4, CD-4.8, E-15: the players alternate; the start player changes after every round, also the last.
#[test]
fn the_last_player_of_a_round_is_the_first_of_the_next() {
    let (turns, desk) = empty_game(Desk::duel());
    assert_eq!(turns[0], [a(), b(), a(), b()]);
    assert_eq!(turns[1], [b(), a(), b(), a()]);
    for pair in turns.windows(2) {
        assert_eq!(pair[0].last(), pair[1].first());
    }
    assert_eq!(desk.state.start_player, Some(a()), "after eight rounds the marker is back");
}

/// CD-4.2: in round r there are 4 + r tiles in play, and the tile turned up belongs to the group of the round.
#[test]
fn each_round_turns_up_one_more_tile() {
    for (round, tile) in [(1, Tile::Masonry), (3, Tile::Masonry), (4, Tile::Breach), (8, Tile::Renovation)] {
        let desk = Desk::duel().round(round, tile);
        assert_eq!(desk.state.available.len(), 4 + usize::from(round));
        desk.audited();
    }
    let desk = Desk::duel();
    desk.refuses("take renovation", Rule::TileFaceDown);
    assert!(desk.offers("take furnishing"));
}

/// CD-4.3: the turn number is the number on the back of the tile turned up and does not count down.
#[test]
fn the_turn_number_stays_the_same_during_a_round() {
    let mut desk = Desk::duel().round(4, Tile::Breach);
    assert_eq!(desk.state.turn_number(), 3);
    desk.say("take breach").say("end").say("take housework").say("end").say("take masonry").say("end");
    assert_eq!(desk.state.turn_number(), 3);
}

/// CD-4.5: taking a tile is compulsory, using it is not; a turn has one tile.
#[test]
fn a_turn_begins_with_taking_a_tile() {
    let mut desk = Desk::duel();
    let offer = desk.offer();
    assert!(offer.iter().all(|mv| mv.starts_with("take ")), "{offer:?}");
    desk.refuses("end", Rule::TakeTileFirst);
    desk.refuses("exchange gold", Rule::TakeTileFirst);
    desk.say("take undergrowth");
    desk.refuses("take cultivation", Rule::OneTileEachTurn);
    desk.say("end");
    assert_eq!(desk.state.phase, Phase::TakeTile(TakeTile { seat: b() }));
}

/// CD-4.6, T-36: a taken tile is not offered again in its round, and is in the next.
#[test]
fn a_taken_tile_returns_at_the_end_of_the_round() {
    let mut desk = Desk::duel().round(2, Tile::Masonry);
    desk.say("take masonry").say("end");
    desk.refuses("take masonry", Rule::TileTaken);
    desk.say("take housework").say("end");
    desk.refuses("take masonry", Rule::TileTaken);
    desk.say("take excavation").say("end").say("take cultivation").say("end");
    let words = desk.outcomes().remove(0);
    desk.draws(&words);
    assert_eq!(desk.state.round, 3);
    assert!(desk.offers("take masonry"));
    assert!(desk.state.taken.is_empty());
}

/// CD-4.7, E-17: Renovation needs strictly more gold than the opponent.
#[test]
fn renovation_is_for_the_player_with_more_gold() {
    let with = |mine, other| {
        let text = |gold: u8| format!("gold {gold}");
        Desk::duel().goods(&text(mine)).goods_of(b(), &text(other)).round(8, Tile::Renovation)
    };
    with(6, 6).refuses("take renovation", Rule::TileNeedsMoreGold);
    with(6, 7).refuses("take renovation", Rule::TileNeedsMoreGold);
    assert!(with(7, 6).offers("take renovation"));
}

/// CD-4.7: what happens to the gold after taking is irrelevant.
#[test]
fn gold_is_compared_when_renovation_is_taken() {
    let mut desk = Desk::duel().goods("gold 2 wood 2").round(8, Tile::Renovation);
    desk.say("take renovation").say("exchange gold").say("exchange gold");
    assert!(desk.offers("furnish 2a free shelf r2c0"));
}

/// CD-4.9: there is always a tile without condition to take.
#[test]
fn nobody_runs_out_of_tiles() {
    let (turns, _) = empty_game(Desk::duel());
    for (round, turns) in (1..).zip(turns) {
        assert!(turns.len() < 4 + round, "round {round}");
    }
}

/// CD-4.4: who is not asked is refused.
#[test]
fn the_other_player_waits() {
    let desk = Desk::duel();
    let verdict = why_not::<Caverna>(&desk.state, b(), &["take", "housework"]);
    assert_eq!(verdict, Some(WhyNot::Broken(Rule::NotYourTurn)));
    let desk = Desk { state: Caverna::start(&adit_game::Setup::seats(2)).expect("a table of two") };
    let verdict = why_not::<Caverna>(&desk.state, a(), &["take", "housework"]);
    assert_eq!(verdict, Some(WhyNot::Broken(Rule::NotYourTurn)), "the start player is being drawn");
}

/// CD-10.1: nothing can be played after round 8.
#[test]
fn nothing_happens_after_the_last_round() {
    let (_, desk) = empty_game(Desk::duel());
    let verdict = why_not::<Caverna>(&desk.state, a(), &["end"]);
    assert_eq!(verdict, Some(WhyNot::Broken(Rule::NotYourTurn)));
    assert!(Caverna::result(&desk.state).is_some());
}

/// CD-6.6.2, E-4: the fee per dwarf is 2 food in rounds 1 to 3, 3 in rounds 4 to 7, 4 in round 8; nothing is
/// paid if no room is placed.
#[test]
fn the_fee_per_dwarf_follows_the_turn_number() {
    for (round, fee) in [(1, 2), (3, 2), (4, 3), (7, 3), (8, 4)] {
        for (tile, option) in [(Tile::Housework, "1a"), (Tile::Furnishing, "2a")] {
            let words = format!("furnish {option} food shelf r2c0");
            let desk =
                |food: u8| Desk::duel().goods(&format!("food {food} wood 1")).round(round, tile).take(tile);
            desk(fee - 1).refuses(&words, Rule::CannotFurnish);
            let mut enough = desk(9);
            enough.say(&words).has(&format!("food {} wood 0", 9 - fee));
            assert_eq!(enough.state.caves[a()].rooms[Space::R2C0.index()], Some(Room::Shelf));
            let mut unused = desk(9);
            unused.say("end").has("food 9");
        }
    }
}
