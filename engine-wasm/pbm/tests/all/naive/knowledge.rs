//! Estimates: what scans, histories of accesses, marks and windows say of a block.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::queries::{Item, K, Maker, What, window};

#[derive(Debug)]
struct Scan {
    blocks: Vec<u32>,
    done: usize,
    /// Groups that it is registered with.
    groups: BTreeSet<u32>,
    speed: f64,
    block_ns: f64,
    since_ns: u64,
    done_before: usize,
}

#[derive(Debug, Clone)]
struct Mark {
    time_ns: u64,
    key: usize,
    correlated: bool,
    query: (usize, usize),
    expected_ns: Option<u64>,
}

#[derive(Debug)]
struct Window {
    blocks: (u32, u32),
    rows_a_ns: f64,
    measured: (usize, u64),
}

#[derive(Debug)]
pub(crate) struct Knowledge {
    scans: BTreeMap<usize, Scan>,
    /// Resident block → times of its accesses, loading first.
    histories: BTreeMap<u32, Vec<u64>>,
    marks: BTreeMap<u32, Mark>,
    /// Query under way → the lag it was told last.
    lags: BTreeMap<(usize, usize), Option<u64>>,
    windows: BTreeMap<usize, Window>,
    frequency: bool,
    trailing: bool,
    as_sequential: bool,
    pub(crate) group_blocks: u32,
    blocks: u64,
    base_ns: u64,
    first_row_ns: f64,
}

impl Knowledge {
    pub(crate) fn new(lane: &Value, maker: &Maker<'_>, base_ns: u64) -> Self {
        let on = |id: &str| lane[id] == true;
        let correlated = maker.workload["kind"] == "correlated";
        let row_ns =
            if correlated { ((maker.number("fast_us") * 1_000.0).round() as u64 / K).max(1) } else { 0 };
        Self {
            scans: BTreeMap::new(),
            histories: BTreeMap::new(),
            marks: BTreeMap::new(),
            lags: BTreeMap::new(),
            windows: BTreeMap::new(),
            frequency: on("frequency"),
            trailing: on("trailing"),
            as_sequential: on("as_sequential") && on("frequency"),
            group_blocks: maker.group_blocks,
            blocks: maker.tables.0[0].2.into(),
            base_ns,
            first_row_ns: K as f64 / (row_ns * K + base_ns) as f64,
        }
    }

    /// A scan begins. Returns its groups.
    pub(crate) fn register(&mut self, stream: usize, blocks: &[u32], cpu_ns: u64, now_ns: u64) -> Vec<u32> {
        let groups: BTreeSet<u32> = blocks.iter().map(|block| block / self.group_blocks).collect();
        let block_ns = (cpu_ns + self.base_ns) as f64;
        let scan = Scan {
            blocks: blocks.to_vec(),
            done: 0,
            groups: groups.clone(),
            speed: 1.0 / block_ns,
            block_ns,
            since_ns: now_ns,
            done_before: 0,
        };
        self.scans.insert(stream, scan);
        groups.into_iter().collect()
    }

    /// A block of a scan is finished. Returns its group if none of the scan's blocks in it is left.
    pub(crate) fn finish(&mut self, stream: usize, block: u32, now_ns: u64) -> Option<u32> {
        let scan = self.scans.get_mut(&stream).unwrap();
        assert_eq!(scan.blocks[scan.done], block);
        scan.done += 1;
        let group = block / self.group_blocks;
        if scan.blocks[scan.done..].iter().any(|block| block / self.group_blocks == group) {
            return None;
        }
        scan.groups.remove(&group);
        let measured = (scan.done - scan.done_before) as f64 / (now_ns - scan.since_ns) as f64;
        scan.speed = 0.75 * scan.speed + 0.25 * measured;
        scan.block_ns = 1.0 / scan.speed;
        (scan.since_ns, scan.done_before) = (now_ns, scan.done);
        if scan.groups.is_empty() {
            self.scans.remove(&stream);
        }
        Some(group)
    }

    /// Streams whose scans will read a group.
    pub(crate) fn asked_by(&self, group: u32) -> u64 {
        let asking = self.scans.iter().filter(|(_, scan)| scan.groups.contains(&group));
        asking.map(|(stream, _)| 1 << stream).sum()
    }

