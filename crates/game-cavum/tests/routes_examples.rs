//! The worked examples of the rules, and boards of known size.

mod support;

use game_cavum::routes::{Graph, Limits, Node, Solver};
use support::{
    Board, FOUR, Random, SIX, THREE, TWO, VeinSet, dense_board, full_board, judge, vein_sets, worst_board,
};

type Cell = (i32, i32);

fn start_board() -> Board {
    let mut board = Board::new();
    board.lay(SIX, (0, 0), 0).put_vein((0, 0));
    for q in -4..=-1 {
        board.lay(FOUR, (q, 5), 1);
    }
    board
}

fn nodes(board: &Board, cells: &[Cell]) -> Vec<Node> {
    cells.iter().map(|&cell| board.node(cell)).collect()
}

fn set(board: &Board, cells: &[Cell]) -> u128 {
    cells.iter().fold(0, |set, &cell| set | 1 << board.node(cell))
}

/// Asserts that there is just one set of veins and that this route passes it.
fn assert_only_set(board: &Board, veins: &[Cell], route: &[Cell]) {
    let graph = board.graph();
    let drawn = nodes(board, route);
    assert_eq!(judge(&graph, &drawn), Some(set(board, veins)));
    let found = vein_sets(&graph);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].veins, set(board, veins));
    assert_eq!(found[0].route.len(), route.len());
}

#[test]
fn way_through_a_vein() {
    let mut board = start_board();
    board.lay(TWO, (-3, 4), 0).put_vein((-3, 4));
    board.lay(TWO, (-3, 3), 2).put_station((-3, 3));
    board.put_station((-4, 6));
    let route = [(-3, 3), (-3, 4), (-4, 5), (-4, 6)];
    assert_only_set(&board, &[(-3, 4)], &route);

    // Once the vein is gone the tile below leads only east and west.
    let hex = board.at((-3, 4));
    board.vein[hex] = false;
    assert_eq!(vein_sets(&board.graph()), []);

    // With its last stone judged during the route it may be entered, not left.
    board.vein[hex] = true;
    board.last_stone[hex] = true;
    assert_eq!(vein_sets(&board.graph()), []);
    assert_eq!(judge(&board.graph(), &nodes(&board, &route)), None);
}

fn three_players_board() -> Board {
    let mut board = start_board();
    for (cell, rotation) in [((5, -2), 0), ((3, -2), 0), ((2, -1), 2), ((-1, 3), 1), ((-3, 4), 0)] {
        board.lay(TWO, cell, rotation);
    }
    for cell in [(4, -2), (2, -2), (2, 0), (0, 2), (-2, 4), (-4, 4)] {
        board.lay(THREE, cell, 0).put_vein(cell);
    }
    board
}

#[test]
fn prospecting_of_three_players() {
    let mut green = three_players_board();
    green.lay(TWO, (1, 1), 1).put_station((1, 1));
    green.put_station((6, -2)).put_station((-5, 6));
    let all = [(4, -2), (2, -2), (2, 0), (0, 2), (-2, 4), (-4, 4)];
    let route = [
        (6, -2),
        (5, -2),
        (4, -2),
        (3, -2),
        (2, -2),
        (2, -1),
        (2, 0),
        (1, 1),
        (0, 2),
        (-1, 3),
        (-2, 4),
        (-3, 4),
        (-4, 4),
        (-4, 5),
        (-5, 6),
    ];
    let graph = green.graph();
    assert_eq!(judge(&graph, &nodes(&green, &route)), Some(set(&green, &all)));
    let found = vein_sets(&graph);
    assert_eq!(found[0].veins, set(&green, &all));
    assert_eq!(found[0].route.len(), route.len());
    let halves: Vec<u128> = found[1..].iter().map(|found| found.veins).collect();
    assert!(halves.contains(&set(&green, &all[..3])));
    assert!(halves.contains(&set(&green, &all[3..])));
    assert_eq!(found.len(), 3);

    let mut blue = three_players_board();
    blue.lay(TWO, (-2, 3), 2).put_station((-2, 3));
    blue.put_station((-4, 6));
    let graph = blue.graph();
    let both = [(-2, 4), (-4, 4)];
    let route = [(-2, 3), (-2, 4), (-3, 4), (-4, 4), (-4, 5), (-4, 6)];
    assert_eq!(judge(&graph, &nodes(&blue, &route)), Some(set(&blue, &both)));
    let found: Vec<u128> = vein_sets(&graph).iter().map(|found| found.veins).collect();
    assert_eq!(found, [set(&blue, &both), set(&blue, &both[..1])]);

    // Green's station on (1,1) is no node for Yellow.
    let mut yellow = three_players_board();
    yellow.lay(TWO, (4, -1), 2).put_station((4, -1));
    yellow.put_station((-2, 6));
    assert_eq!(vein_sets(&yellow.graph()), []);
}

