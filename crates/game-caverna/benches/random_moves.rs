//! How fast random moves are played.

fn main() {
    divan::main();
}

/// One whole random game of two.
#[divan::bench]
fn random_duel(bencher: divan::Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        game(2, seed)
    });
}

/// One whole random solo game.
#[divan::bench]
fn random_solo(bencher: divan::Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        game(1, seed)
    });
}

/// Plays a random game and says how many moves it had.
fn game(seats: u8, seed: u64) -> u32 {
    use adit_game::{Dice, Game, Offer, Pending, Setup, SplitDice, draw, settle};
    use game_caverna::Caverna;

    let mut dice = SplitDice(seed);
    let mut state = Caverna::start(&Setup::seats(seats)).expect("a table of this many seats");
    let mut offer = Offer::<Caverna>::default();
    let mut moves = 0;
    loop {
        match Caverna::pending(&state) {
            Pending::Over => return moves,
            Pending::Chance => {
                if let Some(chance) = draw::<Caverna>(&state, &mut dice) {
                    settle::<Caverna>(&mut state, chance).expect("what was drawn can be drawn");
                }
            }
            Pending::Seats(seats) => {
                let seat = seats.only().expect("one player at a time");
                offer.refill(&state, seat);
                let index = dice.index(offer.moves().len());
                offer.play(&mut state, seat, index);
                moves += 1;
            }
        }
    }
}
