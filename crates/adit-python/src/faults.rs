//! Errors as exceptions with a code, and with the clause of a rule where one was broken.

use adit_any::ReadFault;
use adit_game::{SetupError, Texts};
use adit_numbers::PlayFault;
use adit_table::{LoadFault, NewTableFault, Refusal};
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::{PyErr, create_exception};
use std::fmt::Display;

create_exception!(adit, AditError, PyException, "Something cannot be done. `code` is a word for programs.");
create_exception!(
    adit,
    Refused,
    AditError,
    "A table refuses. `clause` is that of the broken rule, if one was broken."
);

/// An error with this code.
pub fn fault(code: &'static str, message: impl Display) -> PyErr {
    with_code(AditError::new_err(message.to_string()), code, None)
}

/// A refusal in the language of these texts.
pub fn refusal(refusal: &Refusal, texts: &Texts) -> PyErr {
    let error = Refused::new_err(refusal.sentence(texts));
    with_code(error, refusal.code(), refusal.rule().map(|rule| rule.number))
}

pub fn setup(fault_: &SetupError) -> PyErr {
    fault("bad-setup", fault_)
}

pub fn read(fault_: &ReadFault) -> PyErr {
    fault(fault_.code(), fault_)
}

pub fn new_table(fault_: &NewTableFault) -> PyErr {
    match fault_ {
        NewTableFault::Setup(fault_) => setup(fault_),
        NewTableFault::Draw(refusal) => fault(refusal.code(), refusal),
    }
}

pub fn load(fault_: &LoadFault) -> PyErr {
    fault("bad-view", fault_)
}

pub fn play(fault_: &PlayFault) -> PyErr {
    fault(fault_.code(), fault_)
}

fn with_code(error: PyErr, code: &str, clause: Option<&str>) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        let set = value.setattr("code", code).and_then(|()| value.setattr("clause", clause));
        set.err().unwrap_or(error)
    })
}
