//! Copy this file to begin a policy: First In, First Out, in as few lines as the trait allows. It is compiled by
//! the tests alone. A real one also needs one line in `registry.rs` and one file of words a language, such as
//! `web/text/de/policies/_skeleton.ts`; picker, help, links, drawing, laws, bench and command line then follow.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::{RecencyOrder, RecencyTape};

use crate::config::LaneConfig;
use crate::event::Event;
use crate::policy::spec::{PolicySpec, Shape};
use crate::policy::{Policy, PolicyObserver, VictimComparison};

/// FIFO: a hit changes nothing but the dirty state.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fifo {
    list: RecencyTape,
}

impl Policy for Fifo {
    const SPEC: PolicySpec = PolicySpec {
        id: "fifo",
        label: "FIFO",
        idea: "The page that came first goes first.",
        rule: "A loaded page goes to the head of the list; a hit does not move it. The victim is the tail.",
        cost: "A dirty victim is written alone; pages in steady use leave with the others.",
        complexity: "O(1) a request.",
        paper: "Folklore",
        year: 1960,
        parameters: &[],
        by_use: false,
        shape: Shape::List,
        badge: None,
        window: None,
        second_chances: false,
    };

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { list: RecencyTape::new(config.frames, config.prefetch) })
    }

    fn load(&mut self, frame: u32, dirty: bool) {
        self.list.push_head(frame, dirty);
    }

    fn prefetch(&mut self, frame: u32) {
        self.list.push_tail(frame);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        if dirty {
            self.list.set_dirty(frame);
        }
    }

    fn written(&mut self, frame: u32) {
        self.list.set_clean(frame);
    }

    fn evicted(&mut self, frame: u32) {
        self.list.remove(frame);
    }

    fn victim(&mut self, _observer: &mut impl PolicyObserver) -> u32 {
        self.list.tail().unwrap_or(0)
    }

    fn next_dirty(
        &mut self,
        victim: u32,
        limit: usize,
        batch: &mut Vec<u32>,
        _observer: &mut impl PolicyObserver,
    ) {
        self.list.add_dirty(victim, limit, batch);
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        frames.extend(self.list.clean_frames().take(limit));
    }

    fn order(&self) -> Vec<u32> {
        self.list.frames().collect()
    }

    fn head(&self) -> Option<u32> {
        self.list.head()
    }

    const REASONS: &'static [&'static str] = &["Page {victim} came first"];

    fn reason(_event: &Event, _config: &LaneConfig) -> &'static str {
        Self::REASONS[0]
    }

    const WHY_NOT: &'static [&'static str] = &["Page {page} came later than page {victim}."];

    fn why_not(&self, _rivals: &VictimComparison) -> &'static str {
        Self::WHY_NOT[0]
    }

    fn bytes(&self) -> usize {
        self.list.bytes()
    }
}

/// Against a queue and a set, on the trace of the crosscheck.
#[test]
fn the_skeleton_runs_as_a_policy() {
    use crate::lane::{AnyLane, Lane};
    use crate::mode::WithWriter;
    use bufferpool_core::workload::crosscheck;
    let config =
        r#"{"policy":"lru","pages":5000,"frames":100,"alpha":3,"base_us":12.4,"k_r":6,"k_w":6,"mode":"ace"}"#;
    let object = serde_json::from_str(config).unwrap();
    let lane = Lane::<Fifo, WithWriter>::new(&LaneConfig::from_json(&object).unwrap()).unwrap();
    let mut lane: Box<dyn AnyLane> = Box::new(lane);
    let requests = crosscheck::t1(100_000);
    lane.advance(&requests);
    let (mut queue, mut resident, mut misses) =
        (std::collections::VecDeque::new(), std::collections::BTreeSet::new(), 0);
    for page in requests.iter().map(|&request| bufferpool_core::trace::page_of(request)) {
        if resident.insert(page) {
            misses += 1;
            queue.push_back(page);
            if queue.len() > 100 {
                resident.remove(&queue.pop_front().unwrap());
            }
        }
    }
    assert_eq!(lane.counts().misses, misses);
    assert!(lane.identities().iter().all(|identity| identity.holds));
}
