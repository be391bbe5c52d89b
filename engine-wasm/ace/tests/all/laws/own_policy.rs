//! Own policies: what a program decides is replayed as a built-in policy of the same rule would run, what it does wrong is
//! named, and no tape can harm.

use std::cell::RefCell;
use std::rc::Rc;

use bufferpool_ace::program::{Answer, Failure, Fault, Method, Programs, Recorder, Tape, Threw};
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::{Session, open};
use bufferpool_ace::step;
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::cases::{Case, cases};

const OWN: &str = "own-policy";

/// A queue from the next to go, as LRU and FIFO keep it.
#[derive(Debug, Clone, Default)]
struct Queue {
    pages: Vec<u32>,
    order: Vec<u32>,
}

/// What a program does wrong, and at which of its answers from 0 on.
#[derive(Debug, Clone, Copy, Default)]
struct Wrong {
    method: Option<Method>,
    kind: Option<Fault>,
    after: usize,
}

#[derive(Debug)]
struct Queues {
    /// Whether a hit moves a page to the new end.
    by_use: bool,
    wrong: Wrong,
    asked: RefCell<usize>,
    programs: RefCell<Vec<Queue>>,
}

impl Queues {
    fn new(by_use: bool, wrong: Wrong) -> Self {
        Self { by_use, wrong, asked: RefCell::default(), programs: RefCell::default() }
    }

    fn with<T>(&self, program: u32, work: impl FnOnce(&mut Queue) -> T) -> T {
        work(&mut self.programs.borrow_mut()[program as usize])
    }

    /// Whether this answer of the method is the one that is wrong.
    fn is_wrong(&self, method: Method) -> Option<Fault> {
        if self.wrong.method != Some(method) {
            return None;
        }
        let mut asked = self.asked.borrow_mut();
        *asked += 1;
        self.wrong.kind.filter(|_| *asked == self.wrong.after + 1)
    }

    fn told(&self, method: Method) -> Answer<()> {
        if self.is_wrong(method).is_some() { Err(Threw) } else { Ok(()) }
    }
}

impl Programs for Queues {
    fn begin(&self, _lane: usize) -> Answer<u32> {
        self.programs.borrow_mut().push(Queue::default());
        Ok(self.programs.borrow().len() as u32 - 1)
    }

    fn copy(&self, program: u32) -> Answer<u32> {
        let copy = self.with(program, |queue| queue.clone());
        self.programs.borrow_mut().push(copy);
        Ok(self.programs.borrow().len() as u32 - 1)
    }

    fn miss(&self, _program: u32, _page: u32) -> Answer<()> {
        self.told(Method::Miss)
    }

    fn load(&self, program: u32, page: u32, prefetched: bool, _write: bool) -> Answer<()> {
        self.told(Method::Load)?;
        self.with(program, |queue| {
            let place = if prefetched { 0 } else { queue.pages.len() };
            queue.pages.insert(place, page);
        });
        Ok(())
    }

    fn hit(&self, program: u32, page: u32, _write: bool, first_use: bool) -> Answer<()> {
        self.told(Method::Hit)?;
        if self.by_use || first_use {
            self.with(program, |queue| {
                queue.pages.retain(|&other| other != page);
                queue.pages.push(page);
            });
        }
        Ok(())
    }

    fn drop(&self, program: u32, page: u32) -> Answer<()> {
        self.told(Method::Drop)?;
        self.with(program, |queue| queue.pages.retain(|&other| other != page));
        Ok(())
    }

    fn victim(&self, program: u32) -> Answer<f64> {
        match self.is_wrong(Method::Victim) {
            None => Ok(self.with(program, |queue| queue.pages[0].into())),
            Some(Fault::NotResident) => Ok(999_999.0),
            Some(Fault::NotAPage) => Ok(0.5),
            Some(_) => Err(Threw),
        }
    }

    fn open_order(&self, program: u32, without: Option<u32>) -> Answer<()> {
        let wrong = self.is_wrong(Method::Order);
        self.with(program, |queue| {
            queue.order = queue.pages.iter().rev().copied().filter(|&page| Some(page) != without).collect();
            match wrong {
                // The order is read from its end.
                Some(Fault::LeftOut) => drop(queue.order.remove(0)),
                Some(Fault::NotResident) => queue.order.extend(without),
                Some(Fault::Twice) => queue.order.extend(queue.order.last().copied()),
                _ => {}
            }
        });
        if wrong == Some(Fault::Threw) { Err(Threw) } else { Ok(()) }
    }

