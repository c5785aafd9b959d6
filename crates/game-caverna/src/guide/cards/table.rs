//! The cards of what belongs to nobody: rounds, supply, the goal of the solo game.

use super::Asked;
use crate::describe;
use crate::guide::prompt;
use adit_game::{Card, Value};

impl Asked<'_> {
    /// A round with its turns.
    pub(super) fn round(&self, number: u8) -> Option<Card> {
        let rounds = self.view.rulebook.rounds();
        let round = rounds.get(usize::from(number.checked_sub(1)?))?;
        let when = match number.cmp(&self.view.round) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "later",
        };
        let solo = self.view.caves.seats() == 1;
        let turns: Value<'_> = i64::from(round.turns).into();
        let title = self.say(
            "card-round",
            &[("round", i64::from(number).into()), ("rounds", i64::from(self.view.rounds).into())],
        );
        let seats = (self.view.caves.seats() as i64).into();
        let lines = vec![
            self.say("card-round-turns", &[("turns", turns.clone()), ("seats", seats)]),
            self.say("card-round-fee", &[("turns", turns)]),
            self.say("card-round-when", &[("when", when.into())]),
        ];
        let clause = if solo { "CD-11.2" } else { "CD-4.3" };
        Some(Card { title, brief: String::new(), lines, clause })
    }

    /// What is left for all.
    pub(super) fn supply(&self, word: &str) -> Option<Card> {
        let card = |title: String, lines: Vec<String>, clause| {
            Some(Card { title, brief: String::new(), lines, clause })
        };
        match word {
            "walls" => {
                let walls = self.say("describe-supply", &[("walls", i64::from(self.view.walls).into())]);
                card(walls, vec![self.say("card-supply-walls", &[])], "CD-6.3.3")
            }
            "cavern" => {
                let title = describe::capital(&self.say("part-space-extra", &[]));
                card(title, vec![self.cavern_owner(), self.say("card-supply-cavern", &[])], "CD-8.1")
            }
            "stack" if self.view.caves.seats() == 1 => {
                let left: Value<'_> = i64::from(self.view.rooms.stack).into();
                let title = self.say("describe-stack", &[("stack", left)]);
                card(title, vec![self.say("card-supply-stack", &[])], "CD-11.3")
            }
            _ => None,
        }
    }

    /// Whether somebody has the extra cavern.
    fn cavern_owner(&self) -> String {
        let owner = self.view.caves.iter().find(|(_, cave)| cave.cavern.is_some());
        match owner {
            None => self.say("describe-cavern-free", &[]),
            Some((seat, _)) => self.say("describe-cavern-owned", &[self.who(seat)]),
        }
    }

    /// Who begins the round.
    pub(super) fn start_player(&self) -> Card {
        let mut lines = Vec::new();
        if let Some(seat) = self.view.start_player {
            lines.push(self.say("card-start-player", &[self.who(seat)]));
        }
        lines.push(self.say("card-start-passes", &[]));
        Card { title: self.say("describe-start-player", &[]), brief: String::new(), lines, clause: "CD-4.8" }
    }

    /// What the game waits for.
    pub(super) fn turn(&self) -> Card {
        let title = describe::now(self.texts, self.view);
        let asked = self.view.acting().and_then(|seat| prompt(self.view, self.texts, seat));
        let round = match self.view.round {
            0 => self.say("describe-prepared", &[]),
            round => self.say(
                "card-round-now",
                &[("round", i64::from(round).into()), ("rounds", i64::from(self.view.rounds).into())],
            ),
        };
        let lines = asked.into_iter().chain([round]).collect();
        Card { title, brief: String::new(), lines, clause: "CD-4.4" }
    }

    /// What is to be reached alone (CD-11.6).
    pub(super) fn goal(&self) -> Card {
        let solo = &self.components.solo;
        let points = |points: u8| [("points", i64::from(points).into())];
        let title = self.say("describe-goal", &points(solo.target));
        let mut lines = vec![self.say("describe-outstanding", &points(solo.outstanding_above))];
        lines.extend(self.score(self.player()).lines);
        Card { title, brief: String::new(), lines, clause: "CD-11.6" }
    }
}
