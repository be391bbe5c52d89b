/** The parts of this lab's page that a link can leave out: `hide=buckets,curves`. */
export const hideable = [
  "presets",
  "parameters",
  "files",
  "export",
  "link",
  "present",
  "table",
  "eviction",
  "buckets",
  "streams",
  "sentence",
  "score",
  "transport",
  "speed",
  "run-to",
  "legend",
  "counters",
  "curves",
] as const;

export type HideableId = (typeof hideable)[number];

/** Those that are tabs, of which one is open at a time: `tab=curves`. Buckets were one once: its links open none now. */
export const tabs = [
  "curves",
  "streams",
  "buckets",
  "counters",
  "legend",
] as const satisfies readonly HideableId[];

/** Those that an embed has; the others it never shows. */
export const inEmbeds = [
  "table",
  "eviction",
  "buckets",
  "streams",
  "sentence",
  "transport",
  "legend",
  "counters",
] as const satisfies readonly HideableId[];
