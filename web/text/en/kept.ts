/** What a policy keeps besides its order, in the strip beneath a pool and in words: by web/text/kept.ts. Numbers come formatted. */
export const kept = {
  of: (lane: string) => `${lane}: what else the policy keeps.`,
  look: (lane: string) => `Look into what ${lane} keeps`,
  heading: "What else the policy keeps",
  list: (label: string, pages: readonly string[]) =>
    pages.length === 0 ? `${label}: empty.` : `${label}: ${pages.join(", ")}.`,
  ghosts: (label: string, pages: readonly string[]) =>
    pages.length === 0
      ? `${label}, pages that are gone: none.`
      : `${label}, pages that are gone: ${pages.join(", ")}.`,
  /** A gone page with the requests that it was asked for by. */
  asked: (page: string, requests: readonly string[]) => `${page} (requests ${requests.join(", ")})`,
  stamped: (page: string, stamp: string) => `${page} (stamp ${stamp})`,
  more: (count: string) => `and ${count} more`,
  empty: "empty",
  value: (label: string, value: string) => `${label} = ${value}`,
  none: "none",
  handAt: (label: string, page: string) => `${label}: page ${page}`,
  handWaits: (label: string) => `${label}: at the old end`,
  /** Of a page: the list that it is in. */
  inList: (label: string) => `In ${label}.`,
  known: (label: string) => `Still known in ${label}.`,
  knownBy: (label: string, requests: readonly string[]) =>
    `Still known in ${label}, by requests ${requests.join(", ")}.`,
  ofPage: (label: string, value: string) => `${label}: ${value}.`,
};
