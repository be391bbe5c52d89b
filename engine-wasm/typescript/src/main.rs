//! Writes the types of all JSON that the binding hands out as TypeScript, one file a crate, into the folder given, and
//! beside them what the ACE lab's module is without.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::{Error, ErrorKind};
use std::path::Path;

use bufferpool_ace::page_files;
use bufferpool_core::{device, error, trace, workload};
use bufferpool_lab::sweep::summary::PointSummary;
use bufferpool_lab::sweep::{expectations, lab};
use bufferpool_lab::{preset, session};
use bufferpool_pbm::min_optimal::walk;
use bufferpool_pbm::optimal;
use ts_rs::{Config, Dummy, TS, TypeVisitor};

/// One file: declarations by name, and the names that they take from other files.
#[derive(Default)]
struct File {
    declarations: BTreeMap<String, String>,
    imports: BTreeSet<(String, String)>,
}

#[derive(Default)]
struct Found {
    config: Config,
    seen: HashSet<TypeId>,
    files: BTreeMap<String, File>,
    /// The file of the type whose dependencies are being looked at.
    within: Option<String>,
    twice: Vec<&'static str>,
}

/// The file of a type: its crate, without the product's name.
fn file_of<T: ?Sized>() -> String {
    let krate = type_name::<T>().split("::").next().unwrap_or_default();
    krate.trim_start_matches("bufferpool_").to_owned()
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let (file, name) = (file_of::<T>(), T::ident(&self.config));
        if let Some(from) = self.within.as_ref().filter(|from| **from != file) {
            let imports = &mut self.files.entry(from.clone()).or_default().imports;
            imports.insert((file.clone(), name.clone()));
        }
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let declarations = &mut self.files.entry(file.clone()).or_default().declarations;
        if declarations.entry(name).or_insert_with(|| declaration.clone()) != &declaration {
            self.twice.push(type_name::<T>());
        }
        let before = self.within.replace(file);
        T::visit_dependencies(self);
        self.within = before;
    }
}

impl File {
    fn text(&self) -> String {
        let mut text = String::from("// Generated from the engine's crates by `typescript`.\n");
        for (file, name) in &self.imports {
            text.push_str(&format!("import type {{ {name} }} from \"./{file}.ts\";\n"));
        }
        for declaration in self.declarations.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        text
    }
}

macro_rules! visit {
    ($found:ident: $($type:ty),+ $(,)?) => { $($found.visit::<$type>();)+ };
}

fn found() -> Found {
    let mut found = Found {
        // Counts stay below 2^53.
        config: Config::new().with_large_int("number"),
        ..Found::default()
    };
    visit!(found:
        error::Failure<'static>,
        preset::Preset,
        session::Step<Dummy>,
        session::Divergence,
        session::RunTo,
        session::PageHistory,
        workload::WorkloadPages,
        trace::csv::TraceError,
        device::fio::Measurement,
        lab::Measure,
        PointSummary<'static>,
        expectations::Verdict,
        trace::reading::Summary,
        trace::preview::ColumnsPreview,
        trace::recorded::Overview,
        trace::recorded::PageName,
        trace::recorded::Held,
        trace::recorded::snapshot::SnapshotStart,
        bufferpool_ace::lab::Registry,
        bufferpool_ace::cards::Cards,
        bufferpool_ace::reckoning::Reckoned,
        bufferpool_ace::config::LaneConfig,
        bufferpool_ace::curve::Row,
        bufferpool_ace::step::LaneStep<'static>,
        bufferpool_ace::server::state::ServedStep<'static>,
        bufferpool_ace::server::state::Picture,
        bufferpool_ace::flash::lanes::DrivenStep<'static>,
        bufferpool_ace::step::Reasons,
        bufferpool_ace::session::Whereabouts,
        bufferpool_ace::policy::Kept,
        bufferpool_ace::game::Opening<'static>,
        bufferpool_ace::game::Played,
        bufferpool_hybrid::lab::Registry,
        bufferpool_hybrid::config::HybridConfig,
        bufferpool_hybrid::step::LaneStep<'static>,
        bufferpool_hybrid::step::PageState,
        bufferpool_hybrid::step::Sample,
        bufferpool_pbm::lab::Registry,
        bufferpool_pbm::step::Step<'static>,
        bufferpool_pbm::step::WorldState<'static>,
        optimal::OptimalHits,
        walk::Play,
        walk::Walk,
    );
    found
}

fn main() -> Result<(), Error> {
    let folder = std::env::args().nth(1).ok_or_else(|| Error::new(ErrorKind::InvalidInput, "no folder"))?;
    let found = found();
    if !found.twice.is_empty() {
        return Err(Error::other(format!("two types of one name: {}", found.twice.join(", "))));
    }
    std::fs::create_dir_all(&folder)?;
    for (name, file) in &found.files {
        std::fs::write(Path::new(&folder).join(format!("{name}.ts")), file.text())?;
    }
    for (name, text) in page_files::files()? {
        std::fs::write(Path::new(&folder).join(name), text)?;
    }
    Ok(())
}
