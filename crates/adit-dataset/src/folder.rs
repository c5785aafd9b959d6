//! The folder in which a dataset grows.

use crate::{DatasetFault, Plan};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The file that says what the dataset is.
pub const MANIFEST: &str = "dataset";

/// How the name of a file ends that is not finished.
const UNFINISHED: &str = "unfinished";

/// The folder of a dataset. A file in it with its final name is whole.
pub struct Folder<'a> {
    path: PathBuf,
    plan: &'a Plan,
}

impl Folder<'_> {
    /// Opens the folder for this plan, or makes it. A folder with another dataset is refused and stays as it is.
    pub fn open<'a>(path: &Path, plan: &'a Plan) -> Result<Folder<'a>, DatasetFault> {
        let folder = Folder { path: path.to_owned(), plan };
        fs::create_dir_all(path).map_err(fault(path))?;
        let manifest = path.join(format!("{MANIFEST}.json"));
        match fs::read(&manifest) {
            Ok(bytes) => {
                let found: Value = serde_json::from_slice(&bytes).unwrap_or_default();
                if let Some(difference) = difference(&plan.manifest(), &found) {
                    let path = manifest.display().to_string();
                    return Err(DatasetFault::OtherDataset { path, difference });
                }
            }
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => {
                folder.keep(&manifest, format!("{:#}\n", plan.manifest()).as_bytes())?;
            }
            Err(other) => return Err(fault(&manifest)(other)),
        }
        Ok(folder)
    }

    /// The file of a shard.
    pub fn file(&self, shard: u64) -> PathBuf {
        self.path.join(format!("part-{shard:05}.parquet"))
    }

    /// The shards that are still to be written.
    pub fn missing(&self) -> Vec<u64> {
        (0..self.plan.shards()).filter(|shard| !self.file(*shard).exists()).collect()
    }

    /// Keeps the bytes of a shard: all of them or, if the program is killed meanwhile, none.
    pub fn keep_shard(&self, shard: u64, bytes: &[u8]) -> Result<(), DatasetFault> {
        self.keep(&self.file(shard), bytes)
    }

    fn keep(&self, path: &Path, bytes: &[u8]) -> Result<(), DatasetFault> {
        // What a killed program leaves is written over by the next one.
        let unfinished = path.with_extension(UNFINISHED);
        let written = File::create(&unfinished).and_then(|mut file| {
            file.write_all(bytes)?;
            file.sync_all()
        });
        written.map_err(fault(&unfinished))?;
        fs::rename(&unfinished, path).map_err(fault(path))
    }
}

fn fault(path: &Path) -> impl Fn(io::Error) -> DatasetFault {
    let path = path.display().to_string();
    move |fault| DatasetFault::File { path: path.clone(), fault }
}

/// The first thing that the manifests say otherwise.
fn difference(wanted: &Value, found: &Value) -> Option<String> {
    let wanted = wanted.as_object()?;
    let keys = found.as_object().into_iter().flatten().map(|(key, _)| key).chain(wanted.keys());
    let other = keys.into_iter().find(|key| wanted.get(*key) != found.get(key.as_str()))?;
    let say = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), Value::to_string);
    Some(format!("its {other} is {} and not {}", say(found.get(other)), say(wanted.get(other))))
}
