//! Why one move is better than another, in the words of players.

use crate::AnyCandidate;
use adit_bots::Whose;
use adit_game::Texts;
use serde::{Serialize, Serializer};

/// How many parts of a difference are named. The rest is added up.
const NAMED: usize = 4;

/// Why one move is better than another: what the search expects of both, and the parts of the difference. Points are in
/// tenths, so that what is shown adds up exactly.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Why {
    /// What the seat can expect of the better move, from 0 to 1.
    pub expected: f32,
    /// What it can expect of the other move.
    pub instead: f32,
    /// By how many tenths of a point the lead over the strongest opponent at the end differs; the points, where the seat
    /// is alone.
    #[serde(rename = "points", serialize_with = "in_points")]
    pub tenths: i32,
    /// Whether the seat is alone.
    pub alone: bool,
    /// The greatest parts of that, and what is left of it: they add up to it.
    pub parts: Vec<Because>,
}

/// A part of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Because {
    /// The reason of the game; none for everything else.
    pub reason: Option<&'static str>,
    /// Who has it; none for everything else.
    pub whose: Option<Whose>,
    /// What it adds, in tenths of a point.
    #[serde(rename = "points", serialize_with = "in_points")]
    pub tenths: i32,
}

impl Why {
    /// Why `better` is better than `other`, if the bot has explained both.
    pub fn new(better: &AnyCandidate, other: &AnyCandidate) -> Option<Why> {
        let (account, another) = (better.account.as_ref()?, other.account.as_ref()?);
        let tenths = in_tenths(account.lead() - another.lead());
        let parts = account.compared_with(another).into_iter().map(|part| Because {
            reason: Some(part.reason),
            whose: Some(part.whose),
            tenths: in_tenths(part.points),
        });
        let mut parts: Vec<Because> = parts.take(NAMED).filter(|part| part.tenths != 0).collect();
        let rest = tenths - parts.iter().map(|part| part.tenths).sum::<i32>();
        if rest != 0 {
            parts.push(Because { reason: None, whose: None, tenths: rest });
        }
        let (expected, instead) = (better.expected, other.expected);
        Some(Why { expected, instead, tenths, alone: account.others.is_none(), parts })
    }

    /// What is added up: the lead at the end, or the points.
    pub fn total(&self, texts: &Texts) -> String {
        texts.say(if self.alone { "why-points" } else { "why-lead" }, &[])
    }

    /// "Expected 58% instead of 49%".
    pub fn instead(&self, texts: &Texts) -> String {
        let percent = |expected: f32| i64::from((expected * 100.0).round() as i32);
        let values = [("percent", percent(self.expected).into()), ("other", percent(self.instead).into())];
        texts.say("why-instead", &values)
    }

    /// Every line of it: the parts, and what they add up to.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let line = |label: &str, tenths: i32| texts.labelled(label, signed(texts, tenths));
        let mut lines = vec![self.instead(texts)];
        lines.extend(self.parts.iter().map(|part| line(&part.label(texts), part.tenths)));
        lines.push(line(&self.total(texts), self.tenths));
        lines
    }
}

impl Because {
    /// The reason in the reader's language.
    pub fn label(&self, texts: &Texts) -> String {
        let Some((reason, whose)) = self.reason.zip(self.whose) else { return texts.say("why-rest", &[]) };
        let reason = texts.say(&format!("reason-{reason}"), &[]);
        match whose {
            Whose::Own => reason,
            Whose::Other => texts.say("why-other", &[("reason", reason.into())]),
        }
    }
}

// Serde gives references.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn in_points<S: Serializer>(tenths: &i32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(*tenths) / 10.0)
}

fn in_tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

/// A number of points given in tenths, with its sign: `+6.1`, `−2.3`.
pub fn signed(texts: &Texts, tenths: i32) -> String {
    let sign = match tenths {
        ..0 => "−",
        0 => "±",
        1.. => "+",
    };
    let number = i64::from(tenths.unsigned_abs());
    let values = [("whole", (number / 10).into()), ("tenths", (number % 10).into())];
    format!("{sign}{}", texts.say("decimal", &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_bots::{Account, AccountPart};
    use adit_game::Language;

    const HEAPS: &str = "reason-cities = Points from cities\nreason-orders = Orders\n";

    fn candidate(expected: f32, parts: &[(&'static str, Whose, f32)]) -> AnyCandidate {
        let sum =
            |of: Whose| parts.iter().filter(|(_, whose, _)| *whose == of).map(|(_, _, points)| points).sum();
        let points: f32 = sum(Whose::Own);
        let others: f32 = sum(Whose::Other);
        let part =
            |&(reason, whose, points): &(&'static str, Whose, f32)| AccountPart { reason, whose, points };
        let account = Account { points, others: Some(-others), parts: parts.iter().map(part).collect() };
        AnyCandidate { words: String::new(), parts: Vec::new(), expected, share: 0.5, account: Some(account) }
    }

    #[test]
    fn what_is_shown_adds_up() {
        let better = candidate(0.58, &[("cities", Whose::Own, 26.14), ("orders", Whose::Other, -2.26)]);
        let other = candidate(0.49, &[("cities", Whose::Own, 20.0), ("orders", Whose::Own, 0.04)]);
        let why = Why::new(&better, &other);
        let texts = Texts::new(Language::English, &[HEAPS]);
        let lines = why.map(|why| why.lines(&texts)).unwrap_or_default();
        assert_eq!(
            lines,
            [
                "Expected 58% instead of 49%",
                "Points from cities: +6.1",
                "Orders (strongest opponent): −2.3",
                "Lead at the end: +3.8",
            ]
        );
    }

    #[test]
    fn what_is_not_named_is_added_up() {
        let many: Vec<_> = ["a", "b", "c", "d", "e", "f"].map(|id| (id, Whose::Own, 1.0)).to_vec();
        let why = Why::new(&candidate(0.5, &many), &candidate(0.5, &[])).map(|why| (why.tenths, why.parts));
        let (tenths, parts) = why.unwrap_or_default();
        assert_eq!(parts.last(), Some(&Because { reason: None, whose: None, tenths: 20 }));
        assert_eq!((tenths, parts.iter().map(|part| part.tenths).sum::<i32>()), (60, 60));
    }

    #[test]
    fn numbers_are_written_as_in_the_language() {
        let said = |language| signed(&Texts::new(language, &[]), -23);
        assert_eq!([said(Language::English), said(Language::German)], ["−2.3", "−2,3"]);
    }
}
