//! The players: what lies before and behind their screens.

use super::describe;
use super::pieces::{self, fit};
use super::{MARGIN, WIDTH};
use crate::goods::{Cubes, Money, Resource};
use crate::names::{counted, cubes_text, money_text};
use crate::pieces::ShaftNumber;
use crate::sketch;
use crate::view::{PlayerView, View};
use adit_game::{Seat, Texts};
use maud::{Markup, html};

/// The height of a player with the gap below.
pub const PLAYER: f32 = 196.0;

/// Draws all players, one below the other.
pub fn draw(view: &View, texts: &Texts) -> Markup {
    let asked = describe::asked(view);
    html! {
        @for (seat, player) in view.players.iter() {
            g transform=(format!("translate({MARGIN} {})", PLAYER * seat.index() as f32)) {
                rect class=(if asked.contains(seat) { "rockwell-card rockwell-turn" } else { "rockwell-card" })
                    width=(WIDTH - 2.0 * MARGIN) height=(PLAYER - 10.0) rx="12" {}
                (headline(view, texts, seat))
                g transform="translate(0 86)" {
                    @if player.shown { (goods(texts, player)) } @else { (screen(texts)) }
                }
                g transform="translate(0 150)" { (company(view, texts, seat, player)) }
            }
        }
    }
}

/// The name, and what is to be said of the player now: a sealed answer, what is at stake, the score.
fn headline(view: &View, texts: &Texts, seat: Seat) -> Markup {
    let sealed = view.phase.answers().map(|answers| sketch::answer(texts, answers, seat));
    let at_stake = view.phase.hazard().map(|hazard| &hazard.loot[seat]).filter(|loot| !loot.is_empty());
    let remark = sealed.or_else(|| at_stake.map(|cubes| loot(texts, cubes)));
    let score = view.scores.as_ref().map(|scores| scores[seat]);
    html! {
        (pieces::seat_sign(seat, 30.0, 31.0, 1.1))
        text class="rockwell-26 rockwell-bold rockwell-start" x="58" y="40" { (texts.seat(seat)) }
        @if let Some(remark) = remark { (fit(&remark, 22, 480.0, "rockwell-end", (688.0, 39.0))) }
        @if let Some(score) = score {
            g {
                title { (sketch::score(texts, &score)) }
                (pieces::shape("star", 596.0, 30.0, 1.4))
                text class="rockwell-30 rockwell-bold rockwell-end" x="688" y="41" { (score.total) }
            }
        }
    }
}

fn loot(texts: &Texts, cubes: &Cubes) -> String {
    texts.say("picture-at-stake", &[("cubes", cubes_text(texts, cubes).into())])
}

/// What lies behind a screen that the viewer may look behind.
fn goods(texts: &Texts, player: &PlayerView) -> Markup {
    let held = &player.remembered;
    html! {
        @for resource in Resource::ALL {
            @let x = 10.0 + 104.0 * resource.index() as f32;
            g data-part=(format!("resource:{resource}")) {
                title { (counted(texts, resource, held.cubes.of(resource))) }
                rect class="rockwell-space" x=(x) y="-28" width="98" height="56" rx="9" {}
                (pieces::cube(resource, x + 24.0, 0.0, 1.1))
                (fit(&held.cubes.of(resource).to_string(), 26, 50.0, "rockwell-start rockwell-bold", (x + 48.0, 9.0)))
            }
        }
        g {
            title { (money_text(texts, held.money)) }
            rect class="rockwell-space" x="426" y="-28" width="148" height="56" rx="9" {}
            (fit(&money_text(texts, held.money), 26, 140.0, "rockwell-bold", (500.0, 9.0)))
        }
        g data-part="verb:cover" {
            title { (texts.say("describe-insurance", &[("count", i64::from(held.insurance).into())])) }
            rect class="rockwell-space" x="580" y="-28" width="110" height="56" rx="9" {}
            (pieces::shape("umbrella", 608.0, -2.0, 1.1))
            (fit(&held.insurance.to_string(), 26, 50.0, "rockwell-start rockwell-bold", (632.0, 9.0)))
        }
    }
}

