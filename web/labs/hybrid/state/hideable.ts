/** The parts of this lab's page that a link can leave out: `hide=track,curves`. */
export const hideable = [
  "presets",
  "parameters",
  "files",
  "export",
  "link",
  "present",
  "strip",
  "pool",
  "disks",
  "sentence",
  "score",
  "transport",
  "speed",
  "run-to",
  "legend",
  "cost",
  "counters",
  "track",
  "curves",
] as const;

export type HideableId = (typeof hideable)[number];

/** Those that are tabs, of which one is open at a time: `tab=curves`. */
export const tabs = [
  "curves",
  "cost",
  "track",
  "counters",
  "legend",
] as const satisfies readonly HideableId[];

/** Those that an embed has; the others it never shows. */
export const inEmbeds = [
  "strip",
  "disks",
  "sentence",
  "transport",
  "legend",
  "cost",
] as const satisfies readonly HideableId[];
