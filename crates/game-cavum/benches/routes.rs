//! Measurements on dense, full, worst and ordinary boards.

#[path = "../tests/support/mod.rs"]
mod support;

use divan::{Bencher, black_box};
use game_cavum::routes::{Limits, Network, Solver};
use support::{
    FOUR, Random, SIX, THREE, TWO, dense_board, full_board, packed_board, random_board, sparse_network,
    worst_board,
};

fn main() {
    divan::main();
}

fn solve_each(bencher: Bencher<'_, '_>, networks: &[Network]) {
    let mut solver = Solver::new();
    bencher
        .counter(networks.len())
        .bench_local(|| networks.iter().map(|network| solver.solve(black_box(network)).len()).sum::<usize>());
}

/// A thousand networks as they occur in random play.
#[divan::bench]
fn thousand_sparse_networks(bencher: Bencher<'_, '_>) {
    let mut random = Random::new(3);
    let networks: Vec<Network> = (0..1_000).map(|_| sparse_network(&mut random)).collect();
    solve_each(bencher, &networks);
}

/// Loosely built boards of forty to sixty tiles of all kinds.
#[divan::bench(sample_count = 20)]
fn hundred_loose_boards(bencher: Bencher<'_, '_>) {
    let mut random = Random::new(4);
    let networks: Vec<Network> = (0..100)
        .map(|_| {
            let hexes = 40 + random.below(20);
            random_board(&mut random, hexes, 8, 5, &[TWO, THREE, FOUR, SIX]).network()
        })
        .collect();
    solve_each(bencher, &networks);
}

#[divan::bench(sample_count = 20)]
fn dense(bencher: Bencher<'_, '_>) {
    solve_each(bencher, &[dense_board().network()]);
}

/// The dense board with the last stone on every vein, judged during the route.
#[divan::bench(sample_count = 20)]
fn dense_one_way(bencher: Bencher<'_, '_>) {
    let mut board = dense_board();
    board.last_stone.fill(true);
    solve_each(bencher, &[board.network()]);
}

/// All tiles of the game, fifteen veins or so, eleven stations.
#[divan::bench(sample_count = 5, args = [0, 1, 2])]
fn full(bencher: Bencher<'_, '_>, seed: u64) {
    solve_each(bencher, &[full_board(&mut Random::new(seed), 18).network()]);
}

/// All tiles of the game close together, eighteen veins, eleven stations.
#[divan::bench(sample_count = 3, sample_size = 1, args = [0, 3, 10])]
fn packed(bencher: Bencher<'_, '_>, seed: u64) {
    solve_each(bencher, &[packed_board(&mut Random::new(seed)).network()]);
}

/// Ninety-one hexes of six exits; the answer is trimmed.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn worst(bencher: Bencher<'_, '_>) {
    solve_each(bencher, &[worst_board(&mut Random::new(7)).network()]);
}

/// The same when a caller wants an answer soon.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn worst_in_a_hurry(bencher: Bencher<'_, '_>) {
    let network = worst_board(&mut Random::new(7)).network();
    let mut solver =
        Solver::with_limits(Limits { exact_states: 1 << 16, trimmed_states: 1 << 12, ..Limits::default() });
    bencher.bench_local(|| solver.solve(black_box(&network)).len());
}
