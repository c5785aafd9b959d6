//! RW-12: invariants of whole games that one position cannot show.

use super::random_games::{Happened, random_game};
use crate::goods::{Cubes, Money, Resource};
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::Company;
use crate::state::{State, Tile};
use crate::{Move, Rockwell};
use adit_game::{Game, Seat, Setup, Viewer};

fn games(mut look: impl FnMut(&State, &Happened, &State)) {
    for seats in [2, 3, 4] {
        for seed in 100..130 {
            random_game(&Setup::seats(seats), seed, &mut look);
        }
    }
}

/// I-2: strengths never fall, the centre is never left, entrances are never entered. I-4: no tile turns back.
#[test]
fn nothing_goes_back() {
    games(|before, _, after| {
        for ((id, old), (_, new)) in before.teams.iter().zip(after.teams.iter()) {
            assert!(new.strength >= old.strength, "{id}");
            assert!(new.place.depth() == 5 || old.place.depth() != 5, "{id} left the centre");
            assert!(old.place.depth() == 0 || new.place.depth() != 0, "{id} went back to an entrance");
        }
        for (old, new) in before.terrain.iter().zip(&after.terrain) {
            assert!(!matches!(old, Tile::Flipped(_)) || old == new);
        }
    });
}

/// I-9: bribe tokens do not come back within a round.
#[test]
fn bribe_tokens_fall_within_a_round() {
    games(|before, step, after| {
        let bribed = matches!(step, Happened::Played(_, Move::Bribe { .. }));
        if before.round == after.round && !matches!(after.phase, Phase::Over(_)) {
            assert_eq!(before.bribe_tokens - after.bribe_tokens, u8::from(bribed));
        }
    });
}

/// I-5: the loots of an extraction are the card; sharers get equal amounts; leftovers are fewer than the sharers.
#[test]
fn an_extraction_gives_out_the_card() {
    let mut extractions = 0;
    games(|_, _, after| {
        let (mut found, mut shares, mut left) = (None, Vec::new(), Cubes::EMPTY);
        for event in after.news.events() {
            if let Event::CardDrawn { cubes, .. } = event {
                found = Some(*cubes);
            } else if let Event::Share { cubes, .. } = event {
                shares.push(*cubes);
            } else if let Event::Leftovers { cubes, .. } = event {
                left = *cubes;
            }
        }
        let Some(found) = found else { return };
        extractions += 1;
        assert!(!shares.is_empty() && shares.iter().all(|share| *share == shares[0]));
        for resource in Resource::ALL {
            assert!(usize::from(left[resource]) < shares.len());
            assert_eq!(shares[0][resource] * shares.len() as u8 + left[resource], found[resource]);
        }
    });
    assert!(extractions > 100, "{extractions} extractions were seen");
}

/// I-6: a hazard takes no more than strength and loot; who keeps a dear cube has lost no cheaper one.
#[test]
fn a_hazard_takes_the_dearest_cubes() {
    let mut hazards = 0;
    games(|before, step, after| {
        let Happened::Played(seat, Move::Cover { count }) = step else { return };
        let Phase::Extraction(extraction) = &before.phase else {
            panic!("insurance belongs to an extraction")
        };
        let crate::phase::extraction::Stage::Hazard(hazard) = &extraction.stage else {
            panic!("insurance belongs to a hazard")
        };
        let Some(Event::Hazard { lost, covered, .. }) = after.news.events().first() else {
            panic!("it is told")
        };
        hazards += 1;
        let loot = &hazard.loot[*seat];
        let strength = before.teams.strength_of(Company::Seat(*seat), hazard.slot);
        assert_eq!(covered, count);
        assert!(lost.total() + u32::from(*count) <= loot.total().min(strength.into()));
        for dear in Resource::ALL {
            let kept = loot[dear] > lost[dear];
            assert!(!kept || Resource::ALL[..dear.index()].iter().all(|&cheap| lost[cheap] == 0));
        }
    });
    assert!(hazards > 50, "{hazards} hazards were seen");
}

fn worth(state: &State, seat: Seat) -> Money {
    let player = &state.players[seat];
    let cubes =
        Resource::ALL.map(|resource| state.components().price(resource).times(player.stock.of(resource)));
    cubes.into_iter().fold(player.money, Money::plus)
}

/// I-18: the value of a player's goods rises only by extraction and shaft income, and trade does not change it.
#[test]
fn value_comes_from_the_earth_only() {
    games(|before, step, after| {
        let earned = after
            .news
            .events()
            .iter()
            .any(|event| matches!(event, Event::CardTaken { .. } | Event::ShaftIncome { .. }));
        for seat in Seat::all(before.seats()) {
            let (old, new) = (worth(before, seat), worth(after, seat));
            assert!(new <= old || earned, "{seat} went from {old:?} to {new:?}");
            if matches!(step, Happened::Played(_, Move::Sell { .. } | Move::Buy { .. })) {
                assert_eq!(old, new, "a transaction leaves the value as it is");
            }
        }
    });
}

/// I-19: one step triggers at most one extraction.
#[test]
fn a_step_triggers_at_most_one_extraction() {
    games(|before, _, after| {
        let flipped = after.flipped().len() - before.flipped().len();
        assert!(flipped <= 1);
    });
}

/// I-20: the same seed gives the same game, and nobody sees what others have sealed.
#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Setup::seats(3);
    let first = random_game(&setup, 7, |_, _, _| {});
    let second = random_game(&setup, 7, |_, _, _| {});
    assert_eq!(first, second);
    assert_eq!(Rockwell::view(&first, Viewer::Public), Rockwell::view(&second, Viewer::Public));
}

/// I-16: no resource twice in one phase II, and no more transactions and actions than the position has.
#[test]
fn positions_limit_transactions_and_actions() {
    games(|before, step, _| {
        if let (
            Phase::Market(market),
            Happened::Played(_, Move::Sell { resource, .. } | Move::Buy { resource, .. }),
        ) = (&before.phase, step)
        {
            let turn = usize::from(market.turn);
            assert!(!market.traded[turn].contains(*resource));
            assert!(market.done[turn] < before.rulebook.side().transactions[turn]);
        }
        if let Phase::Workshop(workshop) = &before.phase {
            let turn = usize::from(workshop.turn);
            assert!(workshop.done[turn] < before.rulebook.side().actions[turn]);
        }
    });
}
