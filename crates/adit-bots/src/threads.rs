//! The only place where bots use several threads.

use rayon::iter::{IntoParallelIterator, IntoParallelRefMutIterator, ParallelIterator};

/// Works on each of these, at the same time if there is more than one.
pub(crate) fn work_on_each<T: Send>(all: &mut [T], work: impl Fn(&mut T) + Send + Sync) {
    match all {
        [one] => work(one),
        several => several.par_iter_mut().for_each(work),
    }
}

/// What is made of each of these, in their order.
pub(crate) fn make_of_each<T: Sync, M: Send>(all: &[T], make: impl Fn(&T) -> M + Send + Sync) -> Vec<M> {
    all.into_par_iter().map(make).collect()
}
