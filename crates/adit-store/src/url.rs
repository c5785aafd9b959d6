//! Where a store is.

use crate::StoreError;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a store is: the path of a SQLite file, a PostgreSQL database, or the memory of the program.
///
/// It is read from `--store`: `postgres://USER@HOST/DATABASE`, `sqlite:PATH`, `memory:`, or simply a path.
/// Shown, it has no password.
#[derive(Clone, PartialEq, Eq)]
pub struct StoreUrl(Kind);

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    File(PathBuf),
    Postgres(String),
    Memory,
}

const MEMORY: &str = "memory:";

impl StoreUrl {
    /// A SQLite file, which is made if there is none.
    pub fn file(path: impl Into<PathBuf>) -> StoreUrl {
        StoreUrl(Kind::File(path.into()))
    }

    /// The path of the SQLite file, if it is one.
    pub fn path(&self) -> Option<&Path> {
        match &self.0 {
            Kind::File(path) => Some(path),
            Kind::Postgres(_) | Kind::Memory => None,
        }
    }

    /// Whether the tables are gone when the program ends.
    pub fn is_memory(&self) -> bool {
        matches!(self.0, Kind::Memory)
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.0
    }
}

impl FromStr for StoreUrl {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<StoreUrl, StoreError> {
        let postgres = text.starts_with("postgres://") || text.starts_with("postgresql://");
        if postgres {
            return Ok(StoreUrl(Kind::Postgres(text.to_owned())));
        }
        if text == MEMORY {
            return Ok(StoreUrl(Kind::Memory));
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        if path.is_empty() || path.contains("://") || path.contains('\0') {
            return Err(StoreError::Address(text.to_owned()));
        }
        Ok(StoreUrl::file(path))
    }
}

impl fmt::Display for StoreUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::File(path) => write!(formatter, "{}", path.display()),
            Kind::Postgres(url) => formatter.write_str(&without_password(url)),
            Kind::Memory => formatter.write_str(MEMORY),
        }
    }
}

impl fmt::Debug for StoreUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "StoreUrl({self})")
    }
}

/// A password stands between the user and the host, or in the parameters; neither is for logs.
fn without_password(url: &str) -> String {
    let url = url.split_once('?').map_or(url, |(place, _parameters)| place);
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let Some((user, host)) = rest.rsplit_once('@') else {
        return url.to_owned();
    };
    let user = user.split_once(':').map_or(user, |(user, _password)| user);
    format!("{scheme}://{user}@{host}")
}
