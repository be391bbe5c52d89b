//! Work on all cores, results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use bufferpool_core::error::ConfigError;

use crate::error::Failure;

/// Cores of this machine.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Carries out what is to be done on `threads` threads, each with a worker of its own, and hands each result over in the
/// order of `todo`, so that the output is the same however many threads there are. Ends with the first failure.
pub(crate) fn carry_out<T: Sync, Done: Send, Work: FnMut(&T) -> Result<Done, ConfigError>>(
    todo: &[T],
    threads: usize,
    worker: impl Fn() -> Work + Sync,
    mut take: impl FnMut(Done) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        // A few results ahead of the writer, no more: a slow one holds the others back in memory.
        let (sender, receiver) = mpsc::sync_channel::<(usize, Result<Done, ConfigError>)>(threads);
        for _ in 0..threads.min(todo.len()) {
            let (sender, next, worker) = (sender.clone(), &next, &worker);
            scope.spawn(move || {
                let mut work = worker();
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = todo.get(place) else { break };
                    let done = work(task);
                    // After a failure the receiver is gone.
                    if sender.send((place, done)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (place, done) in receiver {
            waiting.insert(place, done?);
            while let Some(done) = waiting.remove(&due) {
                take(done)?;
                due += 1;
            }
        }
        Ok(())
    })
}
