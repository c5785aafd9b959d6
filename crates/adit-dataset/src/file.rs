//! One file of a dataset.

use crate::columns::{Lists, schema, seen};
use crate::recorder::{Decision, Played, Recorder};
use crate::{DatasetFault, MANIFEST};
use adit_game::ArraySpec;
use parquet::basic::{Compression, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use serde_json::{Value, json};
use std::sync::Arc;

/// So many numbers of arrays are collected before they are written. It depends on nothing but the rows, as the bytes must.
const GROUP: usize = 1 << 22;

/// A file in memory that grows game by game.
pub(crate) struct ShardFile<'a> {
    recorder: &'a dyn Recorder,
    writer: SerializedFileWriter<Vec<u8>>,
    games: Vec<Played>,
    rows: u64,
}

impl ShardFile<'_> {
    pub(crate) fn new<'a>(
        recorder: &'a dyn Recorder,
        manifest: &Value,
    ) -> Result<ShardFile<'a>, DatasetFault> {
        let arrays = recorder.arrays();
        let schema = Arc::new(parse_message_type(&schema(arrays))?);
        let told: Vec<Value> = arrays
            .iter()
            .map(|array| json!({"column": seen(array), "shape": array.shape, "about": array.about}))
            .collect();
        let metadata = vec![
            KeyValue::new(format!("adit.{MANIFEST}"), manifest.to_string()),
            KeyValue::new("adit.arrays".to_owned(), json!(told).to_string()),
        ];
        let mut properties = WriterProperties::builder()
            .set_created_by(format!("adit {}", env!("CARGO_PKG_VERSION")))
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_statistics_enabled(EnabledStatistics::None)
            .set_key_value_metadata(Some(metadata));
        // What readers choose rows by.
        for column in ["game", "step", "seat", "moves"] {
            let path = ColumnPath::from(column);
            properties = properties.set_column_statistics_enabled(path, EnabledStatistics::Chunk);
        }
        let writer = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build()))?;
        Ok(ShardFile { recorder, writer, games: Vec::new(), rows: 0 })
    }

    /// Adds the decisions of a game.
    pub(crate) fn add(&mut self, played: Played) -> Result<(), DatasetFault> {
        self.games.push(played);
        match self.games.iter().map(|game| game.numbers.len()).sum::<usize>() {
            collected if collected < GROUP => Ok(()),
            _ => self.flush(),
        }
    }

    /// The bytes of the file, and how many rows it has.
    pub(crate) fn finish(mut self) -> Result<(Vec<u8>, u64), DatasetFault> {
        self.flush()?;
        Ok((self.writer.into_inner()?, self.rows))
    }

    fn flush(&mut self) -> Result<(), DatasetFault> {
        let games = std::mem::take(&mut self.games);
        if games.is_empty() {
            return Ok(());
        }
        self.rows += games.iter().map(|game| game.decisions.len() as u64).sum::<u64>();
        let mut group = Group { games: &games, writer: self.writer.next_row_group()? };
        group.write(self.recorder.arrays())?;
        group.writer.close()?;
        Ok(())
    }
}

/// Rows that are written at once, column by column, in the order of the schema.
struct Group<'a, 'w> {
    games: &'a [Played],
    writer: SerializedRowGroupWriter<'w, Vec<u8>>,
}

