//! What every bot does, whatever the game.

use adit_bots::{Bot, BotFault, Budget, Judge, Recipe, Search, SearchOptions, Stop};
use adit_game::{Game, Offer, Pending, Seat, SeedDice, Setup, Viewer};
use adit_testkit::heaps::{Heap, Heaps, Move, Phase, State, Stones};

const RECIPES: [&str; 4] =
    ["random", "greedy", "search:sims=40", "search:sims=30,threads=3,turns=2,blend=0.5,noise=1"];

fn bot(recipe: &str, seed: u64) -> Box<dyn Bot<Heaps>> {
    let recipe: Recipe = recipe.parse().expect("these are recipes");
    recipe.bot(seed).expect("the weights of the game fit")
}

fn consider(bot: &mut dyn Bot<Heaps>, state: &State, seat: Seat) -> Result<Move, BotFault> {
    let view = Heaps::view(state, Viewer::Seat(seat));
    Ok(bot.consider(&view, seat, &Stop::default())?.choice)
}

fn drawn(mut state: State, dice: &mut SeedDice) -> State {
    while let Some(chance) = adit_game::draw::<Heaps>(&state, dice) {
        adit_game::settle::<Heaps>(&mut state, chance).expect("it was drawn");
    }
    state
}

fn start(setup: &Setup, seed: u64) -> State {
    drawn(Heaps::start(setup).expect("a table of Heaps"), &mut SeedDice::new(seed))
}

/// Plays a game and gives all moves that were made.
fn game(recipes: &[&str], seed: u64) -> Vec<(Seat, Move)> {
    let mut state = start(&Setup::seats(recipes.len() as u8).with("heaps", "3"), seed);
    let mut bots: Vec<_> = recipes.iter().map(|recipe| bot(recipe, seed)).collect();
    let mut moves = Vec::new();
    while let Pending::Seats(pending) = Heaps::pending(&state) {
        for seat in pending.iter() {
            let mv = consider(&mut *bots[seat.index()], &state, seat).expect("the seat is asked");
            moves.push((seat, mv.clone()));
            adit_game::play::<Heaps>(&mut state, seat, mv).expect("a bot makes legal moves");
            state = drawn(state, &mut SeedDice::new(seed));
        }
    }
    moves
}

