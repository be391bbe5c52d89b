/** The panel of presets: its search, and its groups by their ids. */
import { plural } from "./plural.ts";

export const presets = {
  search: "Search presets",
  count: (found: number, all: number) =>
    found === all ? `${all} presets` : `${found} of ${all} ${plural(all, "preset", "presets")}`,
  none: (search: string) => `No preset has “${search}”.`,
  groups: {
    first: "First steps",
    "no-gain": "Where ACE gains nothing",
    clients: "With clients above the pool",
    flash: "With a drive of flash below",
    paper: "Slides and figures of the paper",
    policies: "Policies",
    prefetching: "Prefetching",
    workloads: "Workloads",
    recordings: "Recordings of real databases",
    placement: "Placement on the two disks",
    replacement: "Replacement by cost",
    scans: "Scans that say what they read",
    statistics: "What the past says",
  },
};
