//! A lane's pool and disks as data, in the golden files' shape.

use bufferpool_core::NONE;
use serde_json::{Map, Value, json};

use super::lane::AnyLane;
use super::prices::Disk;

/// The disk of each of these pages (`final`), the queues with the next to leave first (`pool`; LRU has the list `main`
/// alone) and the resident dirty pages in ascending order (`dirty`).
pub fn final_state(lane: &dyn AnyLane, pages: &[u32]) -> Value {
    let pool = lane.pool();
    let disks: Map<String, Value> =
        pages.iter().map(|&page| (page.to_string(), json!(pool.disk_of(page)))).collect();
    let is_lru = lane.config().replacement_entry().is_ok_and(|entry| entry.spec.is_lru);
    let queues = lane.queues().into_iter().filter(|(name, _)| !is_lru || *name == "main");
    let queues: Map<String, Value> = queues.map(|(name, pages)| (name.to_owned(), json!(pages))).collect();
    let frames =
        (0..lane.config().frames).filter(|&frame| pool.page_in(frame) != NONE && pool.is_dirty(frame));
    let mut dirty: Vec<_> = frames.map(|frame| pool.page_in(frame)).collect();
    dirty.sort_unstable();
    json!({ "final": disks, "pool": queues, "dirty": dirty })
}

/// How many of the pages of the file and of those created so far live on a disk.
pub fn pages_on(lane: &dyn AnyLane, disk: Disk) -> u64 {
    let counts = lane.pool().counts();
    let all = u64::from(lane.config().pages) + counts.created;
    match disk {
        Disk::Flash => counts.pages_on_f,
        Disk::Magnetic => all - counts.pages_on_f,
    }
}
