//! How strong the bots play stands in the documents; the ladder rests on it.

/// The numbers of a row: `+9` and `-247` too.
fn numbers(row: &str) -> Vec<i32> {
    row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect()
}

#[test]
fn the_levels_are_those_that_were_measured() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/strength.md"))
        .expect("a page");
    let table = page.split("## Levels").nth(1).expect("a section").split("\n## ").next().expect("a section");
    for game in adit_games::GAMES {
        let name = game.id();
        let row = table
            .lines()
            .find(|line| line.to_lowercase().starts_with(&format!("| {name} |")))
            .expect("a row");
        let [_games, easy, medium, hard, above] = numbers(row)[..] else { panic!("{row}") };
        let measured = [("easy", easy), ("medium", medium), ("hard", hard), ("expert", hard + above)];
        assert_eq!(game.levels(), measured, "{name}");
    }
}
