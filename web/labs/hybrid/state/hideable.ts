/** The parts of this lab's page that a link can leave out: `hide=track,curves`. */
export const hideable = [
  "presets",
  "parameters",
  "files",
  "export",
  "link",
  "present",
  "strip",
  "disks",
  "sentence",
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

/** Those that an embed has; the others it never shows. */
export const inEmbeds = [
  "strip",
  "disks",
  "sentence",
  "transport",
  "legend",
  "cost",
] as const satisfies readonly HideableId[];
