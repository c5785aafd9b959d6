//! `adit arena`.

use crate::args::ArenaArguments;
use crate::bar::Bar;
use adit_any::{Games, find};
use adit_arena::{Answer, Contest, Difference, Progress, Question, Records, Standings};
use anyhow::{Context as _, bail};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

pub(crate) fn run(arguments: &ArenaArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let game = find(games, &arguments.game)?;
    let contest = contest(arguments)?;
    let threads = match arguments.threads {
        Some(0) => bail!("--threads must be at least 1"),
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let (mut records, before) = match &arguments.results {
        None => (None, Vec::new()),
        Some(path) => {
            let (records, before) = Records::open(path, &contest)?;
            (Some(records), before)
        }
    };
    let mut bar = Bar::new();
    let played = adit_arena::run(game, &contest, threads, records.as_mut(), before, &mut |progress| {
        bar.show(progress.played as u64, progress.games as u64, progress.remaining, || standing(progress));
    });
    bar.end();
    let played = played?;
    let names = contest.names();
    if let Some(path) = &arguments.csv {
        write(path, &adit_arena::csv(&names, &played))?;
    }
    if let Some(path) = &arguments.report {
        write(path, &adit_arena::report(&contest, &played))?;
    }
    let seats = usize::from(arguments.seats);
    let standings = Standings::new(&names, seats, contest.question.as_ref(), &played);
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&standings)?)?;
        return Ok(());
    }
    print(&contest, &standings, out)
}

fn contest(arguments: &ArenaArguments) -> anyhow::Result<Contest> {
    let entrants = adit_arena::entrants(&arguments.bots)?;
    let seats = usize::from(arguments.seats);
    let question = match (&arguments.decide, &arguments.sprt) {
        (Some(shares), _) => Some(shares.parse()?),
        (None, Some(ratings)) => Some(Question::of_ratings(ratings, seats)?),
        (None, None) => None,
    };
    if question.is_some() && (entrants.len() != 2 || seats < 2) {
        bail!(
            "--decide and --sprt ask about two bots at one table; name two with --bots and give --seats 2 or more"
        );
    }
    Ok(Contest {
        game: arguments.game.clone(),
        setup: arguments.agreed.setup(arguments.seats)?,
        entrants,
        games: arguments.games,
        journals: arguments.journals.clone(),
        seed: arguments.seed,
        question,
        patience: Duration::try_from_secs_f64(arguments.patience)
            .ok()
            .filter(|patience| !patience.is_zero())
            .context("--patience is a number of seconds above 0, e.g. 60")?,
    })
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn print(contest: &Contest, standings: &Standings, out: &mut impl Write) -> anyhow::Result<()> {
    let seats = contest.setup.seats;
    writeln!(out, "{}, {seats} seats, {} games, seed {}", contest.game, standings.games, contest.seed)?;
    writeln!(
        out,
        "  bot                               seats   wins   share   95 %            score          rating  ms"
    )?;
    for bot in &standings.bots {
        writeln!(
            out,
            "  {:<33} {:>5} {:>6.1} {:>6.1}%   {:>5.1}% to {:>5.1}%  {:>6.1} ± {:<5.1} {:>+6.0}  {:.1}",
            bot.name,
            bot.games,
            bot.wins,
            100.0 * bot.share,
            100.0 * bot.interval.low,
            100.0 * bot.interval.high,
            bot.score,
            bot.score_error,
            bot.rating,
            bot.mean_ms,
        )?;
    }
    let by_seat: Vec<_> = standings
        .by_seat
        .iter()
        .enumerate()
        .map(|(seat, (share, _))| format!("s{seat} {:.1}%", 100.0 * share))
        .collect();
    writeln!(out, "  wins by seat: {}", by_seat.join(", "))?;
    if let (Some(question), Some(answer)) = (contest.question, standings.answer) {
        let answer = match answer {
            Answer::Low => format!("at most {}", question.low),
            Answer::High => format!("at least {}", question.high),
            Answer::Open => format!("not decided between {} and {}", question.low, question.high),
        };
        writeln!(out, "  share of wins of the first: {answer}")?;
    }
    if let Some(difference) = &standings.difference {
        writeln!(out, "  {}", told(difference))?;
    }
    Ok(())
}

/// What is known of two bots, and what is still possible.
fn told(difference: &Difference) -> String {
    let Difference { rating, interval, evidence, needed } = difference;
    format!(
        "rating difference {rating:+.0} ({:+.0} to {:+.0}), evidence {evidence:+.2} of ±{needed:.2}",
        interval.low, interval.high
    )
}

/// How it stands, as the bar says it.
fn standing(progress: &Progress<'_>) -> String {
    let share = |bot: &adit_arena::BotStanding| format!("{} {:.0}%", bot.name, 100.0 * bot.share);
    let shares: Vec<_> = progress.standings.bots.iter().map(share).collect();
    let known = progress.standings.difference.as_ref();
    let known = known.map_or_else(String::new, |difference| format!("  {}", told(difference)));
    format!("{}{known}", shares.join(", "))
}
