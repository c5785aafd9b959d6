//! Cards of what the players have.

use super::{earth, number};
use crate::goods::{Money, Resource};
use crate::names::{
    achievement_name, and_list, company_name, counted, cubes_text, money_text, resource_name, sentence,
    team_first,
};
use crate::pieces::{Company, DeliveryId};
use crate::sketch;
use crate::view::{PlayerView, View};
use adit_game::{Card, Seat, Texts};

/// A title that says whose it is.
fn of_whom(texts: &Texts, id: &str, seat: Seat) -> String {
    texts.say(id, &[("who", texts.seat(seat).into())])
}

/// A company: a player's, or the AI with its teams.
pub fn panel(view: &View, texts: &Texts, company: Company) -> Option<Card> {
    let teams = view.teams.iter().filter(|team| team.team.company == company);
    let teams = teams.map(|team| {
        let about = texts.labelled(&team_first(texts, team.team), earth::team_brief(texts, team));
        sentence(texts, &about)
    });
    let title = company_name(texts, company);
    let Company::Seat(seat) = company else {
        let lines = std::iter::once(texts.say("card-ai", &[])).chain(teams).collect::<Vec<_>>();
        // The AI takes part with two players only.
        return (lines.len() > 1).then(|| Card { title, brief: String::new(), lines, clause: "RW-10.2.2" });
    };
    let player = view.player(seat)?;
    let mut lines = Vec::new();
    lines.extend(view.phase.answers().map(|answers| sentence(texts, &sketch::answer(texts, answers, seat))));
    if let Some(hazard) = view.phase.hazard().filter(|hazard| !hazard.loot[seat].is_empty()) {
        let loot = cubes_text(texts, &hazard.loot[seat]);
        lines.push(sentence(texts, &texts.say("picture-at-stake", &[("cubes", loot.into())])));
    }
    lines.push(sentence(texts, &sketch::goods(texts, player)));
    lines.extend(teams);
    Some(Card { title, brief: String::new(), lines, clause: "RW-1.11" })
}

/// Cubes of a resource, or money, that a player has.
pub fn stock(view: &View, texts: &Texts, seat: Seat, goods: &str) -> Option<Card> {
    let held = &view.player(seat)?.remembered;
    let points =
        view.rulebook.majority_points().iter().filter(|&&points| points > 0).map(ToString::to_string);
    let majority = texts.say("card-majority", &[("points", texts.list(points).into())]);
    let titled =
        |goods: String| texts.say("goods-of", &[("who", texts.seat(seat).into()), ("goods", goods.into())]);
    if goods == "money" {
        let title = titled(texts.say("money-name", &[]));
        return Some(Card {
            title,
            brief: money_text(texts, held.money),
            lines: vec![majority],
            clause: "RW-1.6",
        });
    }
    let resource = Resource::from_word(goods)?;
    let count = held.cubes.of(resource);
    let worth = view.rulebook.components.price(resource).times(count);
    let worth = texts.say("card-stock-worth", &[("money", money_text(texts, worth).into())]);
    Some(Card {
        title: titled(resource_name(texts, resource)),
        brief: counted(texts, resource, count),
        lines: vec![worth, majority],
        clause: "RW-1.5",
    })
}

/// A screen that cannot be looked behind.
pub fn screen(_view: &View, texts: &Texts, seat: Seat) -> Card {
    let lines = vec![texts.say("card-screen", &[])];
    Card { title: of_whom(texts, "card-screen-of", seat), brief: String::new(), lines, clause: "RW-11.3.1" }
}

fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat]
}

/// Insurance tiles.
pub fn insurance(view: &View, texts: &Texts, seat: Seat) -> Card {
    let held = player(view, seat).remembered.insurance;
    Card {
        title: of_whom(texts, "card-insurance-of", seat),
        brief: texts.say("insurance-tiles", &[("count", number(held))]),
        lines: vec![texts.say("card-insurance", &[])],
        clause: "RW-5.7.7",
    }
}

/// What the next level of a track costs, or that there is none.
fn next(texts: &Texts, prices: &[Money; 3], level: u8) -> String {
    match prices.get(usize::from(level)) {
        Some(price) => {
            let values = [("level", number(level + 1)), ("money", money_text(texts, *price).into())];
            texts.say("card-track-next", &values)
        }
        None => texts.say("card-track-complete", &[]),
    }
}

