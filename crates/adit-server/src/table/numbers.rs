//! How a viewer counts the entries of a journal.

use adit_game::Viewer;
use adit_table::Notice;

/// Who has noticed which entry.
///
/// A sealed decision that is made step by step is an entry for each step, and how many there are is as secret as the
/// decision. So nobody is told how many entries there are, but how many he has noticed; the past is numbered likewise.
#[derive(Clone, Debug, Default)]
pub(crate) struct Noticed(Vec<Notice>);

impl Noticed {
    pub(crate) fn new(notices: Vec<Notice>) -> Noticed {
        Noticed(notices)
    }

    pub(crate) fn add(&mut self, notices: impl IntoIterator<Item = Notice>) {
        self.0.extend(notices);
    }

    /// Did the viewer notice the entry with this index?
    pub(crate) fn noticed(&self, viewer: Viewer, index: usize) -> bool {
        self.0.get(index).is_some_and(|notice| notice.reaches(viewer))
    }

    /// How many of the first entries the viewer has noticed.
    pub(crate) fn count(&self, viewer: Viewer, entries: usize) -> usize {
        self.0.iter().take(entries).filter(|notice| notice.reaches(viewer)).count()
    }

    /// After how many entries the viewer had noticed this many.
    pub(crate) fn entries(&self, viewer: Viewer, number: usize) -> Option<usize> {
        let Some(last) = number.checked_sub(1) else { return Some(0) };
        let mut noticed = (0..self.0.len()).filter(|index| self.noticed(viewer, *index));
        noticed.nth(last).map(|index| index + 1)
    }
}
