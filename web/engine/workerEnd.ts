/**
 * Detects a worker that the browser terminates, for example when memory is short: browsers fire no event for
 * this. The worker holds a lock while it lives, and the page waits for that lock. Without Web Locks (no
 * HTTPS) it goes undetected.
 */
import { text } from "../text/text.ts";

/** The worker; its termination is reported as an error event, like any other failure. */
export function endTold(worker: Worker): Worker {
  const ended = () => {
    worker.dispatchEvent(new ErrorEvent("error", { message: text().messages.workerEnded }));
  };
  // Registered before all other message listeners.
  worker.addEventListener("message", (event) => {
    const lock = event.data?.lock;
    if (typeof lock !== "string") return;
    event.stopImmediatePropagation();
    navigator.locks.request(lock, ended).catch(() => {});
  });
  return worker;
}