impl Group<'_, '_> {
    fn write(&mut self, arrays: &[ArraySpec]) -> Result<(), DatasetFault> {
        self.required::<Int64Type>(|game, _, _| game.number as i64)?;
        self.optional::<Int64Type>(|game, _| game.seed.map(|seed| seed as i64))?;
        self.optional::<ByteArrayType>(|game, _| game.source.as_deref().map(ByteArray::from))?;
        self.required::<Int32Type>(|_, _, step| step as i32)?;
        self.required::<Int32Type>(|_, decision, _| decision.seat.index() as i32)?;
        self.optional::<ByteArrayType>(|game, decision| {
            game.bots.get(decision.seat.index()).map(|bot| ByteArray::from(bot.as_str()))
        })?;
        self.required::<Int32Type>(|_, decision, _| decision.moves as i32)?;
        self.required::<ByteArrayType>(|_, decision, _| ByteArray::from(decision.words.as_str()))?;
        self.arrays(arrays)?;
        self.lists::<Int32Type>(|lists, _, decision| lists.push(&decision.action))?;
        self.lists::<Int32Type>(|lists, _, decision| {
            lists.push_nested(decision.candidates.iter().map(|candidate| candidate.action.as_slice()));
        })?;
        self.lists::<FloatType>(|lists, _, decision| {
            let visits: Vec<f32> = decision.candidates.iter().map(|candidate| candidate.visits).collect();
            lists.push(&visits);
        })?;
        self.lists::<FloatType>(|lists, _, decision| {
            let worth: Vec<f32> = decision.candidates.iter().map(|candidate| candidate.worth).collect();
            lists.push(&worth);
        })?;
        self.lists::<Int32Type>(|lists, game, _| lists.push(&game.result.scores))?;
        self.lists::<Int32Type>(|lists, game, _| {
            let ranks: Vec<i32> = game.result.ranks.iter().map(|rank| i32::from(*rank)).collect();
            lists.push(&ranks);
        })?;
        self.lists::<FloatType>(|lists, game, _| {
            let mut rewards = vec![0.0; game.result.ranks.len()];
            adit_numbers::rewards(&game.result, &mut rewards);
            lists.push(&rewards);
        })?;
        self.optional::<FloatType>(|_, decision| decision.value)?;
        self.required::<Int64Type>(|_, decision, _| decision.simulations as i64)?;
        self.required::<ByteArrayType>(|game, _, _| ByteArray::from(game.result.ending))
    }

    /// What the seats saw, array by array.
    fn arrays(&mut self, arrays: &[ArraySpec]) -> Result<(), DatasetFault> {
        let width: usize = arrays.iter().map(ArraySpec::size).sum();
        let mut begin = 0;
        for array in arrays {
            let mut lists = Lists::default();
            for row in self.games.iter().flat_map(|game| game.numbers.chunks_exact(width)) {
                lists.push(&row[begin..begin + array.size()]);
            }
            begin += array.size();
            self.column::<Int32Type>(&lists.values, Some(&lists.definition), Some(&lists.repetition))?;
        }
        Ok(())
    }

    fn required<T: DataType>(
        &mut self,
        value: impl Fn(&Played, &Decision, usize) -> T::T,
    ) -> Result<(), DatasetFault> {
        let rows =
            self.games.iter().flat_map(|game| game.decisions.iter().enumerate().map(move |row| (game, row)));
        let values: Vec<T::T> = rows.map(|(game, (step, decision))| value(game, decision, step)).collect();
        self.column::<T>(&values, None, None)
    }

    fn optional<T: DataType>(
        &mut self,
        value: impl Fn(&Played, &Decision) -> Option<T::T>,
    ) -> Result<(), DatasetFault> {
        let (mut values, mut definition) = (Vec::new(), Vec::new());
        for (game, decision) in
            self.games.iter().flat_map(|game| game.decisions.iter().map(move |row| (game, row)))
        {
            let value = value(game, decision);
            definition.push(i16::from(value.is_some()));
            values.extend(value);
        }
        self.column::<T>(&values, Some(&definition), None)
    }

    fn lists<T: DataType>(
        &mut self,
        push: impl Fn(&mut Lists<T::T>, &Played, &Decision),
    ) -> Result<(), DatasetFault> {
        let mut lists = Lists { values: Vec::new(), definition: Vec::new(), repetition: Vec::new() };
        for (game, decision) in
            self.games.iter().flat_map(|game| game.decisions.iter().map(move |row| (game, row)))
        {
            push(&mut lists, game, decision);
        }
        self.column::<T>(&lists.values, Some(&lists.definition), Some(&lists.repetition))
    }

    fn column<T: DataType>(
        &mut self,
        values: &[T::T],
        definition: Option<&[i16]>,
        repetition: Option<&[i16]>,
    ) -> Result<(), DatasetFault> {
        let missing = || parquet::errors::ParquetError::General("the schema has fewer columns".to_owned());
        let mut column = self.writer.next_column()?.ok_or_else(missing)?;
        column.typed::<T>().write_batch(values, definition, repetition)?;
        Ok(column.close()?)
    }
}
