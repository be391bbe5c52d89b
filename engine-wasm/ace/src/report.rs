//! A lane's pool as data, in the golden files' shape.

use bufferpool_core::NONE;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::lane::{AnyLane, Parts};
use crate::policy::Kept;
use crate::policy::spec::{BadgeSpec, Shape};
use crate::server::device::IoKind;

/// Frames, and list (pages) or hand (a frame), as `expect.final` has them. Written frame by frame: 16 million never
/// stand in memory as JSON.
pub struct FinalState<'a>(pub &'a dyn AnyLane);

/// The same, with the I/O in flight on each frame where there can be any.
pub(crate) struct PoolState<'a> {
    pub(crate) parts: Parts<'a>,
    pub(crate) io: Option<&'a dyn Fn(u32) -> Option<IoKind>>,
}

struct FrameState<'a> {
    pool: &'a PoolState<'a>,
    badge: Option<BadgeSpec>,
    kept: &'a [Named],
    frame: u32,
}

/// A further part of the bookkeeping with its key.
type Named = (&'static str, Kept);

impl Serialize for FrameState<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let PoolState { parts, io } = self.pool;
        let (pool, frame) = (parts.pool(), self.frame);
        let page = Some(pool.page_in(frame)).filter(|&page| page != NONE);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("frame", &frame)?;
        map.serialize_entry("page", &page)?;
        map.serialize_entry("dirty", &pool.is_dirty(frame))?;
        map.serialize_entry("prefetched", &pool.is_prefetched(frame))?;
        if let Some(io) = io {
            map.serialize_entry("io", &io(frame))?;
        }
        if let (Some(badge), true) = (self.badge, page.is_some()) {
            map.serialize_entry(badge.id, &parts.policy().badge(frame))?;
        }
        for (key, kept) in self.kept.iter().filter(|_| page.is_some()) {
            match kept {
                Kept::ByFrame(numbers) => map.serialize_entry(key, &numbers[frame as usize])?,
                Kept::TimesByFrame(times) => map.serialize_entry(key, &times[frame as usize])?,
                _ => {}
            }
        }
        map.end()
    }
}

/// A list that is serialised without being built.
struct Listed<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for Listed<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

impl Serialize for FinalState<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PoolState { parts: self.0.parts(), io: None }.serialize(serializer)
    }
}

impl Serialize for PoolState<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lane = &self.parts;
        let spec = lane.config().policy_entry().ok().map(|entry| entry.spec);
        let badge = spec.and_then(|spec| spec.badge);
        let names = spec.map_or(&[][..], |spec| spec.kept).iter().map(|kept| kept.id);
        let kept: Vec<Named> = names.zip(lane.policy().kept()).collect();
        let kept = kept.as_slice();
        let frames = || (0..lane.config().frames).map(|frame| FrameState { pool: self, badge, kept, frame });
        let structure = lane.structure();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("frames", &Listed(frames))?;
        match spec.map(|spec| spec.shape) {
            Some(Shape::Ring) => map.serialize_entry("hand", &structure.hand)?,
            Some(Shape::Queue) => {}
            _ => {
                let pages = || structure.order.iter().map(|&frame| lane.pool().page_in(frame));
                map.serialize_entry("list", &Listed(pages))?;
            }
        }
        let page_in = |frame: u32| lane.pool().page_in(frame);
        for (key, kept) in kept {
            match kept {
                Kept::Frames(frames) => {
                    map.serialize_entry(key, &Listed(|| frames.iter().map(|&frame| page_in(frame))))?;
                }
                Kept::Pages(pages) => map.serialize_entry(key, pages)?,
                Kept::Times(pages) => map.serialize_entry(key, pages)?,
                Kept::Stamps(pages) => map.serialize_entry(key, pages)?,
                Kept::Hand(frame) => map.serialize_entry(key, &frame.map(page_in))?,
                Kept::Number(number) => map.serialize_entry(key, number)?,
                Kept::Count(count) => map.serialize_entry(key, count)?,
                Kept::Wide(number) => map.serialize_entry(key, number)?,
                Kept::ByFrame(_) | Kept::TimesByFrame(_) => {}
            }
        }
        map.end()
    }
}

/// [`FinalState`] as a value.
pub fn final_state(lane: &dyn AnyLane) -> Value {
    // Neither the keys nor the values can be refused.
    serde_json::to_value(FinalState(lane)).unwrap_or_default()
}
