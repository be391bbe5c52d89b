//! What relations are called in a trace: as short as tells them apart.
//!
//! A relation's own name, if no other one of the trace has it; with its schema before it (`app.t`) where one database
//! has that name twice, with its database (`shop/t`) where several have it, with both (`shop/app.t`) where neither alone
//! is enough. Two files of one relation, which VACUUM FULL or TRUNCATE has written anew, hold different pages: each then
//! ends in its path (`t:1663/5/16397`). A relation without a name is its database and file node (`shop/16397`).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use bufferpool_core::trace::csv::fields::{LONGEST_NAME, quoted};

use super::events::RelationPath;
use super::names::Names;

/// Room for `…`, and for a path of three numbers below 2^32 with their signs, in bytes.
const LONGEST_PATH: usize = 3 + 33;

/// The names of all relations of a trace, as a field of CSV.
pub fn names(relations: &BTreeSet<RelationPath>, known: &Names) -> HashMap<RelationPath, String> {
    let mut alike: BTreeMap<&str, Vec<RelationPath>> = BTreeMap::new();
    let mut found: BTreeMap<RelationPath, String> = BTreeMap::new();
    for &path in relations {
        match known.relation(path) {
            Some(relation) if !relation.name.is_empty() => {
                alike.entry(&relation.name).or_default().push(path)
            }
            _ => {
                found.insert(path, format!("{}/{}", known.database(path.database), path.node));
            }
        }
    }
    for (name, paths) in alike {
        let schema =
            |path: RelationPath| known.relation(path).map_or("", |relation| relation.schema.as_str());
        let databases: BTreeSet<u32> = paths.iter().map(|path| path.database).collect();
        // One database has the name in several schemas.
        let schemas_differ = databases.iter().any(|&database| {
            let inside = paths.iter().filter(|path| path.database == database);
            inside.map(|&path| schema(path)).collect::<BTreeSet<_>>().len() > 1
        });
        for path in paths {
            // Shared relations are of no database.
            let database = if databases.len() > 1 && path.database != 0 {
                format!("{}/", known.database(path.database))
            } else {
                String::new()
            };
            let schema = if schemas_differ { format!("{}.", schema(path)) } else { String::new() };
            found.insert(path, format!("{database}{schema}{name}"));
        }
    }
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    for name in found.values_mut() {
        *name = readable(name);
        *times.entry(name.clone()).or_default() += 1;
    }
    let whole = |(path, name): (RelationPath, String)| {
        let RelationPath { tablespace, database, node } = path;
        let twice = times.get(&name).is_some_and(|&times| times > 1);
        (path, quoted(&if twice { format!("{name}:{tablespace}/{database}/{node}") } else { name }))
    };
    found.into_iter().map(whole).collect()
}

/// A name that the reader of traces takes: cut, with `…` for what is left out, so that a path fits behind it.
fn readable(name: &str) -> String {
    // With such a sign a file is binary.
    let name = name.replace(|sign| sign < ' ' && !"\t\n\r".contains(sign), "\u{fffd}");
    let end = (0..=LONGEST_NAME - LONGEST_PATH).rev().find(|&end| name.is_char_boundary(end)).unwrap_or(0);
    if name.len() > end { format!("{}…", &name[..end]) } else { name }
}
