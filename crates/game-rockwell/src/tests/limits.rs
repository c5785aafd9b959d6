//! RW-1.6, RW-11.1.3: no limit that the rules do not have. Any number of cubes can be moved, and what is offered stays
//! short enough to be listed all the same.

use super::fixture::*;
use super::random_games::random_game;
use crate::Rockwell;
use crate::components::BUILT_IN;
use crate::news::{Event, News};
use crate::phase::achievements;
use crate::rules::Rule;
use crate::state::State;
use adit_game::{Game, Language, Offer, Seat, SeedDice, Setup, Texts, Viewer};

/// More moves are never offered to anybody.
const LARGEST_OFFER: usize = 2_000;

/// Everybody starts with huge stocks and a lot of money.
fn rich(seats: u8) -> Setup {
    let (start, money) = ("{ zinc = 3, copper = 2, silver = 1, gold = 0 }", "start_money = 3000");
    assert!(BUILT_IN.contains(start) && BUILT_IN.contains(money));
    let data = BUILT_IN
        .replacen(start, "{ zinc = 3000000, copper = 70001, silver = 999, gold = 201 }", 1)
        .replacen(money, "start_money = 77777777700", 1);
    Setup { data: Some(data.into()), ..Setup::seats(seats) }
}

/// How a number is named: its thousands and hundreds digit by digit, then the rest; a small one at once.
fn parts(number: u32) -> Vec<u32> {
    if number <= 200 {
        return vec![number];
    }
    let digits = (2..=number.ilog10()).rev().map(|power| number / 10_u32.pow(power) % 10 * 10_u32.pow(power));
    digits.chain([number % 100]).filter(|&part| part > 0).collect()
}

fn name(state: &mut State, seat: Seat, verb: &str, number: u32) {
    for part in parts(number) {
        assert!(Offer::<Rockwell>::new(state, seat).moves().len() < LARGEST_OFFER);
        play(state, seat, &format!("{verb} {part}"));
    }
}

const NUMBERS: [u32; 12] = [1, 99, 100, 199, 200, 201, 230, 300, 1_000, 1_234, 60_070, 2_999_999];

/// RW-4.2.1: a bid is any set of own cubes.
#[test]
fn any_number_of_cubes_can_be_bid() {
    for number in NUMBERS {
        let mut state = auction_with(&rich(4));
        name(&mut state, green(), "bid zinc", number);
        name(&mut state, green(), "bid copper", 70_001);
        seal_all(&mut state, "bid done");
        assert_eq!(cubes(&state, green()), [3_000_000 - number, 0, 999, 201]);
        assert_eq!(state.directorate.first(), Some(green()));
    }
}

/// RW-5.1.1: any number of own cubes becomes as many insurance tiles.
#[test]
fn any_number_of_cubes_can_be_exchanged() {
    for number in NUMBERS {
        let mut state = drilling(4);
        goods(&mut state, red(), [3_000_000, 0, 0, 0], 0);
        begin_phase_one(&mut state);
        name(&mut state, red(), "insure zinc", number);
        seal_all(&mut state, "insure done");
        assert_eq!(cubes(&state, red())[0], 3_000_000 - number);
        assert_eq!(state.players[red()].insurance, number);
    }
}

/// RW-6.2: any number of own cubes is sold, and as many are bought as the money is enough for.
#[test]
fn any_number_of_cubes_can_be_traded() {
    for number in NUMBERS {
        for verb in ["sell", "buy"] {
            let mut state = market(4, &[green(), red()]);
            goods(&mut state, green(), [3_000_000, 0, 0, 0], 1_200_000_000);
            let mut parts = parts(number);
            let mut last = parts.pop().expect("a number has parts");
            // Something is always left to be named with the transaction itself.
            if last > 200 {
                parts.extend(self::parts(last - 100));
                last = 100;
            }
            for part in parts {
                assert!(Offer::<Rockwell>::new(&state, green()).moves().len() < LARGEST_OFFER);
                play(&mut state, green(), &format!("count zinc {part}"));
                assert_eq!(turn(&state), green());
            }
            play(&mut state, green(), &format!("{verb} zinc {last}"));
            assert_eq!(turn(&state), red());
            let (cubes, dollars) = (cubes(&state, green())[0], dollars(&state, green()));
            let money = u64::from(number) * 400;
            let wanted = match verb {
                "sell" => (3_000_000 - number, 1_200_000_000 + money),
                _ => (3_000_000 + number, 1_200_000_000 - money),
            };
            assert_eq!((cubes, dollars), wanted, "{verb} {number}");
        }
    }
}

