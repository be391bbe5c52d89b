/**
 * Detects a worker that does not start, and one that the browser terminates, for example when memory is short: browsers fire
 * no event for either. A worker says at once that it is there (`holdLock`), and holds a lock while it lives, for which the page
 * waits. Without Web Locks (no HTTPS) its later end goes undetected.
 */
import { text } from "../text/text.ts";
import { LIMITS } from "./limits.ts";

/** The worker; what became of it is reported as an error event, like any other failure. */
export function endTold(worker: Worker): Worker {
  // Of one that the page ended itself nothing is told.
  let isOver = false;
  const tell = (message: string) => isOver || worker.dispatchEvent(new ErrorEvent("error", { message }));
  const timer = setTimeout(() => {
    tell(text().messages.workerSilent(LIMITS.startSeconds));
    worker.terminate();
  }, LIMITS.startSeconds * 1_000);
  // Registered before all other message listeners.
  worker.addEventListener("message", (event) => {
    clearTimeout(timer);
    const lock = event.data?.lock;
    if (lock === undefined) return;
    event.stopImmediatePropagation();
    if (lock !== null) navigator.locks.request(lock, () => tell(text().messages.workerEnded)).catch(() => {});
  });
  worker.addEventListener("error", () => clearTimeout(timer));
  const terminate = worker.terminate?.bind(worker);
  worker.terminate = () => {
    isOver = true;
    clearTimeout(timer);
    terminate?.();
  };
  return worker;
}
