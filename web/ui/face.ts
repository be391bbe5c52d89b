/** The page's own typeface: awaited before the first layout, and again by code that rasterizes words. */

/** The same time limit as in the style sheet: a typeface that loads later is not used. */
const PATIENCE_MS = 3_000;

/** Resolves once words are drawn and measured in the face; without it where it does not come. */
export function faceReady(): Promise<unknown> {
  const asked = document.fonts?.load('1em "Lab Sans"').catch(() => undefined);
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
