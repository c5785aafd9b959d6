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

/// A picture of a position in the middle of a duel.
#[divan::bench]
fn picture(bencher: divan::Bencher<'_, '_>) {
    use adit_game::{Game, Language, Layout, Texts, Viewer};
    use game_caverna::Caverna;

    let texts = Texts::new(Language::English, &[Caverna::texts(Language::English).expect("English texts")]);
    let mut middle = None;
    let mut seen = 0;
    play(2, 1, |state| {
        seen += 1;
        if seen == 150 {
            middle = Some(Caverna::view(state, Viewer::Public));
        }
    });
    let view = middle.expect("a duel is longer");
    bencher.bench_local(|| Caverna::picture(&view, &texts, Layout::Wide));
}

/// Plays a random game and says how many moves it had.
fn game(seats: u8, seed: u64) -> u32 {
    play(seats, seed, |_| {})
}

/// The same, and shows every position.
fn play(seats: u8, seed: u64, mut visit: impl FnMut(&game_caverna::State)) -> u32 {
    use adit_game::{Game, RandomPlay, RandomStep, Setup, SplitDice};
    use game_caverna::Caverna;

    let mut dice = SplitDice(seed);
    let mut state = Caverna::start(&Setup::seats(seats)).expect("a table of this many seats");
    let mut play = RandomPlay::<Caverna>::default();
    let mut moves = 0;
    loop {
        visit(&state);
        let goes_on = play.step(&mut state, &mut dice, |step| {
            moves += u32::from(matches!(step, RandomStep::Move { .. }));
        });
        if !goes_on {
            return moves;
        }
    }
}
