//! Tests that read like the rules. Each cites the clauses it is about.

mod auction;
mod board;
mod build;
mod city_scoring;
mod colour_sale;
mod end;
mod explosion;
mod fixture;
mod guide;
mod information;
mod insight;
mod invariants;
mod lay;
mod order_sale;
mod orders;
mod prospecting;
mod random_games;
mod rulings;
mod setup;
mod stations;
mod veins;
