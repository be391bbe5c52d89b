/**
 * Tells of a worker that the browser ends, as it may where memory is short: no event of its own says so. The worker holds a
 * lock as long as it lives, and the page waits for that lock. Where there are no locks, as without HTTPS, nobody is told.
 */
import { text } from "../text/text.ts";

/** The worker, whose end is an error event like any other failure of it. */
export function endTold(worker: Worker): Worker {
  const ended = () => {
    worker.dispatchEvent(new ErrorEvent("error", { message: text().messages.workerEnded }));
  };
  // Before those who listen for the worker's own messages.
  worker.addEventListener("message", (event) => {
    const lock = event.data?.lock;
    if (typeof lock !== "string") return;
    event.stopImmediatePropagation();
    navigator.locks.request(lock, ended).catch(() => {});
  });
  return worker;
}