#[test]
fn bots_make_legal_moves_to_the_end_of_the_game() {
    for seed in 0..20 {
        for recipe in RECIPES {
            assert!(!game(&[recipe], seed).is_empty());
            assert!(!game(&[recipe, "greedy", "random"], seed).is_empty());
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    for recipe in RECIPES {
        assert_eq!(game(&[recipe, recipe], 5), game(&[recipe, recipe], 5), "{recipe}");
    }
}

#[test]
fn a_seed_makes_the_same_moves_on_every_platform() {
    let words = |(_, mv): &(Seat, Move)| adit_game::Notation::words(mv);
    let said: Vec<String> = game(&["search:sims=60,noise=0.5", "greedy"], 7).iter().map(words).collect();
    // They may change with the bots, but not from one platform to another.
    assert_eq!(said.join(", "), "bid 1, bid 2, take C 3, take B 1, take A 1, take C 1");
}

#[test]
fn choices_do_not_depend_on_what_the_seat_cannot_see() {
    let setup = Setup::seats(2).with("heaps", "3");
    let second = Seat::new(1).expect("there is a second seat");
    for seed in 0..30 {
        let one = start(&setup, seed);
        let mut twin = one.clone();
        // The first seat has another favourite and has bid something else; the second cannot know.
        twin.players[Seat::FIRST].favourite =
            Heap::ALL.into_iter().find(|heap| Some(*heap) != one.players[Seat::FIRST].favourite);
        let mut states = [one, twin];
        for (state, stones) in states.iter_mut().zip([0, 3]) {
            let bid = Move::Bid { stones: Stones(stones) };
            adit_game::play::<Heaps>(state, Seat::FIRST, bid).expect("a legal bid");
        }
        assert_ne!(states[0], states[1]);
        for recipe in RECIPES {
            let [one, twin] = states.each_ref().map(|state| consider(&mut *bot(recipe, seed), state, second));
            assert_eq!(one, twin, "{recipe} {seed}");
        }
    }
}

/// Two heaps, no favourites, nothing taken yet, and the first seat begins.
fn stones(heaps: [u8; 2]) -> State {
    let mut state = start(&Setup::seats(2).with("favourites", "false"), 1);
    state.heaps = heaps.map(Some).to_vec();
    for seat in Seat::all(2) {
        state.players[seat].bid = Some(0);
    }
    state.phase = Phase::Taking(Seat::FIRST);
    state
}

/// Can the first seat get more than the other, whatever the other does?
fn first_wins(state: &State) -> bool {
    let Pending::Seats(pending) = Heaps::pending(state) else {
        return Heaps::result(state).is_some_and(|result| result.winners().only() == Some(Seat::FIRST));
    };
    let seat = pending.only().expect("one seat after the other takes stones");
    let mut after = moves(state, seat).into_iter().map(|mv| first_wins(&played(state, seat, mv)));
    if seat == Seat::FIRST { after.any(|wins| wins) } else { after.all(|wins| wins) }
}

fn moves(state: &State, seat: Seat) -> Vec<Move> {
    Offer::<Heaps>::new(state, seat).moves().to_vec()
}

fn played(state: &State, seat: Seat, mv: Move) -> State {
    let mut state = state.clone();
    adit_game::play::<Heaps>(&mut state, seat, mv).expect("it was offered");
    state
}

#[test]
fn a_search_finds_the_moves_that_win_by_force() {
    let mut tested = 0;
    for heaps in [[4, 1], [5, 1], [4, 4], [5, 2], [5, 4], [5, 5]] {
        let state = stones(heaps);
        let winning = |mv: &Move| first_wins(&played(&state, Seat::FIRST, mv.clone()));
        let all = moves(&state, Seat::FIRST);
        let count = all.iter().filter(|mv| winning(mv)).count();
        if count == 0 || count == all.len() {
            continue;
        }
        tested += 1;
        for seed in 0..5 {
            for recipe in ["search:sims=1500", "search:sims=3000,threads=2"] {
                let mv = consider(&mut *bot(recipe, seed), &state, Seat::FIRST).expect("the seat is asked");
                assert!(winning(&mv), "{heaps:?} {recipe} {seed}: {mv:?}");
            }
        }
    }
    assert!(tested >= 3, "only {tested} positions have moves that win and moves that do not");
}

#[test]
fn a_search_keeps_its_budget() {
    let state = start(&Setup::seats(3), 3);
    let view = Heaps::view(&state, Viewer::Seat(Seat::FIRST));
    for (sims, threads) in [(1, 1), (17, 1), (300, 1), (300, 3)] {
        let options =
            SearchOptions { budget: Budget::simulations(sims), threads, ..SearchOptions::default() };
        let mut search = Search::<Heaps>::with(Judge::untaught(), options, 1);
        let thoughts = search.consider(&view, Seat::FIRST, &Stop::default()).expect("the seat is asked");
        assert_eq!(thoughts.simulations, u64::from(sims));
    }
}

#[test]
fn a_bot_that_is_called_off_answers_all_the_same() {
    let stop = Stop::default();
    stop.call_off();
    let state = start(&Setup::seats(3), 3);
    let view = Heaps::view(&state, Viewer::Seat(Seat::FIRST));
    for recipe in RECIPES.iter().chain(&["search:ms=3600000"]) {
        let thoughts = bot(recipe, 1).consider(&view, Seat::FIRST, &stop).expect("the seat is asked");
        assert_eq!(Heaps::check(&state, Seat::FIRST, &thoughts.choice), Ok(()));
    }
}

#[test]
fn who_is_not_asked_gets_no_move() {
    let state = stones([2, 2]);
    let second = Seat::new(1).expect("there is a second seat");
    for recipe in RECIPES {
        let answer = consider(&mut *bot(recipe, 1), &state, second);
        assert_eq!(answer, Err(BotFault::NotAsked { seat: second }), "{recipe}");
    }
}

/// Plays a game of Heaps in which the first seat searches, and says for each of its decisions how often it was looked at
/// before it was asked for.
fn looked_at_before(setup: &Setup) -> Vec<u64> {
    let options = SearchOptions { budget: Budget::simulations(600), ..SearchOptions::default() };
    let mut search = Search::<Heaps>::with(Judge::untaught(), options, 1);
    let mut state = start(setup, 4);
    let mut before = Vec::new();
    while let Pending::Seats(pending) = Heaps::pending(&state) {
        let seat = pending.iter().next().expect("somebody is asked");
        let mv = if seat == Seat::FIRST {
            let view = Heaps::view(&state, Viewer::Seat(seat));
            let thoughts = search.consider(&view, seat, &Stop::default()).expect("the seat is asked");
            if thoughts.simulations > 0 {
                before.push(search.visits() - thoughts.simulations);
            }
            thoughts.choice
        } else {
            moves(&state, seat).swap_remove(0)
        };
        adit_game::play::<Heaps>(&mut state, seat, mv).expect("a legal move");
        state = drawn(state, &mut SeedDice::new(4));
    }
    before
}

#[test]
fn a_search_goes_on_in_the_tree_it_has() {
    // Alone positions have fingerprints; where there are secrets they are known by what the seat sees.
    for seats in [1, 2] {
        let before = looked_at_before(&Setup::seats(seats).with("heaps", "3"));
        assert!(before.len() > 1 && before[1..].iter().any(|visits| *visits > 0), "{seats}: {before:?}");
    }
}

#[test]
fn alone_what_was_only_tried_out_is_forgiven() {
    let expected = |forgive: f32| {
        let budget = Budget::simulations(600);
        let options = SearchOptions { budget, forgive, ..SearchOptions::default() };
        let mut search = Search::<Heaps>::with(Judge::untaught(), options, 1);
        let view = Heaps::view(&start(&Setup::seats(1).with("heaps", "3"), 4), Viewer::Seat(Seat::FIRST));
        let thoughts = search.consider(&view, Seat::FIRST, &Stop::default()).expect("the seat is asked");
        thoughts.candidates.first().map(|best| best.expected).expect("there is a choice")
    };
    let (strict, lenient) = (expected(0.0), expected(1.0));
    assert!(lenient > strict, "{lenient} is not more than {strict}");
}

#[test]
fn an_account_is_what_the_judge_says_of_the_positions_behind_a_move() {
    let state = stones([5, 3]);
    let view = Heaps::view(&state, Viewer::Seat(Seat::FIRST));
    for mv in moves(&state, Seat::FIRST) {
        let after = played(&state, Seat::FIRST, mv.clone());
        let mut bot = bot("search:sims=1,turns=0", 1);
        let thoughts = bot
            .explain(&view, Seat::FIRST, std::slice::from_ref(&mv), &Stop::default())
            .expect("it is asked");
        let found = thoughts.candidates.into_iter().find(|candidate| candidate.mv == mv);
        let account = found.and_then(|candidate| candidate.account).expect("it was looked at");
        let judge = Judge::<Heaps>::of_game().expect("the weights can be read");
        let score = |seat: Seat| judge.score(&after, seat).expect("the game has weights");
        let others = Seat::all(2).filter(|seat| *seat != Seat::FIRST).map(score).reduce(f32::max);
        assert!((account.points - score(Seat::FIRST)).abs() < 1e-3, "{account:?}");
        assert!(account.others.zip(others).is_some_and(|(one, other)| (one - other).abs() < 1e-3));
    }
}

#[test]
fn to_explain_a_decision_changes_nothing_that_a_bot_does_without_it() {
    let state = start(&Setup::seats(2), 5);
    let Pending::Seats(pending) = Heaps::pending(&state) else { panic!("somebody is asked") };
    let seat = pending.iter().next().expect("somebody is asked");
    let view = Heaps::view(&state, Viewer::Seat(seat));
    let (mut plain, mut explaining) = (bot("search:sims=200", 3), bot("search:sims=200", 3));
    let considered = plain.consider(&view, seat, &Stop::default()).expect("it is asked");
    let explained = explaining.explain(&view, seat, &[], &Stop::default()).expect("it is asked");
    assert_eq!(considered.choice, explained.choice);
    let shares = |thoughts: &adit_bots::Thoughts<Heaps>| -> Vec<f32> {
        thoughts.candidates.iter().map(|candidate| candidate.share).collect()
    };
    assert_eq!(shares(&considered), shares(&explained));
    assert!(considered.candidates.iter().all(|candidate| candidate.account.is_none()));
}
