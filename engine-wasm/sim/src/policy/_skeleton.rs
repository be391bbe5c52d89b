//! Copy this file to begin a policy: First In, First Out, in as few lines as the trait allows. It is compiled by
//! the tests alone. A real one also needs its `pub mod` in `policy.rs` and one `entry::<…>()` line in `registry.rs`; picker, help,
//! links, drawing, laws, bench and command line then follow from its [`PolicySpec`].

use super::{Policy, Report, Rivals, Structure};
use crate::config::LaneConfig;
use crate::error::ConfigError;
use crate::event::Event;
use crate::recency::{RecencyOrder, RecencyTape};
use crate::spec::{PolicySpec, Shape};

/// FIFO: a hit changes nothing but the dirty state.
#[derive(Debug, Clone, Default)]
struct Fifo {
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

    fn victim(&mut self, _report: &mut impl Report) -> u32 {
        self.list.tail().unwrap_or(0)
    }

    fn next_dirty(&mut self, victim: u32, limit: usize, batch: &mut Vec<u32>, _report: &mut impl Report) {
        self.list.add_dirty(victim, limit, batch);
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        frames.extend(self.list.clean_frames().take(limit));
    }

    fn peek(&self, limit: usize) -> Vec<u32> {
        self.list.frames().take(limit).collect()
    }

    fn structure(&self) -> Structure {
        Structure { order: self.list.head_to_tail(), ..Structure::default() }
    }

    fn head(&self) -> Option<u32> {
        self.list.head()
    }

    const REASONS: &'static [&'static str] = &["Page {victim} came first"];

    fn reason(_event: &Event, _config: &LaneConfig) -> &'static str {
        Self::REASONS[0]
    }

    const WHY_NOT: &'static [&'static str] = &["Page {page} came later than page {victim}."];

    fn why_not(&self, _rivals: &Rivals) -> &'static str {
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
    use crate::workload::crosscheck;
    let config =
        r#"{"policy":"lru","pages":5000,"frames":100,"alpha":3,"base_us":12.4,"k_r":6,"k_w":6,"mode":"ace"}"#;
    let object = serde_json::from_str(config).unwrap();
    let lane = Lane::<Fifo, WithWriter>::new(&LaneConfig::from_json(&object).unwrap()).unwrap();
    let mut lane: Box<dyn AnyLane> = Box::new(lane);
    let requests = crosscheck::t1(100_000);
    lane.advance(&requests);
    let (mut queue, mut resident, mut misses) =
        (std::collections::VecDeque::new(), std::collections::BTreeSet::new(), 0);
    for page in requests.iter().map(|&request| crate::trace::page_of(request)) {
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
