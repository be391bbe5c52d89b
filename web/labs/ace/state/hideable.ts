/** The parts of the page that a link can leave out: `hide=transport,curves`. What each is called is in text/en/share.ts. */
export const hideable = [
  "presets",
  "arrangement",
  "parameters",
  "files",
  "exercise",
  "export",
  "link",
  "present",
  "find-page",
  "strip",
  "pool",
  "device",
  "disk",
  "sentence",
  "tables",
  "policies",
  "savings",
  "algorithm",
  "score",
  "transport",
  "speed",
  "run-to",
  "fork",
  "legend",
  "counters",
  "curves",
] as const;

export type HideableId = (typeof hideable)[number];

/** Those that are tabs, of which one is open at a time: `tab=curves`. */
export const tabs = [
  "curves",
  "disk",
  "tables",
  "policies",
  "savings",
  "algorithm",
  "counters",
  "legend",
] as const satisfies readonly HideableId[];

/** Those that an embed has; the others it never shows. */
export const inEmbeds = [
  "strip",
  "device",
  "disk",
  "sentence",
  "algorithm",
  "transport",
  "legend",
  "counters",
] as const satisfies readonly HideableId[];
