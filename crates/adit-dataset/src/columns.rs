//! What the columns are, each said once: its type in the file and what it holds.

use adit_game::ArraySpec;

/// The columns before the arrays, in the order in which they are written.
const BEFORE: &str = "
    required int64 game (INTEGER(64, false));
    optional int64 seed (INTEGER(64, false));
    optional binary source (STRING);
    required int32 step;
    required int32 seat;
    optional binary bot (STRING);
    required int32 moves;
    required binary words (STRING);
";

/// The columns behind the arrays.
const BEHIND: &str = "
    optional float value;
    required int64 simulations;
    required binary ending (STRING);
";

/// The schema of a file, in the language of Parquet.
pub(crate) fn schema(arrays: &[ArraySpec]) -> String {
    let seen: String = arrays.iter().map(|array| list(&seen(array), "int32")).collect();
    let action = list("action", "int32");
    let candidates = "
        required group candidates (LIST) { repeated group list {
            required group element (LIST) { repeated group list { required int32 element; } }
        } }";
    let visits = list("visits", "float") + &list("worth", "float");
    let result = list("scores", "int32") + &list("ranks", "int32") + &list("rewards", "float");
    format!("message adit {{ {BEFORE} {seen} {action} {candidates} {visits} {result} {BEHIND} }}")
}

/// The name of the column of an array.
pub(crate) fn seen(array: &ArraySpec) -> String {
    format!("seen_{}", array.name)
}

fn list(name: &str, of: &str) -> String {
    format!("required group {name} (LIST) {{ repeated group list {{ required {of} element; }} }}\n")
}

/// Lists of numbers, one for each row, as Parquet has them: the numbers one behind the other, and levels that say where a list
/// begins and which are empty.
#[derive(Default)]
pub(crate) struct Lists<T> {
    pub(crate) values: Vec<T>,
    pub(crate) definition: Vec<i16>,
    pub(crate) repetition: Vec<i16>,
}

impl<T: Copy> Lists<T> {
    /// Adds the list of a row.
    pub(crate) fn push(&mut self, list: &[T]) {
        self.values.extend_from_slice(list);
        let count = list.len().max(1);
        self.definition.resize(self.definition.len() + count, i16::from(!list.is_empty()));
        self.repetition.push(0);
        self.repetition.resize(self.repetition.len() + count - 1, 1);
    }

    /// Adds the list of lists of a row. A column has either these or lists.
    pub(crate) fn push_nested<'a>(&mut self, lists: impl IntoIterator<Item = &'a [T]>)
    where
        T: 'a,
    {
        let mut repetition = 0;
        for list in lists {
            self.values.extend_from_slice(list);
            let count = list.len().max(1);
            self.definition.resize(self.definition.len() + count, if list.is_empty() { 1 } else { 2 });
            self.repetition.push(repetition);
            self.repetition.resize(self.repetition.len() + count - 1, 2);
            repetition = 1;
        }
        if repetition == 0 {
            self.definition.push(0);
            self.repetition.push(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_say_where_lists_begin_and_which_are_empty() {
        let mut lists = Lists::default();
        lists.push(&[7, 8]);
        lists.push(&[]);
        lists.push(&[9]);
        assert_eq!(lists.values, [7, 8, 9]);
        assert_eq!((lists.definition, lists.repetition), (vec![1, 1, 0, 1], vec![0, 1, 0, 0]));
        let mut nested = Lists::default();
        nested.push_nested([&[1, 2][..], &[], &[3]]);
        nested.push_nested([]);
        assert_eq!(nested.values, [1, 2, 3]);
        assert_eq!((nested.definition, nested.repetition), (vec![2, 2, 1, 2, 0], vec![0, 2, 1, 1, 0]));
    }
}
