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
pub(super) struct RelationName {
    pub(super) schema: String,
    pub(super) name: String,
    access: String,
}

#[derive(Debug, Default)]
pub(super) struct Names {
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
    pub(super) fn relation(&self, path: RelationPath) -> Option<&RelationName> {
        self.relations.get(&node(path))
    }

    /// A database's name, else its OID.
    pub(super) fn database(&self, oid: u32) -> String {
        self.databases.get(&oid).cloned().unwrap_or_else(|| oid.to_string())
    }

    /// What kind of page it is; empty if that is not known.
    pub(super) fn kind(&self, page: Page) -> &'static str {
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
pub(super) fn parse(text: &str) -> Result<Names, TraceError> {
    let mut names = Names::default();
    each(records(text), |fields| names.take(&fields))?;
    Ok(names)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::super::events::{Page, RelationPath};
    use super::parse;

    fn page(node: u32, fork: u8, block: u32) -> Page {
        Page { relation: RelationPath { tablespace: 1663, database: 5, node }, fork, block }
    }

    #[test]
    fn kinds_follow_from_access_method_and_pages_looked_at() {
        let names = parse(
            "relation,5,10,public,t,heap\nrelation,5,11,public,i,btree\nrelation,5,12,public,j,btree\n\
             relation,5,0,,t.ibd,tablespace\nrelation,5,25,,u,tablespace\n\
             page,5,11,0,meta\npage,5,11,3,root\npage,5,0,1,meta\npage,5,25,9,overflow\n",
        )
        .unwrap();
        let kinds =
            [(10, 0, 7), (10, 2, 0), (11, 0, 0), (11, 0, 3), (11, 0, 1), (12, 0, 0), (12, 0, 1), (13, 0, 1)];
        let found = kinds.map(|(node, fork, block)| names.kind(page(node, fork, block)));
        assert_eq!(found, ["heap", "other", "meta", "root", "leaf", "meta", "", ""]);
        let of_innodb = [(0, 1), (25, 9), (25, 1)].map(|(node, block)| names.kind(page(node, 0, block)));
        assert_eq!(of_innodb, ["meta", "overflow", "leaf"]);
    }

    #[test]
    fn quoted_names_are_read() {
        let names =
            parse("database,5,\" a\"\r\nrelation,5,1,\" b\",\"say \"\"x,\"\"\n\r\n\",heap\r\n").unwrap();
        let relation = names.relation(page(1, 0, 0).relation).unwrap();
        assert_eq!((relation.schema.as_str(), relation.name.as_str()), (" b", "say \"x,\"\n\r\n"));
        assert_eq!(names.database(5), " a");
        let error = parse("database,5,a\ndatabase,6,\"open\n\n").unwrap_err();
        assert_eq!((error.lines[0].line, error.lines[0].text.as_str()), (2, "database,6,\"open"));
    }

    #[test]
    fn the_last_line_counts_and_bad_ones_are_answered() {
        let names = parse("relation,5,10,public,old,heap\nrelation,5,10,public,new,heap\n").unwrap();
        assert_eq!(names.relation(page(10, 0, 0).relation).unwrap().name, "new");
        let error = parse("\npage,5,10,1,twig\nrelation,5\n").unwrap_err();
        let told: Vec<_> = error.lines.iter().map(|bad| (bad.line, bad.why.as_str())).collect();
        assert_eq!(
            told[0],
            (2, "the kind is \"twig\"; legal are leaf, internal, root, meta, free, overflow, other")
        );
        assert!(told[1].0 == 3 && told[1].1.contains("database,OID,name"));
    }
}
