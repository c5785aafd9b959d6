//! Tables that one click begins.

use super::home::{OPPONENT, fewest};
use crate::ServerTexts;
use adit_any::AnyGame;
use maud::{Markup, html};

/// The bot of a game for learning.
const TEACHER: &str = "easy";

/// The value of an option that makes a game one for learning, where a game has such a variant.
const LEARNING: &str = "learning";

/// A table that one click begins.
pub(super) struct Preset {
    label: String,
    /// Who plays beside the person who clicks, as the form says it.
    others: Vec<String>,
    /// What is agreed.
    agreed: Vec<(String, &'static str)>,
    is_first: bool,
}

impl Preset {
    /// The form behind the button.
    pub(super) fn form(&self, game: &dyn AnyGame, key: &str) -> Markup {
        html! {
            form method="post" action="/tables" {
                input type="hidden" name="key" value=(key);
                input type="hidden" name="game" value=(game.id());
                input type="hidden" name="seat0" value="me";
                @for (place, other) in self.others.iter().enumerate() {
                    input type="hidden" name=(format!("seat{}", place + 1)) value=(other);
                }
                @for (name, value) in &self.agreed {
                    input type="hidden" name=(name) value=(value);
                }
                button.primary[self.is_first] { (self.label) }
            }
        }
    }
}

/// The tables that one click begins: against bots, alone where the game allows it, to learn, and with friends.
pub(super) fn presets(texts: &ServerTexts, game: &dyn AnyGame) -> Vec<Preset> {
    let others = usize::from(fewest(game) - 1);
    let preset = |label: String, other: &str, agreed: Vec<(String, &'static str)>| Preset {
        label,
        others: vec![other.to_owned(); others],
        agreed,
        is_first: false,
    };
    let quick = texts.tell("home-quick", &[("bots", i64::from(fewest(game) - 1).into())]);
    let mut presets =
        vec![Preset { is_first: true, ..preset(quick, &format!("bot:{OPPONENT}"), Vec::new()) }];
    if game.seats().contains(&1) {
        presets.push(Preset { others: Vec::new(), ..preset(texts.say("home-solo"), "", Vec::new()) });
    }
    let variant = game.options().into_iter().find(|spec| spec.values.iter().any(|value| value == LEARNING));
    let variant = variant.map(|spec| (format!("option-{}", spec.id), LEARNING));
    let agreed = variant.into_iter().chain([("hints".to_owned(), "yes")]).collect();
    presets.push(preset(texts.say("home-learning"), &format!("bot:{TEACHER}"), agreed));
    presets.push(preset(texts.say("home-friends"), "friend", Vec::new()));
    presets
}
