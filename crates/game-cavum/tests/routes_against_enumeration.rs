//! The solver against plain enumeration of all routes on small boards.

mod support;

use game_cavum::routes::{Graph, Limits, Node, Solver};
use proptest::prelude::*;
use std::collections::BTreeMap;
use support::{FOUR, Random, SIX, THREE, TWO, judge, random_board};

/// The shortest length for each set of veins, by trying every route. Gives up on
/// boards with too many of them.
fn lengths_by_enumeration(graph: &Graph) -> Option<BTreeMap<u128, usize>> {
    fn extend(
        graph: &Graph,
        path: &mut Vec<Node>,
        passed: u128,
        steps_left: &mut u32,
        lengths: &mut BTreeMap<u128, usize>,
    ) -> Option<()> {
        let last = *path.last()?;
        if path.len() > 1 && graph.stations >> last & 1 != 0 {
            let length = lengths.entry(passed & graph.veins).or_insert(path.len());
            *length = path.len().min(*length);
        }
        for next in 0..128 {
            if graph.arcs[usize::from(last)] >> next & 1 == 0 || passed >> next & 1 != 0 {
                continue;
            }
            *steps_left = steps_left.checked_sub(1)?;
            path.push(next);
            extend(graph, path, passed | 1 << next, steps_left, lengths)?;
            path.pop();
        }
        Some(())
    }
    let mut lengths = BTreeMap::new();
    let mut steps_left = 60_000;
    for start in (0..128).filter(|&start| graph.stations >> start & 1 != 0) {
        extend(graph, &mut vec![start], 1 << start, &mut steps_left, &mut lengths)?;
    }
    Some(lengths)
}

fn assert_same_as_enumeration(solver: &mut Solver, graph: &Graph) -> bool {
    let Some(expected) = lengths_by_enumeration(graph) else {
        return false;
    };
    let findings = solver.solve(graph);
    assert!(findings.is_exact());
    let mut found = BTreeMap::new();
    for passage in findings.iter() {
        assert_eq!(judge(graph, passage.route), Some(passage.veins));
        let earlier = found.insert(passage.veins, passage.route.len());
        assert_eq!(earlier, None, "every set comes once");
    }
    assert_eq!(found, expected);
    true
}

const MIXES: [&[u8]; 4] = [&[TWO, THREE, FOUR, SIX], &[THREE, FOUR, FOUR, SIX], &[FOUR, SIX], &[SIX]];

/// A solver that sweeps even the smallest graph.
fn sweeping_solver() -> Solver {
    Solver::with_limits(Limits { walk_steps: 0, ..Limits::default() })
}

fn compare_on_random_boards(seed: u64, one_way: bool) {
    let mut random = Random::new(seed);
    let mut solver = Solver::new();
    let mut sweeping = sweeping_solver();
    let mut compared = 0;
    for _ in 0..3_000 {
        let kinds = MIXES[random.below(MIXES.len())];
        let hexes = 2 + random.below(26);
        let veins = random.below(8);
        let stations = 1 + random.below(6);
        let mut board = random_board(&mut random, hexes, veins, stations, kinds);
        if one_way {
            for index in 0..board.cells.len() {
                board.last_stone[index] = random.below(3) > 0;
            }
        }
        let graph = board.graph();
        if assert_same_as_enumeration(&mut solver, &graph) {
            assert_same_as_enumeration(&mut sweeping, &graph);
            compared += 1;
        }
    }
    assert!(compared > 2_000, "only {compared} boards were small enough");
}

#[test]
fn boards_with_steps_both_ways() {
    compare_on_random_boards(1, false);
}

#[test]
fn boards_with_steps_one_way() {
    compare_on_random_boards(2, true);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Graphs that are not boards at all, with any steps one way.
    #[test]
    fn arbitrary_networks(
        nodes in 2..14_u8,
        steps in prop::collection::vec((0..14_u8, 0..14_u8, any::<bool>()), 0..40),
        stations in 0..1_u128 << 14,
        veins in 0..1_u128 << 14,
    ) {
        let mut graph = Graph { stations, veins, ..Graph::default() };
        for (from, to, both_ways) in steps {
            let (from, to) = (from % nodes, to % nodes);
            if both_ways {
                graph.join(from, to);
            } else {
                graph.allow_step(from, to);
            }
        }
        assert_same_as_enumeration(&mut Solver::new(), &graph);
        assert_same_as_enumeration(&mut sweeping_solver(), &graph);
    }
}
