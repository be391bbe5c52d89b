//! What sessions ask of an event, whichever lanes it happened in.

use bufferpool_lab::session::{EffectHash, Holds, PageChange};

use crate::config::LaneConfig;
use crate::event::Event;

/// The pages that came, left and were written.
pub(crate) fn effect(event: &Event) -> EffectHash {
    let loaded = (!event.hit).then_some(event.page);
    let came = event.prefetched.iter().copied().chain(loaded);
    EffectHash::new(&event.evicted, came, event.batch.iter().copied())
}

/// What an event did to a page.
pub(crate) fn change(event: &Event, page: u32) -> PageChange {
    let asked = event.page == page;
    PageChange {
        asked: asked.then_some((event.hit, event.write)),
        entered: asked && !event.hit || event.prefetched.contains(&page),
        dirtied: asked && event.write && !event.was_dirty,
        written_pages: event.batch.contains(&page).then_some(event.batch.len() as u32),
        left: event.evicted.contains(&page),
    }
}

/// Whether a condition that a run can be run to holds after an event, in lanes of these configs.
pub(crate) fn happens<'a>(
    condition: &'static str,
    configs: impl Iterator<Item = &'a LaneConfig>,
) -> Holds<Event> {
    let limits: Vec<usize> = configs.map(|config| config.batch_limit() as usize).collect();
    match condition {
        "miss" => Box::new(|_, event| !event.hit),
        "eviction" => Box::new(|_, event| event.victim.is_some()),
        "dirty_eviction" => Box::new(|_, event| event.victim_dirty),
        "batch" => Box::new(|_, event| event.batch.len() > 1),
        "full_batch" => {
            Box::new(move |lane, event| event.batch.len() > 1 && limits.get(lane) == Some(&event.batch.len()))
        }
        "second_chance" => Box::new(|_, event| !event.second_chances.is_empty()),
        "prefetch" => Box::new(|_, event| !event.prefetched.is_empty()),
        "choices_differ" => Box::new(|_, event| event.differing().is_some()),
        "choice_pays" => Box::new(|_, event| event.paid > 0),
        "choice_backfires" => Box::new(|_, event| event.backfired > 0),
        _ => Box::new(|_, _| false),
    }
}
