//! What people see and are told: what lights up, what a card says, what a step has done.

use super::fixture::{
    A, begin_colour_sale, begin_order_sale, build, english, only_prospect, play, play_all, seat, station,
    tiles, vein,
};
use crate::Cavum;
use crate::phase::Phase;
use crate::phase::auction::Auction;
use crate::phase::final_sale::FinalSale;
use crate::phase::selling::Selling;
use crate::pieces::{Colour, OrderCard};
use crate::state::State;
use adit_game::{Card, Game, Layout, Part, Seat, Viewer};

fn svg(state: &State, viewer: Viewer, layout: Layout) -> String {
    Cavum::picture(&Cavum::view(state, viewer), &english(), layout).expect("Cavum has pictures").svg
}

/// How often an element stands in the picture of the first seat, with what its moves begin with.
fn drawn(state: &State, part: &str, verbs: &str) -> usize {
    let element = format!("data-part=\"{part}\" data-verbs=\"{verbs}\"");
    svg(state, Viewer::Seat(A), Layout::Wide).matches(&element).count()
}

fn card(state: &State, viewer: Viewer, id: &str) -> Card {
    let (kind, word) = id.split_once(':').expect("an id");
    Cavum::card(&Cavum::view(state, viewer), &english(), kind, word).expect("everything has a card")
}

fn told(state: &State) -> Vec<String> {
    Cavum::narrate(&Cavum::view(state, Viewer::Public), &english())
}

/// CV-7.3.1, CV-7.5.1: the same tile is laid from the hand and bought from the pool.
#[test]
fn a_tile_of_the_hand_is_laid_and_one_of_the_pool_is_bought() {
    let state = build(3);
    assert_eq!(drawn(&state, "tile:six", "lay discard"), 1, "only in the own hand");
    assert_eq!(drawn(&state, "tile:six", "option"), 1, "only in the pool");
    assert_eq!(drawn(&state, "verb:station piece:station", "station discard"), 1);
    assert_eq!(drawn(&state, "verb:station", "option"), 1, "R-16: only the own stations of the pool");
    assert_eq!(drawn(&state, "verb:vein piece:vein", "vein discard"), 1);
    assert_eq!(drawn(&state, "verb:vein", "option"), 1);
    assert_eq!(drawn(&state, "verb:option", "option"), 1);
    assert_eq!(drawn(&state, "verb:prospect", "prospect"), 1);
}

#[test]
fn pieces_of_others_can_be_asked_about_and_not_chosen() {
    let state = build(2);
    let picture = svg(&state, Viewer::Seat(A), Layout::Wide);
    assert!(picture.contains("data-part=\"held:s1-six\">"), "no verbs stand beside it");
    assert!(card(&state, Viewer::Seat(A), "held:s1-six").lines[0].contains("Player B"));
    // It is the same whether or not the viewer is in turn.
    assert!(svg(&state, Viewer::Seat(seat(1)), Layout::Wide).contains("data-part=\"held:s0-six\">"));
    assert!(svg(&state, Viewer::Seat(seat(1)), Layout::Wide).contains("data-part=\"tile:six\""));
}

/// CV-14.3: a price is a space of the scale that is being sold.
#[test]
fn only_the_scale_that_is_sold_takes_bids() {
    let mut state = build(2);
    assert_eq!(drawn(&state, "number:3", "bid"), 0);
    state.scales[Colour::Yellow] = 4;
    begin_colour_sale(&mut state);
    assert_eq!(drawn(&state, "number:5", "bid"), 1, "the highest open space");
    assert_eq!(drawn(&state, "number:6", "bid"), 0, "a stone lies there");
}

/// CV-5.4: bids for a sequence card begin above the standing one.
#[test]
fn the_next_bids_of_an_auction_are_drawn() {
    let mut state = build(2);
    state.phase = Phase::Auction(Auction::opened_by(A));
    state.players[A].score = 5;
    for (bid, times) in [(0, 1), (5, 1), (6, 0)] {
        assert_eq!(drawn(&state, &format!("number:{bid}"), "bid"), times, "CV-5.5: {bid} of 5 points");
    }
}