/// The safety level.
pub fn safety(view: &View, texts: &Texts, seat: Seat) -> Card {
    let level = player(view, seat).safety;
    let reduction = view.rulebook.components.safety_reduction.get(usize::from(level)).copied().unwrap_or(0);
    let effect = if level >= 3 {
        texts.say("card-safety-all", &[])
    } else {
        texts.say("card-safety-some", &[("count", number(reduction))])
    };
    let side = view.rulebook.side();
    Card {
        title: of_whom(texts, "card-safety-of", seat),
        brief: texts.say("card-level", &[("level", number(level))]),
        lines: vec![effect, next(texts, &side.safety_prices, level)],
        clause: "RW-5.7.7",
    }
}

/// The mobility level.
pub fn mobility(view: &View, texts: &Texts, seat: Seat) -> Card {
    let level = player(view, seat).mobility;
    let effects = ["card-mobility-0", "card-mobility-1", "card-mobility-2", "card-mobility-3"];
    let mut lines: Vec<_> =
        effects.iter().take(usize::from(level) + 2).skip(level.into()).map(|id| texts.say(id, &[])).collect();
    if lines.len() > 1 {
        let then = lines.pop().unwrap_or_default();
        lines.push(next(texts, &view.rulebook.side().mobility_prices, level));
        lines.push(then);
    } else {
        lines.push(next(texts, &view.rulebook.side().mobility_prices, level));
    }
    Card {
        title: of_whom(texts, "card-mobility-of", seat),
        brief: texts.say("card-level", &[("level", number(level))]),
        lines,
        clause: "RW-5.4.10",
    }
}

/// Extraction cards.
pub fn cards(view: &View, texts: &Texts, seat: Seat) -> Card {
    let held = player(view, seat).cards.len();
    Card {
        title: of_whom(texts, "card-cards-of", seat),
        brief: texts.say("achievement-cards", &[("count", (held as i64).into())]),
        lines: vec![texts.say("card-cards", &[])],
        clause: "RW-5.7.9",
    }
}

/// Delivery tiles; what they are worth is for those to see who may look behind the screen.
pub fn deliveries(view: &View, texts: &Texts, seat: Seat) -> Card {
    let player = player(view, seat);
    let held = &player.remembered.deliveries;
    let mut lines = vec![texts.say("card-deliveries", &[])];
    if player.shown && !held.is_empty() {
        let face = |delivery: &DeliveryId| view.rulebook.components.delivery(*delivery);
        let worth: u32 = held.iter().filter_map(face).map(|face| u32::from(face.prestige)).sum();
        lines.push(texts.say("card-worth", &[("prestige", number(worth))]));
    }
    Card {
        title: of_whom(texts, "card-deliveries-of", seat),
        brief: texts.say("delivery-tiles", &[("count", (held.len() as i64).into())]),
        lines,
        clause: "RW-7.9",
    }
}

/// The achievements of a player.
pub fn achievements(view: &View, texts: &Texts, seat: Seat) -> Card {
    let player = player(view, seat);
    let mut lines = Vec::new();
    if !player.achievements.is_empty() {
        let names = player.achievements.iter().map(|&kind| achievement_name(texts, &view.rulebook, kind));
        lines.push(sentence(texts, &and_list(texts, names)));
        let worth: u32 = player.remembered.prestige.values().map(|&prestige| u32::from(prestige)).sum();
        lines.push(texts.say("card-worth", &[("prestige", number(worth))]));
    }
    lines.push(
        texts.say("card-achievements", &[("count", number(view.rulebook.components.achievements_needed))]),
    );
    Card {
        title: of_whom(texts, "card-achievements-of", seat),
        brief: texts.say("achievement-count", &[("count", (player.achievements.len() as i64).into())]),
        lines,
        clause: "RW-9.2",
    }
}

/// The final score.
pub fn score(view: &View, texts: &Texts, seat: Seat) -> Card {
    let score = view.scores.as_ref().map(|scores| sketch::score(texts, &scores[seat]));
    let mut lines: Vec<String> = score.map(|score| sentence(texts, &score)).into_iter().collect();
    lines.push(texts.say("card-score", &[]));
    Card { title: of_whom(texts, "card-score-of", seat), brief: String::new(), lines, clause: "RW-9.7" }
}