    pub(crate) fn by_scans(&self, block: u32) -> f64 {
        let by = |scan: &Scan| {
            let place = scan.blocks.iter().position(|&other| other == block)?;
            (place >= scan.done).then(|| (place - scan.done) as f64 * scan.block_ns)
        };
        self.scans.values().filter_map(by).fold(f64::INFINITY, f64::min)
    }

    fn by_frequency(&self, block: u32, now_ns: u64) -> f64 {
        let Some([first, second, rest @ ..]) = self.histories.get(&block).map(Vec::as_slice) else {
            return f64::INFINITY;
        };
        let (mut average, mut last) = ((second - first) as i64, *second);
        for &time in rest {
            average += ((time - last) as i64 - average) / 4;
            last = time;
        }
        (average as f64).max((now_ns - last) as f64)
    }

    fn by_trailing(&self, block: u32, now_ns: u64) -> f64 {
        match self.marks.get(&block).and_then(|mark| mark.expected_ns) {
            Some(expected_ns) if expected_ns >= now_ns => (expected_ns - now_ns) as f64,
            _ => f64::INFINITY,
        }
    }

    fn by_windows(&self, block: u32) -> f64 {
        let by = |window: &Window| {
            let (first, end) = window.blocks;
            if block < first {
                f64::INFINITY
            } else if block < end {
                let width = f64::from(end - first);
                let ahead = (f64::from(block - first) / width).max(0.02);
                width / (ahead * window.rows_a_ns)
            } else {
                f64::from(block - end) * K as f64 / window.rows_a_ns
            }
        };
        self.windows.values().map(by).fold(f64::INFINITY, f64::min)
    }

    /// The estimate; what is kept of resident blocks alone says nothing of others.
    pub(crate) fn next_access_ns(&self, block: u32, now_ns: u64) -> f64 {
        let mut soonest = self.by_scans(block);
        if self.frequency {
            soonest = soonest.min(self.by_frequency(block, now_ns));
        }
        if self.trailing {
            soonest = soonest.min(self.by_trailing(block, now_ns));
        }
        if self.as_sequential {
            soonest = soonest.min(self.by_windows(block));
        }
        soonest
    }

    pub(crate) fn accessed(&mut self, stream: usize, query: usize, item: &Item, hit: bool, now_ns: u64) {
        self.histories.entry(item.block).or_default().push(now_ns);
        let (key, correlated) = match item.what {
            What::Key(key) => (key, false),
            What::Date(key, _) => (key, true),
            _ => return,
        };
        if let Some(mark) = self.marks.get(&item.block)
            && hit
            && (mark.key, mark.correlated) == (key, correlated)
            && mark.query != (stream, query)
            && let Some(lag) = self.lags.get_mut(&mark.query)
        {
            *lag = Some(now_ns - mark.time_ns);
        }
        let lag = *self.lags.entry((stream, query)).or_default();
        let expected_ns = lag.map(|lag| now_ns + lag);
        self.marks.insert(
            item.block,
            Mark { time_ns: now_ns, key, correlated, query: (stream, query), expected_ns },
        );
        if let What::Date(at, date) = item.what {
            let rows_a_ns = self.first_row_ns;
            let first = Window { blocks: (0, 0), rows_a_ns, measured: (at, now_ns) };
            let own = self.windows.entry(stream).or_insert(first);
            own.blocks = window(date, self.blocks);
            let rows = at - own.measured.0;
            if rows as u64 >= u64::from(self.group_blocks) * K {
                let measured = rows as f64 / (now_ns - own.measured.1) as f64;
                own.rows_a_ns = 0.75 * own.rows_a_ns + 0.25 * measured;
                own.measured = (at, now_ns);
            }
        }
    }

    pub(crate) fn evicted(&mut self, block: u32) {
        self.histories.remove(&block);
        self.marks.remove(&block);
    }

    /// A stream's query is over.
    pub(crate) fn ended(&mut self, stream: usize) {
        self.lags.retain(|query, _| query.0 != stream);
        self.windows.remove(&stream);
    }
}
