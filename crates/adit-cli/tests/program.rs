//! The program as a process: what it prints and how it exits.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// Runs the program with these arguments and this input.
fn adit(arguments: &[&str], input: &str) -> Output {
    let folder = TempDir::new().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args(arguments)
        .env("ADIT_DATA", folder.path())
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may be done before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn shown(arguments: &[&str], input: &str) -> String {
    let output = adit(arguments, input);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What the program says when it refuses its arguments.
fn refused(arguments: &[&str], input: &str) -> String {
    let output = adit(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn it_lists_the_games_and_what_can_be_done() {
    let page = shown(&["games"], "");
    for game in adit_games::GAMES {
        assert!(page.contains(&format!("{}, for ", game.id())), "{page}");
    }
    assert!(page.contains("adit play cavum"), "{page}");
    for command in ["play", "bench", "arena", "learn"] {
        let help = shown(&[command, "--help"], "");
        assert!(help.contains("`adit games` lists them"), "{help}");
    }
}

#[test]
fn bad_arguments_exit_with_2_and_say_why() {
    let arena = ["arena", "cavum", "--seats", "2", "--bots", "greedy,random"];
    assert!(refused(&[&arena[..], &["--games", "0"]].concat(), "").contains("give --games 1 or more"));
    for patience in ["--patience=0", "--patience=-1", "--patience=nan"] {
        let told = refused(&[&arena[..], &[patience]].concat(), "");
        assert!(told.contains("--patience is a number of seconds above 0"), "{told}");
    }
    let told = refused(&["analyse", "-", "--bot", "exec:./my-bot"], "");
    assert!(told.contains("exec:./my-bot") && told.contains("give a bot of this program"), "{told}");
    assert!(refused(&["sing"], "").contains("unrecognized subcommand"));
    assert!(refused(&["play", "chess"], "").contains("there is no game \"chess\"; the games are: cavum"));
    assert!(refused(&["play", "cavum", "--seats", "me,me,me,me,me"], "").contains("choose one of 2, 3, 4"));
    assert!(refused(&["bench", "cavum", "--seats", "9"], "").contains("choose one of 2, 3, 4"));
    assert!(
        refused(&["bench", "cavum", "--seats", "2", "--seconds=-1"], "")
            .contains("--seconds -1 is not a length of time")
    );
    assert!(
        refused(&["bench", "cavum", "--seats", "2", "--seconds=nan"], "").contains("is not a length of time")
    );
    assert!(refused(&["replay", "no/such/file"], "").contains("cannot read no/such/file"));
    assert!(refused(&["replay", "-"], "hello\n").contains("-: line 1: this is not a journal"));
    assert!(refused(&["notation", "--check", "no/such/file"], "").contains("cannot read no/such/file"));
}

#[test]
fn the_line_protocol_is_spoken_until_the_input_ends() {
    let input = "{\"do\": \"games\", \"id\": 1}\nnonsense\n{\"do\": \"journal\"}";
    let replies = shown(&["table"], input);
    let lines: Vec<_> = replies.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("{\"ok\":true,\"id\":1,"));
    assert!(lines[1].contains("not-json"));
    assert!(lines[2].contains("no-table"));
}

#[test]
fn a_journal_is_shown_at_any_entry() {
    let input = "{\"do\":\"new\",\"game\":\"cavum\",\"seats\":2,\"seed\":1}\n{\"do\":\"random\",\"seed\":1,\"moves\":9999}\n{\"do\":\"journal\"}\n";
    let replies = shown(&["table"], input);
    let reply: serde_json::Value = serde_json::from_str(replies.lines().last().unwrap()).unwrap();
    let journal = reply["journal"].as_str().unwrap();
    let end = shown(&["replay", "-"], journal);
    assert!(end.contains("seen by all") && end.contains("The game is over"), "{end}");
    let early = shown(&["replay", "-", "--at", "8", "--viewer", "public"], journal);
    assert!(
        early.starts_with("cavum, 2 players, step 8 of ") && early.contains("Waiting for: Player"),
        "{early}"
    );
    let start = shown(&["replay", "-", "--at", "0"], journal);
    assert!(start.contains("Something is drawn next."), "{start}");
    assert!(refused(&["replay", "-", "--at", "99999"], journal).contains("there is no entry 99999"));
    for viewer in ["2", "9", "me", "00"] {
        let said = refused(&["replay", "-", "--viewer", viewer], journal);
        assert!(said.contains("must be all, public or the number of a seat, 0 to 1"), "{said}");
    }
    let half = &journal[..journal.len() - 2];
    assert!(refused(&["replay", "-"], half).contains("the last line has no end"));
}

#[test]
fn an_analysis_calls_moves_as_players_do() {
    let journal =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/caverna.journal"));
    let journal: String = journal.unwrap().split_inclusive('\n').take(40).collect();
    let analysis = shown(&["analyse", "-", "--bot", "search:sims=20", "--lang", "de"], &journal);
    assert!(analysis.contains("Wie vom Bot gewählt") && analysis.contains("Spieler B"), "{analysis}");
    // The moments that decided the game come first, with what was better and why.
    let moments = analysis.split("Die Momente, die das Spiel entschieden haben\n").nth(1).expect(&analysis);
    assert!(moments.contains("Im Vergleich zu ") && moments.contains("Vorsprung am Ende: "), "{moments}");
    let decisions =
        analysis.split("Die teuersten Entscheidungen\n").nth(1).expect("something was given away");
    assert!(decisions.contains("Schritt ") && decisions.contains("Besser: "), "{decisions}");
    assert!(
        !decisions.contains(" s0") && !decisions.contains("excavation"),
        "words of the notation: {decisions}"
    );
}

#[test]
fn a_bench_is_one_line_of_json() {
    let line = shown(&["bench", "cavum", "--seats", "3", "--seconds", "0.01", "--json"], "");
    let bench: serde_json::Value = serde_json::from_str(&line).unwrap();
    let names: Vec<_> = bench.as_object().unwrap().keys().cloned().collect();
    let expected =
        ["game", "seats", "moves_per_s", "games_per_s", "moves_per_game", "offer_size", "state_bytes"];
    assert_eq!(names, expected);
    assert!(bench["moves_per_s"].as_f64().unwrap() > 0.0 && bench["games_per_s"].as_f64().unwrap() > 0.0);
    assert!(bench["moves_per_game"].as_f64().unwrap() > 1.0 && bench["state_bytes"].as_u64().unwrap() > 0);
    assert!(shown(&["bench", "cavum", "--seats", "3", "--seconds", "0"], "").contains("moves per second"));
}

#[test]
fn a_script_plays_a_game_and_the_next_one_continues_it() {
    let shown = shown(&["play", "cavum", "--seats", "me,random", "--seed", "1"], "nonsense\nwhy bid 99\n");
    assert!(shown.contains("Not a move: “nonsense”."), "{shown}");
    assert!(shown.contains("(CV-5.5)"), "{shown}");
    assert!(shown.ends_with("The game is saved. `adit play cavum` continues it.\n"), "{shown}");
}

/// Runs the program with this locale.
fn shown_in(locale: &str, arguments: &[&str], input: &str) -> String {
    let folder = TempDir::new().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_adit"))
        .args(arguments)
        .env("ADIT_DATA", folder.path())
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn the_locale_decides_the_language_unless_one_is_asked_for() {
    let play = ["play", "cavum", "--seats", "me,random", "--seed", "1"];
    let german = shown_in("de_AT.UTF-8", &play, "nonsense\n");
    assert!(german.contains("Diesen Zug gibt es nicht: „nonsense“."), "{german}");
    assert!(german.ends_with("Mit `adit play cavum` geht es weiter.\n"), "{german}");
    let dutch = shown_in("de_AT.UTF-8", &[&play[..], &["--lang", "nl"]].concat(), "nonsense\n");
    assert!(dutch.contains("Dat is geen zet: ‘nonsense’."), "{dutch}");
    let french = shown_in("fr", &["games"], "");
    assert!(french.contains("Ce que vous pouvez faire\u{a0}:"), "{french}");
    let english = shown_in("it_IT", &play, "nonsense\n");
    assert!(english.contains("Not a move: “nonsense”."), "{english}");
    assert!(refused(&["play", "cavum", "--lang", "it"], "").contains("choose one of en, de, fr, nl"));
}

#[test]
fn the_usual_opponent_is_a_medium_bot() {
    assert!(shown(&["play", "cavum", "--seed", "1"], "").contains("Bots: Bot (medium)."));
}

#[test]
fn every_game_says_in_every_language_who_has_won() {
    let won = [("en", " wins"), ("de", " gewinnt"), ("fr", " gagne"), ("nl", " wint")];
    for game in adit_games::GAMES {
        for (language, verb) in won {
            let seats = ["play", game.id(), "--seats", "random,greedy", "--seed", "3", "--lang", language];
            let end = shown(&seats, "");
            assert!(end.contains(verb), "{end}");
            assert!(!end.contains("[points-"), "a text is missing: {end}");
            assert!(!end.contains('\u{1b}'), "{end}");
        }
    }
}

#[test]
fn the_committed_notation_is_what_the_games_say() {
    shown(&["notation", "--check", concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md")], "");
}

#[test]
fn what_is_learned_is_added_to_the_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("weights.toml");
    let path = file.to_str().unwrap();
    for seats in ["2", "1"] {
        shown(&["learn", "caverna", "--seats", seats, "--rounds", "1", "--games", "1", "-o", path], "");
    }
    let text = std::fs::read_to_string(&file).unwrap();
    let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("no {words} in {text}"));
    assert!(at("--seed 1 --seats 1\"") < at("--seed 1 --seats 2\""), "{text}");
    assert_eq!(text.matches("[[tables]]").count(), 2, "{text}");
    let bot = format!("greedy:weights={path}");
    shown(&["arena", "caverna", "--bots", &bot, "--seats", "2", "--games", "1"], "");

    std::fs::write(&file, "notes").unwrap();
    let said = refused(&["learn", "caverna", "--rounds", "1", "--games", "1", "-o", path], "");
    assert!(said.contains("is not a file of weights; name another file"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "notes");
}

/// A build that is spoken to as a program plays as it does itself.
#[test]
fn another_build_can_play_in_the_arena() {
    let bots = format!("search:sims=10,exec:{} bot search:sims=10", env!("CARGO_BIN_EXE_adit"));
    for game in adit_games::GAMES {
        let contest = ["arena", game.id(), "--bots", &bots, "--seats", "2", "--games", "2", "--json"];
        let standings: serde_json::Value = serde_json::from_str(&shown(&contest, "")).unwrap();
        let [one, other] = [&standings["bots"][0], &standings["bots"][1]];
        assert_eq!(
            one["score"], other["score"],
            "the same bot with the same chance in both seats: {standings}"
        );
    }
    assert!(refused(&["bot", "nobody"], "").contains("nobody"));
    assert!(refused(&["bot", "greedy"], "hello\n").contains("line 1"));
}

#[test]
fn a_contest_tells_what_is_still_possible() {
    let contest =
        ["arena", "caverna", "--bots", "greedy,random", "--seats", "2", "--games", "200", "--sprt", "0:50"];
    let told = shown(&contest, "");
    assert!(told.contains("share of wins of the first: at least 0.57"), "{told}");
    assert!(told.contains("rating difference +2000") && told.contains("of ±2.94"), "{told}");
    let solo = ["arena", "caverna", "--bots", "greedy,random", "--seats", "1", "--sprt", "0:50"];
    assert!(refused(&solo, "").contains("--seats 2 or more"));
    assert!(
        refused(&[&contest[..8], &["--sprt", "50:0"]].concat(), "").contains("ask LOW:HIGH in rating points")
    );
}

#[test]
fn draw_writes_a_picture() {
    let journal = "adit 1\ngame cavum\nrules 1\nseats 2\noption first_opener s0\n\nchance reveal 1\n";
    let svg = shown(&["draw", "-"], journal);
    assert!(svg.starts_with("<svg ") && svg.contains("data-part=\"hex:G7\""));
    assert_ne!(svg, shown(&["draw", "-", "--dark"], journal));
    assert!(refused(&["draw", "-", "-o", "no/such/folder/board.svg"], journal).contains("cannot write"));
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let png = folder.path().join("board.png");
    let png = png.to_str().expect("its name is text");
    shown(&["draw", "-", "-o", png, "--width", "300", "--lang", "de"], journal);
    assert!(std::fs::read(png).expect("it was written").starts_with(b"\x89PNG"));
    for name in ["board.jpg", "board", ".png"] {
        let path = folder.path().join(name);
        let said = refused(&["draw", "-", "-o", path.to_str().expect("its name is text")], journal);
        assert!(said.contains("ends in .svg or .png") && !path.exists(), "{name}: {said}");
    }
    assert!(refused(&["draw", "-", "-o", png, "--width", "0"], journal).contains("choose 1 to"));
    let caverna = "adit 1\ngame caverna\nrules 1\nseats 2\n\n";
    assert!(shown(&["draw", "-"], caverna).contains("data-part=\"tile:cultivation\""));
}
