/** The route is the hash up to its "?": what follows belongs to the link's own codec. */

export const pathOf = (hash: string): string => hash.split("?", 1)[0] ?? "";

/** Whether a hash, without its "#", shows the page at a path. */
export const isAt =
  (path: string) =>
  (hash: string): boolean =>
    pathOf(hash) === path;
