//! Many games at once, and one: with the small game of the testkit.

use adit_game::{Numbers, Seat, Setup, Viewer, Vocabulary};
use adit_numbers::{AnyBatch, AnyPlay, Arrays, Asked, Batch, PICKED, PlayFault};
use adit_testkit::heaps::Heaps;

const SEATS: usize = 2;

/// The memory of so many games.
struct Memory {
    observations: Vec<i32>,
    picked: Vec<i32>,
    masks: Vec<bool>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    scores: Vec<i32>,
    ended: Vec<bool>,
}

impl Memory {
    fn new(games: usize, batch: &Batch<Heaps>) -> Memory {
        let width: usize = batch.specs().iter().map(adit_game::ArraySpec::size).sum();
        Memory {
            observations: vec![7; games * width],
            picked: vec![7; games * PICKED],
            masks: vec![true; games * Vocabulary::of::<Heaps>().size()],
            seats: vec![7; games],
            rewards: vec![7.0; games * SEATS],
            scores: vec![7; games * SEATS],
            ended: vec![true; games],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            picked: &mut self.picked,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            ended: &mut self.ended,
        }
    }
}

/// The games after so many random steps, and how many games ended.
fn drive(games: usize, threads: usize, steps: usize) -> (Memory, usize) {
    let mut batch = Batch::<Heaps>::new(&Setup::seats(SEATS as u8), games, threads).expect("a setup");
    let mut memory = Memory::new(games, &batch);
    let mut actions = vec![0; games];
    batch.reset(3, memory.arrays()).expect("the sizes fit");
    let mut ends = 0;
    for _ in 0..steps {
        batch.sample(&mut actions).expect("the sizes fit");
        batch.step(&actions, memory.arrays()).expect("what is sampled may follow");
        ends += memory.ended.iter().filter(|ended| **ended).count();
    }
    (memory, ends)
}

#[test]
fn neither_threads_nor_neighbours_change_a_game() {
    let (one, ends) = drive(9, 1, 300);
    let (three, _) = drive(9, 3, 300);
    let (few, _) = drive(2, 1, 300);
    assert!(ends > 20, "games end and begin again");
    assert_eq!(one.observations, three.observations);
    assert_eq!((one.masks.clone(), one.picked), (three.masks, three.picked));
    assert_eq!((one.seats.clone(), one.scores.clone()), (three.seats, three.scores));
    assert_eq!(few.observations, one.observations[..few.observations.len()]);
    assert_eq!(few.masks, one.masks[..few.masks.len()]);
}

#[test]
fn if_one_choice_is_wrong_no_game_is_stepped() {
    let mut batch = Batch::<Heaps>::new(&Setup::seats(2), 3, 1).expect("a setup");
    let mut memory = Memory::new(3, &batch);
    batch.reset(3, memory.arrays()).expect("the sizes fit");
    let mut actions = vec![0; 3];
    batch.sample(&mut actions).expect("the sizes fit");
    actions[2] = 0;
    let (before, masks) = (memory.picked.clone(), memory.masks.clone());
    let fault = batch.step(&actions, memory.arrays());
    assert_eq!(fault, Err(PlayFault::NotOfferedIn { game: 2, action: 0 }));
    assert_eq!((memory.picked.clone(), memory.masks.clone()), (before, masks));
    memory.seats.pop();
    assert_eq!(batch.step(&actions, memory.arrays()), Err(PlayFault::WrongSize("the array of seats")));
}

#[test]
fn a_play_is_driven_by_codes_and_shows_what_its_seat_sees() {
    let mut play = <dyn AnyPlay>::new::<Heaps>(&Setup::seats(2)).expect("a setup");
    while play.asked() == Asked::Chance {
        assert!(!play.outcomes().is_empty());
        play.settle(0).expect("the first outcome can be drawn");
    }
    assert_eq!(play.settle(0), Err(PlayFault::NoSuchOutcome(0)));
    let vocabulary = Vocabulary::of::<Heaps>();
    let word = |code: &u16| vocabulary.part(*code).expect("a code of the vocabulary").word.to_string();
    assert_eq!(play.next().iter().map(word).collect::<Vec<_>>(), ["bid"]);
    let bid = play.next()[0];
    assert_eq!(play.pick(bid), Ok(false));
    assert_eq!(play.prefix(), [bid]);
    play.unpick();
    assert!(play.prefix().is_empty());
    play.pick(bid).expect("a bid is offered");
    let three = play.next()[3];
    assert_eq!(play.pick(three), Ok(true));
    assert_eq!(play.asked(), Asked::Seat(Seat::new(1).expect("a seat")));
    assert_eq!(play.pick(0), Err(PlayFault::NotOffered { code: 0 }));

    let size = play.arrays().iter().map(adit_game::ArraySpec::size).sum();
    let mut seen = vec![0; size];
    play.observe(0, &mut seen).expect("the array is large enough");
    let view = play.look(Viewer::Seat(Seat::FIRST)).expect("a seat");
    let view = view.of::<Heaps>().expect("a view of the game").clone();
    let mut expected = vec![0; size];
    Numbers::fill(&mut expected, |numbers| <Heaps as adit_game::Game>::encode(&view, numbers));
    assert_eq!(seen, expected);
    assert_eq!(play.observe(2, &mut seen), Err(PlayFault::NoSuchSeat { seat: 2, seats: 2 }));
    assert!(play.observe(0, &mut seen[1..]).is_err());
}
