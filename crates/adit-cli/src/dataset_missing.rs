//! `adit dataset` in a program that was built without it.

use crate::args::DatasetArguments;
use adit_any::Games;
use anyhow::bail;
use std::io::Write;

pub(crate) fn run(_: &DatasetArguments, _: Games, _: &mut impl Write) -> anyhow::Result<()> {
    bail!(
        "this program was built without datasets; build it with `cargo install --path crates/adit-cli --features dataset`, \
         or write datasets from Python: adit.Dataset"
    )
}
