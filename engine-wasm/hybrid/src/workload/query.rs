//! Queries on the tree, and the requests that they become.
//!
//! A look-up reads the pages from the root to the leaf. A range query reads on with the next four leaves to the right, as
//! far as there are any. An update writes the leaf after that, and so does an insert, whose splits [`super::tree`] tells.
//! An insert of a key that is there already, as when a list is run again, becomes an update of it.

use bufferpool_core::error::{ConfigError, reserved};
use bufferpool_core::trace::labels::Labels;
use bufferpool_core::trace::operation::{EMPTY_POOL, Operation, hybrid_page_of, operation_of};
use bufferpool_core::trace::{MAXIMUM_REQUESTS, pack};
use bufferpool_core::workload::making::{Making, Pace};
use bufferpool_core::workload::{Draw, Drawn, WorkloadPages};

use super::tree::{PAPER, Tree};

/// Leaves that a range query reads after the first.
const LEAVES_AFTER: usize = 4;

/// More requests than one query makes: trees of [`PAPER`]'s shape have far fewer than 16 levels.
const MOST: usize = 64;

/// What a query does with its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    LookUp,
    Range,
    Update,
    Insert,
}

impl Kind {
    pub(super) fn read_or_update(read: bool) -> Self {
        if read { Self::LookUp } else { Self::Update }
    }
}

/// The kinds' names, in their order.
const NAMES: &[&str] = &["look-up", "range", "update", "insert"];
const ROOT: &str = "root";
const INNER: &str = "inner node";
const LEAF: &str = "leaf";

/// One query.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Query {
    pub(super) kind: Kind,
    pub(super) key: u64,
}

/// A tree and the requests that queries on it have made so far.
pub(super) struct Recorder {
    pub(super) tree: Tree,
    pages_at_start: u32,
    requests: Vec<u32>,
    labels: Labels,
    path: Vec<u32>,
    queries: u64,
    least_requests: u64,
}

impl Recorder {
    /// An empty trace on the tree of the parameter `records`, for about so many queries in so many sets. `field` is the
    /// parameter that says how many queries.
    pub(super) fn new(draw: &Draw, field: &str, queries: u64, sets: u64) -> Result<Self, ConfigError> {
        let records = draw.integer("records")? as u32;
        let levels = PAPER.levels(records);
        let least = queries.saturating_mul(levels.len() as u64).saturating_add(sets);
        if least > MAXIMUM_REQUESTS {
            let legal = format!("at most {MAXIMUM_REQUESTS} requests in all; this makes {least} or more");
            let given = draw.integer(field).unwrap_or(queries);
            return Err(ConfigError::new(format!("workload.{field}"), given, legal));
        }
        let tree = Tree::loaded(records, PAPER)?;
        let leaves = tree.loaded_leaves().start;
        // The root's children may be the leaves: then there is no page between.
        let mut parts = vec![(0, ROOT), (1, INNER), (leaves, LEAF)];
        parts.retain(|&(first, part)| first < leaves || part == LEAF);
        Ok(Self {
            pages_at_start: tree.pages(),
            tree,
            requests: reserved("workload.requests", least.saturating_add(queries).min(MAXIMUM_REQUESTS))?,
            labels: Labels::new(NAMES, parts),
            path: Vec::new(),
            queries,
            least_requests: least,
        })
    }

    /// Begins to make what `maker` writes here.
    pub(super) fn making<F>(self, maker: impl FnOnce(Self, Pace) -> F) -> Making<Drawn>
    where
        F: Future<Output = Result<Drawn, ConfigError>> + 'static,
    {
        // Each query is drawn, and then its requests are written.
        let (least_requests, units) = (self.least_requests, self.requests.capacity() as u64 + self.queries);
        Making::paced(units, |pace| maker(self, pace)).at_least(least_requests)
    }

