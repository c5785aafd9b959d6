//! From a view back to a position.

use crate::audit;
use crate::board::{Board, LaidTile, MAX_VEINS, Vein};
use crate::phase::auction::Auction;
use crate::phase::build::Build;
use crate::phase::choose::Choose;
use crate::phase::colour_sale::ColourSale;
use crate::phase::final_sale::FinalSale;
use crate::phase::order_sale::OrderSale;
use crate::phase::orders::Orders;
use crate::phase::reveal::Reveal;
use crate::phase::selling::Selling;
use crate::phase::{Phase, StandingBid, choose, final_sale};
use crate::pieces::{OrderCard, OrderSet, SequenceCard};
use crate::state::{OrderCards, Player, State};
use crate::view::{BoardView, OrdersView, PlayerView, View};
use adit_game::{Dice, Seat, SeatSet, ViewFault};
use adit_kit::BySeat;

type Checked<T = ()> = Result<T, ViewFault>;

fn require(holds: bool, place: &str, fault: &str) -> Checked {
    if holds { Ok(()) } else { Err(ViewFault::new(place, fault)) }
}

/// The position that this view is of. Everything but the order of the deck is known to a careful player (CV-D.20), and that
/// order does not exist.
pub fn imagine(view: &View, _: &mut dyn Dice) -> Checked<State> {
    let seats = view.rulebook.seats();
    require(view.players.len() == seats, "players", "must have one entry for each seat")?;
    require(view.pool.stations.seats() == seats, "pool.stations", "must have one entry for each seat")?;
    require(view.supply.stations.seats() == seats, "supply.stations", "must have one entry for each seat")?;
    require((1..=view.rulebook.phases).contains(&view.phase_number), "phase", "must be a phase of the game")?;
    let state = State {
        rulebook: view.rulebook.clone(),
        phase_number: view.phase_number,
        phase: view.phase,
        board: board(view)?,
        players: players(view)?,
        pool: view.pool.clone(),
        supply: view.supply.clone(),
        scales: view.scales,
        orders: orders(&view.orders, &view.players)?,
        news: view.news.clone(),
    };
    phase(&state)?;
    let on_offer: Vec<SequenceCard> = choose::cards_on_offer(&state).collect();
    require(view.sequence_cards == on_offer, "sequence_cards", "must be the cards nobody holds")?;
    audit::audit(&state).map_err(|fault| ViewFault::new("the position", fault))?;
    Ok(state)
}

/// The mountain and the cities as the view shows them.
pub fn board(view: &View) -> Checked<Board> {
    let BoardView { tiles, veins, stations } = &view.board;
    let seats = view.rulebook.seats();
    let components = &view.rulebook.components;
    let mut board = Board::empty(seats);
    for (&hex, stack) in tiles {
        let mut below = None;
        for laid in stack {
            let grows = below.is_none_or(|below| below < laid.tile.kind());
            require(grows, "board.tiles", "a stack must grow in exits from the bottom upwards")?;
            below = Some(laid.tile.kind());
            let rotation = components.plain_rotation(laid.tile.kind(), laid.rotation);
            board.lay(components, hex, LaidTile { tile: laid.tile, rotation });
        }
    }
    require(veins.len() <= MAX_VEINS, "board.veins", "there are too many veins")?;
    for (&hex, vein) in veins {
        board.put_vein(Vein { hex, colour: vein.colour, stones: vein.stones });
    }
    for (&cell, &seat) in stations {
        require(seat.index() < seats, "board.stations", "there is no such seat at this table")?;
        board.build_station(seat, cell);
    }
    Ok(board)
}

fn players(view: &View) -> Checked<BySeat<Player>> {
    for shown in &view.players {
        require(
            shown.stones == shown.remembered.total(),
            "players.stones",
            "must be the number of remembered stones",
        )?;
        // Bids and sales are far smaller; this keeps every sum within its type.
        require(shown.score.abs() <= 60_000, "players.score", "is out of all proportion")?;
    }
    Ok(BySeat::new(view.rulebook.seats(), |seat| {
        let shown = &view.players[seat.index()];
        Player {
            score: shown.score,
            earned: shown.points,
            card: shown.card,
            hand: shown.hand,
            stones: shown.remembered,
            orders: shown.orders.iter().copied().collect(),
        }
    }))
}

fn orders(shown: &OrdersView, players: &[PlayerView]) -> Checked<OrderCards> {
    let on_show: OrderSet = shown.on_show.iter().map(|card| card.order).collect();
    let gone: OrderSet = shown.gone.iter().copied().collect();
    let seen = players.iter().flat_map(|player| &player.orders).chain(&shown.gone).copied();
    let seen: OrderSet = seen.chain(on_show.iter()).collect();
    let deck: OrderSet = OrderCard::every().filter(|&card| !seen.contains(card)).collect();
    require(
        shown.deck == deck.len() as u32,
        "orders.deck",
        "must be the number of cards that are nowhere else",
    )?;
    let mut chips = [0; OrderCard::COUNT];
    for card in &shown.on_show {
        chips[card.order.index()] = card.chips;
    }
    Ok(OrderCards { deck, on_show, gone, chips })
}

