//! Everything that can be said in a game, by seats and by chance.

use crate::hex::{Cell, Hex};
use crate::pieces::{Colour, OrderCard, Piece, Rotation, SequenceCard, Tile};
use adit_game::{Code, Parts, Seat, Vocabulary, Word};

/// The longest route there can be: all hexes and all cells of the ring.
pub const LONGEST_ROUTE: usize = crate::hex::HEXES + crate::hex::RING;

/// A route as it is drawn: its places from one end to the other (CV-11.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Route(Box<[Cell]>);

impl Route {
    /// The route over these places, if they are not more than there are.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Option<Route> {
        let route: Box<[Cell]> = cells.into_iter().take(LONGEST_ROUTE + 1).collect();
        (route.len() <= LONGEST_ROUTE).then_some(Route(route))
    }

    /// Its places from one end to the other.
    pub fn cells(&self) -> &[Cell] {
        &self.0
    }
}

impl Word for Route {
    const FORM: &'static str = "place place…";
    const ABOUT: &'static str = "the places of a route from one end to the other, each a mountain space such as `G7` or a city space such as `M2`";

    fn parts(&self, out: &mut Parts) {
        for cell in self.cells() {
            cell.parts(out);
        }
    }

    fn read(words: &mut &[&str]) -> Option<Route> {
        let mut cells = Vec::new();
        while !words.is_empty() {
            cells.push(Cell::read(words)?);
        }
        if cells.is_empty() { None } else { Route::new(cells) }
    }

    fn all() -> Vec<Route> {
        Vec::new()
    }

    fn vocabulary() -> Parts {
        Cell::vocabulary()
    }

    fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>) {
        self.cells().iter().for_each(|cell| cell.codes(vocabulary, out));
    }
}

adit_game::notation! {
    /// A decision of a seat.
    pub enum Move {
        /// Bid for a sequence card (the highest bid chooses), or for the sale of a colour (the lowest bid sells).
        Bid { points: u16 } = "bid",
        /// Pass: in an auction for the rest of it, in the orders section for the rest of the section.
        Pass {} = "pass",
        /// Take a sequence card after winning its auction.
        TakeCard { card: SequenceCard } = "card",
        /// Take a face-up order card.
        TakeOrder { order: OrderCard } = "order",
        /// Lay a tunnel or dynamite tile from the hand.
        Lay { tile: Tile, hex: Hex, rotation: Rotation } = "lay",
        /// Build a station from the hand.
        Station { place: Cell } = "station",
        /// Discover a vein from the hand.
        Vein { hex: Hex, colour: Colour } = "vein",
        /// Use an option: take a tile from the pool and lay it at once.
        BuyLay { tile: Tile, hex: Hex, rotation: Rotation } = "option" "lay",
        /// Use an option: take a station from the pool and build it at once.
        BuyStation { place: Cell } = "option" "station",
        /// Use an option: take a vein from the pool and discover it at once.
        BuyVein { hex: Hex, colour: Colour } = "option" "vein",
        /// Use an option for points.
        OptionPoints {} = "option" "points",
        /// Put a tile into the pool that cannot be laid anywhere.
        DiscardTile { tile: Tile } = "discard",
        /// Put a station or a vein into the pool.
        DiscardPiece { piece: Piece } = "discard",
        /// Prospect along a route and take a stone from each vein on it.
        Prospect { route: Route } = "prospect",
        /// Prospect without a route.
        ProspectNothing {} = "prospect" "nothing",
        /// End the turn before the fourth action.
        EndTurn {} = "end",
        /// Sell this many stones of the colour whose auction was won.
        Sell { stones: u8 } = "sell",
        /// Fulfil an order card.
        Fulfil { order: OrderCard } = "fulfil",
        /// Fulfil no more order cards in this phase.
        Done {} = "done",
        /// Sell one stone of a colour in the final sale.
        SellStone { colour: Colour } = "sell",
    }
}

adit_game::notation! {
    /// Something that is drawn.
    pub enum Chance {
        /// The seat that opens the first auction.
        Opener { seat: Seat } = "opener",
        /// The next order card that is turned up.
        Reveal { order: OrderCard } = "reveal",
    }
}

impl Move {
    /// Does this move do nothing but open a further choice of the same seat? No move of Cavum does.
    pub fn opens(&self) -> bool {
        false
    }
}
