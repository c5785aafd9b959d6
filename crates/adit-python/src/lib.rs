//! The native half of the Python package `adit`: the package in `python/adit` is what people import.
//!
//! Everything that takes time runs without holding the interpreter. Views leave as JSON, which the package turns into
//! dictionaries; arrays are filled in memory that NumPy owns.

#![allow(clippy::needless_pass_by_value, reason = "Python hands arguments over")]

mod bot;
mod contest;
mod dataset;
mod faults;
mod games;
mod play;
mod table;
mod texts;
mod vector;

use pyo3::prelude::*;

/// The native half of the package `adit`.
#[pymodule]
fn _adit(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("AditError", module.py().get_type::<faults::AditError>())?;
    module.add("Refused", module.py().get_type::<faults::Refused>())?;
    module.add("END", adit_game::END)?;
    module.add("PICKED", adit_numbers::PICKED)?;
    module.add_function(wrap_pyfunction!(games::games, module)?)?;
    module.add_function(wrap_pyfunction!(games::vocabulary, module)?)?;
    module.add_function(wrap_pyfunction!(games::arrays, module)?)?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<contest::Contest>()?;
    module.add_class::<dataset::Dataset>()?;
    module.add_class::<play::Play>()?;
    module.add_class::<table::Table>()?;
    module.add_class::<vector::Batch>()
}