/// RW-11.1.3: how many cubes are named, and what is refused.
#[test]
fn many_cubes_are_named_in_round_numbers() {
    let mut state = auction_with(&rich(4));
    refused(&state, green(), "bid zinc 201", Rule::TooManyCubes);
    refused(&state, green(), "bid zinc 4000000", Rule::BidExceedsCubes);
    refused(&state, green(), "bid gold 300", Rule::BidExceedsCubes);
    play(&mut state, green(), "bid zinc 3000");
    refused(&state, green(), "bid zinc 1000", Rule::AlreadyNamed);
    assert!(legal(&state, green(), "bid zinc 150"), "the rest of 3150, as a sheet names it");
    play(&mut state, green(), "bid zinc 200");
    refused(&state, green(), "bid zinc 150", Rule::AlreadyNamed);
    play(&mut state, green(), "bid zinc 30");
    refused(&state, green(), "bid zinc 1", Rule::AlreadyNamed);
    play(&mut state, green(), "bid gold 200");
    refused(&state, green(), "bid gold 2", Rule::BidExceedsCubes);
    play(&mut state, green(), "bid gold 1");

    let mut state = market(4, &[green(), red()]);
    goods(&mut state, green(), [1_000, 200, 0, 0], 0);
    achievements::award(&mut state, None);
    refused(&state, green(), "count copper 100", Rule::NothingToCount);
    refused(&state, green(), "count zinc 1000", Rule::NothingToCount);
    refused(&state, green(), "count zinc 150", Rule::NotARoundCount);
    refused(&state, green(), "count zinc 20", Rule::NotARoundCount);
    refused(&state, green(), "sell zinc 900", Rule::TooManyCubes);
    play(&mut state, green(), "count zinc 300");
    refused(&state, green(), "count zinc 400", Rule::AlreadyNamed);
    refused(&state, green(), "buy zinc 1", Rule::PurchaseExceedsMoney);
    play(&mut state, green(), "sell zinc 200");
    assert_eq!(cubes(&state, green())[0], 500);
    play(&mut state, red(), "pass");
    refused(&state, green(), "count zinc 100", Rule::AlreadyTraded);
    // What was counted out goes with its own resource only.
    play(&mut state, green(), "sell copper 200");
    assert_eq!(cubes(&state, green())[..2], [500, 0]);
}

/// Whatever is played with huge stocks, the invariants hold, what is offered stays short, and a position can be
/// imagined from what each player sees.
#[test]
fn random_games_with_huge_stocks_hold_the_laws() {
    for seats in [2, 3, 4] {
        for seed in 0..6 {
            let mut step = 0;
            random_game(&rich(seats).with("round_limit", "3"), seed, |_, _, state| {
                audit(state);
                step += 1;
                if step % 7 == 0 {
                    for seat in Rockwell::pending(state).seats().iter() {
                        assert!(Offer::<Rockwell>::new(state, seat).moves().len() < LARGEST_OFFER);
                        let view = Rockwell::view(state, Viewer::Seat(seat));
                        let imagined = Rockwell::imagine(&view, &mut SeedDice::new(seed));
                        assert_eq!(Rockwell::view(&imagined.expect("sound"), Viewer::Seat(seat)), view);
                    }
                }
            });
        }
    }
}

/// What can no longer be counted is refused when it is loaded, not lost when it is played.
#[test]
fn goods_beyond_counting_are_refused() {
    let mut state = auction(4);
    goods(&mut state, green(), [4_000_000_000; 4], 0);
    let view = Rockwell::view(&state, Viewer::All);
    let fault = Rockwell::imagine(&view, &mut SeedDice::new(1)).expect_err("too much");
    assert!(fault.to_string().contains("players[0].remembered"), "{fault}");
    let data = BUILT_IN.replacen("start_money = 3000", "start_money = 400000000000", 1);
    assert!(Rockwell::start(&Setup { data: Some(data.into()), ..Setup::seats(4) }).is_err());
}

/// However much happens in a step, all of it is told.
#[test]
fn no_event_is_dropped() {
    let mut state = auction(4);
    state.news = (0..200).map(|round| Event::RoundBegan { round }).collect::<News>();
    state.news.tell(Event::Passed { seat: red() });
    let view = Rockwell::view(&state, Viewer::Public);
    let texts = Texts::new(Language::English, &[Rockwell::texts(Language::English).expect("English texts")]);
    assert_eq!(Rockwell::narrate(&view, &texts).len(), 201);
    let imagined = Rockwell::imagine(&view, &mut SeedDice::new(1)).expect("it can be imagined");
    assert_eq!(imagined.news, state.news);
}