/// CV-14.5, CV-17.2: what is sold is chosen among the own stones.
#[test]
fn stones_are_sold_where_they_lie() {
    let mut state = build(2);
    state.players[A].stones[Colour::Red] = 2;
    state.phase = Phase::Selling(Selling { colour: Colour::Red, seller: A, price: 4 });
    assert_eq!(drawn(&state, "number:2", "sell"), 1);
    let label = Cavum::label(&Cavum::view(&state, Viewer::Seat(A)), &english(), &Part::new("number", "2"));
    assert_eq!(label, "2 red stones for 8 points");
    state.phase = Phase::FinalSale(FinalSale { turn: A });
    assert_eq!(drawn(&state, "colour:red", "sell"), 1, "in front of the player");
    assert_eq!(drawn(&state, "colour:red", "vein option"), 1, "the scale is for new veins");
}

/// neither the picture nor any card shows the stones of others before the final sale.
#[test]
fn cards_do_not_tell_the_stones_of_others() {
    let mut state = build(2);
    let order = OrderCard::new(1).expect("an order card");
    state.orders.on_show.remove(order);
    state.players[seat(1)].orders.insert(order);
    state.players[seat(1)].stones[Colour::Yellow] = 1;
    for id in ["order:1", "panel:s1", "stones:s1", "colour:yellow"] {
        let before = card(&state, Viewer::Seat(A), id);
        let mut other = state.clone();
        other.players[seat(1)].stones[Colour::Yellow] = 0;
        other.players[seat(1)].stones[Colour::Violet] = 1;
        assert_eq!(before, card(&other, Viewer::Seat(A), id), "{id}");
    }
    let missing = card(&state, Viewer::Seat(seat(1)), "order:1").lines.join(" ");
    assert!(missing.contains("Still missing: 1 red."), "{missing}");
}

/// Room for all order cards is kept free, so that the scale never changes.
#[test]
fn the_picture_keeps_its_scale_when_orders_are_taken() {
    let view_box = |state: &State, layout| {
        let svg = svg(state, Viewer::Seat(A), layout);
        svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a view box").to_owned()
    };
    let few = build(4);
    let mut many = few.clone();
    many.orders.on_show = OrderCard::every().take(7).collect();
    many.orders.deck = crate::pieces::OrderSet::EMPTY;
    many.players[A].orders = OrderCard::every().skip(7).collect();
    for layout in [Layout::Tall, Layout::Wide] {
        assert_eq!(view_box(&few, layout), view_box(&many, layout));
    }
}

/// CV-7.2: a turn has at most four actions, and a prompt says how many are left.
#[test]
fn the_prompt_counts_the_actions_that_are_left() {
    let mut state = build(2);
    let prompt = |state: &State, seat: Seat| {
        Cavum::prompt(&Cavum::view(state, Viewer::Seat(seat)), &english(), seat).unwrap_or_default()
    };
    assert!(prompt(&state, A).starts_with("Choose an action: 4 of 4 left"), "{}", prompt(&state, A));
    play(&mut state, A, "lay three (-3,4) 0");
    assert!(prompt(&state, A).starts_with("Choose an action: 3 of 4 left"));
    assert_eq!(prompt(&state, seat(1)), "", "nobody else is asked");
    only_prospect(&mut state, A);
    assert_eq!(prompt(&state, A), "Prospect: choose a route between two of your stations.");
}

/// CV-12.2: a city station is told with what it makes the city worth.
#[test]
fn a_city_station_is_told_with_its_worth() {
    let mut state = build(2);
    play_all(&mut state, &["lay two (-3,4) 1", "station (-3,4)", "station (-4,6)"]);
    let expected = "Player A builds a station on M3. Each connected station in city A now scores 4 points.";
    assert_eq!(told(&state), [expected]);
    let lines = card(&state, Viewer::Public, "city:M3").lines;
    assert!(lines[0].contains("connected to one of their mountain stations"), "{lines:?}");
    assert!(lines[1].starts_with("4 of the 5 spaces of city A"), "{lines:?}");
}