/// Tests that the section asks somebody who can answer.
fn phase(state: &State) -> Checked {
    let fits = |holds: bool, fault: &str| require(holds, "section", fault);
    let seated = |seat: Seat| fits(seat.index() < state.seats(), "there is no such seat at this table");
    let cards: Vec<_> = state.players.values().filter_map(|player| player.card).collect();
    let distinct = cards.iter().enumerate().all(|(index, card)| !cards[..index].contains(card));
    fits(distinct, "two players hold the same sequence card")?;
    let all_have_cards = cards.len() == state.seats();
    let hands_are_empty = state.players.values().all(|player| player.hand.total() == 0);
    let last_phase = state.phase_number == state.rulebook.phases;
    match state.phase {
        Phase::Opener => {
            fits(state.phase_number == 1 && cards.is_empty() && hands_are_empty, "the game has already begun")
        }
        Phase::Reveal(Reveal { left, opener }) => {
            seated(opener)?;
            fits(
                left > 0 && usize::from(left) <= state.orders.deck.len(),
                "these order cards are not in the deck",
            )?;
            fits(cards.is_empty() && hands_are_empty, "the phase has already begun")
        }
        Phase::Auction(Auction { turn, standing, passed }) => {
            bidders(state, turn, standing, passed)?;
            let takes_part = |seat: Seat| state.players[seat].card.is_none();
            fits(
                takes_part(turn) && standing.is_none_or(|standing| takes_part(standing.seat)),
                "a bidder has a card already",
            )?;
            fits(passed.iter().all(takes_part), "a player who has passed has a card already")?;
            fits(state.seats() - cards.len() >= 2, "an auction needs two players without a card")?;
            fits(standing.is_some() || passed.is_empty(), "nobody passes before the first bid")?;
            let payable =
                standing.is_none_or(|standing| i32::from(standing.bid) <= state.players[standing.seat].score);
            fits(payable, "the bid is higher than the score")?;
            fits(hands_are_empty, "pieces are dealt after the auction")
        }
        Phase::Choose(Choose { winner }) => {
            seated(winner)?;
            fits(state.players[winner].card.is_none() && hands_are_empty, "the winner has a card already")
        }
        Phase::Orders(Orders { turn, passed }) => {
            bidders(state, turn, None, passed)?;
            fits(all_have_cards && !state.orders.on_show.is_empty(), "nobody can take an order card")
        }
        Phase::Build(Build { turn, actions, .. }) => {
            seated(turn)?;
            fits(all_have_cards && state.players[turn].hand.total() > 0, "the player in turn has no pieces")?;
            fits(actions < state.rulebook.components.actions_per_turn, "the turn is over")
        }
        Phase::ColourSale(ColourSale { colour, turn, standing, passed }) => {
            bidders(state, turn, standing, passed)?;
            fits(all_have_cards && hands_are_empty, "the building section is not over")?;
            let shown =
                |standing: StandingBid| standing.bid > 0 && state.players[standing.seat].stones[colour] > 0;
            fits(standing.is_none_or(shown), "the standing bid is impossible")
        }
        Phase::Selling(Selling { colour, seller, price }) => {
            seated(seller)?;
            fits(all_have_cards && hands_are_empty, "the building section is not over")?;
            fits(
                state.players[seller].stones[colour] > 0 && (1..=9).contains(&price),
                "there is nothing to sell",
            )
        }
        Phase::OrderSale(OrderSale { turn }) => {
            seated(turn)?;
            fits(all_have_cards && hands_are_empty, "the building section is not over")
        }
        Phase::FinalSale(FinalSale { turn }) => {
            fits(all_have_cards && hands_are_empty && last_phase, "the last phase is not over")?;
            fits(final_sale::seller(state) == Some(turn), "somebody else sells next")
        }
        Phase::Over => {
            fits(all_have_cards && hands_are_empty && last_phase, "the last phase is not over")?;
            fits(final_sale::seller(state).is_none(), "somebody still has stones to sell")
        }
    }
}

/// Those who bid one after another: the one in turn has not passed, and the standing bid is another's.
fn bidders(state: &State, turn: Seat, standing: Option<StandingBid>, passed: SeatSet) -> Checked {
    let seats = SeatSet::all(state.seats());
    let named = passed.iter().chain([turn]).chain(standing.map(|standing| standing.seat));
    require(
        named.clone().all(|seat| seats.contains(seat)),
        "section",
        "there is no such seat at this table",
    )?;
    require(!passed.contains(turn), "section", "the player in turn has passed")?;
    let stands = standing.is_none_or(|standing| standing.seat != turn && !passed.contains(standing.seat));
    require(stands, "section", "the standing bid is of somebody who is in turn or has passed")
}
