//! The command line.

use adit_game::Setup;
use adit_store::{StoreUrl, TableId};
use anyhow::{Context as _, bail};
use clap::{Args, Parser, Subcommand};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// Play, study and research mining games.
#[derive(Parser)]
#[command(name = "adit", version, disable_help_subcommand = true, args_conflicts_with_subcommands = true)]
pub(crate) struct Program {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeArguments,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the browser: serve tables by HTTP (this is what `adit` alone does)
    Serve(ServeArguments),
    /// Print the component data of a game, or check a file of your own
    Data(DataArguments),
    /// List the games with their options, and what this program can do
    Games(GamesArguments),
    /// Play in the terminal
    Play(PlayArguments),
    /// Learn a game by playing, lesson by lesson
    Teach(TeachArguments),
    /// Speak the line protocol on standard input and output
    Table,
    /// Show the position that a journal leads to
    Replay(PositionArguments),
    /// Draw the position that a journal leads to as an SVG or PNG picture
    Draw(DrawArguments),
    /// Measure how fast random games are played, or how fast a search thinks
    Bench(BenchArguments),
    /// Let bots play against each other
    Arena(ArenaArguments),
    /// Be a bot that another program's contest speaks to in lines: `adit arena … --bots expert,"exec:old/adit bot expert"`
    Bot(BotArguments),
    /// Write games as Parquet files, a row for each decision, for programs that learn
    Dataset(DatasetArguments),
    /// Learn how much each feature of a game counts, from games that bots play among themselves
    Learn(LearnArguments),
    /// Look back on a game: the best moves, what was given away, and what was luck
    Analyse(AnalyseArguments),
    /// Solve puzzles in the terminal
    Solve(SolveArguments),
    /// Look for puzzles in games of bots: decisions of which one choice is clearly the best
    Puzzles(PuzzlesArguments),
    /// Write tables of the store as text, to keep or to move them
    Export(ExportArguments),
    /// Add tables to the store that `export` wrote, all or none
    Import(ImportArguments),
    /// Read a whole store and say which tables are damaged; ends with 1 if any is
    Check(CheckArguments),
    /// List the players of a server, invite, lock, unlock and rename them
    Players(PlayersArguments),
    /// Print how the moves of all games are said
    Notation(NotationArguments),
}

/// What `adit serve` is told.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServeArguments {
    /// The address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1", env = "ADIT_HOST")]
    pub(crate) host: IpAddr,
    /// The port to listen on; 0 for any that is free
    #[arg(long, value_name = "NUMBER", default_value_t = 8181, env = "ADIT_PORT")]
    pub(crate) port: u16,
    #[command(flatten)]
    pub(crate) store: StoreArguments,
    /// Send cookies over encrypted connections only; for servers behind a proxy that encrypts
    #[arg(long)]
    pub(crate) https: bool,
    /// Write logs as lines of JSON
    #[arg(long)]
    pub(crate) log_json: bool,
    /// How much to log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    pub(crate) log: tracing::Level,
    /// How many requests an address may make in a second; 0 for any number
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    pub(crate) rate: u32,
    /// Serve /metrics and /healthz on this address too, e.g. 127.0.0.1:9181; keep it from players
    #[arg(long, value_name = "ADDRESS:PORT", env = "ADIT_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// Who may create tables: everybody, or players whom you have invited with `adit players invite`
    #[arg(long, value_name = "WHO", value_enum, default_value_t = Creators::Open, env = "ADIT_PLAYERS")]
    pub(crate) players: Creators,
    /// Offer component data for a game to everyone who begins a table; can be given several times
    #[arg(long, value_name = "GAME=FILE")]
    pub(crate) data: Vec<String>,
    /// Where players reach the server, e.g. https://adit.example.org: links in mails and chat rooms begin with it
    #[arg(long, value_name = "ADDRESS", env = "ADIT_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// The mail server through which players are told, e.g. smtps://USER:PASSWORD@mail.example.org
    #[arg(long, value_name = "ADDRESS", env = "ADIT_MAIL", requires = "mail_from", hide_env_values = true)]
    pub(crate) mail: Option<String>,
    /// Whom mails come from, e.g. "Adit <adit@example.org>"
    #[arg(long, value_name = "MAIL ADDRESS", env = "ADIT_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// Let webhooks and push services be inside the network of this server, also without encryption
    #[arg(long)]
    pub(crate) allow_internal_hooks: bool,
    /// How many seconds a table waits before it tells somebody that it is their turn
    #[arg(long, value_name = "SECONDS", default_value_t = 20, hide = true)]
    pub(crate) told_after: u64,
}

