/** What is asked of somebody else may never come: waits for it no longer than so, and says `why` then; a cancel ends it too. */
export function within<T>(
  answer: Promise<T>,
  most_ms: number,
  why: string,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    };
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(why));
    }, most_ms);
    signal?.addEventListener("abort", stop);
    answer.finally(end).then(resolve, reject);
    if (signal?.aborted) stop();
  });
}
