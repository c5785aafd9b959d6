//! `adit export`, `adit import` and `adit check` as a process.

use adit_game::{Setup, Viewer};
use adit_store::{NewTable, Store, StoreUrl};
use adit_table::Source;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// Runs the program with this data folder.
fn adit(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adit"));
    command.args(arguments).env("ADIT_DATA", data).env_remove("ADIT_STORE").output().unwrap()
}

fn shown(data: &Path, arguments: &[&str]) -> String {
    let output = adit(data, arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(data: &Path, arguments: &[&str]) -> String {
    let output = adit(data, arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A table of Cavum for two with some moves of the first seat that has to move.
fn table(name: &str) -> NewTable {
    let game = adit_any::find(adit_games::GAMES, "cavum").unwrap();
    let mut table = game.start(&Setup::seats(2), Source::Seed(7)).unwrap();
    for _ in 0..6 {
        let seat = table.pending().iter().next().unwrap();
        let offer = table.frame(Viewer::Seat(seat)).unwrap().offer.unwrap();
        let words: Vec<&str> = offer.moves[0].iter().map(|part| part.word.as_ref()).collect();
        let step = table.propose(seat, &words.join(" "), None).unwrap();
        table.commit(step).unwrap();
    }
    let mut journal = table.record().journal();
    let entries = std::mem::take(&mut journal.entries);
    let mut new = NewTable::new(name.parse().unwrap(), "cavum", journal.to_string());
    let player = r#"{"name":"","who":{"bot":"easy"}}"#;
    new.meta = format!(r#"{{"players":[{player},{player}],"watch":"secret"}}"#);
    new.lines = entries.iter().map(ToString::to_string).collect();
    new
}

/// Keeps tables in the store of this data folder.
fn fill(data: &Path, tables: Vec<NewTable>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&StoreUrl::file(data.join("adit.db"))).await.unwrap();
        for table in tables {
            store.create(table).await.unwrap();
        }
        store.close().await;
    });
}

#[test]
fn tables_move_to_another_store_and_back_unchanged() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    fill(data.path(), vec![table("one"), table("two")]);
    let file = other.path().join("all.txt");
    let file = file.to_str().unwrap();
    assert_eq!(shown(data.path(), &["export", "--all", "-o", file]), "");
    let all = std::fs::read_to_string(file).unwrap();
    assert_eq!(shown(data.path(), &["export", "one", "two"]), all);
    assert!(refused(data.path(), &["export", "--all", "-o", file]).contains("cannot make"));
    let mut stores = vec![other.path().join("deep").join("other.db").to_str().unwrap().to_owned()];
    stores.extend(adit_testpostgres::database());
    for store in stores {
        assert_eq!(shown(other.path(), &["import", file, "--store", &store]), "one\ntwo\n");
        assert_eq!(shown(other.path(), &["export", "--all", "--store", &store]), all);
        assert!(
            refused(other.path(), &["import", file, "--store", &store])
                .contains("there is a table one already")
        );
    }
    assert!(!other.path().join("adit.db").exists());
}

#[test]
fn a_folder_that_is_deleted_comes_back_with_every_table() {
    let (data, backups) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    fill(data.path(), vec![table("one"), table("two")]);
    let all = shown(data.path(), &["export", "--all"]);
    let folder = backups.path().join("new");
    let said = shown(data.path(), &["backup", folder.to_str().unwrap()]);
    let (file, tables) = said.trim_end().rsplit_once(": ").unwrap();
    assert_eq!(tables, "2 tables");
    std::fs::remove_dir_all(data.path()).unwrap();
    assert!(refused(data.path(), &["export", "--all"]).contains("there is no store at"));
    assert!(shown(data.path(), &["restore", file]).ends_with("has 2 tables now.\n"));
    assert_eq!(shown(data.path(), &["export", "--all"]), all);
    assert!(shown(data.path(), &["check"]).contains("2 tables, 0 damaged"));
    // What is there is kept, and what is not a store takes no place.
    assert!(shown(data.path(), &["restore", file]).contains("The store from before is"));
    std::fs::write(folder.join("text.db"), "not a store").unwrap();
    let told = refused(data.path(), &["restore", folder.join("text.db").to_str().unwrap()]);
    assert!(told.contains("is no store of this program"), "{told}");
    assert!(refused(data.path(), &["backup", "x", "--store", "memory:"]).contains("is not a file"));
    assert_eq!(shown(data.path(), &["export", "--all"]), all);
}

#[test]
fn a_damaged_file_is_refused_with_its_line() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    fill(data.path(), vec![table("one"), table("two")]);
    let file = other.path().join("table.txt");
    let text = shown(data.path(), &["export", "one"]).replace("state open", "state finished");
    std::fs::write(&file, &text).unwrap();
    let file = file.to_str().unwrap();
    let message = refused(other.path(), &["import", file]);
    let last = text.lines().count();
    assert!(
        message.contains(&format!("table.txt: line {last}: the table that begins on line 1 was changed")),
        "{message}"
    );
    assert!(refused(other.path(), &["export", "one"]).contains("there is no table one"));
}

