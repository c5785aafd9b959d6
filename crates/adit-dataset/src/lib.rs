//! Games as Parquet files, a row for each decision.
//!
//! A [`Plan`] says which games are written: those that bots play, or those of journals. It is cut into shards of so many games,
//! and each shard is one file whose bytes follow from the plan alone: not from threads, not from what was written before. So
//! a run that was broken off goes on with the shards that are missing, here ([`run`]) or on many machines ([`Plan::shard`]).
//! A [`Recorder`] knows the types of the game; `docs/datasets.md` says what the columns are.

mod columns;
mod fault;
mod file;
mod folder;
mod plan;
mod recorder;
mod run;

pub use fault::DatasetFault;
pub use folder::{Folder, MANIFEST};
pub use plan::{Origin, Plan, Source, shard_size};
pub use recorder::{Played, Recorder, recorder};
pub use run::{Progress, run};
