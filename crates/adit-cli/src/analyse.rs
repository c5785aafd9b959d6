//! `adit analyse`.

use crate::args::AnalyseArguments;
use adit_analysis::{Analysis, Decision, analyse};
use adit_any::Games;
use adit_bots::{Recipe, Stop};
use adit_table::{Record, Source};
use anyhow::{Context as _, bail};
use std::io::{self, IsTerminal as _, Write};

/// A decision that gives away less than this is not worth a word.
const SMALL: f32 = 0.01;
/// How many of the dearest decisions are shown.
const DEAREST: usize = 12;

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
    let recipe: Recipe = arguments.bot.parse()?;
    let mut bot = game.bot(&recipe, 1)?;
    let total = table.record().entries().len();
    let terminal = io::stderr().is_terminal();
    let analysis = analyse(game, &table, &mut *bot, &Stop::default(), &mut |number| {
        if terminal {
            // There is nobody left to tell if standard error cannot be written.
            let _ = write!(io::stderr(), "\rentry {} of {total}\x1b[K", number + 1);
        }
    })?;
    if terminal {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
        return Ok(());
    }
    print(table.record(), &analysis, &arguments.bot, out)
}

fn print(record: &Record, analysis: &Analysis, bot: &str, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}, {} entries, judged by {bot}", record.game(), record.entries().len())?;
    writeln!(out, "  seat  decisions  as the bot  given away  luck")?;
    for (seat, summary) in analysis.seats.iter().enumerate() {
        writeln!(
            out,
            "  s{seat}    {:>9}  {:>10}  {:>10.2}  {:>+5.2}",
            summary.decisions, summary.agreed, summary.regret, summary.luck
        )?;
    }
    let mut dearest: Vec<&Decision> =
        analysis.decisions.iter().filter(|decision| decision.regret >= SMALL).collect();
    dearest.sort_by(|one, other| other.regret.total_cmp(&one.regret));
    if !dearest.is_empty() {
        writeln!(out, "\nThe dearest decisions, in parts of the result (0 to 1):")?;
    }
    for decision in dearest.into_iter().take(DEAREST) {
        writeln!(
            out,
            "  entry {:>4}  {} {}  gave away {:.2}",
            decision.number, decision.seat, decision.said, decision.regret
        )?;
        for better in decision.best.iter().take(3) {
            writeln!(out, "                {:.2}  {}", better.expected, better.words)?;
        }
    }
    if !analysis.turning_points.is_empty() {
        writeln!(out, "\nTurning points:")?;
    }
    for number in &analysis.turning_points {
        if let Some(entry) = record.entries().get(*number) {
            writeln!(out, "  entry {number:>4}  {entry}")?;
        }
    }
    Ok(())
}
