//! Measurements on dense, full, worst and ordinary boards.

#[path = "../tests/support/mod.rs"]
mod support;

use divan::{Bencher, black_box};
use game_cavum::routes::{Graph, Limits, Solver};
use support::{
    FOUR, Random, SIX, THREE, TWO, dense_board, full_board, packed_board, random_board, sparse_graph,
    worst_board,
};

fn main() {
    divan::main();
}

fn solve_each(bencher: Bencher<'_, '_>, graphs: &[Graph]) {
    let mut solver = Solver::new();
    bencher
        .counter(graphs.len())
        .bench_local(|| graphs.iter().map(|graph| solver.solve(black_box(graph)).len()).sum::<usize>());
}

/// A thousand graphs as they occur in random play.
#[divan::bench]
fn thousand_sparse_graphs(bencher: Bencher<'_, '_>) {
    let mut random = Random::new(3);
    let graphs: Vec<Graph> = (0..1_000).map(|_| sparse_graph(&mut random)).collect();
    solve_each(bencher, &graphs);
}

/// Loosely built boards of forty to sixty tiles of all kinds.
#[divan::bench(sample_count = 20)]
fn hundred_loose_boards(bencher: Bencher<'_, '_>) {
    let mut random = Random::new(4);
    let graphs: Vec<Graph> = (0..100)
        .map(|_| {
            let hexes = 40 + random.below(20);
            random_board(&mut random, hexes, 8, 5, &[TWO, THREE, FOUR, SIX]).graph()
        })
        .collect();
    solve_each(bencher, &graphs);
}

#[divan::bench(sample_count = 20)]
fn dense(bencher: Bencher<'_, '_>) {
    solve_each(bencher, &[dense_board().graph()]);
}

/// The dense board with the last stone on every vein, judged during the route.
#[divan::bench(sample_count = 20)]
fn dense_one_way(bencher: Bencher<'_, '_>) {
    let mut board = dense_board();
    board.last_stone.fill(true);
    solve_each(bencher, &[board.graph()]);
}

/// All tiles of the game, fifteen veins or so, eleven stations.
#[divan::bench(sample_count = 5, args = [0, 1, 2])]
fn full(bencher: Bencher<'_, '_>, seed: u64) {
    solve_each(bencher, &[full_board(&mut Random::new(seed), 18).graph()]);
}

/// All tiles of the game close together, eighteen veins, eleven stations.
#[divan::bench(sample_count = 3, sample_size = 1, args = [0, 3, 10])]
fn packed(bencher: Bencher<'_, '_>, seed: u64) {
    solve_each(bencher, &[packed_board(&mut Random::new(seed)).graph()]);
}

/// Ninety-one hexes of six exits; the answer is trimmed.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn worst(bencher: Bencher<'_, '_>) {
    solve_each(bencher, &[worst_board(&mut Random::new(7)).graph()]);
}

/// The same when a caller wants an answer soon.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn worst_in_a_hurry(bencher: Bencher<'_, '_>) {
    let graph = worst_board(&mut Random::new(7)).graph();
    let mut solver =
        Solver::with_limits(Limits { exact_states: 1 << 16, trimmed_states: 1 << 12, ..Limits::default() });
    bencher.bench_local(|| solver.solve(black_box(&graph)).len());
}
