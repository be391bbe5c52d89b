//! `bpsim import`: what a database's recorder saw becomes a trace. I/O alone; parts below parse, pair and name.

pub mod events;
mod lines;
pub mod names;
pub mod naming;
pub mod rows;

use std::collections::{BTreeSet, HashMap};
use std::io::{self, Write};

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::recorded::Found;
use events::RelationPath;
use names::Names;
use rows::Rows;

use crate::args::ImportArguments;
use crate::error::{Failure, say};
use crate::{input, output_file};

const LEGAL: &str = "a name that ends in .csv, with .gz or .zst after it, or - for standard output";

pub(crate) fn import(arguments: &ImportArguments, out: &mut impl Write) -> Result<(), Failure> {
    let path = input::not_standard(arguments.output.as_deref());
    path.map_or(Ok(()), |path| output_file::check_ending(path, &[".csv"], LEGAL))?;
    let bad = |path: &std::path::Path, error| Failure::lines(&input::name(path), &error);
    let events =
        events::parse(&input::text(&arguments.events)?).map_err(|error| bad(&arguments.events, error))?;
    let names = match &arguments.names {
        Some(path) => names::parse(&input::text(path)?).map_err(|error| bad(path, error))?,
        None => Names::default(),
    };
    let rows = rows::pair(&events);
    // What reads the file counts clients in 16 bits.
    if rows.rows.iter().any(|row| row.client > u32::from(u16::MAX)) {
        let legal = "events of at most 65535 processes: a recording with fewer connections, or a shorter one";
        return Err(ConfigError::new("events", input::name(&arguments.events), legal).into());
    }
    match path {
        Some(path) => output_file::write_packed(path, "trace", |out| write(&rows, &names, out))?,
        None => write(&rows, &names, out)?,
    }
    for note in rows.left_out.notes() {
        say(&note);
    }
    Ok(())
}

fn write(rows: &Rows, names: &Names, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
    let relations: BTreeSet<RelationPath> = rows.rows.iter().map(|row| row.page.relation).collect();
    let named: HashMap<RelationPath, String> = naming::names(&relations, names);
    writeln!(out, "op,relation,fork,block,client,kind,found")?;
    for row in &rows.rows {
        let page = row.page;
        let name = named.get(&page.relation).map_or("", String::as_str);
        let (fork, block) = (page.fork, page.block);
        // A kind is of a request's page; pins say nothing new of it.
        let kind = if row.op.is_request() { names.kind(page) } else { "" };
        let found = row.found.map_or("", Found::text);
        writeln!(out, "{},{name},{fork},{block},{},{kind},{found}", row.op.letter(), row.client)?;
    }
    Ok(())
}
