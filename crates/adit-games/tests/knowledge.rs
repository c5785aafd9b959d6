//! What bots know about the games fits the games.

use adit_bots::{Bot as _, Greedy, Judge, Stop};
use adit_game::{Game, Notation as _, Pending, Setup, SplitDice, Viewer};
use game_caverna::Caverna;
use game_cavum::Cavum;
use game_rockwell::Rockwell;

/// The game has weights for every number of seats, and they are about its features.
fn has_weights<G: Game>() {
    let judge = Judge::<G>::of_game().unwrap_or_else(|fault| panic!("{}: {fault}", G::ID));
    for seats in G::SEATS {
        assert!(judge.is_taught(usize::from(*seats)), "{} has no weights for {seats} seats", G::ID);
    }
}

#[test]
fn every_game_has_weights_for_its_features() {
    has_weights::<Cavum>();
    has_weights::<Caverna>();
    has_weights::<Rockwell>();
}

/// Taking back what was named could be done for ever.
#[test]
fn a_greedy_player_does_not_take_back_what_it_has_named() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = Rockwell::start(&Setup::seats(2))?;
    let mut bot = Greedy::<Rockwell>::new(1)?;
    let (mut dice, mut outcomes) = (SplitDice(1), Vec::new());
    let mut named = 0;
    for _ in 0..150 {
        while adit_game::roll::<Rockwell>(&mut state, &mut outcomes, &mut dice).is_some() {}
        let Pending::Seats(pending) = Rockwell::pending(&state) else { break };
        let Some(seat) = pending.iter().last() else { break };
        let choice =
            bot.consider(&Rockwell::view(&state, Viewer::Seat(seat)), seat, &Stop::default())?.choice;
        let words = choice.words();
        assert!(!words.ends_with(" again"), "{words}");
        named += usize::from(words.starts_with("bid "));
        adit_game::play::<Rockwell>(&mut state, seat, choice).map_err(|rule| format!("{words}: {rule:?}"))?;
    }
    assert!(named > 0, "nobody has named a bid");
    Ok(())
}