/// Who may create tables.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Creators {
    /// Everybody
    Open,
    /// Players whom the host has invited
    Invited,
}

/// What `adit players` is told.
#[derive(Args)]
pub(crate) struct PlayersArguments {
    #[command(flatten)]
    pub(crate) store: StoreArguments,
    #[command(subcommand)]
    pub(crate) command: PlayersCommand,
}

/// What is done with players. A player is named by the id that `list` shows, or by a name that only one has.
#[derive(Subcommand)]
pub(crate) enum PlayersCommand {
    /// List all players: id, state, days since they were here, and name
    List,
    /// Invite somebody: prints a link that opens a new player with this name, once and within a week. A player who is there may create tables from now on
    Invite {
        /// The name of the new player, or the id of one who is there
        name: String,
        /// Where the server is, e.g. https://adit.example; without it the link begins with `/`
        #[arg(long, value_name = "ADDRESS", default_value = "")]
        url: String,
    },
    /// Lock a player out: neither playing nor creating tables
    Lock {
        /// The player
        player: String,
    },
    /// Let a player in again
    Unlock {
        /// The player
        player: String,
    },
    /// Call a player otherwise
    Rename {
        /// The player
        player: String,
        /// The new name
        name: String,
    },
}

/// What `adit data` is told.
#[derive(Args)]
pub(crate) struct DataArguments {
    /// The game
    pub(crate) game: String,
    /// Write the built-in data to this new file instead of standard output
    #[arg(long, short, value_name = "FILE", conflicts_with = "check")]
    pub(crate) output: Option<PathBuf>,
    /// Check this file instead: can the game be played with it?
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

/// What `adit play` is told.
#[derive(Args, Clone, Debug)]
pub struct PlayArguments {
    /// The game
    pub game: String,
    /// Who sits where (without it, you and as few `medium` opponents as the game allows): `me`, `random`, `greedy`, `easy`, `medium`, `hard` or `expert` for each seat, e.g. `me,hard`
    #[arg(long, value_name = "WHO,WHO…")]
    pub seats: Option<String>,
    /// What is agreed.
    #[command(flatten)]
    pub agreed: Agreed,
    /// A seed that makes the whole game reproducible
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// The language: en, de, fr or nl; that of your locale if it is not given
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Continue the unfinished game without asking
    #[arg(long, conflicts_with = "new")]
    pub resume: bool,
    /// Start a new game without asking; the unfinished one stays on disk
    #[arg(long)]
    pub new: bool,
    /// Ask even where there is only one thing to do; otherwise that happens by itself
    #[arg(long)]
    pub ask: bool,
}

/// What `adit teach` is told.
#[derive(Args, Clone, Debug)]
pub struct TeachArguments {
    /// The game
    pub game: String,
    /// The lesson to begin with; without it, where you stopped
    pub lesson: Option<String>,
    /// List the lessons
    #[arg(long)]
    pub list: bool,
    /// The language: en, de, fr or nl; that of your locale if it is not given
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
}

/// What is agreed before a game, beside the number of seats.
#[derive(Args, Clone, Debug, Default)]
pub struct Agreed {
    /// Set an option of the game; `adit games` lists them
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub options: Vec<String>,
    /// Component data that replaces the built-in data
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

impl Agreed {
    /// Was nothing said?
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_empty() && self.data.is_none()
    }

