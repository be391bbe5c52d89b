//! Kernels by themselves: `cargo bench -p bufferpool-bench`, with a part of a name for a few of them.
//! Requests a second of every lane on the small pool; steps and seeks of a session; runs of the predictive lab.
#![allow(missing_docs, clippy::unwrap_used)]

use std::rc::Rc;
use std::time::Duration;

use bufferpool_ace::session;
use bufferpool_bench::{Lab, Subject, TASKS, Task};
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::draw::Random;
use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::scene::Scene;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use serde_json::json;

/// Requests of an iteration: enough that an empty pool of 100 or 5 120 frames does not count.
const REQUESTS: usize = 1 << 18;

/// Every lane over the first requests of a task with a pool that the caches hold.
fn lanes(criterion: &mut Criterion) {
    for task in TASKS.iter().filter(|task| task.id != "paper" && matches!(task.lab, Lab::Ace | Lab::Hybrid)) {
        let whole = task.trace().unwrap();
        let trace = Trace { requests: whole.requests[..REQUESTS].to_vec(), ..whole };
        let mut group = criterion.benchmark_group(task.id);
        group.throughput(Throughput::Elements(REQUESTS as u64));
        for subject in Subject::all(task.lab) {
            let open = || subject.open(&trace, task.frames).unwrap();
            group.bench_function(BenchmarkId::new(subject.id, subject.variant), |bencher| {
                bencher.iter_batched_ref(open, |lane| lane.advance(&trace.requests), BatchSize::PerIteration);
            });
        }
    }
}

/// Within 10 million requests, after the prescan: LRU's baseline beside ACE without and with the Reader.
fn sessions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("session");
    for task in TASKS.iter().filter(|task| task.lab == Lab::Ace) {
        let task = Task { requests: 10_000_000, ..*task };
        let trace = Rc::new(task.trace().unwrap());
        let end = trace.requests.len() as u64;
        for second in [1, 2] {
            let all = Subject::all(Lab::Ace);
            let scene = Subject::scene(&[all[0], all[second]], task.pages, task.frames).unwrap();
            let mut session = session::open(&scene.lanes, &scene.start, Rc::clone(&trace), &[]).unwrap();
            session.continue_prescan(end);
            let name = |kind| BenchmarkId::new(kind, format!("{} {}", task.id, all[second].variant));
            let mut random = Random::new(1);
            group.bench_function(name("seek"), |bencher| {
                bencher.iter(|| session.seek(random.below(end + 1)));
            });
            group.bench_function(name("ask about a page"), |bencher| {
                bencher.iter(|| {
                    session.ask(random.below(task.pages.into()) as u32, u64::MAX).unwrap();
                    while session.continue_asking(1 << 14) < 1.0 {}
                });
            });
            session.stop_asking();
            session.seek(end / 2);
            group.bench_function(name("step"), |bencher| {
                bencher.iter(|| session.seek((session.position() + 1) % (end + 1)));
            });
            session.seek(end / 2);
            group.bench_function(name("step back"), |bencher| {
                bencher.iter(|| session.seek((session.position() + end) % (end + 1)));
            });
        }
    }
}

/// Runs to their end on lineitem at 1/64 of the thesis's size: 32 streams of one query each.
fn predictive(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("predictive");
    for policy in POLICIES {
        let workload = json!({ "kind": "sequential", "streams": 32, "queries": 1, "seed": "1" });
        let scene = json!({ "policy": policy.spec.id, "scale": 64, "workload": workload });
        let scene = Scene::from_json(&scene, MAXIMUM_BLOCKS).unwrap();
        let open = || (policy.open)(&scene.open_world().unwrap(), &scene.lanes[0]).unwrap();
        let mut whole = open();
        whole.finish();
        group.throughput(Throughput::Elements(whole.requests()));
        group.bench_function(policy.spec.id, |bencher| {
            bencher.iter_batched_ref(open, |lane| lane.finish(), BatchSize::PerIteration);
        });
    }
}

fn short() -> Criterion {
    let ms = Duration::from_millis;
    Criterion::default().sample_size(10).warm_up_time(ms(100)).measurement_time(ms(400)).without_plots()
}

criterion_group! { name = kernels; config = short(); targets = lanes, sessions, predictive }
criterion_main!(kernels);
