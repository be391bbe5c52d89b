/** The page's own face: waited for before the first layout, and asked for again by what draws words as pixels. */

/** As long as the style sheet waits, too: a face that comes later is not changed to. */
const PATIENCE_MS = 3_000;

/** Resolves once words are drawn and measured in the face; without it where it does not come. */
export function faceReady(): Promise<unknown> {
  const asked = document.fonts?.load('1em "Lab Sans"').catch(() => undefined);
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
