//! What lists show of a position, as it is stored with the move that led there. Everybody may see it.

use crate::texts::Library;
use adit_game::{Language, Seat};
use adit_table::AnyView;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What lists show of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Glance {
    /// What is to be decided, in each language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    phase: BTreeMap<String, String>,
    /// The score and the rank of each seat, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    result: Vec<(i32, u8)>,
}

impl Glance {
    /// What everybody sees of a position in which these seats are asked, or how it has ended.
    pub(crate) fn of(
        library: &Library,
        game: &'static str,
        view: Option<&dyn AnyView>,
        asked: Option<Seat>,
        result: Option<&adit_game::GameResult>,
    ) -> Glance {
        let prompt = |language: Language| {
            let said = view?.prompt(&library.game(game, language), asked?)?;
            Some((language.word().to_owned(), said))
        };
        let result = result.map(|result| result.scores.iter().copied().zip(result.ranks.iter().copied()));
        Glance {
            phase: Language::ALL.into_iter().filter_map(prompt).collect(),
            result: result.into_iter().flatten().collect(),
        }
    }

    /// As it is stored.
    pub(crate) fn text(&self) -> String {
        // Texts and numbers always have a form in JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was stored. What cannot be read shows nothing.
    pub(crate) fn read(text: Option<&str>) -> Glance {
        text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    /// The score and the rank of each seat, once the game is over.
    pub(crate) fn ended(&self) -> &[(i32, u8)] {
        &self.result
    }

    /// What is to be decided.
    pub(crate) fn phase(&self, language: Language) -> Option<&str> {
        self.phase.get(language.word()).map(String::as_str)
    }

    /// How the game has ended: the names with their scores, the best first.
    pub(crate) fn result(&self, name: impl Fn(Seat) -> String) -> Option<String> {
        let mut ranked: Vec<(u8, Seat, i32)> = Seat::all(self.result.len())
            .zip(&self.result)
            .map(|(seat, (score, rank))| (*rank, seat, *score))
            .collect();
        ranked.sort_unstable();
        let told = ranked.into_iter().map(|(rank, seat, score)| format!("{rank}. {} {score}", name(seat)));
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(" · "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_names_the_best_first() {
        let glance = Glance { result: vec![(31, 2), (48, 1), (31, 2)], ..Glance::default() };
        let told = Glance::read(Some(&glance.text())).result(|seat| seat.to_string());
        assert_eq!(told.as_deref(), Some("1. s1 48 · 2. s0 31 · 2. s2 31"));
        assert_eq!(Glance::read(None).result(|seat| seat.to_string()), None);
        assert_eq!(Glance::read(Some("{")), Glance::default());
    }
}
