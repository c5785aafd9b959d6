//! The examples for people who write bots: each is run, and each is in the documentation as it is.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The path with the program that was just built before all others.
fn path() -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_adit")).parent().unwrap();
    format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default())
}

/// Is there Python? In continuous integration there must be.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(found || std::env::var_os("CI").is_none(), "there is no Python to run the examples with");
    found
}

fn run(program: &str, arguments: &[&str]) -> String {
    let output: Output =
        Command::new(program).args(arguments).current_dir(root()).env("PATH", path()).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program} {arguments:?}: {told}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn six_lines_play_a_game() {
    if has_python() {
        let told = run("python3", &["examples/six_lines.py"]);
        assert!(told.lines().last().unwrap().contains("'ranks'"), "{told}");
    }
}

#[test]
fn the_bots_play_in_the_arena() {
    for (bot, game) in [
        ("points_bot", "cavum"),
        ("points_bot", "rockwell"),
        ("look_ahead", "cavum"),
        ("look_ahead", "caverna"),
    ] {
        if !has_python() {
            return;
        }
        let bots = format!("exec:python3 examples/{bot}.py,random");
        let told = run(
            env!("CARGO_BIN_EXE_adit"),
            &["arena", game, "--bots", &bots, "--seats", "2", "--games", "1", "--json"],
        );
        assert!(told.contains("\"games\":1,"), "{bot} {game}: {told}");
    }
}

/// A server that ends with the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_bot_plays_over_http() {
    if !has_python() {
        return;
    }
    let program = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args(["--port", "0", "--store", "memory:"])
        .stdout(Stdio::piped())
        .spawn();
    let mut server = Server(program.unwrap());
    let mut first = String::new();
    BufReader::new(server.0.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
    let address = first.split(' ').find(|word| word.starts_with("http://")).unwrap();
    let told = run("python3", &["examples/http_bot.py", address, "caverna"]);
    assert!(told.lines().last().unwrap().contains("'ranks'"), "{told}");
}

#[test]
fn the_documentation_has_the_examples_as_they_are() {
    let pages =
        ["docs/bots.md", "docs/fair.md"].map(|page| std::fs::read_to_string(root().join(page)).unwrap());
    let mut found = 0;
    for file in std::fs::read_dir(root().join("examples")).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let page = pages.iter().find(|page| page.contains(&format!("```python\n{text}```\n")));
        let page = page.unwrap_or_else(|| panic!("no page has examples/{name} as it is"));
        assert!(page.contains(&format!("`examples/{name}`")), "its page does not name examples/{name}");
        found += 1;
    }
    assert!(found >= 4);
}
