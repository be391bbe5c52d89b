//! Names of databases and relations and kinds of pages, as a recorder's `record.sh` saves them: records of CSV that begin
//! with what they are. A later line replaces an earlier one, so that the end of a recording has the last word.
//!
//! ```text
//! database,<OID>,<name>
//! relation,<database, 0 if shared>,<file node>,<schema>,<name>,<access method, or letter of relkind>
//! page,<database>,<file node>,<block>,<kind>
//! ```

use std::collections::{HashMap, HashSet};

use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::csv::fields::{Fields, records};

use super::events::{Page, RelationPath};
use super::lines::{each, number, shown};

const OID: &str = "a whole number below 2^32";
const KINDS: [&str; 7] = ["leaf", "internal", "root", "meta", "free", "overflow", "other"];
/// Access methods whose first page tells of the index as a whole.
const WITH_META: [&str; 5] = ["btree", "hash", "gin", "brin", "spgist"];

/// A relation's place among all databases: the tablespace does not matter to its name.
type Node = (u32, u32);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RelationName {
    pub schema: String,
    pub name: String,
    access: String,
}

#[derive(Debug, Default)]
pub struct Names {
    databases: HashMap<u32, String>,
    relations: HashMap<Node, RelationName>,
    kinds: HashMap<(Node, u32), &'static str>,
    /// Indexes whose pages were looked at: what is not in `kinds` is a leaf.
    looked_at: HashSet<Node>,
}

const fn node(path: RelationPath) -> Node {
    (path.database, path.node)
}

impl Names {
    pub fn relation(&self, path: RelationPath) -> Option<&RelationName> {
        self.relations.get(&node(path))
    }

    /// A database's name, else its OID.
    pub fn database(&self, oid: u32) -> String {
        self.databases.get(&oid).cloned().unwrap_or_else(|| oid.to_string())
    }

    /// What kind of page it is; empty if that is not known.
    pub fn kind(&self, page: Page) -> &'static str {
        let Some(relation) = self.relation(page.relation) else {
            return "";
        };
        // Maps of free space and of what all can see.
        if page.fork != 0 {
            return "other";
        }
        let node = node(page.relation);
        match relation.access.as_str() {
            "heap" => "heap",
            access if page.block == 0 && WITH_META.contains(&access) => "meta",
            "btree" | "tablespace" if self.looked_at.contains(&node) => {
                self.kinds.get(&(node, page.block)).copied().unwrap_or("leaf")
            }
            "S" => "other",
            _ => "",
        }
    }

    fn take(&mut self, fields: &Fields) -> Result<(), String> {
        if fields.open {
            return Err("a quoted field is not closed; legal is \"\" for a quote in it".to_owned());
        }
        let fields: Vec<&str> = fields.all.iter().map(String::as_str).collect();
        match fields.as_slice() {
            ["database", oid, name] => {
                self.databases.insert(number(oid, "database's OID", OID)?, (*name).to_owned());
            }
            ["relation", database, file, schema, name, access] => {
                let node = (number(database, "database's OID", OID)?, number(file, "file node", OID)?);
                let [schema, name, access] = [schema, name, access].map(|text| (*text).to_owned());
                self.relations.insert(node, RelationName { schema, name, access });
            }
            ["page", database, file, block, kind] => {
                let node = (number(database, "database's OID", OID)?, number(file, "file node", OID)?);
                let kind = KINDS
                    .into_iter()
                    .find(|legal| legal == kind)
                    .ok_or_else(|| format!("the kind is {}; legal are {}", shown(kind), KINDS.join(", ")))?;
                self.looked_at.insert(node);
                self.kinds.insert((node, number(block, "block", OID)?), kind);
            }
            _ => return Err(
                "legal are database,OID,name and relation,database,file node,schema,name,access method and \
                             page,database,file node,block,kind"
                    .to_owned(),
            ),
        }
        Ok(())
    }
}

/// Reads a file of names.
///
/// # Errors
/// The bad lines.
pub fn parse(text: &str) -> Result<Names, TraceError> {
    let mut names = Names::default();
    each(records(text, Some(',')), |fields| names.take(&fields))?;
    Ok(names)
}
