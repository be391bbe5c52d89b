//! The log strip of a lane: how far a write-ahead log is flushed, told of each request and asked nothing by the lane.
//!
//! A page may be written only once the log is flushed up to its LSN (write-ahead logging: Mohan et al., ARIES, ACM TODS
//! 1992). The rules are docs/rules/log.md. It listens only: counters, events and times of the lane are the same without.

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue::Number;
use bufferpool_core::spec::ParameterSpec;
use serde::Serialize;
use serde_json::Value;

use crate::Checked;
use crate::event::Event;
use crate::policy::spec::own;
use crate::pool::Pool;

/// The scene's field.
pub const LOG: &str = "log";
/// Newest records that a picture has room for.
const MOST_RECORDS: usize = 16;
/// Dirty pages that it names.
const MOST_DIRTY: usize = 16;

/// How often the log is flushed without a page's need.
pub const COMMIT_EVERY: ParameterSpec =
    own("commit_every", "Commit every", "writes", (0.0, 1_000_000.0), Number(0.0));

/// A scene's log, defaults filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogConfig {
    /// c: the log is flushed after every c-th write; 0 never.
    pub commit_every: u32,
}

impl LogConfig {
    /// Reads `true`, which has all defaults, or an object of settings; `false` and `null` are none. Fails by `log` and
    /// the setting's id.
    pub fn from_json(value: Option<&Value>) -> Checked<Option<Self>> {
        let commit_every = match value {
            None | Some(Value::Bool(false)) => return Ok(None),
            Some(Value::Bool(true)) => None,
            Some(Value::Object(given)) => {
                let mut fields = Fields::new(given);
                let every = fields.checked(&COMMIT_EVERY).and_then(|every| fields.finish().map(|()| every));
                every.map_err(|error| ConfigError { field: format!("{LOG}.{}", error.field), ..error })?
            }
            Some(other) => {
                return Err(ConfigError::new(LOG, other, "true, false, or an object with commit_every"));
            }
        };
        Ok(Some(Self { commit_every: commit_every.unwrap_or(0.0) as u32 }))
    }
}

/// One flush of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogFlush {
    /// The newest LSN there was.
    pub up_to: u32,
    /// The page of the batch with the largest LSN, for which it was; none at a commit.
    pub page: Option<u32>,
}

/// A lane's log at a position of its run.
#[derive(Debug, Clone)]
pub struct Log {
    config: LogConfig,
    /// LSN of the last write request.
    newest: u32,
    flushed: u32,
    log_flushes: u32,
    for_a_write: u32,
    /// By frame, of the page in it if that is dirty: LSN of its last write, 0 for one that the run began with.
    page_lsn: Vec<u32>,
    /// Pages of the newest records, oldest first.
    records: Vec<u32>,
    /// Those of the last request, in order.
    flushes: Vec<LogFlush>,
    /// That request's number.
    t: u64,
}

impl Log {
    /// An empty log over a pool of so many frames.
    pub fn new(config: LogConfig, frames: u32) -> Self {
        Self {
            config,
            newest: 0,
            flushed: 0,
            log_flushes: 0,
            for_a_write: 0,
            page_lsn: vec![0; frames as usize],
            records: Vec::new(),
            flushes: Vec::new(),
            t: 0,
        }
    }

    /// A request was served. Its batch was written before its own change, which the log has after it.
    pub fn served(&mut self, event: &Event) {
        self.flushes.clear();
        self.t = event.t;
        let written = event.batch_frames.iter().map(|&frame| self.page_lsn[frame as usize]).zip(&event.batch);
        // The first of equals, as the victim stands first.
        let last = written.rev().max_by_key(|&(lsn, _)| lsn);
        if let Some((_, &page)) = last.filter(|&(lsn, _)| lsn > self.flushed) {
            self.for_a_write += 1;
            self.flush(Some(page));
        }
        if !event.write {
            return;
        }
        self.newest += 1;
        self.page_lsn[event.frame as usize] = self.newest;
        if self.records.len() == MOST_RECORDS {
            self.records.remove(0);
        }
        self.records.push(event.page);
        // After every c-th write something is not flushed: the write itself.
        if self.config.commit_every > 0 && self.newest.is_multiple_of(self.config.commit_every) {
            self.flush(None);
        }
    }

    fn flush(&mut self, page: Option<u32>) {
        self.flushed = self.newest;
        self.log_flushes += 1;
        self.flushes.push(LogFlush { up_to: self.newest, page });
    }

    /// What the lane's last event did, in order; nothing of another one.
    pub fn flushes_of(&self, event: &Event) -> &[LogFlush] {
        if self.t == event.t { &self.flushes } else { &[] }
    }
    /// LSN of the last write of the dirty page in a frame.
    pub fn page_lsn(&self, frame: u32) -> u32 {
        self.page_lsn[frame as usize]
    }
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        4 * self.page_lsn.len()
    }
}

/// A lane's log at the shown position, for pictures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogShown {
    /// LSN of the last write request; 0 before the first.
    pub newest: u32,
    /// LSN up to which the log is on disk.
    pub flushed: u32,
    /// Flushes of the log so far.
    pub log_flushes: u32,
    /// Of these, those without which a page could not have been written.
    pub for_a_write: u32,
    /// Pages of the newest records, oldest first; the last one's LSN is `newest`.
    pub records: Vec<u32>,
    /// Dirty pages in the pool, those with the newest LSNs first, at most as many as a picture has room for.
    pub dirty: Vec<u32>,
    /// Their LSNs.
    pub dirty_lsns: Vec<u32>,
    /// How many pages are dirty.
    pub dirty_pages: u32,
    /// Of these, those with an LSN above `flushed`: their log must go first.
    pub log_first: u32,
}

impl LogShown {
    /// Of a log over its pool now.
    pub fn of(log: &Log, pool: &Pool) -> Self {
        // By frame, without a sort: a picture has room for few.
        let mut shown: Vec<u32> = Vec::with_capacity(MOST_DIRTY + 1);
        let (mut dirty_pages, mut log_first) = (0, 0);
        for frame in (0..log.page_lsn.len() as u32).filter(|&frame| pool.is_dirty(frame)) {
            let lsn = log.page_lsn(frame);
            dirty_pages += 1;
            log_first += u32::from(lsn > log.flushed);
            let place = shown.iter().position(|&other| log.page_lsn(other) < lsn).unwrap_or(shown.len());
            shown.insert(place, frame);
            shown.truncate(MOST_DIRTY);
        }
        Self {
            newest: log.newest,
            flushed: log.flushed,
            log_flushes: log.log_flushes,
            for_a_write: log.for_a_write,
            records: log.records.clone(),
            dirty: shown.iter().map(|&frame| pool.page_in(frame)).collect(),
            dirty_lsns: shown.iter().map(|&frame| log.page_lsn(frame)).collect(),
            dirty_pages,
            log_first,
        }
    }
}
