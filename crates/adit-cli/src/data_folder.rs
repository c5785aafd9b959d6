//! Where this user's games are.

use anyhow::Context as _;
use etcetera::BaseStrategy as _;
use std::path::PathBuf;

/// The folder of this user's games: `ADIT_DATA`, or else the folder that the system has for data.
pub(crate) fn data_folder() -> anyhow::Result<PathBuf> {
    if let Some(folder) = std::env::var_os("ADIT_DATA").filter(|folder| !folder.is_empty()) {
        return Ok(PathBuf::from(folder));
    }
    let system = etcetera::choose_base_strategy()
        .context("there is no home folder to keep games in; name a folder in the variable ADIT_DATA")?;
    Ok(system.data_dir().join("adit"))
}
