//! A B+-tree of records on pages: which pages a search passes, and which an insertion creates and writes.
//!
//! Bulk loaded in the order of keys, every page to the same fill but the last ones of each level. Pages are numbered from
//! the root on, level by level, left to right; a new page gets the next free number.
//!
//! Keys are numbers. Record k of the load has the key k * [`SPACING`], so that there is room for others between any two.
//! An inner page keeps, between two children, the smallest key that was in the right one when they were parted.
//!
//! A page that is full splits before it takes one more. Its lower half stays where it is, the upper half goes to a new
//! page, and the newcomer to the half that its key belongs to (a leaf of 42 becomes 21 and 21, then 22 in one). For each
//! page that splits, from the leaf up: N new page, W old page; then W of the first page above with room for the new
//! child. If the root splits, a new root is made at the end: N. The old root keeps its number.

use bufferpool_core::error::{ConfigError, make_room, reserved};
use bufferpool_core::trace::operation::pack_new;
use bufferpool_core::trace::pack;

/// Keys from one record of the load to the next.
pub const SPACING: u64 = 1 << 32;
/// What the errors of memory name.
const FIELD: &str = "workload.records";
/// No page.
const NONE: u32 = u32::MAX;

/// How many entries a page takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fill {
    /// When it is loaded; less than when full.
    pub loaded: usize,
    /// At most: no less than 2 records, or 4 children.
    pub full: usize,
}

impl Fill {
    /// Fewest entries that have to come before a page splits, be it loaded or itself made by a split.
    const fn fewest_to_split(self) -> u64 {
        let (loaded, halved) = (self.full - self.loaded + 1, self.full / 2);
        if loaded < halved { loaded as u64 } else { halved as u64 }
    }
}

/// How full the pages of a tree are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Records on a leaf.
    pub leaf: Fill,
    /// Children of an inner page.
    pub inner: Fill,
}

/// The paper's: records of 96 bytes on pages of 4 096 bytes, loaded to 69%.
pub const PAPER: Shape =
    Shape { leaf: Fill { loaded: 29, full: 42 }, inner: Fill { loaded: 117, full: 170 } };

impl Shape {
    /// Pages on each level of a loaded tree, from the root to the leaves. At least one record.
    pub fn levels(self, records: u32) -> Vec<u32> {
        let mut levels = vec![records.max(1).div_ceil(self.leaf.loaded as u32)];
        while let Some(&below) = levels.last().filter(|&&below| below > 1) {
            levels.push(below.div_ceil(self.inner.loaded as u32));
        }
        levels.reverse();
        levels
    }

    /// More pages than this are not created by so many insertions.
    pub fn most_created(self, insertions: u64) -> u64 {
        let mut splits = insertions / self.leaf.fewest_to_split();
        let mut created = 0;
        while splits > 0 {
            // One root at most is made above each level.
            created += splits + 1;
            splits /= self.inner.fewest_to_split();
        }
        created
    }
}

/// One page.
#[derive(Debug, Default)]
pub struct Node {
    /// Keys of the records, or those between the children; ascending.
    pub keys: Vec<u64>,
    /// Pages of the children; none on a leaf.
    pub children: Vec<u32>,
    /// The leaf to the right, or [`NONE`].
    next: u32,
}

impl Node {
    fn with_room(keys: usize, children: usize) -> Result<Self, ConfigError> {
        let (keys, children) = (reserved(FIELD, keys as u64)?, reserved(FIELD, children as u64)?);
        Ok(Self { keys, children, next: NONE })
    }
}

/// The tree, by page numbers.
#[derive(Debug)]
pub struct Tree {
    shape: Shape,
    nodes: Vec<Node>,
    root: u32,
    /// Records of the load.
    pub(super) loaded: u32,
    /// The first leaf of the load.
    first_leaf: u32,
    /// Keys of the records inserted later, in that order.
    inserted: Vec<u64>,
}