#[test]
fn first_phase_of_two_players() {
    let mut blue = start_board();
    blue.lay(THREE, (-3, 4), 0).put_vein((-3, 4));
    blue.lay(FOUR, (-3, 3), 1).put_station((-3, 3));
    blue.put_station((-5, 6));
    blue.lay(THREE, (-4, 4), 1);
    blue.lay(FOUR, (-1, 4), 1).put_vein((-1, 4));
    blue.lay(SIX, (-2, 2), 0).put_vein((-2, 2));
    blue.lay(TWO, (-1, 1), 1);
    blue.lay(THREE, (1, -1), 0).put_station((1, -1));
    blue.lay(TWO, (0, 1), 2);
    let best = [(0, 0), (-2, 2), (-3, 4)];
    let route = [(1, -1), (0, 0), (-1, 1), (-2, 2), (-3, 3), (-3, 4), (-4, 5), (-5, 6)];
    let graph = blue.graph();
    assert_eq!(judge(&graph, &nodes(&blue, &route)), Some(set(&blue, &best)));
    let found = vein_sets(&graph);
    assert_eq!(found[0].veins, set(&blue, &best));
    assert_eq!(found[0].route.len(), route.len());

    let mut red = start_board();
    red.lay(THREE, (-3, 4), 0).put_vein((-3, 4));
    red.lay(TWO, (-2, 4), 0).put_station((-2, 4));
    red.put_station((-3, 6));
    red.lay(THREE, (-4, 4), 1);
    red.lay(FOUR, (-1, 4), 1).put_vein((-1, 4));
    red.lay(SIX, (-2, 2), 0).put_vein((-2, 2));
    red.lay(TWO, (-1, 1), 1);
    red.lay(TWO, (0, 1), 2);
    red.lay(THREE, (0, 3), 0);
    red.lay(FOUR, (0, -1), 1).put_station((0, -1));
    red.lay(SIX, (0, 2), 0).put_vein((0, 2));
    let best = [(0, 0), (0, 2), (-1, 4), (-3, 4)];
    let route = [(0, -1), (0, 0), (0, 1), (0, 2), (0, 3), (-1, 4), (-2, 4), (-3, 4), (-3, 5), (-3, 6)];
    let graph = red.graph();
    assert_eq!(judge(&graph, &nodes(&red, &route)), Some(set(&red, &best)));
    let found = vein_sets(&graph);
    assert_eq!(found[0].veins, set(&red, &best));
    assert_eq!(found[0].route.len(), route.len());
}

#[test]
fn city_cells_on_a_way() {
    let mut board = start_board();
    board.lay(TWO, (-4, 4), 2).put_station((-4, 4));
    board.lay(TWO, (-2, 4), 1).put_station((-2, 4));
    assert_eq!(vein_sets(&board.graph()), []);
    board.put_station((-4, 6));
    let found = vein_sets(&board.graph());
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].veins, 0);
    let route = [(-4, 4), (-4, 5), (-4, 6), (-3, 5), (-2, 4)];
    assert_eq!(judge(&board.graph(), &nodes(&board, &route)), Some(0));
}

#[test]
fn faults_of_routes() {
    let mut graph = Graph { stations: 0b1_0101, veins: 0b10, ..Graph::default() };
    graph.join(0, 1);
    graph.join(1, 2);
    graph.allow_step(2, 3);
    graph.join(3, 4);
    assert_eq!(judge(&graph, &[]), None);
    assert_eq!(judge(&graph, &[0]), None);
    assert_eq!(judge(&graph, &[1, 2]), None);
    assert_eq!(judge(&graph, &[0, 1]), None);
    assert_eq!(judge(&graph, &[0, 1, 0]), None);
    assert_eq!(judge(&graph, &[0, 2]), None);
    assert_eq!(judge(&graph, &[4, 3, 2]), None);
    assert_eq!(judge(&graph, &[0, 1, 2, 3, 4]), Some(0b10));
}

#[test]
fn nothing_without_two_stations() {
    assert_eq!(vein_sets(&Graph::default()), []);
    let mut graph = Graph { stations: 1, ..Graph::default() };
    graph.join(0, 1);
    graph.join(1, 2);
    graph.join(2, 0);
    assert_eq!(vein_sets(&graph), []);
}

