//! An offer as a person reads it: grouped by its next word, long groups only counted.

/// Groups up to this size are listed.
const LISTED: usize = 8;

/// The moves that begin with these words, a line for each next word.
pub(super) fn describe(moves: &[String], begin: &str) -> Vec<String> {
    let begin: Vec<&str> = begin.split_whitespace().collect();
    let moves: Vec<Vec<&str>> = moves
        .iter()
        .map(|line| line.split(' ').collect::<Vec<_>>())
        .filter(|words| words.starts_with(&begin))
        .collect();
    let all: Vec<&[&str]> = moves.iter().map(Vec::as_slice).collect();
    if let Some(range) = range(&all, begin.len()) {
        return vec![range];
    }
    let mut groups: Vec<(&[&str], Vec<&[&str]>)> = Vec::new();
    for words in all {
        let head = &words[..words.len().min(begin.len() + 1)];
        match groups.iter_mut().find(|(known, _)| *known == head) {
            Some((_, group)) => group.push(words),
            None => groups.push((head, vec![words])),
        }
    }
    match groups.as_slice() {
        // Nothing is to be chosen at this word: look one further.
        [(head, group)] if group.len() > LISTED => {
            let lines: Vec<String> = group.iter().map(|words| words.join(" ")).collect();
            describe(&lines, &head.join(" "))
        }
        groups => groups.iter().map(|(head, group)| line(head, group)).collect(),
    }
}

fn line(head: &[&str], group: &[&[&str]]) -> String {
    if let Some(range) = range(group, head.len()) {
        return range;
    }
    if group.len() <= LISTED {
        return group.iter().map(|words| words.join(" ")).collect::<Vec<_>>().join(" · ");
    }
    let mut next: Vec<&str> = Vec::new();
    for word in group.iter().filter_map(|words| words.get(head.len())) {
        if !next.contains(word) {
            next.push(word);
        }
    }
    let shown = next.len().min(2 * LISTED);
    let more = if next.len() > shown { " …" } else { "" };
    format!("{} … ({} moves): {}{more}", head.join(" "), group.len(), next[..shown].join(" "))
}

/// `bid 0 to 20` for moves that differ in one number alone and leave none out.
fn range(group: &[&[&str]], at: usize) -> Option<String> {
    let number = |words: &[&str]| -> Option<i64> { (words.len() == at + 1).then(|| words[at].parse().ok())? };
    let numbers: Vec<i64> = group.iter().map(|words| number(words)).collect::<Option<_>>()?;
    let (first, last) = (numbers.first()?, numbers.last()?);
    let consecutive = numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    (consecutive && numbers.len() > 3).then(|| format!("{} {first} to {last}", group[0][..at].join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(moves: &[&str], begin: &str, expected: &[&str]) {
        let moves: Vec<String> = moves.iter().map(|line| (*line).to_owned()).collect();
        assert_eq!(describe(&moves, begin), expected);
    }

    #[test]
    fn short_offers_are_listed_by_their_first_word() {
        check(&["take A 1", "take B 1", "pass"], "", &["take A 1 · take B 1", "pass"]);
        check(&["take A 1", "take B 1", "pass"], "take A", &["take A 1"]);
        check(&["take A 1"], "sing", &[]);
    }

    #[test]
    fn numbers_in_a_row_become_a_range() {
        check(&["bid 0", "bid 1", "bid 2", "bid 3", "pass"], "", &["bid 0 to 3", "pass"]);
        check(&["bid 0", "bid 1", "bid 2", "bid 3", "pass"], "bid", &["bid 0 to 3"]);
        check(&["bid 0", "bid 2", "bid 4", "bid 5"], "", &["bid 0 · bid 2 · bid 4 · bid 5"]);
    }

    #[test]
    fn long_groups_are_counted() {
        let moves: Vec<String> = (0..12)
            .map(|number| format!("lay {} {number}", if number < 6 { "two" } else { "six" }))
            .collect();
        let moves: Vec<&str> = moves.iter().map(String::as_str).chain(["pass"]).collect();
        check(&moves, "", &["lay … (12 moves): two six", "pass"]);
        check(&moves, "lay", &["lay two 0 to 5", "lay six 6 to 11"]);
    }
}