impl Tree {
    /// A bulk-loaded tree of at least one record. Fails for want of memory.
    pub fn loaded(records: u32, shape: Shape) -> Result<Self, ConfigError> {
        let records = records.max(1);
        let levels = shape.levels(records);
        let pages = levels.iter().map(|&count| u64::from(count)).sum();
        let mut tree = Self {
            shape,
            nodes: reserved(FIELD, pages)?,
            root: 0,
            loaded: records,
            first_leaf: pages as u32 - levels.last().copied().unwrap_or_default(),
            inserted: Vec::new(),
        };
        let (on_leaf, in_inner) = (shape.leaf.loaded, shape.inner.loaded);
        // Records below one child, on the level at hand.
        let mut below = on_leaf as u64 * (in_inner as u64).pow(levels.len().saturating_sub(2) as u32);
        let mut first_child = 1;
        for &count in levels.iter().skip(1) {
            for from in (0..count).step_by(in_inner) {
                let children = from..count.min(from + in_inner as u32);
                let mut node = Node::with_room(children.len(), children.len())?;
                node.keys.extend(children.clone().skip(1).map(|child| u64::from(child) * below * SPACING));
                node.children.extend(children.map(|child| first_child + child));
                tree.nodes.push(node);
            }
            first_child += count;
            below /= in_inner as u64;
        }
        for from in (0..records).step_by(on_leaf) {
            let to = records.min(from + on_leaf as u32);
            let mut leaf = Node::with_room((to - from) as usize, 0)?;
            leaf.keys.extend((from..to).map(|record| u64::from(record) * SPACING));
            leaf.next = if to < records { tree.pages() + 1 } else { NONE };
            tree.nodes.push(leaf);
        }
        Ok(tree)
    }