/// A screen that the viewer may not look behind.
fn screen(texts: &Texts) -> Markup {
    let text = texts.say("picture-screen", &[]);
    html! {
        rect class="rockwell-screen" x="10" y="-28" width="680" height="56" rx="9" {}
        path class="rockwell-folds" d="M180 -28V28M350 -28V28M520 -28V28" {}
        rect class="rockwell-plate" x="200" y="-18" width="300" height="36" rx="8" {}
        (fit(&text, 22, 290.0, "", (350.0, 8.0)))
    }
}

/// The company board: upgrades, shafts, cards, deliveries and achievements.
fn company(view: &View, texts: &Texts, seat: Seat, player: &PlayerView) -> Markup {
    let side = view.rulebook.side();
    let own_turn = describe::asked(view).contains(seat);
    let next = |prices: &[Money; 3], level: u8| prices.get(usize::from(level)).copied();
    html! {
        g data-part=[own_turn.then_some("verb:safety")] {
            title { (texts.say("describe-safety", &[("level", i64::from(player.safety).into())])) }
            (track(texts, "shield", 14.0, player.safety, next(&side.safety_prices, player.safety)))
        }
        g data-part=[own_turn.then_some("verb:mobility")] {
            title { (texts.say("describe-mobility", &[("level", i64::from(player.mobility).into())])) }
            (track(texts, "boot", 138.0, player.mobility, next(&side.mobility_prices, player.mobility)))
        }
        @for shaft in ShaftNumber::every() {
            @let x = 282.0 + 52.0 * shaft.index() as f32;
            @let part = own_turn.then(|| if player.shafts.len() == shaft.index() { "verb:shaft".to_owned() } else { format!("shaft:{shaft}") });
            g data-part=[part] {
                rect class="rockwell-reach" x=(x - 25.0) y="-26" width="50" height="56" {}
                @match player.shafts.get(shaft.index()) {
                    Some(slot) => {
                        title { (describe::shaft(texts, seat, shaft, *slot)) }
                        (pieces::shaft(seat, shaft, x, -4.0, 0.9))
                        text class="rockwell-17" x=(x) y="29" { (slot) }
                    }
                    None => {
                        @let price = next(&side.shaft_prices, shaft.index() as u8);
                        title { (texts.say("describe-no-shaft", &[("shaft", shaft.to_string().into()), ("money", price.unwrap_or_default().to_string().into())])) }
                        (pieces::shaft_site(x, -4.0, 0.9))
                        @if player.shafts.len() == shaft.index() && let Some(price) = price { text class="rockwell-15" x=(x) y="29" { (money_text(texts, price)) } }
                    }
                }
            }
        }
        (tally(texts, "paper", "describe-cards", 440.0, player.cards.len()))
        (tally(texts, "crate", "describe-deliveries", 526.0, player.remembered.deliveries.len()))
        (tally(texts, "star", "describe-achievements", 614.0, player.achievements.len()))
    }
}

/// A sign, three steps of which some are taken, and the price of the next.
fn track(texts: &Texts, sign: &str, x: f32, level: u8, price: Option<Money>) -> Markup {
    html! {
        rect class="rockwell-reach" x=(x - 6.0) y="-26" width="116" height="56" {}
        (pieces::shape(sign, x + 14.0, 0.0, 1.1))
        @for step in 0..3_u8 {
            circle class=(if step < level { "rockwell-round rockwell-now" } else { "rockwell-round" }) cx=(x + 46.0 + 25.0 * f32::from(step)) cy="-8" r="10" {}
            text class=(if step < level { "rockwell-15 rockwell-on-roman" } else { "rockwell-15" }) x=(x + 46.0 + 25.0 * f32::from(step)) y="-3" { (step + 1) }
        }
        @if let Some(price) = price { text class="rockwell-17" x=(x + 71.0) y="26" { (money_text(texts, price)) } }
    }
}

fn tally(texts: &Texts, sign: &str, id: &str, x: f32, count: usize) -> Markup {
    html! {
        g {
            title { (texts.say(id, &[("count", (count as i64).into())])) }
            (pieces::shape(sign, x + 14.0, 0.0, 1.1))
            text class="rockwell-22 rockwell-start" x=(x + 36.0) y="8" { "×" (count) }
        }
    }
}