    fn next_in_order(&self, program: u32) -> Answer<Option<f64>> {
        Ok(self.with(program, |queue| queue.order.pop().map(f64::from)))
    }
}

/// What is run: lanes in all modes, the third a fork of the first, the fourth of the second under another policy.
fn scene(case: &Case, policies: [&str; 2]) -> Value {
    let [policy, other] = policies;
    let at = case.positions().first().copied().unwrap_or(0);
    json!({
        "pages": case.pages, "frames": case.frames, "device": "pcie-p4510",
        "n_w": case.settings.n_w, "n_e": case.settings.n_e,
        "lanes": [
            { "policy": policy, "mode": "ace" },
            { "policy": policy, "mode": "ace", "prefetch": true },
            { "policy": policy, "mode": "baseline", "fork": { "lane": 0, "at": at } },
            { "policy": other, "mode": "ace", "fork": { "lane": 1, "at": at } },
        ],
        "workload": { "kind": "given", "trace": "R0" },
    })
}

fn trace(case: &Case) -> Rc<Trace> {
    Rc::new(Trace { requests: case.packed(), pages: case.pages, ..Trace::default() })
}

fn parsed(scene: &Value) -> Scene {
    Scene::from_json(scene, MAXIMUM_PAGES).unwrap()
}

fn recorder(scene: &Scene, trace: &Rc<Trace>, programs: Queues) -> Recorder {
    let programs: Rc<dyn Programs> = Rc::new(programs);
    Recorder::new(&scene.lanes, &scene.start, Rc::clone(trace), &programs).unwrap()
}

fn tapes(recorder: &mut Recorder, lanes: usize) -> Vec<Rc<Tape>> {
    while recorder.failure().is_none() && recorder.advance(7) < recorder.requests() {}
    assert_eq!(recorder.failure(), None);
    let tape = |lane| match recorder.tape(lane) {
        words if words.is_empty() => Rc::default(),
        words => Rc::new(Tape::from_words(&words).unwrap()),
    };
    (0..lanes).map(tape).collect()
}

/// All that is shown of a position but the names of the policies and what they say.
fn shown(session: &Session) -> Vec<Value> {
    let (lanes, step) = (session.lanes().all().iter(), step::step(session));
    let lane = lanes.zip(step.lanes).map(|(lane, step)| {
        let order = (lane.order(), lane.next_victims(usize::MAX), step.left_places);
        json!([lane.counters(), lane.identities(), order, lane.times().device_us()])
    });
    lane.collect()
}

