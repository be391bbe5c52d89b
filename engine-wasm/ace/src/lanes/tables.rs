//! The Readers' history tables, which keyframes of lanes leave out: they follow from the trace alone.

use bufferpool_core::trace::{Trace, page_of};

use crate::reader::history::{History, Rows};
use crate::{config::start::Start, lane::AnyLane, session::Histories};

/// Start and target of a table's replay.
pub(super) struct Way {
    /// Position of the table, if known.
    pub(super) table_at: Option<u64>,
    pub(super) position: u64,
    /// Where its Reader began.
    pub(super) reader_from: u64,
}

impl Way {
    /// Brings a table to `position` from where it stands, from a keyframe of its own, or from where the Reader began.
    pub(super) fn replay(
        self,
        history: &mut History,
        histories: &Histories,
        start: &Start,
        requests: &[u32],
    ) {
        let Self { table_at, position, reader_from } = self;
        let mut from = table_at.filter(|&at| at <= position);
        // The shared keyframes are of the whole trace's table, not of one that began at a fork.
        if reader_from == 0
            && let Some((at, keyframe)) = histories.nearest(position)
            && from.is_none_or(|from| at > from)
        {
            keyframe.unpack_into(history);
            from = Some(at);
        }
        let from = from.unwrap_or_else(|| {
            history.reset();
            if reader_from == 0 {
                history.set_rows(&start.history);
            }
            reader_from
        });
        for &request in &requests[from as usize..position as usize] {
            history.record(page_of(request));
        }
    }
}

/// The rows of the tables that a stretch of requests changes, as they were before it.
#[derive(Debug, Default)]
pub struct RowsBefore {
    position: u64,
    /// Position up to which no other row has changed.
    end: u64,
    lanes: Vec<Option<Rows>>,
}

impl RowsBefore {
    /// Of the next `requests` from a position on.
    pub(super) fn of(lanes: &mut [Box<dyn AnyLane>], trace: &Trace, position: u64, requests: u64) -> Self {
        let end = trace.requests.len().min((position + requests) as usize);
        let changing = &trace.requests[(position as usize).saturating_sub(1)..end];
        let rows = |lane: &mut Box<dyn AnyLane>| {
            Some(lane.history_mut()?.rows_of(changing.iter().map(|&request| page_of(request))))
        };
        Self { position, end: end as u64, lanes: lanes.iter_mut().map(rows).collect() }
    }

    /// The saved rows of a lane, if they belong to `position` and no other row has changed in its table, which stands
    /// at `table_at`.
    pub(super) fn of_lane(&self, lane: usize, position: u64, table_at: u64) -> Option<&Rows> {
        let rows = self.lanes.get(lane)?.as_ref();
        rows.filter(|_| self.position == position && (position..=self.end).contains(&table_at))
    }

    pub(super) fn bytes(&self) -> usize {
        self.lanes.iter().flatten().map(Rows::bytes).sum()
    }
}
