const baseline = (policy: string) => ({ policy, mode: "baseline" });

export const pair = [baseline("lru"), baseline("cflru")];
/** The same requests by LRU and by CFLRU. */
export const small = { preset: "cflru-window", change: { lanes: pair } };
/** The poster's requests with a window, on a device of that asymmetry. */
export const wide = (window: number, alpha = 3) => ({
  preset: "poster",
  change: { lanes: pair, window, alpha },
  at: 50_000,
});
/** The sale of lesson 1; the window is a third of its 205 frames. */
export const sale = {
  preset: "ms-640",
  change: { lanes: [...pair, baseline("lru-wsr")], window: 68 },
};
