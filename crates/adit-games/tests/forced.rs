//! A move that plays itself tells the others nothing: it is the only one, and everybody could know that.

use adit_game::{Dice as _, Seat, SeedDice, Setup, Viewer};
use adit_games::GAMES;
use adit_table::{AnyPosition, Source, Table};

/// How many games of each kind are played.
const GAMES_EACH: u64 = 6;
/// How often a position is imagined in which the secrets are others.
const TWINS: u64 = 40;

fn plans(position: &dyn AnyPosition, seat: Seat) -> Vec<String> {
    let mut plans = Vec::new();
    position.plans(seat, &mut |plan| plans.push(format!("{plan:?}")));
    plans
}

/// Plays random games and shows each decision with whether it is forced.
fn each_decision(game: &str, mut see: impl FnMut(&Table, Seat, bool)) {
    let game = GAMES.iter().find(|known| known.id() == game).expect("a game");
    for seed in 0..GAMES_EACH {
        let seats = game.seats()[seed as usize % game.seats().len()];
        let mut table = game.start(&Setup::seats(seats), Source::Seed(seed)).expect("a table");
        let mut dice = SeedDice::new(seed);
        while table.result().is_none() {
            for seat in table.pending().iter() {
                see(&table, seat, table.plans(seat).expect("the seat is asked").is_forced);
            }
            table.random(1 + dice.below(3), &mut dice).expect("a move");
        }
    }
}

#[test]
fn what_is_forced_is_forced_for_everybody_who_looks() {
    for game in ["cavum", "caverna", "rockwell"] {
        let mut forced = 0;
        each_decision(game, |table, seat, is_forced| {
            if !is_forced {
                return;
            }
            forced += 1;
            let own = plans(table.position(), seat);
            assert_eq!(own.len(), 1);
            for seed in 0..TWINS {
                let twin = table.position().imagine(Viewer::Public, &mut SeedDice::new(1000 + seed));
                let twin = twin.expect("a position that looks the same");
                assert_eq!(plans(&*twin, seat), own, "{game}: {seat} would tell a secret by playing at once");
            }
        });
        assert!(forced > 0, "{game}: nothing was forced in {GAMES_EACH} games");
    }
}
