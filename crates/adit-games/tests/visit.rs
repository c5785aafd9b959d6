//! The list of games and the way to their types are the same list.

use adit_any::ReadFault;
use adit_game::Game;
use adit_games::{GAMES, Visit, visit};

/// Says which game it was shown.
struct Name;

impl Visit for Name {
    type Output = &'static str;

    fn game<G: Game>(self) -> &'static str {
        G::ID
    }
}

#[test]
fn every_game_of_the_list_can_be_visited() {
    for game in GAMES {
        assert_eq!(visit(game.id(), Name), Ok(game.id()));
    }
}

#[test]
fn an_unknown_game_is_refused_with_the_names_of_those_there_are() {
    let fault = visit("chess", Name).expect_err("there is no such game");
    assert!(matches!(&fault, ReadFault::UnknownGame { game, .. } if game == "chess"), "{fault}");
    assert!(GAMES.iter().all(|game| fault.to_string().contains(game.id())), "{fault}");
}
