//! The sections of a phase, one file each, named as in the rules.
//!
//! Where somebody decides, the file holds what the section needs to know, and says who acts, what they may do and what it
//! does. The other files are actions of section 2 and what happens without a decision.

pub mod auction;
pub mod build;
pub mod choose;
pub mod city_scoring;
pub mod colour_sale;
pub mod deal;
pub mod explosion;
pub mod final_sale;
pub mod lay;
pub mod opener;
pub mod option;
pub mod order_sale;
pub mod orders;
pub mod prospect;
pub mod reveal;
pub mod selling;
pub mod station;
pub mod vein;

use adit_game::Seat;
use auction::Auction;
use build::Build;
use choose::Choose;
use colour_sale::ColourSale;
use final_sale::FinalSale;
use order_sale::OrderSale;
use orders::Orders;
use reveal::Reveal;
use selling::Selling;
use serde::{Deserialize, Serialize};

/// What is being played: a section with decisions (CV-4.1). Sections without decisions take no time.
///
/// Nothing in it is hidden from anybody (CV-D.20.5), so views show it as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Who opens the first auction is to be drawn.
    Opener,
    /// Order cards are to be turned up (CV-3.7, CV-16.1).
    Reveal(Reveal),
    /// 1A: bidding for a sequence card.
    Auction(Auction),
    /// 1A: the winner takes a sequence card.
    Choose(Choose),
    /// 1C: taking order cards.
    Orders(Orders),
    /// 2: building.
    Build(Build),
    /// 4A: bidding for the sale of a colour.
    ColourSale(ColourSale),
    /// 4A: the winner sells.
    Selling(Selling),
    /// 4B: fulfilling orders.
    OrderSale(OrderSale),
    /// CV-17.2: the final sale.
    FinalSale(FinalSale),
    /// The game is over.
    Over,
}

impl Phase {
    /// Have the pieces of the phase been dealt (CV-5.10)?
    pub fn is_after_deal(&self) -> bool {
        !matches!(self, Phase::Opener | Phase::Reveal(_) | Phase::Auction(_) | Phase::Choose(_))
    }

    /// Has the explosion of the phase taken place (CV-13)?
    pub fn is_after_explosion(&self) -> bool {
        self.is_after_deal() && !matches!(self, Phase::Orders(_) | Phase::Build(_))
    }

    /// Have all players shown their stones (CV-17.2)?
    pub fn shows_stones(&self) -> bool {
        matches!(self, Phase::FinalSale(_) | Phase::Over)
    }
}

/// The bid that stands in an auction or a colour sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingBid {
    /// Whose bid it is.
    pub seat: Seat,
    /// The bid.
    pub bid: u16,
}
