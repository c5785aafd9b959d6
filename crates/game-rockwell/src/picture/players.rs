//! The players: what lies before and behind their screens. With two players the AI has its teams there.

use super::RIGHT;
use super::pieces::{self, fit};
use crate::goods::{Cubes, Money, Resource};
use crate::names::{company_name, cubes_text, money_text, where_text};
use crate::pieces::{Company, ShaftNumber};
use crate::sketch;
use crate::view::{PlayerView, View};
use adit_game::{Seat, Texts};
use maud::{Markup, html};

/// The height of a player with the gap below.
pub const PANEL: f32 = 163.0;
/// The heights of the rows of goods and of the company board.
const GOODS: f32 = 43.0;
const COMPANY: f32 = 98.0;
const ROW: f32 = 51.0;

/// Draws everybody who has teams, one below the other.
pub fn draw(view: &View, texts: &Texts) -> Markup {
    let asked = view.asked();
    html! {
        @for (row, company) in view.companies().enumerate() {
            g transform=(format!("translate(0 {})", PANEL * row as f32)) {
                @let turn = company.seat().is_some_and(|seat| asked.contains(seat));
                g data-part=(format!("panel:{company}")) {
                    rect class=(if turn { "rockwell-card rockwell-turn" } else { "rockwell-card" })
                        width=(RIGHT) height=(PANEL - 8.0) rx="12" {}
                    (pieces::sign(company, 24.0, 22.0, 0.9))
                    (headline(view, texts, company))
                }
                @match company {
                    Company::Seat(seat) => (player(view, texts, seat)),
                    Company::Ai => (ai_teams(view, texts)),
                }
            }
        }
    }
}

/// The name, and what is to be said of the player now: a sealed answer, what is at stake.
fn headline(view: &View, texts: &Texts, company: Company) -> Markup {
    let name = company_name(texts, company);
    let remark = company.seat().and_then(|seat| {
        let sealed = view.phase.answers().map(|answers| sketch::answer(texts, answers, seat));
        let at_stake = view.phase.hazard().map(|hazard| &hazard.loot[seat]).filter(|loot| !loot.is_empty());
        sealed.or_else(|| at_stake.map(|cubes| loot(texts, cubes)))
    });
    html! {
        (fit(&name, 22, 170.0, "rockwell-bold rockwell-start", (46.0, 31.0)))
        @if let Some(remark) = remark { (fit(&remark, 19, 270.0, "rockwell-end", (RIGHT - 10.0, 30.0))) }
    }
}

fn loot(texts: &Texts, cubes: &Cubes) -> String {
    texts.say("picture-at-stake", &[("cubes", cubes_text(texts, cubes).into())])
}

fn player(view: &View, texts: &Texts, seat: Seat) -> Markup {
    let held = &view.players[seat];
    html! {
        @if let Some(scores) = &view.scores {
            g data-part=(format!("score:{seat}")) {
                rect class="rockwell-reach" x=(RIGHT - 100.0) y="4" width="94" height="36" rx="8" {}
                (pieces::shape("star", RIGHT - 76.0, 22.0, 1.1))
                text class="rockwell-26 rockwell-bold rockwell-end" x=(RIGHT - 12.0) y="31" { (scores[seat].total) }
            }
        }
        @if held.shown { (goods(view, texts, seat, held)) } @else { (screen(texts, seat)) }
        (company(view, texts, seat, held))
    }
}

/// Something in a row, with the ids by which it can be asked about and pointed at.
fn boxed(parts: &str, verbs: Option<&str>, (x, width): (f32, f32), inside: &Markup) -> Markup {
    html! {
        g data-part=(parts) data-verbs=[verbs] {
            rect class="rockwell-space" x=(x) y=(GOODS) width=(width) height=(ROW) rx="9" {}
            (inside)
        }
    }
}

/// What lies behind a screen that the viewer may look behind. Only the own goods can be bid, insured and sold.
fn goods(view: &View, texts: &Texts, seat: Seat, player: &PlayerView) -> Markup {
    let held = &player.remembered;
    let own = view.hand() == Some(seat);
    let meant = |own_part: &str| if own { format!(" {own_part}") } else { String::new() };
    let verbs = |verbs: &'static str| own.then_some(verbs);
    let middle = GOODS + ROW / 2.0;
    html! {
        @for resource in Resource::ALL {
            @let x = 6.0 + 75.0 * resource.index() as f32;
            @let parts = format!("stock:{seat}.{resource}{}", meant(&format!("resource:{resource}")));
            (boxed(&parts, verbs("bid insure sell count"), (x, 72.0), &html! {
                (pieces::cube(resource, x + 20.0, middle, 0.95))
                (fit(&held.cubes.of(resource).to_string(), 22, 32.0, "rockwell-start rockwell-bold", (x + 39.0, middle + 8.0)))
            }))
        }
        (boxed(&format!("stock:{seat}.money{}", meant("verb:money")), verbs("bid"), (306.0, 106.0), &html! {
            (fit(&money_text(texts, held.money), 22, 102.0, "rockwell-bold", (359.0, middle + 8.0)))
        }))
        (boxed(&format!("insurance:{seat}{}", meant("verb:cover")), verbs("cover"), (415.0, 79.0), &html! {
            (pieces::shape("umbrella", 437.0, middle - 2.0, 1.0))
            (fit(&held.insurance.to_string(), 22, 34.0, "rockwell-start rockwell-bold", (457.0, middle + 8.0)))
        }))
    }
}

