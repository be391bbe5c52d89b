/** Work of the page in slices that leave it alive. */

export const SLICE_MS = 6;

/** Lets the page draw and answer. A message, since timers in a row are held back for 4 ms each. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