    /// Adds the requests of one query; returns how many.
    pub(super) fn run(&mut self, query: Query) -> Result<u64, ConfigError> {
        self.make_room()?;
        let from = self.requests.len() as u32;
        self.tree.search(query.key, &mut self.path);
        self.requests.extend(self.path.iter().map(|&page| pack(page, false)));
        let leaf = self.path.last().copied().unwrap_or_default();
        let known = query.kind == Kind::Insert && self.tree.holds(leaf, query.key);
        let kind = if known { Kind::Update } else { query.kind };
        self.labels.begin(from, kind as u8)?;
        match kind {
            Kind::LookUp => {}
            Kind::Range => {
                let next = |&leaf: &u32| self.tree.next_leaf(leaf);
                let after = std::iter::successors(next(&leaf), next).take(LEAVES_AFTER);
                self.requests.extend(after.map(|page| pack(page, false)));
            }
            Kind::Update => self.requests.push(pack(leaf, true)),
            Kind::Insert => self.insert(query.key)?,
        }
        Ok((self.requests.len() - from as usize) as u64)
    }

    /// Adds the requests of a set of queries, and empties the pool.
    pub(super) async fn run_set(&mut self, list: &[Query], pace: &Pace) -> Result<(), ConfigError> {
        for &query in list {
            pace.done(self.run(query)?).await;
        }
        self.end_set()
    }

    fn insert(&mut self, key: u64) -> Result<(), ConfigError> {
        let (root, from) = (self.tree.root(), self.requests.len());
        self.tree.insert(key, &self.path, &mut self.requests)?;
        for (t, &request) in self.requests.iter().enumerate().skip(from) {
            if operation_of(request) != Operation::New {
                continue;
            }
            let page = hybrid_page_of(request);
            let is_root = page == self.tree.root();
            let part = match self.tree.is_leaf(page) {
                _ if is_root => ROOT,
                true => LEAF,
                false => INNER,
            };
            self.labels.extend(page, part)?;
            if is_root {
                self.labels.change(t as u32, root, INNER)?;
            }
        }
        Ok(())
    }

    /// Empties the pool.
    pub(super) fn end_set(&mut self) -> Result<(), ConfigError> {
        self.make_room()?;
        self.requests.push(EMPTY_POOL);
        Ok(())
    }

    /// The trace.
    pub(super) fn finish(self) -> Result<Drawn, ConfigError> {
        self.check_length(0)?;
        let created_pages = self.tree.pages() - self.pages_at_start;
        Ok(Drawn { requests: self.requests, labels: Some(self.labels), created_pages, starts_on_flash: None })
    }

    /// Room for the requests of any query.
    fn make_room(&mut self) -> Result<(), ConfigError> {
        self.check_length(1)?;
        let count = self.requests.len() as u64;
        let refused = |_| ConfigError::too_large("workload.requests", count, count * 4);
        self.requests.try_reserve(MOST).map_err(refused)
    }

    fn check_length(&self, more: u64) -> Result<(), ConfigError> {
        if self.requests.len() as u64 + more <= MAXIMUM_REQUESTS {
            return Ok(());
        }
        let legal = format!("fewer sets or queries: at most {MAXIMUM_REQUESTS} requests");
        Err(ConfigError::new("workload", "a longer trace", legal))
    }
}

/// The pages of a tree at its start, and with all that so many insertions may create.
pub(super) fn pages(draw: &Draw, insertions: u64) -> Result<WorkloadPages, ConfigError> {
    let data_pages = PAPER.levels(draw.integer("records")? as u32).iter().sum();
    let created = PAPER.most_created(insertions.min(MAXIMUM_REQUESTS)) as u32;
    Ok(WorkloadPages { data_pages, pages: data_pages + created })
}

/// Leaves of a tree at its start.
pub(super) fn leaves(draw: &Draw) -> Result<u64, ConfigError> {
    let levels = PAPER.levels(draw.integer("records")? as u32);
    Ok(levels.last().copied().unwrap_or_default().into())
}