    /// Pages, created ones too.
    pub fn pages(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// All pages, by number.
    #[doc(hidden)]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// How full its pages are.
    #[doc(hidden)]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The page on top.
    pub fn root(&self) -> u32 {
        self.root
    }

    /// Whether a page holds records.
    pub fn is_leaf(&self, page: u32) -> bool {
        self.nodes.get(page as usize).is_some_and(|node| node.children.is_empty())
    }

    /// The leaves of the load, in the order of their keys.
    pub fn loaded_leaves(&self) -> std::ops::Range<u32> {
        self.first_leaf..self.first_leaf + self.loaded.div_ceil(self.shape.leaf.loaded as u32)
    }

    /// The leaf of the load, from 0 at the left, that a record of the load was on.
    pub fn loaded_leaf(&self, record: u64) -> u64 {
        record / self.shape.leaf.loaded as u64
    }

    /// The smallest key of a leaf of the load, from 0 at the left.
    pub fn first_key(&self, leaf: u32) -> u64 {
        self.key(u64::from(leaf) * self.shape.leaf.loaded as u64)
    }

    /// Records of the load and those inserted.
    pub fn records(&self) -> u64 {
        u64::from(self.loaded) + self.inserted.len() as u64
    }

    /// The key of a record below [`Tree::records`]: first those of the load by key, then the others by insertion.
    pub fn key(&self, record: u64) -> u64 {
        let later = record.checked_sub(u64::from(self.loaded));
        later.map_or(record * SPACING, |later| self.inserted.get(later as usize).copied().unwrap_or_default())
    }

    /// Writes the pages from the root to the leaf where a key is, or would be, into `path`.
    pub fn search(&self, key: u64, path: &mut Vec<u32>) {
        path.clear();
        let mut page = self.root;
        loop {
            path.push(page);
            let node = &self.nodes[page as usize];
            if node.children.is_empty() {
                return;
            }
            page = node.children[node.keys.partition_point(|&separator| separator <= key)];
        }
    }

    /// Whether a leaf has a record with this key.
    pub fn holds(&self, leaf: u32, key: u64) -> bool {
        self.nodes[leaf as usize].keys.binary_search(&key).is_ok()
    }

    /// The leaf to the right of a leaf.
    pub fn next_leaf(&self, leaf: u32) -> Option<u32> {
        Some(self.nodes[leaf as usize].next).filter(|&next| next != NONE)
    }

    /// Inserts a key and adds the packed requests that this takes after the search, whose `path` it needs. A key that
    /// is there already is written in place. Gives whether it is new. Fails when there is no memory for it.
    pub fn insert(&mut self, key: u64, path: &[u32], requests: &mut Vec<u32>) -> Result<bool, ConfigError> {
        let Some((&leaf, above)) = path.split_last() else { return Ok(false) };
        let full = self.shape.leaf.full;
        let pages = self.pages();
        let node = &mut self.nodes[leaf as usize];
        let Err(place) = node.keys.binary_search(&key) else {
            requests.push(pack(leaf, true));
            return Ok(false);
        };
        make_room(FIELD, &mut self.inserted)?;
        self.inserted.push(key);
        if node.keys.len() < full {
            make_room(FIELD, &mut node.keys)?;
            node.keys.insert(place, key);
            requests.push(pack(leaf, true));
            return Ok(true);
        }
        let half = full / 2;
        let mut upper = Node { next: node.next, ..Node::default() };
        upper.keys = parted(&mut node.keys, half)?;
        let separator = upper.keys[0];
        node.next = pages;
        if key < separator {
            node.keys.insert(place, key);
        } else {
            upper.keys.insert(place - half, key);
        }
        let new = self.add(upper, leaf, requests)?;
        self.raise(separator, new, leaf, above, requests)?;
        Ok(true)
    }

    /// Hands a new child, to the right of `old`, to the pages above: `separator` is its smallest key.
    fn raise(
        &mut self,
        mut separator: u64,
        mut new: u32,
        mut old: u32,
        above: &[u32],
        requests: &mut Vec<u32>,
    ) -> Result<(), ConfigError> {
        let full = self.shape.inner.full;
        for &page in above.iter().rev() {
            let node = &mut self.nodes[page as usize];
            let place = node.keys.partition_point(|&key| key <= separator);
            if node.children.len() < full {
                make_room(FIELD, &mut node.keys)?;
                make_room(FIELD, &mut node.children)?;
                node.keys.insert(place, separator);
                node.children.insert(place + 1, new);
                requests.push(pack(page, true));
                return Ok(());
            }
            let half = full / 2;
            let mut upper = Node { next: NONE, ..Node::default() };
            upper.keys = parted(&mut node.keys, half)?;
            upper.children = parted(&mut node.children, half)?;
            // The key between the halves goes up.
            let middle = node.keys.pop().unwrap_or_default();
            let (side, place) = if separator < middle { (node, place) } else { (&mut upper, place - half) };
            side.keys.insert(place, separator);
            side.children.insert(place + 1, new);
            new = self.add(upper, page, requests)?;
            (separator, old) = (middle, page);
        }
        let root = Node { keys: vec![separator], children: vec![old, new], next: NONE };
        make_room(FIELD, &mut self.nodes)?;
        self.root = self.nodes.len() as u32;
        requests.push(pack_new(self.root));
        self.nodes.push(root);
        Ok(())
    }

    /// Adds the upper half of page `old` as a new page.
    fn add(&mut self, upper: Node, old: u32, requests: &mut Vec<u32>) -> Result<u32, ConfigError> {
        make_room(FIELD, &mut self.nodes)?;
        let page = self.nodes.len() as u32;
        self.nodes.push(upper);
        requests.extend([pack_new(page), pack(old, true)]);
        Ok(page)
    }
}

/// Takes all from place `half` on away, with room for one more.
fn parted<T: Copy>(column: &mut Vec<T>, half: usize) -> Result<Vec<T>, ConfigError> {
    let mut upper = reserved(FIELD, (column.len() - half + 1) as u64)?;
    upper.extend_from_slice(&column[half..]);
    column.truncate(half);
    Ok(upper)
}
