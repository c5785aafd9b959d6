//! `adit analyse`.

use crate::args::AnalyseArguments;
use crate::language::Speech;
use crate::paint::{self, Tone};
use crate::play::Guide;
use crate::reasons::reasons;
use adit_analysis::{Analysis, Decision, SeatSummary, analyse};
use adit_any::{AnyCandidate, Games};
use adit_bots::{Recipe, Stop};
use adit_game::{Seat, Viewer};
use adit_table::{Source, Table};
use anyhow::{Context as _, bail};
use std::io::{self, IsTerminal as _, Write};

/// A decision that gives away less than this is not worth a word.
const SMALL: f32 = 0.01;
/// How many of the dearest decisions are shown.
const DEAREST: usize = 12;
/// How many better moves are named.
const BETTER: usize = 3;

pub(crate) fn run(arguments: &AnalyseArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    if arguments.bot.starts_with("exec:") {
        bail!(
            "--bot {}: a program says one move and not what each is worth, so it cannot judge; give a bot of this program, e.g. search:sims=2000",
            arguments.bot
        );
    }
    let text = crate::read_text(&arguments.file)?;
    let name = arguments.file.display();
    // A replay draws nothing, so the source is never asked.
    let (game, table) = adit_any::replay(games, &text, Source::Os).with_context(|| name.to_string())?;
    let speech = Speech::new(game, arguments.lang.as_deref())?;
    let recipe: Recipe = arguments.bot.parse()?;
    let mut bot = game.bot(&recipe, 1)?;
    let total = table.record().entries().len() as i64;
    let terminal = io::stderr().is_terminal();
    let analysis = analyse(game, &table, &mut *bot, &Stop::default(), &mut |number| {
        if terminal {
            // There is nobody left to tell if standard error cannot be written.
            let values = [("step", (number as i64 + 1).into()), ("steps", total.into())];
            let _ = write!(io::stderr(), "\r{}\x1b[K", speech.say("analysis-progress", &values));
        }
    })?;
    if terminal {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
        return Ok(());
    }
    Report { table: &table, analysis: &analysis, speech }.print(&arguments.bot, out)
}

/// A game that was looked back on.
struct Report<'a> {
    table: &'a Table,
    analysis: &'a Analysis,
    speech: Speech,
}

impl Report<'_> {
    fn print(&self, bot: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let Report { table, analysis, speech } = self;
        let steps = table.record().entries().len() as i64;
        let values = [("game", table.record().game().into()), ("steps", steps.into()), ("bot", bot.into())];
        writeln!(out, "{}\n", Tone::Heading.paint(&speech.say("analysis-title", &values)))?;
        for line in self.summary() {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", Tone::Aside.paint(&speech.say("analysis-scale", &[])))?;
        let is_moment = |decision: &&Decision| analysis.moments.contains(&decision.number);
        let mut moments: Vec<&Decision> = analysis.decisions.iter().filter(is_moment).collect();
        moments.sort_by(|one, other| other.regret.total_cmp(&one.regret));
        if !moments.is_empty() {
            writeln!(out, "\n{}", Tone::Heading.paint(&speech.say("analysis-moments", &[])))?;
        }
        for decision in moments {
            for line in self.moment(decision)? {
                writeln!(out, "  {line}")?;
            }
        }
        let mut dearest: Vec<&Decision> = analysis
            .decisions
            .iter()
            .filter(|decision| decision.regret >= SMALL && !is_moment(decision))
            .collect();
        dearest.sort_by(|one, other| other.regret.total_cmp(&one.regret));
        if !dearest.is_empty() {
            writeln!(out, "\n{}", Tone::Heading.paint(&speech.say("analysis-dearest", &[])))?;
        }
        for decision in dearest.into_iter().take(DEAREST) {
            for line in self.decision(decision)? {
                writeln!(out, "  {line}")?;
            }
        }
        if !analysis.turning_points.is_empty() {
            writeln!(out, "\n{}", Tone::Heading.paint(&speech.say("analysis-turning", &[])))?;
        }
        for number in &analysis.turning_points {
            writeln!(out, "  {}", self.turning_point(*number)?)?;
        }
        Ok(())
    }

    /// How each seat did.
    fn summary(&self) -> Vec<String> {
        let Report { analysis, speech, .. } = self;
        let head = ["player", "decisions", "agreed", "regret", "luck"]
            .map(|column| speech.say(&format!("analysis-{column}"), &[]));
        let row = |(number, summary): (usize, &SeatSummary)| {
            let seat = Seat::new(number).map(|seat| speech.seat(seat)).unwrap_or_default();
            let [decisions, agreed] = [summary.decisions, summary.agreed].map(|count| count.to_string());
            vec![seat, decisions, agreed, self.percent(summary.regret), self.percent(summary.luck)]
        };
        paint::table(&head, &analysis.seats.iter().enumerate().map(row).collect::<Vec<_>>())
    }

    /// A decision that gave something away, and what would have been better.
    fn decision(&self, decision: &Decision) -> anyhow::Result<Vec<String>> {
        let speech = &self.speech;
        let guide = Guide::of(self.table.at(decision.number)?, decision.seat, speech)?;
        let values = [
            ("step", (decision.number as i64 + 1).into()),
            ("who", speech.seat(decision.seat).into()),
            ("move", guide.phrase_of(&decision.said).into()),
            ("percent", self.percent(decision.regret).into()),
        ];
        let mut lines = vec![speech.say("analysis-gave-away", &values)];
        let is_better = |other: &&AnyCandidate| decision.expected.is_none_or(|own| other.expected > own);
        let mut better: Vec<&AnyCandidate> = decision.best.iter().filter(is_better).take(BETTER).collect();
        better.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        for better in better {
            let called = guide.phrase_of(&better.words);
            let values = [("move", called.into()), ("percent", self.percent(better.expected).into())];
            lines.push(format!("    {}", speech.say("analysis-better", &values)));
        }
        Ok(lines)
    }

    /// A moment that decided the game: what was played, what was better, and why.
    fn moment(&self, decision: &Decision) -> anyhow::Result<Vec<String>> {
        let mut lines = self.decision(decision)?;
        lines.truncate(2);
        if let Some(why) = &decision.why {
            let guide = Guide::of(self.table.at(decision.number)?, decision.seat, &self.speech)?;
            let reasons = reasons(why, guide.phrase_of(&decision.said), &self.speech.game);
            lines.extend(reasons.into_iter().map(|line| format!("      {line}")));
        }
        Ok(lines)
    }

    /// What happened in a step, in the words of the game.
    fn turning_point(&self, number: usize) -> anyhow::Result<String> {
        let told = self.table.at(number + 1)?.look(Viewer::All)?.narrate(&self.speech.game).join(" ");
        let values = [("step", (number as i64 + 1).into()), ("what", told.into())];
        Ok(self.speech.say("analysis-step", &values))
    }

    fn percent(&self, share: f32) -> String {
        self.speech.say("percent", &[("percent", ((100.0 * share).round() as i64).into())])
    }
}
