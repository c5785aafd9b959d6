//! The phases of a round, each in a file of its own: who acts, what he may do, what it does.

pub mod achievements;
pub mod advantage;
pub mod ai;
pub mod auction;
pub mod drilling;
pub mod extraction;
pub mod insurance;
pub mod market;
pub mod placement;
pub mod shafts;
pub mod workshop;
