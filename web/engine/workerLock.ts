/** In a worker: takes a lock of its own, for as long as it lives, and says which; see `workerEnd.ts`. */
export function holdLock(post: (message: { lock: string }) => void): void {
  const { locks } = navigator;
  if (locks === undefined) return;
  const lock = crypto.randomUUID();
  const forever = () => {
    post({ lock });
    return new Promise(() => {});
  };
  // Refused in a frame of no origin.
  locks.request(lock, forever).catch(() => {});
}