proptest! {
    #[test]
    fn a_recorded_program_runs_as_the_built_in_policy_of_its_rule_to_and_fro(case in cases(), by_use: bool) {
        let built_in = if by_use { "lru" } else { "fifo" };
        let (own, like) = (parsed(&scene(&case, [OWN, "clock"])), parsed(&scene(&case, [built_in, "clock"])));
        let trace = trace(&case);
        let tapes = tapes(&mut recorder(&own, &trace, Queues::new(by_use, Wrong::default())), own.lanes.len());
        let mut own = open(&own.lanes, &own.start, Rc::clone(&trace), &tapes).unwrap();
        let mut like = open(&like.lanes, &like.start, Rc::clone(&trace), &[]).unwrap();
        let requests = trace.requests.len() as u64;
        for position in (0..=requests).chain(case.positions().into_iter().rev().map(|at| at as u64)) {
            own.seek(position);
            like.seek(position);
            prop_assert_eq!(shown(&own), shown(&like), "at {}", position);
        }
        own.continue_prescan(requests);
        own.seek(requests / 2);
        like.seek(requests / 2);
        prop_assert_eq!(shown(&own), shown(&like));
    }

    #[test]
    fn a_lane_that_leaves_another_policy_is_handed_its_pages_in_order(case in cases(), by_use: bool) {
        let built_in = if by_use { "lru" } else { "fifo" };
        let (own, like) = (parsed(&scene(&case, ["lru", OWN])), parsed(&scene(&case, ["lru", built_in])));
        let trace = trace(&case);
        let tapes = tapes(&mut recorder(&own, &trace, Queues::new(by_use, Wrong::default())), own.lanes.len());
        let mut own = open(&own.lanes, &own.start, Rc::clone(&trace), &tapes).unwrap();
        let mut like = open(&like.lanes, &like.start, Rc::clone(&trace), &[]).unwrap();
        own.seek(u64::MAX);
        like.seek(u64::MAX);
        prop_assert_eq!(shown(&own), shown(&like));
    }

    #[test]
    fn whatever_a_tape_says_pages_come_and_go_as_they_must(case in cases(), words in prop::collection::vec(0u32..40, 0..400)) {
        let scene = parsed(&scene(&case, [OWN, OWN]));
        let trace = trace(&case);
        let counted = [&[words.len() as u32], words.as_slice(), &[1, 3, 2, 0, 0]].concat();
        let tape = Rc::new(Tape::from_words(&counted).unwrap());
        let tapes = vec![tape; scene.lanes.len()];
        let mut session = open(&scene.lanes, &scene.start, Rc::clone(&trace), &tapes).unwrap();
        for position in 0..=trace.requests.len() as u64 {
            session.seek(position);
            for lane in session.lanes().all() {
                prop_assert!(lane.identities().iter().all(|identity| identity.holds));
                let mut order = lane.order();
                order.sort_unstable();
                order.dedup();
                prop_assert_eq!(order.len() as u32, lane.pool().resident());
            }
        }
    }
}

/// Two frames: pages 0 and 1 come dirty, page 2 makes one of them leave.
fn failure(method: Method, kind: Fault, after: usize) -> Option<Failure> {
    let scene = parsed(&json!({
        "pages": 9, "frames": 3, "device": "pcie-p4510", "n_w": 3,
        "lanes": [{ "policy": "lru", "mode": "ace" }, { "policy": OWN, "mode": "ace" }],
        "workload": { "kind": "given", "trace": "W0 W1 W2 W0 W3 R4" },
    }));
    let trace = scene.trace(None).unwrap();
    let wrong = Wrong { method: Some(method), kind: Some(kind), after };
    let mut recorder = recorder(&scene, &trace, Queues::new(false, wrong));
    recorder.advance(u64::MAX);
    recorder.failure()
}

#[test]
fn what_a_program_does_wrong_is_named_with_its_request_and_page() {
    let expected = |request, method, kind, page| Some(Failure { lane: 1, request, method, kind, page });
    let of = |method, kind, after, request, page| {
        assert_eq!(
            failure(method, kind, after),
            expected(request, method, kind, page),
            "{method:?} {kind:?}"
        );
    };
    of(Method::Victim, Fault::NotResident, 0, 4, Some(999_999));
    of(Method::Victim, Fault::NotAPage, 1, 5, None);
    of(Method::Victim, Fault::Threw, 1, 5, None);
    for (method, after, request) in
        [(Method::Miss, 3, 4), (Method::Load, 2, 2), (Method::Hit, 0, 3), (Method::Drop, 0, 4)]
    {
        of(method, Fault::Threw, after, request, None);
    }
    // Its order is asked before every request, and by the Writer.
    of(Method::Order, Fault::Threw, 4, 4, None);
    of(Method::Order, Fault::LeftOut, 4, 4, Some(2));
    of(Method::Order, Fault::Twice, 4, 4, Some(0));
    of(Method::Order, Fault::NotResident, 5, 4, Some(0));
}

#[test]
fn a_program_does_not_run_where_there_is_none() {
    let scene = json!({
        "pages": 9, "frames": 3, "device": "pcie-p4510", "program": "class Policy {}",
        "lanes": [{ "policy": OWN, "mode": "ace" }],
        "workload": { "kind": "given", "trace": "W0 R1" },
    });
    let refused = parsed(&scene).open(None, &[], u64::MAX).map(|_| ()).unwrap_err();
    assert_eq!((refused.field.as_str(), refused.value.as_str()), ("policy", OWN));
    assert_eq!(refused.legal, "one that is built in: a program runs in the page alone");
}
