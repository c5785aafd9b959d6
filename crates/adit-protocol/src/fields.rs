//! The fields of a request, each taken once; what is left over is an error that names it.

use crate::Fault;
use adit_game::{Seat, Viewer};
use serde_json::{Map, Value};

pub(crate) struct Fields {
    left: Map<String, Value>,
    known: Vec<&'static str>,
}

impl Fields {
    pub(crate) fn new(left: Map<String, Value>) -> Fields {
        Fields { left, known: Vec::new() }
    }

    /// A field that may be missing.
    pub(crate) fn take(&mut self, name: &'static str) -> Option<Value> {
        self.known.push(name);
        self.left.remove(name)
    }

    /// A field that must be there.
    pub(crate) fn need(&mut self, name: &'static str) -> Result<Value, Fault> {
        self.take(name).ok_or_else(|| Fault::new("missing-field", format!("the field `{name}` is missing")))
    }

    pub(crate) fn text(&mut self, name: &'static str) -> Result<String, Fault> {
        match self.need(name)? {
            Value::String(text) => Ok(text),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
                Err(Fault::new("bad-field", format!("the field `{name}` must be a text")))
            }
        }
    }

    pub(crate) fn optional_text(&mut self, name: &'static str) -> Result<Option<String>, Fault> {
        match self.take(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_)) => {
                Err(Fault::new("bad-field", format!("the field `{name}` must be a text")))
            }
        }
    }

    pub(crate) fn number(&mut self, name: &'static str) -> Result<u64, Fault> {
        whole_number(name, &self.need(name)?)
    }

    pub(crate) fn optional_number(&mut self, name: &'static str) -> Result<Option<u64>, Fault> {
        match self.take(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => whole_number(name, &value).map(Some),
        }
    }

    pub(crate) fn seat(&mut self) -> Result<Seat, Fault> {
        seat(self.number("seat")?)
    }

    pub(crate) fn viewer(&mut self) -> Result<Viewer, Fault> {
        let wrong =
            || Fault::new("bad-field", "the field `viewer` must be \"all\", \"public\" or a seat's number");
        let value = self.need("viewer")?;
        match value.as_str() {
            Some("all") => Ok(Viewer::All),
            Some("public") => Ok(Viewer::Public),
            Some(_) => Err(wrong()),
            None => seat(value.as_u64().ok_or_else(wrong)?).map(Viewer::Seat),
        }
    }

    /// Options by id. Numbers and booleans are what they are written as.
    pub(crate) fn options(&mut self) -> Result<Vec<(String, String)>, Fault> {
        let wrong = |what: String| Fault::new("bad-field", what);
        let options = match self.take("options") {
            None | Some(Value::Null) => return Ok(Vec::new()),
            Some(Value::Object(options)) => options,
            Some(Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_)) => {
                return Err(wrong(
                    "the field `options` must be an object from option ids to values".to_owned(),
                ));
            }
        };
        options
            .into_iter()
            .map(|(id, value)| match value {
                Value::String(text) => Ok((id, text)),
                Value::Number(number) => Ok((id, number.to_string())),
                Value::Bool(switch) => Ok((id, switch.to_string())),
                Value::Null | Value::Array(_) | Value::Object(_) => {
                    Err(wrong(format!("option {id:?} must be a text, a number or a boolean")))
                }
            })
            .collect()
    }

    /// Nothing else may be there.
    pub(crate) fn end(self) -> Result<(), Fault> {
        if self.left.is_empty() {
            return Ok(());
        }
        let unknown: Vec<_> = self.left.keys().map(|name| format!("{name:?}")).collect();
        let known = self.known.join(", ");
        Err(Fault::new(
            "unknown-field",
            format!("unknown: {}; the fields of this request are {known}", unknown.join(", ")),
        ))
    }
}

fn whole_number(name: &str, value: &Value) -> Result<u64, Fault> {
    value.as_u64().ok_or_else(|| {
        Fault::new("bad-field", format!("the field `{name}` must be a whole number, 0 or more"))
    })
}

fn seat(number: u64) -> Result<Seat, Fault> {
    usize::try_from(number).ok().and_then(Seat::new).ok_or_else(|| {
        Fault::new("no-such-seat", format!("no table has a seat {number}; seats are counted from 0"))
    })
}