#[test]
fn what_cannot_be_found_is_named() {
    let data = TempDir::new().unwrap();
    assert!(refused(data.path(), &["export", "--all"]).contains("there is no store at"));
    assert!(!data.path().join("adit.db").exists());
    fill(data.path(), vec![table("one"), table("two")]);
    assert!(refused(data.path(), &["export", "three"]).contains("there is no table three"));
    assert!(refused(data.path(), &["export"]).contains("name the tables to export, or say --all"));
    assert!(refused(data.path(), &["export", "NO TABLE"]).contains("names no table"));
    assert!(
        refused(data.path(), &["export", "--all", "--store", "mysql://x"])
            .contains("is no place for a store")
    );
    assert!(refused(data.path(), &["export", "--all", "--store", "memory:"]).contains("is always empty"));
    let file = data.path().join("one.txt");
    std::fs::write(&file, shown(data.path(), &["export", "one"])).unwrap();
    let import = ["import", file.to_str().unwrap(), "--store", "memory:"];
    assert!(refused(data.path(), &import).contains("keeps nothing"));
    assert!(refused(data.path(), &["import", "no/such/file"]).contains("cannot read no/such/file"));
}

/// Tables that no server could play, each with the part that is wrong.
fn unplayable() -> Vec<(NewTable, &'static str, &'static str)> {
    let mut unknown = table("unknown");
    unknown.game = "chess".to_owned();
    unknown.header = unknown.header.replace("cavum", "chess");
    let mut other = table("other");
    other.game = "caverna".to_owned();
    let mut header = table("header");
    header.header = "adit 1\n".to_owned();
    let mut meta = table("meta");
    meta.meta = "{}".to_owned();
    let mut players = table("players");
    players.meta = r#"{"players":[{"name":"","who":{"bot":"easy"}}],"watch":"secret"}"#.to_owned();
    let mut bot = table("bot");
    bot.meta = bot.meta.replace("easy", "genius");
    let mut words = table("words");
    words.lines[3] = "sing a song".to_owned();
    let mut rule = table("rule");
    let first = rule.lines[0].clone();
    rule.lines.push(first);
    // What was taken back does not count, what came behind it does.
    let mut back = table("back");
    back.lines.extend(["s0 bid 999".to_owned(), "back 0".to_owned(), "s0 bid 999".to_owned()]);
    vec![
        (unknown, "game chess", "there is no game"),
        (other, "game caverna", "the header says"),
        (header, "header", "line"),
        (meta, "meta 0", "players"),
        (players, "meta 0", "1 players for 2 seats"),
        (bot, "meta 0", "there is no bot"),
        (words, " sing a song", "cannot be read"),
        (rule, "", "cannot happen here"),
        (back, " s0 bid 999", "cannot happen here"),
    ]
}

#[test]
fn what_could_not_be_played_is_not_imported() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let tables = unplayable();
    fill(data.path(), tables.iter().map(|(table, ..)| table.clone()).chain([table("good")]).collect());
    let file = other.path().join("tables.txt");
    for (table, place, why) in tables {
        // The good one comes first; it is not kept either.
        let text = shown(data.path(), &["export", "good", table.id.as_str()]);
        std::fs::write(&file, &text).unwrap();
        let message = refused(other.path(), &["import", file.to_str().unwrap()]);
        let wrong = message.split("line ").nth(1).and_then(|rest| rest.split(':').next()).unwrap();
        let line = text.lines().nth(wrong.parse::<usize>().unwrap() - 1).unwrap();
        assert!(line.ends_with(place), "{line:?} {place:?}: {message}");
        assert!(message.contains(&format!("table {} could not be played", table.id)), "{message}");
        assert!(message.contains(why) && message.contains("nothing was imported"), "{message}");
        assert_eq!(shown(other.path(), &["export", "--all"]), "");
    }
}

#[test]
fn check_says_which_tables_are_damaged() {
    let data = TempDir::new().unwrap();
    fill(data.path(), vec![table("one"), table("two")]);
    assert_eq!(shown(data.path(), &["check"]), "2 tables, 0 damaged\n");
    let tables = unplayable();
    let count = tables.len();
    let expected: Vec<_> = tables.iter().map(|(table, _, why)| (table.id.to_string(), *why)).collect();
    fill(data.path(), tables.into_iter().map(|(table, ..)| table).collect());
    let output = adit(data.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let told = String::from_utf8(output.stdout).unwrap();
    for (table, why) in expected {
        let line = told.lines().find(|line| line.starts_with(&format!("{table}: "))).unwrap();
        assert!(line.contains(why), "{line}");
    }
    assert!(told.ends_with(&format!("{} tables, {count} damaged\n", count + 2)), "{told}");
    assert!(refused(data.path(), &["check", "--store", "no/such.db"]).contains("there is no store"));
}

#[test]
fn the_host_lists_invites_locks_and_renames_players() {
    let folder = TempDir::new().unwrap();
    let data = folder.path();
    fill(data, Vec::new());
    let line = shown(data, &["players", "invite", "Ann", "--url", "https://adit.example/"]);
    let (id, link) = line.trim().split_once(' ').unwrap();
    assert!(link.starts_with("https://adit.example/me/open/") && link.len() == 61, "{link}");
    let listed = || shown(data, &["players", "list"]);
    assert_eq!(listed(), format!("{id} invited      0 Ann\n"));
    for (arguments, state, name) in [
        (&["players", "lock", "Ann"][..], "locked  ", "Ann"),
        (&["players", "unlock", id], "open    ", "Ann"),
        (&["players", "invite", id], "invited ", "Ann"),
        (&["players", "rename", "Ann", " Anna "], "invited ", "Anna"),
    ] {
        shown(data, arguments);
        assert_eq!(listed(), format!("{id} {state}     0 {name}\n"), "{arguments:?}");
    }
    for (arguments, told) in [
        (&["players", "lock", "Ben"][..], "adit players list"),
        (&["players", "invite", "Anna"], "invite them by their id"),
        (&["players", "rename", "Anna", "A\nB"], "one line"),
    ] {
        assert!(refused(data, arguments).contains(told), "{arguments:?}: {}", refused(data, arguments));
    }
}
