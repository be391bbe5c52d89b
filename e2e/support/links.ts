/** Links of the scenes that the tests open. */

const SMALL = "v=1&alpha=2.8&k_r=8&k_w=4&base_us=10";

/** 240 requests on a small pool; by default every policy in ACE, one with Reader. */
export const everyPolicy = (at = 0, lanes = "lru~ace~prefetch,clock~ace,cflru~ace,lru-wsr~ace") =>
  `/ace?${SMALL}&pages=60&frames=12&lanes=${lanes}` +
  `&workload=skewed&requests=240&seed=7&w.reads_percent=50&w.operations_percent=80&w.data_percent=30&at=${at}`;

/** A pool that is drawn as a map. */
export const tenThousandFrames = (requests: number, at = 0) =>
  `/ace?${SMALL}&pages=150000&frames=10000&lanes=lru~baseline,lru~ace` +
  `&workload=skewed&requests=${requests}&seed=3&w.reads_percent=60&w.operations_percent=80&w.data_percent=15&at=${at}`;

/** The same requests for each pair of lanes. */
export const lanesOver = (lanes: string, at = 0, rest = "") =>
  `/ace?${SMALL}&pages=500&frames=50&lanes=${lanes}` +
  `&workload=skewed&requests=3000&seed=5&w.reads_percent=60&w.operations_percent=80&w.data_percent=15${rest}&at=${at}`;

/** A preset with changes, at its start unless they say where. */
const changed = (preset: string, rest: string) =>
  `v=1&preset=${preset}${/(^|&)at=/.test(rest) ? "" : "&at=0"}${rest === "" ? "" : `&${rest}`}`;

/** The first preset, with changes. */
export const firstSteps = (rest = "") => `/ace?${changed("first-steps", rest)}`;

/** A preset of the predictive lab, with changes. */
export const pbm = (preset: string, rest = "") => `/pbm?${changed(preset, rest)}`;

/** A preset of the flash + magnetic lab, with changes. */
export const hybrid = (preset: string, rest = "") => `/hybrid?${changed(preset, rest)}`;