/// What has no room in the states of a sweep is answered all the same.
#[test]
fn networks_beyond_the_sweep() {
    let mut sweeping = Solver::with_limits(Limits { walk_steps: 0, ..Limits::default() });
    let mut chain = Graph { stations: 1 | 1 << 59, veins: (1 << 59) - 2, ..Graph::default() };
    for node in 0..59 {
        chain.join(node, node + 1);
    }
    let findings = sweeping.solve(&chain);
    assert_eq!(findings.len(), 1);
    assert_eq!(findings.iter().next().map(|passage| passage.route.len()), Some(60));

    let mut star = Graph { stations: (1 << 31) - 2, veins: 1, ..Graph::default() };
    for node in 1..31 {
        star.join(0, node);
    }
    let findings = sweeping.solve(&star);
    assert!(findings.is_exact());
    assert_eq!(findings.len(), 1);
    assert_eq!(findings.iter().next().map(|passage| passage.route), Some(&[1, 0, 2][..]));
}

/// The order of the results and the witnesses are the same every time, whatever
/// the solver has done before.
#[test]
fn same_answer_from_fresh_and_used_solvers() {
    let mut random = Random::new(5);
    let mut used = Solver::new();
    for _ in 0..20 {
        let graph = full_board(&mut random, 8).graph();
        let again: Vec<VeinSet> = used
            .solve(&graph)
            .iter()
            .map(|passage| VeinSet { veins: passage.veins, route: passage.route.to_vec() })
            .collect();
        assert_eq!(again, vein_sets(&graph));
        assert!(again.is_sorted_by_key(|found| (u32::MAX - found.veins.count_ones(), found.veins)));
    }
}

/// The same graph with its nodes numbered otherwise.
fn renumbered(graph: &Graph, stride: u8) -> Graph {
    let number = |node: Node| node.wrapping_mul(stride) % 128;
    let renumbered_set = |set: u128| {
        (0..128)
            .filter(|&node| set >> node & 1 != 0)
            .fold(0, |renumbered, node| renumbered | 1 << number(node))
    };
    let mut result = Graph {
        stations: renumbered_set(graph.stations),
        veins: renumbered_set(graph.veins),
        ..Graph::default()
    };
    for node in 0..128 {
        result.arcs[usize::from(number(node))] = renumbered_set(graph.arcs[usize::from(node)]);
    }
    result
}

/// Boards too large to be enumerated are at least swept to the same lengths in
/// quite different orders.
#[test]
fn numbering_does_not_matter() {
    let mut random = Random::new(11);
    for round in 0..12 {
        let mut board = full_board(&mut random, 10);
        if round % 2 == 1 {
            board.last_stone.fill(true);
        }
        let graph = board.graph();
        let lengths_by_veins = |stride: u8, back: u8| {
            let there = renumbered(&graph, stride);
            let mut lengths: Vec<(u128, usize)> = vein_sets(&there)
                .iter()
                .map(|found| {
                    let route: Vec<Node> =
                        found.route.iter().map(|node| node.wrapping_mul(back) % 128).collect();
                    let veins = judge(&graph, &route).expect("the route is good");
                    (veins, route.len())
                })
                .collect();
            lengths.sort_unstable();
            lengths
        };
        let lengths = lengths_by_veins(1, 1);
        // Each pair multiplies to one, modulo 128.
        for (stride, back) in [(3, 43), (11, 35), (127, 127)] {
            assert_eq!(lengths_by_veins(stride, back), lengths, "round {round}");
        }
    }
}

#[test]
fn dense_board_has_its_sets() {
    let graph = dense_board().graph();
    let mut solver = Solver::new();
    let findings = solver.solve(&graph);
    assert!(findings.is_exact());
    assert_eq!(findings.len(), 1024);
    for passage in findings.iter() {
        assert_eq!(judge(&graph, passage.route), Some(passage.veins));
    }
}

/// Giving up in the middle of a sweep leaves good routes, none shorter than the
/// exact ones, and no trace in later answers.
#[test]
fn trimmed_answers_are_good_ones() {
    let graph = dense_board().graph();
    let exact = vein_sets(&graph);
    let mut solver =
        Solver::with_limits(Limits { exact_states: 1 << 14, trimmed_states: 1 << 10, ..Limits::default() });
    let findings = solver.solve(&graph);
    assert!(!findings.is_exact());
    assert!(findings.len() > exact.len() / 10);
    for passage in findings.iter() {
        assert_eq!(judge(&graph, passage.route), Some(passage.veins));
        let best = exact.iter().find(|found| found.veins == passage.veins);
        assert!(best.is_some_and(|best| best.route.len() <= passage.route.len()));
    }
    let findings = solver.solve(&Graph::default());
    assert!(findings.is_exact() && findings.is_empty());
}

#[test]
fn worst_board_still_gets_good_routes() {
    let graph = worst_board(&mut Random::new(7)).graph();
    let mut solver = Solver::with_limits(Limits { exact_states: 1 << 16, ..Limits::default() });
    let findings = solver.solve(&graph);
    assert_eq!(findings.iter().next().map(|passage| passage.veins), Some(graph.veins));
    for passage in findings.iter() {
        assert_eq!(judge(&graph, passage.route), Some(passage.veins));
    }
}
