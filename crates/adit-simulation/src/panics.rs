//! Panics of tasks, which nobody else would notice: the runtime catches them.

use std::cell::RefCell;
use std::sync::Once;

thread_local! {
    static SEEN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// From now on panics are remembered for the thread on which they happen, beside being told as before.
pub(crate) fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let told = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            SEEN.with_borrow_mut(|seen| seen.push(panic.to_string()));
            told(panic);
        }));
    });
}

/// The panics of this thread since this was asked last.
pub(crate) fn seen() -> Vec<String> {
    SEEN.take()
}
