//! `adit dataset`.

use crate::args::DatasetArguments;
use crate::bar::Bar;
use adit_any::{Games, find};
use adit_arena::Contest;
use adit_dataset::{DatasetFault, Folder, Origin, Plan, Recorder, Source, shard_size};
use adit_game::{Game, Setup};
use adit_games::{Visit, visit};
use adit_look::Course;
use adit_table::Journal;
use anyhow::{Context as _, bail};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

pub(crate) fn run(arguments: &DatasetArguments, games: Games, out: &mut impl Write) -> anyhow::Result<()> {
    let threads = match arguments.threads {
        Some(0) => bail!("--threads must be at least 1"),
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let (game, origin) = match (arguments.from.as_slice(), &arguments.game) {
        ([], Some(game)) => (find(games, game)?.id().to_owned(), contest(arguments, game)?),
        ([], None) => bail!("name the game, or files with --from"),
        (files, game) => journals(arguments, games, files, game.as_deref())?,
    };
    let (setup, count) = match &origin {
        Origin::Bots(contest) => (&contest.setup, contest.games),
        Origin::Journals(setup, sources) => (setup, sources.len() as u64),
    };
    let recorder = visit(&game, Record(setup))??;
    let plan = Plan::new(origin, arguments.shard.unwrap_or_else(|| shard_size(count)), recorder)?;
    let folder = Folder::open(&arguments.output, &plan)?;
    let mut bar = Bar::new();
    let written = adit_dataset::run(&plan, &folder, threads, &mut |progress| {
        bar.show(progress.games, progress.of, progress.remaining, || format!("{} rows", progress.rows));
    });
    bar.end();
    let rows = written?;
    let (games, shards) = (plan.games(), plan.shards());
    writeln!(
        out,
        "{game}, {games} games in {shards} files, {rows} new rows: {}",
        arguments.output.display()
    )?;
    Ok(())
}

/// Notes the decisions of a game with its types.
struct Record<'a>(&'a Setup);

impl Visit for Record<'_> {
    type Output = Result<Box<dyn Recorder>, DatasetFault>;

    fn game<G: Game>(self) -> Self::Output {
        adit_dataset::recorder::<G>(self.0)
    }
}

/// The games that bots play.
fn contest(arguments: &DatasetArguments, game: &str) -> anyhow::Result<Origin> {
    let bots = arguments.bots.as_deref().context("say with --bots who plays")?;
    let seats = arguments.seats.context("say with --seats how many play")?;
    Ok(Origin::Bots(Contest {
        game: game.to_owned(),
        setup: arguments.agreed.setup(seats)?,
        entrants: adit_arena::entrants(bots)?,
        games: arguments.games,
        journals: None,
        seed: arguments.seed,
        question: None,
        patience: Duration::MAX,
    }))
}

/// The games of files, as far as they are over and of the kind that was asked for.
fn journals(
    arguments: &DatasetArguments,
    games: Games,
    files: &[std::path::PathBuf],
    game: Option<&str>,
) -> anyhow::Result<(String, Origin)> {
    let mut sources = Vec::new();
    for path in files {
        sources.extend(read(path)?);
    }
    let first = sources.first().context("the files hold no games")?;
    let game = find(games, game.unwrap_or(&first.journal.game))?;
    let setup = match arguments.seats {
        Some(seats) => arguments.agreed.setup(seats)?,
        None if arguments.agreed.is_empty() => sources
            .iter()
            .find(|source| source.journal.game == game.id())
            .map(|source| source.journal.setup.clone())
            .with_context(|| format!("the files hold no games of {}", game.id()))?,
        None => bail!("--option and --data need --seats too"),
    };
    let all = sources.len();
    if arguments.game.is_none() {
        let is_other = |source: &&Source| source.journal.game != game.id() || source.journal.setup != setup;
        if let Some(other) = sources.iter().find(is_other) {
            bail!(
                "{} is of another game or setup than {}; name the game and --seats that you want, and the others are left out",
                other.name,
                first.name
            );
        }
    }
    sources.retain(|source| source.journal.game == game.id() && source.journal.setup == setup);
    let others = all - sources.len();
    let mut over = Vec::new();
    let of_kind = sources.len();
    for source in sources {
        let replayed = game.replay(&source.journal, adit_table::Source::Os);
        if replayed.with_context(|| source.name.clone())?.result().is_some() {
            over.push(source);
        }
    }
    if others + of_kind > over.len() {
        let unfinished = of_kind - over.len();
        // There is nobody left to tell if standard error cannot be written.
        let _ = writeln!(
            io::stderr(),
            "left out: {unfinished} games that are not over, {others} of another game or setup"
        );
    }
    Ok((game.id().to_owned(), Origin::Journals(setup, over)))
}

/// The games of a file: one journal, or the tables of an export.
fn read(path: &Path) -> anyhow::Result<Vec<Source>> {
    let text = crate::read_text(path)?;
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let told = || path.display().to_string();
    if !text.starts_with("adit-table ") {
        return Ok(vec![Source { name, journal: Journal::read(&text).with_context(told)? }]);
    }
    let records = adit_store::Record::read_all(&text).with_context(told)?;
    let mut sources = Vec::new();
    for (number, record) in (1..).zip(records) {
        let mut journal = Journal::read(&record.table.header).with_context(told)?;
        // What was taken back did not happen.
        let lines = record.table.lines.iter().map(|line| line.text.as_str());
        journal.entries = Course::read(lines).with_context(told)?.entries;
        sources.push(Source { name: format!("{name}#{number}"), journal });
    }
    Ok(sources)
}
