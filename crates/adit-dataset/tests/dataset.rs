//! Datasets of the small game of the testkit: the bytes follow from the plan, and a run that was broken off goes on.

use adit_arena::{Contest, entrants};
use adit_bots::Stop;
use adit_dataset::{DatasetFault, Folder, MANIFEST, Origin, Plan, Source, recorder, run, shard_size};
use adit_game::{Setup, Viewer};
use adit_table::{Source as Chance, Table};
use adit_testkit::heaps::Heaps;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

fn contest(bots: &str, games: u64, seed: u64) -> Contest {
    Contest {
        game: "heaps".to_owned(),
        setup: Setup::seats(2),
        entrants: entrants(bots).unwrap(),
        games,
        journals: None,
        seed,
        question: None,
        patience: Duration::MAX,
    }
}

fn plan(bots: &str, games: u64, seed: u64, shard: u64) -> Result<Plan, DatasetFault> {
    let contest = contest(bots, games, seed);
    let recorder = recorder::<Heaps>(&contest.setup)?;
    Plan::new(Origin::Bots(contest), shard, recorder)
}

/// Writes what is missing and says how many rows that were.
fn write(plan: &Plan, path: &Path, threads: usize) -> u64 {
    run(plan, &Folder::open(path, plan).unwrap(), threads, &mut |_| ()).unwrap()
}

fn files(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(path).unwrap().map(Result::unwrap);
    entries
        .map(|entry| (entry.file_name().into_string().unwrap(), std::fs::read(entry.path()).unwrap()))
        .collect()
}

#[test]
fn the_bytes_do_not_depend_on_threads_or_on_where_a_run_was_broken_off() {
    let plan = plan("random,search:sims=8", 10, 3, 3).unwrap();
    let (one, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let rows = write(&plan, one.path(), 1);
    assert_eq!(files(one.path()).len(), 5, "four shards and the manifest");
    assert!(rows > 10);
    write(&plan, other.path(), 3);
    std::fs::remove_file(other.path().join("part-00002.parquet")).unwrap();
    std::fs::write(other.path().join("part-00002.unfinished"), "half a file").unwrap();
    let again = write(&plan, other.path(), 2);
    assert!(0 < again && again < rows);
    assert_eq!(files(one.path()), files(other.path()));
    assert_eq!(write(&plan, other.path(), 1), 0, "nothing is written twice");
}

#[test]
fn every_shard_can_be_made_alone() {
    let plan = plan("random", 5, 3, 2).unwrap();
    let folder = TempDir::new().unwrap();
    write(&plan, folder.path(), 1);
    let all = files(folder.path());
    for shard in 0..plan.shards() {
        let (bytes, rows) = plan.shard(shard, &Stop::default(), &|| ()).unwrap().unwrap();
        assert_eq!(all[&format!("part-{shard:05}.parquet")], bytes);
        assert!(rows > 0);
    }
    assert!(matches!(plan.shard(3, &Stop::default(), &|| ()), Err(DatasetFault::NoSuchShard { .. })));
}

#[test]
fn a_journal_has_the_rows_of_the_game_it_tells() {
    let setup = Setup::seats(2);
    let recorder = recorder::<Heaps>(&setup).unwrap();
    let [bot] = entrants("random").unwrap().try_into().unwrap();
    let adit_arena::Entrant::Bot(recipe) = bot else { panic!("a bot") };
    let played = recorder.play(&[&recipe, &recipe], 4, 9, &Stop::default()).unwrap().unwrap();
    // The table with the same seed draws the same when the same is said.
    let mut table = Table::new::<Heaps>(&setup, Chance::Seed(9)).unwrap();
    for decision in &played.decisions {
        let offer = table.frame(Viewer::Seat(decision.seat)).unwrap().offer.unwrap();
        assert_eq!(offer.moves.len() as u32, decision.moves);
        let step = table.propose(decision.seat, &decision.words, None).unwrap();
        table.commit(step).unwrap();
    }
    assert_eq!(table.result().as_ref(), Some(&played.result));
    let source = Source { name: "it.adit".to_owned(), journal: table.record().journal() };
    let replayed = recorder.replay(&source, 4).unwrap().unwrap();
    assert_eq!(replayed.decisions, played.decisions);
    assert_eq!((replayed.numbers, replayed.result), (played.numbers, played.result));
    assert_eq!((replayed.seed, replayed.source.as_deref()), (None, Some("it.adit")));
    // Half a game has no result.
    let mut cut = source.clone();
    cut.journal.entries.truncate(1);
    let origin = Origin::Journals(setup, vec![source, cut]);
    let plan = Plan::new(origin, 2, recorder).unwrap();
    let fault = plan.shard(0, &Stop::default(), &|| ()).unwrap_err();
    assert!(matches!(fault, DatasetFault::Unfinished { .. }), "{fault}");
}

#[test]
fn a_folder_with_another_dataset_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    write(&plan("random", 4, 3, 2).unwrap(), folder.path(), 1);
    let before = files(folder.path());
    for (other, what) in [
        (plan("random", 4, 5, 2), "seed"),
        (plan("random", 6, 3, 2), "games"),
        (plan("greedy", 4, 3, 2), "bots"),
    ] {
        let fault = Folder::open(folder.path(), &other.unwrap()).err().unwrap().to_string();
        assert!(fault.contains(&format!("its {what} is ")), "{fault}");
    }
    std::fs::write(folder.path().join(format!("{MANIFEST}.json")), "{").unwrap();
    assert!(Folder::open(folder.path(), &plan("random", 4, 3, 2).unwrap()).is_err());
    std::fs::write(folder.path().join(format!("{MANIFEST}.json")), &before[&format!("{MANIFEST}.json")])
        .unwrap();
    assert_eq!(files(folder.path()), before);
}

#[test]
fn what_cannot_be_written_is_refused_before_anything_is_played() {
    assert!(matches!(plan("random", 0, 1, 1), Err(DatasetFault::NoGames)));
    assert!(matches!(plan("random", 1, 1, 0), Err(DatasetFault::EmptyShards)));
    assert!(matches!(plan("exec:./bot", 1, 1, 1), Err(DatasetFault::Program(_))));
    assert!(matches!(recorder::<Heaps>(&Setup::seats(99)), Err(DatasetFault::Setup(_))));
    let stop = Stop::default();
    stop.call_off();
    assert!(plan("random", 1, 1, 1).unwrap().shard(0, &stop, &|| ()).unwrap().is_none());
}

#[test]
fn how_games_are_cut_depends_on_their_number_alone() {
    assert_eq!([0, 1, 16, 17, 160, 1_000_000].map(shard_size), [1, 1, 1, 2, 10, 100]);
}
