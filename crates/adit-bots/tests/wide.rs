//! Offers of one move and of two thousand, in a game that is nothing else.

use adit_bots::{Recipe, Stop};
use adit_game::{
    Dice, Game, GameResult, Language, Legal, OptionSpec, Pending, Seat, Setup, SetupError, Texts, ViewFault,
    Viewer, Weight,
};
use serde::{Deserialize, Serialize};

/// Two moves, each chosen from as many as agreed; the sum is the score.
struct Wide;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Position {
    setup: Setup,
    said: Vec<u16>,
}

impl Position {
    fn width(&self) -> u16 {
        if self.setup.options.get("width").is_some_and(|width| width == "one") { 1 } else { 2_000 }
    }
}

adit_game::notation! {
    /// What can be said.
    enum Move {
        /// Say a number.
        Say { number: u16 } = "say",
    }
}

adit_game::notation! {
    /// Nothing is ever drawn.
    enum Chance {
        /// Nothing.
        Nothing {} = "nothing",
    }
}

adit_game::rules! {
    /// What a move can break.
    enum Rule {
        /// The number is too high.
        TooHigh = "rule-too-high" in "WD-1",
    }
}

impl Game for Wide {
    const ID: &'static str = "wide";
    const RULES: u16 = 1;
    const SEATS: &'static [u8] = &[1];

    type State = Position;
    type Move = Move;
    type Chance = Chance;
    type View = Position;
    type Rule = Rule;

    fn options() -> Vec<OptionSpec> {
        vec![OptionSpec::choice("width", &["one", "many"], "many")]
    }

    fn data() -> &'static str {
        ""
    }

    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Ok(Position { setup: setup.clone(), said: Vec::new() })
    }

    fn setup(state: &Position) -> &Setup {
        &state.setup
    }

    fn pending(state: &Position) -> Pending {
        if state.said.len() < 2 { Pending::seat(Seat::FIRST) } else { Pending::Over }
    }

    fn result(state: &Position) -> Option<GameResult> {
        let score = state.said.iter().map(|number| i32::from(*number)).sum();
        (state.said.len() == 2).then(|| GameResult { scores: vec![score], ranks: vec![1], ending: "said" })
    }

    fn moves(state: &Position, _seat: Seat, out: &mut Vec<Move>) {
        out.extend((0..state.width()).map(|number| Move::Say { number }));
    }

    fn check(state: &Position, _seat: Seat, mv: &Move) -> Result<(), Rule> {
        let Move::Say { number } = mv;
        if *number < state.width() { Ok(()) } else { Err(Rule::TooHigh) }
    }

    fn play(state: &mut Position, _seat: Seat, mv: Legal<Move>) {
        let Move::Say { number } = mv.get();
        state.said.push(number);
    }

    fn outcomes(_state: &Position, _out: &mut Vec<(Chance, Weight)>) {}

    fn settle(_state: &mut Position, _chance: Legal<Chance>) {}

    fn view(state: &Position, _viewer: Viewer) -> Position {
        state.clone()
    }

    fn imagine(view: &Position, _dice: &mut dyn Dice) -> Result<Position, ViewFault> {
        Ok(view.clone())
    }

    fn audit(_state: &Position) -> Result<(), String> {
        Ok(())
    }

    fn texts(_language: Language) -> Option<&'static str> {
        None
    }

    fn narrate(_view: &Position, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }

    fn sketch(_view: &Position, _texts: &Texts) -> String {
        String::new()
    }
}

fn first_number(recipe: &str, width: &str) -> u16 {
    let recipe: Recipe = recipe.parse().expect("a recipe");
    let position = Wide::start(&Setup::seats(1).with("width", width)).expect("a table");
    let mut bot = recipe.bot::<Wide>(3).expect("there are no weights that could be wrong");
    let thoughts = bot.consider(&position, Seat::FIRST, &Stop::default()).expect("the seat is asked");
    let Move::Say { number } = thoughts.choice;
    number
}

#[test]
fn one_move_is_taken() {
    for recipe in ["random", "greedy", "search:sims=50"] {
        assert_eq!(first_number(recipe, "one"), 0, "{recipe}");
    }
}

#[test]
fn two_thousand_moves_are_survived() {
    for recipe in
        ["random", "greedy", "search:sims=1", "search:sims=3000", "search:sims=600,threads=3,noise=1"]
    {
        assert!(first_number(recipe, "many") < 2_000, "{recipe}");
    }
}