/// A screen that the viewer may not look behind.
fn screen(texts: &Texts, seat: Seat) -> Markup {
    let text = texts.say("picture-screen", &[]);
    html! {
        g data-part=(format!("screen:{seat}")) {
            rect class="rockwell-screen" x="6" y=(GOODS) width="488" height=(ROW) rx="9" {}
            path class="rockwell-folds" d=(format!("M128 {GOODS}v{ROW}M250 {GOODS}v{ROW}M372 {GOODS}v{ROW}")) {}
            rect class="rockwell-plate" x="130" y=(GOODS + 8.0) width="240" height=(ROW - 16.0) rx="8" {}
            (fit(&text, 19, 230.0, "", (250.0, GOODS + ROW / 2.0 + 7.0)))
        }
    }
}

/// The company board: upgrades, shafts, cards, deliveries and achievements.
fn company(view: &View, texts: &Texts, seat: Seat, player: &PlayerView) -> Markup {
    let side = view.rulebook.side();
    let own = view.hand() == Some(seat);
    let next = |prices: &[Money; 3], level: u8| prices.get(usize::from(level)).copied();
    let meant = |own_part: &str| if own { format!(" {own_part}") } else { String::new() };
    html! {
        g data-part=(format!("safety:{seat}{}", meant("verb:safety"))) {
            (track(texts, "shield", 6.0, player.safety, next(&side.safety_prices, player.safety)))
        }
        g data-part=(format!("mobility:{seat}{}", meant("verb:mobility"))) {
            (track(texts, "boot", 93.0, player.mobility, next(&side.mobility_prices, player.mobility)))
        }
        @for shaft in ShaftNumber::every() {
            @let own_part = if player.shafts.len() == shaft.index() { "verb:shaft".to_owned() } else { format!("shaft:{shaft}") };
            g data-part=(format!("site:{seat}.{shaft}{}", meant(&own_part))) {
                (self::shaft(texts, seat, player, shaft, next(&side.shaft_prices, shaft.index() as u8)))
            }
        }
        (tally("paper", &format!("cards:{seat}"), 329.0, player.cards.len()))
        (tally("crate", &format!("deliveries:{seat}"), 385.0, player.remembered.deliveries.len()))
        (tally("star", &format!("achievements:{seat}"), 441.0, player.achievements.len()))
    }
}

/// A sign, three steps of which some are taken, and the price of the next.
fn track(texts: &Texts, sign: &str, x: f32, level: u8, price: Option<Money>) -> Markup {
    html! {
        rect class="rockwell-reach" x=(x) y=(COMPANY) width="84" height=(ROW) rx="8" {}
        (pieces::shape(sign, x + 17.0, COMPANY + 25.0, 1.0))
        @for step in 0..3_u8 {
            circle class=(if step < level { "rockwell-round rockwell-now" } else { "rockwell-round" }) cx=(x + 42.0 + 17.0 * f32::from(step)) cy=(COMPANY + 14.0) r="7.5" {}
        }
        @if let Some(price) = price { (fit(&money_text(texts, price), 17, 52.0, "", (x + 59.0, COMPANY + 43.0))) }
    }
}

/// A shaft with the tile on which it stands, or its place with the price of the next.
fn shaft(texts: &Texts, seat: Seat, player: &PlayerView, shaft: ShaftNumber, price: Option<Money>) -> Markup {
    let x = 181.0 + 49.0 * shaft.index() as f32;
    let (middle, below) = (x + 24.0, COMPANY + 47.0);
    html! {
        rect class="rockwell-reach" x=(x) y=(COMPANY) width="48" height=(ROW) rx="8" {}
        @if let Some(slot) = player.shafts.get(shaft.index()) {
            (pieces::shaft(seat, shaft, middle, COMPANY + 19.0, 0.75))
            text class="rockwell-15 rockwell-bold" x=(middle) y=(below) { (slot) }
        } @else {
            (pieces::shaft_site(middle, COMPANY + 19.0, 0.75))
            @if player.shafts.len() == shaft.index() && let Some(price) = price {
                (fit(&money_text(texts, price), 15, 48.0, "", (middle, below)))
            }
        }
    }
}

fn tally(sign: &str, part: &str, x: f32, count: usize) -> Markup {
    html! {
        g data-part=(part) {
            rect class="rockwell-reach" x=(x) y=(COMPANY) width="54" height=(ROW) rx="8" {}
            (pieces::shape(sign, x + 16.0, COMPANY + 25.0, 0.9))
            text class="rockwell-17 rockwell-start" x=(x + 31.0) y=(COMPANY + 31.0) { (count) }
        }
    }
}

/// The teams of the AI and where they stand. They are meant by clicks on the earth alone, so that each has one place there.
fn ai_teams(view: &View, texts: &Texts) -> Markup {
    html! {
        @for team in view.teams.iter().filter(|team| team.team.company == Company::Ai) {
            @let x = 18.0 + 119.0 * team.team.index() as f32;
            g data-part=(format!("crew:{}", team.team)) {
                rect class="rockwell-space" x=(x) y="50" width="107" height="92" rx="9" {}
                g transform=(format!("translate({} 80) scale(1.1)", x + 53.5)) { (pieces::team(team.team, team.strength, team.die)) }
                (fit(&where_text(texts, "place-name", team.place), 19, 100.0, "rockwell-bold", (x + 53.5, 131.0)))
            }
        }
    }
}
