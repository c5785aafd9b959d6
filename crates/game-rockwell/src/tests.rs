//! Tests that read like the rules. Each cites the clauses it is about; X and Y are the worked examples.

mod achievements;
mod ai;
mod auction;
mod audit;
mod bribes;
mod components;
mod drilling;
mod ending;
mod extraction;
mod fixture;
mod geometry;
mod hazards;
mod insight;
mod insurance;
mod invariants;
mod limits;
mod market;
mod picture;
mod placement;
mod random_games;
mod setup;
mod shafts;
mod sight;
mod subcontractors;
mod words;
mod workshop;
