//! Tables as Parquet files: plain columns without gaps, a row group for each batch of rows.
//!
//! A Parquet file cannot be continued, so a run writes parts and joins them at the end; joining copies the row groups
//! as they are.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::ParquetMetaDataReader;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Whole numbers.
    Whole(Vec<i64>),
    /// Numbers.
    Number(Vec<f64>),
    /// Texts.
    Text(Vec<String>),
}

/// A column with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its values.
    pub values: Values,
}

impl Column {
    /// A column of whole numbers.
    pub fn whole(name: impl Into<String>, values: Vec<i64>) -> Column {
        Column { name: name.into(), values: Values::Whole(values) }
    }

    /// A column of numbers.
    pub fn number(name: impl Into<String>, values: Vec<f64>) -> Column {
        Column { name: name.into(), values: Values::Number(values) }
    }

    /// A column of texts.
    pub fn text(name: impl Into<String>, values: Vec<String>) -> Column {
        Column { name: name.into(), values: Values::Text(values) }
    }

    /// How many values it has.
    pub fn len(&self) -> usize {
        match &self.values {
            Values::Whole(values) => values.len(),
            Values::Number(values) => values.len(),
            Values::Text(values) => values.len(),
        }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a value; a column of another kind stays as it is.
    pub fn push_whole(&mut self, value: i64) {
        if let Values::Whole(values) = &mut self.values {
            values.push(value);
        }
    }

    /// The same for a number.
    pub fn push_number(&mut self, value: f64) {
        if let Values::Number(values) = &mut self.values {
            values.push(value);
        }
    }

    /// The same for a text.
    pub fn push_text(&mut self, value: String) {
        if let Values::Text(values) = &mut self.values {
            values.push(value);
        }
    }

    /// Adds the values of another column of the same kind.
    pub fn append(&mut self, other: Column) {
        match (&mut self.values, other.values) {
            (Values::Whole(ours), Values::Whole(theirs)) => ours.extend(theirs),
            (Values::Number(ours), Values::Number(theirs)) => ours.extend(theirs),
            (Values::Text(ours), Values::Text(theirs)) => ours.extend(theirs),
            _ => {}
        }
    }

    fn physical(&self) -> Result<TypePtr> {
        let (physical, logical) = match self.values {
            Values::Whole(_) => (Physical::INT64, None),
            Values::Number(_) => (Physical::DOUBLE, None),
            Values::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let column = Type::primitive_type_builder(&self.name, physical);
        Ok(Arc::new(column.with_repetition(Repetition::REQUIRED).with_logical_type(logical).build()?))
    }
}

/// A Parquet file that is being written.
pub struct Sheet {
    path: PathBuf,
    writer: SerializedFileWriter<File>,
}

impl Sheet {
    /// A new file for tables with the columns of this one.
    pub fn create(path: &Path, columns: &[Column]) -> Result<Sheet> {
        let fields = columns.iter().map(Column::physical).collect::<Result<Vec<TypePtr>>>()?;
        let schema = Arc::new(Type::group_type_builder("podium").with_fields(fields).build()?);
        Ok(Sheet {
            path: path.to_path_buf(),
            writer: SerializedFileWriter::new(File::create(path)?, schema, properties())?,
        })
    }

    /// Adds rows: one row group.
    pub fn write(&mut self, columns: &[Column]) -> Result<()> {
        let mut group = self.writer.next_row_group()?;
        for column in columns {
            let mut writer = group
                .next_column()?
                .ok_or_else(|| ParquetError::General(format!("no place for the column {}", column.name)))?;
            match &column.values {
                Values::Whole(values) => writer.typed::<Int64Type>().write_batch(values, None, None)?,
                Values::Number(values) => writer.typed::<DoubleType>().write_batch(values, None, None)?,
                Values::Text(values) => {
                    let values: Vec<ByteArray> =
                        values.iter().map(|text| ByteArray::from(text.as_str())).collect();
                    writer.typed::<ByteArrayType>().write_batch(&values, None, None)?
                }
            };
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }

    /// Finishes the file and gives its path.
    pub fn close(self) -> Result<PathBuf> {
        self.writer.close()?.file_metadata();
        Ok(self.path)
    }
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("path", &self.path).finish_non_exhaustive()
    }
}

fn properties() -> Arc<WriterProperties> {
    Arc::new(WriterProperties::builder().set_compression(Compression::SNAPPY).build())
}

/// How many rows a file has; a fault if it is no whole file.
pub fn rows(path: &Path) -> Result<u64> {
    let metadata = ParquetMetaDataReader::new().parse_and_finish(&File::open(path)?)?;
    Ok(metadata.file_metadata().num_rows().unsigned_abs())
}

/// Joins files of the same columns into one.
pub fn join(parts: &[PathBuf], to: &Path) -> Result<()> {
    let Some(first) = parts.first() else { return Ok(()) };
    let schema = ParquetMetaDataReader::new().parse_and_finish(&File::open(first)?)?;
    let schema = schema.file_metadata().schema_descr().root_schema_ptr();
    let mut writer = SerializedFileWriter::new(File::create(to)?, schema, properties())?;
    for part in parts {
        let file = File::open(part)?;
        let metadata = ParquetMetaDataReader::new().parse_and_finish(&file)?;
        for rows in metadata.row_groups() {
            let mut group = writer.next_row_group()?;
            for column in rows.columns() {
                let close = ColumnCloseResult {
                    bytes_written: column.compressed_size() as u64,
                    rows_written: rows.num_rows() as u64,
                    metadata: column.clone(),
                    bloom_filter: None,
                    column_index: None,
                    offset_index: None,
                };
                group.append_column(&file, close)?;
            }
            group.close()?;
        }
    }
    writer.close()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};

    use super::*;

    fn batch(from: i64) -> Vec<Column> {
        vec![
            Column::whole("race", vec![from, from + 1]),
            Column::number("behind", vec![0.25, 0.5]),
            Column::text("decision", vec!["rate".to_string(), "naïve".to_string()]),
        ]
    }

    #[test]
    fn what_was_written_in_parts_and_joined_is_read_back_in_order() {
        let dir = std::env::temp_dir().join(format!("podium-sheet-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let part = |name: &str, batches: &[i64]| {
            let mut sheet = Sheet::create(&dir.join(name), &batch(0)).unwrap();
            for from in batches {
                sheet.write(&batch(*from)).unwrap();
            }
            sheet.close().unwrap()
        };
        let parts = [part("a", &[0, 2]), part("b", &[4])];
        let joined = dir.join("joined");
        join(&parts, &joined).unwrap();
        assert_eq!(rows(&joined).unwrap(), 6);
        let reader = SerializedFileReader::new(File::open(&joined).unwrap()).unwrap();
        assert_eq!(reader.metadata().num_row_groups(), 3);
        let read: Vec<String> =
            reader.get_row_iter(None).unwrap().map(|row| row.unwrap().to_string()).collect();
        assert_eq!(read.len(), 6);
        assert_eq!(read[5], "{race: 5, behind: 0.5, decision: \"naïve\"}");
        std::fs::remove_dir_all(&dir).unwrap();
    }
}
