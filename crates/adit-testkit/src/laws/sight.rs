//! Laws of who sees what.

use super::walk::{Spot, few_games, walk};
use adit_game::{Game, GameResult, Notation, Offer, Pending, SeatSet, SeedDice, Viewer};

/// What a viewer gets of a position.
#[derive(Debug, PartialEq)]
struct Seen<V> {
    view: V,
    pending: SeatSet,
    over: Option<GameResult>,
    offer: Vec<String>,
}

fn seen<G: Game>(state: &G::State, viewer: Viewer) -> Seen<G::View> {
    let offer = match viewer {
        Viewer::Seat(seat) => Offer::<G>::new(state, seat).moves().iter().map(Notation::words).collect(),
        Viewer::Public | Viewer::All => Vec::new(),
    };
    Seen { view: G::view(state, viewer), pending: G::pending(state).seats(), over: G::result(state), offer }
}

fn viewers<G: Game>(spot: &Spot<G>) -> Vec<Viewer> {
    spot.seats().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

pub(super) fn imagine<G: Game>(state: &G::State, viewer: Viewer, dice: &mut SeedDice) -> G::State {
    match G::imagine(&G::view(state, viewer), dice) {
        Ok(state) => state,
        Err(fault) => panic!("from the view of {viewer} nothing can be imagined: {fault}"),
    }
}

/// A viewer's frame is the same for the true position and for any imagined one.
pub fn imagined_positions_look_the_same<G: Game>() {
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(6) {
            return;
        }
        for viewer in viewers(spot) {
            let imagined = imagine::<G>(&spot.state, viewer, &mut spot.dice);
            assert_eq!(G::audit(&imagined), Ok(()), "imagined by {viewer}");
            assert_eq!(seen::<G>(&imagined, viewer), seen::<G>(&spot.state, viewer), "seen by {viewer}");
        }
    });
}

/// From the view of everything the very position is imagined.
pub fn everything_imagined_is_the_same_position<G: Game>() {
    walk::<G>(few_games(), |spot| {
        let imagined = imagine::<G>(&spot.state, Viewer::All, &mut spot.dice);
        assert!(imagined == spot.state, "imagined {imagined:?}\ninstead of {:?}", spot.state);
    });
}

/// Two positions that differ only in what one may not see look the same to him: positions imagined by a
/// seat look the same to the public, which sees no more than the seat; and a sealed answer to a question
/// that others still owe an answer to looks the same to them whatever it is. An answer that is put together
/// part by part may show that it is finished, and nothing else.
pub fn twins_look_the_same<G: Game>() {
    walk::<G>(few_games(), |spot| {
        let sampled = spot.sampled(6);
        if sampled {
            for viewer in viewers(spot) {
                let twin = imagine::<G>(&spot.state, viewer, &mut spot.dice);
                let (truth, twin) =
                    (seen::<G>(&spot.state, Viewer::Public), seen::<G>(&twin, Viewer::Public));
                assert_eq!(truth, twin, "the public sees what {viewer} does not");
            }
        }
        let pending = G::pending(&spot.state).seats();
        if pending.len() > 1 {
            sealed_answers_look_the_same(spot, pending);
        }
    });
}

/// The words of an answer and what the others get of the position after it.
type Answered<V> = (String, Vec<Seen<V>>);

fn sealed_answers_look_the_same<G: Game>(spot: &Spot<G>, pending: SeatSet) {
    for seat in pending.iter() {
        let mut others: Vec<Viewer> = spot.seats().filter(|other| *other != seat).map(Viewer::Seat).collect();
        others.push(Viewer::Public);
        // The first answer that leaves the seat asked, and the first that does not.
        let mut first: [Option<Answered<G::View>>; 2] = [None, None];
        for mv in Offer::<G>::new(&spot.state, seat).moves() {
            let mut state = spot.state.clone();
            adit_game::play::<G>(&mut state, seat, mv.clone()).expect("the move is offered");
            let waiting = match G::pending(&state) {
                Pending::Seats(seats) => seats,
                Pending::Chance | Pending::Over => SeatSet::EMPTY,
            };
            let mut still = pending;
            still.remove(seat);
            if !still.iter().all(|other| waiting.contains(other)) {
                continue;
            }
            let frames: Vec<_> = others.iter().map(|viewer| seen::<G>(&state, *viewer)).collect();
            let first = &mut first[usize::from(waiting.contains(seat))];
            match first {
                None => *first = Some((mv.words(), frames)),
                Some((words, expected)) => {
                    assert_eq!(
                        frames,
                        *expected,
                        "others can tell {:?} of {seat} from {words:?}",
                        mv.words()
                    );
                }
            }
        }
    }
}

/// A view is the same after it was sent as JSON.
pub fn a_view_survives_json<G: Game>() {
    walk::<G>(few_games(), |spot| {
        if !spot.sampled(4) {
            return;
        }
        for viewer in viewers(spot).into_iter().chain([Viewer::All]) {
            let view = G::view(&spot.state, viewer);
            let text = serde_json::to_string(&view).expect("a view is JSON");
            let read: G::View = serde_json::from_str(&text).expect("a view is read from its JSON");
            assert_eq!(read, view, "seen by {viewer}");
            let value = serde_json::to_value(&view).expect("a view is a JSON value");
            assert!(value.is_object(), "a view has named fields");
        }
    });
}