    /// The setup of a table of this many seats.
    pub(crate) fn setup(&self, seats: u8) -> anyhow::Result<Setup> {
        let mut setup = Setup::seats(seats);
        for option in &self.options {
            let (id, value) = option
                .split_once('=')
                .with_context(|| format!("an option is given as ID=VALUE, not as {option:?}"))?;
            if setup.options.insert(id.to_owned(), value.to_owned()).is_some() {
                bail!("option {id:?} is given twice");
            }
        }
        if let Some(path) = &self.data {
            let text = std::fs::read_to_string(path)
                .with_context(|| format!("cannot read the component data {}", path.display()))?;
            setup.data = Some(text.into());
        }
        Ok(setup)
    }
}

/// A position of a journal, and who looks at it.
#[derive(Args)]
pub(crate) struct PositionArguments {
    /// The journal; `-` for standard input
    pub(crate) file: PathBuf,
    /// Stop after this many steps
    #[arg(long, value_name = "NUMBER")]
    pub(crate) at: Option<usize>,
    /// Whose view to show: `all`, `public` or the number of a seat
    #[arg(long, default_value = "all")]
    pub(crate) viewer: String,
    /// The language: en, de, fr or nl; that of your locale if it is not given
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct DrawArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// The file to write, with a name that ends in .svg or .png; without one an SVG goes to standard output
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Draw for a dark background
    #[arg(long)]
    pub(crate) dark: bool,
    /// How many pixels wide a PNG is
    #[arg(long, value_name = "PIXELS", default_value_t = 1200)]
    pub(crate) width: u32,
}

#[derive(Args)]
pub(crate) struct BenchArguments {
    /// The game
    pub(crate) game: String,
    /// The number of seats
    #[arg(long)]
    pub(crate) seats: u8,
    /// How long to play, in seconds
    #[arg(long, default_value_t = 5.0)]
    pub(crate) seconds: f64,
    /// Measure a search that plays against itself instead of random moves
    #[arg(long)]
    pub(crate) search: bool,
    /// The seed of the random moves
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct GamesArguments {
    /// The language: en, de, fr or nl; that of your locale if it is not given
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct NotationArguments {
    /// Compare with this file instead of printing
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = adit_bots::Recipe::help())]
pub(crate) struct ArenaArguments {
    /// The game
    pub(crate) game: String,
    /// Who plays, e.g. `greedy,search:sims=200` or `expert,exec:./my-bot`
    #[arg(long, value_name = "BOT,BOT…")]
    pub(crate) bots: String,
    /// The number of seats; of two bots the first has one seat, the second all others, in turn
    #[arg(long)]
    pub(crate) seats: u8,
    /// How many games are played at most
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// The seed of chance and of the bots
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at the same time; all cores if it is not given
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// How many seconds a program (`exec:`) may take over one decision
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub(crate) patience: f64,
    /// Stop once it is known whether the first bot wins at most LOW or at least HIGH of its games
    #[arg(long, value_name = "LOW:HIGH")]
    pub(crate) decide: Option<String>,
    /// Stop once it is known whether the first bot is rated at most LOW or at least HIGH points above the other, e.g. 0:30
    #[arg(long, value_name = "LOW:HIGH", conflicts_with = "decide", allow_hyphen_values = true)]
    pub(crate) sprt: Option<String>,
    /// Write the journal of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) journals: Option<PathBuf>,
    /// Keep every game in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    /// Write all games as comma-separated values
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Write a page with tables and plots
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
    /// Print the standings as one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = adit_bots::Recipe::help())]
pub(crate) struct DatasetArguments {
    /// The game; with --from it can be left out if all files are of one game and one setup
    #[arg(required_unless_present = "from")]
    pub(crate) game: Option<String>,
    /// Who plays, e.g. `greedy` or `search:sims=200,greedy`; the seats are those of `adit arena` with the same bots
    #[arg(long, value_name = "BOT,BOT…", required_unless_present = "from", conflicts_with = "from")]
    pub(crate) bots: Option<String>,
    /// The number of seats
    #[arg(long, required_unless_present = "from")]
    pub(crate) seats: Option<u8>,
    /// How many games are played
    #[arg(long, default_value_t = 100, conflicts_with = "from")]
    pub(crate) games: u64,
    /// The seed of chance and of the bots
    #[arg(long, default_value_t = 1, conflicts_with = "from")]
    pub(crate) seed: u64,
    /// How many games a file has; if it is not given, it follows from the number of games
    #[arg(long, value_name = "GAMES")]
    pub(crate) shard: Option<u64>,
    /// How many files are written at the same time; all cores if it is not given
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// Take the games of these files instead: journals, and what `adit export` wrote. Games that are not over are left out
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) from: Vec<PathBuf>,
    /// The folder to write; a run that was broken off goes on where it is
    #[arg(long, short, value_name = "FOLDER")]
    pub(crate) output: PathBuf,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
}

#[derive(Args)]
pub(crate) struct BotArguments {
    /// The bot, e.g. `expert` or `search:sims=2000`
    #[arg(value_name = "BOT")]
    pub(crate) bot: String,
}

#[derive(Args)]
pub(crate) struct LearnArguments {
    /// The game
    pub(crate) game: String,
    /// The numbers of seats, e.g. `2,4`; all that the game has if it is not given
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<u8>,
    /// How often weights are fitted to new games
    #[arg(long, default_value_t = 4)]
    pub(crate) rounds: u32,
    /// How many games are played each time
    #[arg(long, default_value_t = 1_000)]
    pub(crate) games: u64,
    /// Learn from players who search with that many simulations, not from greedy ones
    #[arg(long, default_value_t = 0)]
    pub(crate) sims: u32,
    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The file to write, standard output if it is not given; entries for other player counts are kept
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
}

#[derive(Args)]
#[command(after_help = adit_bots::Recipe::help())]
pub(crate) struct AnalyseArguments {
    /// The journal; `-` for standard input
    pub(crate) file: PathBuf,
    /// The bot that judges
    #[arg(long, default_value = "search:sims=2000")]
    pub(crate) bot: String,
    /// The language: en, de, fr or nl; that of your locale if it is not given
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct SolveArguments {
    /// The game
    pub(crate) game: String,
    /// Only puzzles of this grade: easy, medium or hard
    #[arg(long, value_name = "GRADE")]
    pub(crate) grade: Option<String>,
    /// Begin with the puzzle of this number
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) from: usize,
    /// The language: en, de, fr or nl; that of your locale if it is not given
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct PuzzlesArguments {
    /// The game
    pub(crate) game: String,
    /// How many games are played at most
    #[arg(long, default_value_t = 1_000)]
    pub(crate) games: u64,
    /// Stop after this many minutes, with what was found until then
    #[arg(long, value_name = "NUMBER")]
    pub(crate) minutes: Option<f64>,
    /// How many of the puzzles that are found are kept
    #[arg(long, default_value_t = 60)]
    pub(crate) keep: usize,
    /// How many simulations the players make for a decision
    #[arg(long, default_value_t = adit_puzzles::FindOptions::default().sims)]
    pub(crate) sims: u32,
    /// How many simulations each of the two searches makes that confirm a puzzle
    #[arg(long, default_value_t = adit_puzzles::FindOptions::default().confirm)]
    pub(crate) confirm: u32,
    /// How much better than all other moves the answer must be, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = adit_puzzles::FindOptions::default().margin)]
    pub(crate) margin: f32,
    /// The seed of the games and of the bots
    #[arg(long, default_value_t = adit_puzzles::FindOptions::default().seed)]
    pub(crate) seed: u64,
    /// Keep what each game brought in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) found: Option<PathBuf>,
    /// The file to write, standard output if it is not given
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// Where the tables are kept.
#[derive(Args, Clone, Debug)]
pub(crate) struct StoreArguments {
    /// The store: the path of a SQLite file, postgres://USER@HOST/DATABASE, or `memory:` to keep nothing [default:
    /// adit.db in your data folder]
    #[arg(long, value_name = "PLACE", env = "ADIT_STORE", hide_env_values = true)]
    pub(crate) store: Option<StoreUrl>,
}

#[derive(Args)]
pub(crate) struct ExportArguments {
    /// The names of the tables; or say --all
    #[arg(value_name = "TABLE")]
    pub(crate) tables: Vec<TableId>,
    /// All tables of the store
    #[arg(long, conflicts_with = "tables")]
    pub(crate) all: bool,
    /// Write to this new file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) store: StoreArguments,
}

#[derive(Args)]
pub(crate) struct CheckArguments {
    #[command(flatten)]
    pub(crate) store: StoreArguments,
}

#[derive(Args)]
pub(crate) struct ImportArguments {
    /// What `adit export` wrote; `-` for standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) store: StoreArguments,
}
