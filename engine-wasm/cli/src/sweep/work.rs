//! Runs on all cores, records in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::record::Record;
use bufferpool_lab::sweep::runner::Runner;

use crate::error::Failure;

/// Cores of this machine.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Carries out runs on `threads` threads and hands each record over in the order of `todo`, so that the output is the
/// same however many threads there are. Ends with the first failure.
pub(super) fn carry_out(
    sweep: &Sweep,
    todo: &[usize],
    threads: usize,
    mut take: impl FnMut(Record) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        // A few records ahead of the writer, no more: a slow run holds the others' records back in memory.
        let (sender, receiver) = mpsc::sync_channel::<(usize, Result<Record, ConfigError>)>(threads);
        for _ in 0..threads.min(todo.len()) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                // No limit of its own: natively the allocator says what does not fit.
                let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&run) = todo.get(place) else { break };
                    let record = runner.run(sweep, run);
                    // After a failure the receiver is gone.
                    if sender.send((place, record)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (place, record) in receiver {
            waiting.insert(place, record?);
            while let Some(record) = waiting.remove(&due) {
                take(record)?;
                due += 1;
            }
        }
        Ok(())
    })
}