/// CV-8.1.2: what a tile covers belongs to what the move does.
#[test]
fn a_covered_tile_is_told() {
    let mut state = build(2);
    play_all(&mut state, &["lay two (-3,4) 1", "lay three (-3,4) 0"]);
    assert_eq!(told(&state), ["Player A lays a three-exit tile on K4 and covers a two-exit tile."]);
    let traces = Cavum::traces(&Cavum::view(&state, Viewer::Public));
    assert_eq!(traces.iter().map(|trace| trace.at.id()).collect::<Vec<_>>(), ["hex:K4"]);
}

/// CV-11.5, CV-13: the last prospecting of a phase tells the stones, the veins that go, and the whole chain of explosions.
#[test]
fn stones_exhausted_veins_and_explosions_are_told_with_places_and_numbers() {
    let mut state = build(2);
    tiles(&mut state, "two@(-3,4)/2 four@(-3,3)/1 six@(-2,2)/0 dynamite-four@(2,0)/0 dynamite-two@(3,0)/0");
    vein(&mut state, -3, 3, Colour::Green, 1);
    station(&mut state, A, -3, 4);
    station(&mut state, A, -2, 2);
    for seat in [A, seat(1)] {
        only_prospect(&mut state, seat);
    }
    state.players[seat(1)].hand.prospects = 0;
    play(&mut state, A, "prospect (-3,4) (-3,3) (-2,2)");
    let told = told(&state);
    assert!(told.contains(&"Player A prospects and takes 1 stone: green (J4).".to_owned()), "{told:?}");
    assert!(told.contains(&"The vein on J4 is exhausted and goes into the pool.".to_owned()), "{told:?}");
    assert!(
        told.contains(&"The dynamite on G9, G10 explodes: 2 tiles go into the pool.".to_owned()),
        "{told:?}"
    );
}

/// CV-4.2: whatever is booked has a source, and a score's card lists them.
#[test]
fn a_score_is_explained_by_its_sources() {
    let mut state = build(2);
    play(&mut state, A, "option points");
    let order = OrderCard::new(1).expect("an order card");
    state.orders.on_show.remove(order);
    state.players[A].orders.insert(order);
    state.players[A].stones[Colour::Yellow] = 1;
    state.players[A].stones[Colour::Red] = 1;
    begin_order_sale(&mut state);
    play(&mut state, A, "fulfil 1");
    let card = card(&state, Viewer::Public, "score:s0");
    assert_eq!(card.title, "Player A: 36 points");
    assert_eq!(card.lines, ["Start: 20 points", "Options: 3 points", "Orders: 13 points"]);
    assert_eq!(told(&state), ["Player A fulfils order 1: 1 yellow stone, 1 red stone for 13 points."]);
}

#[test]
fn choices_say_what_they_bring() {
    let state = build(2);
    let view = Cavum::view(&state, Viewer::Seat(A));
    let label = |kind, word: &'static str| Cavum::label(&view, &english(), &Part::new(kind, word));
    assert_eq!(label("order", "4"), "order 4 (1 green, 1 white for 13 points)");
    assert_eq!(label("card", "1"), "card 1 with the two-exit dynamite tile");
    assert_eq!(label("verb", "points"), "3 points");
    assert_eq!(label("city", "M3"), "M3 (city A)");
    assert_eq!(label("piece", "station"), "station");
}

/// CV-4.2: a view that an older program wrote down has the score and not where it came from, so that is a source of its own.
#[test]
fn points_before_an_old_position_are_a_source_of_their_own() {
    let state = build(3);
    let mut view = serde_json::to_value(Cavum::view(&state, Viewer::All)).expect("JSON");
    view["players"][0]["score"] = 31.into();
    view["players"][0].as_object_mut().expect("a player").remove("points").expect("newer views have it");
    let view: crate::view::View = serde_json::from_value(view).expect("an older view");
    let points = Cavum::points(&view);
    let of = |id: &str| points.iter().find(|tally| tally.id == id).expect("a source").points[0];
    assert_eq!((of("start"), of("earlier")), (20, 11));
    assert_eq!(adit_game::total(&points, 3)[0], 31);
}
