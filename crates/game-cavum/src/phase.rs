//! The sections of a phase, one file each, named as in the rules.

pub mod auction;
pub mod build;
pub mod city_scoring;
pub mod colour_sale;
pub mod deal;
pub mod explosion;
pub mod final_sale;
pub mod lay;
pub mod option;
pub mod order_sale;
pub mod orders;
pub mod prospect;
pub mod reveal;
pub mod station;
pub mod vein;
