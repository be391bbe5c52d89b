/** Whether anything is to move at all. */

/** Steps that follow one another faster are not shown as motions: four a second, and some patience with the clock. */
export const LEAST_BETWEEN_MS = 200;

export const animates = () => typeof Element.prototype.animate === "function";

/** Where the reader asked for little motion, or would not see it. */
export const still = () =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches !== false ||
  !animates() ||
  document.hidden;
