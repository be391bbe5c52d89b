/** The labs of the site in the order of its navigation, each with its name's key in the words of routes. */
export const labs = [
  { path: "/ace", name: "lab" },
  { path: "/hybrid", name: "hybrid" },
  { path: "/pbm", name: "pbm" },
] as const;

/** The lab that a link shows which names no page of the site. */
export const LAB_PATH = labs[0].path;
