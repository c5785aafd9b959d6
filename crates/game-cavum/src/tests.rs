//! Tests that read like the rules. Each cites the clauses it is about.

mod auction;
mod board;
mod build;
mod fixture;
mod lay;
mod orders;
mod prospecting;
mod random_games;
mod setup;
mod stations;
mod veins;
