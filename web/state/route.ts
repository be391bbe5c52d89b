/** The route is the hash up to its "?": what follows belongs to the link's own codec. */

export const pathOf = (hash: string): string => hash.split("?", 1)[0] ?? "";

/** Whether a hash, without its "#", shows the page at a path. */
export const isAt =
  (path: string) =>
  (hash: string): boolean =>
    pathOf(hash) === path;

/** What stands behind an address in a sentence. Our own links end in none of these. */
export const BEHIND = /[)\]}>.,;:!?'"*_`»”’…]+$/u;

/** Undoes an escape, if it is one. */
function once(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A hash as it was before a chat or mail program changed it: with "&amp;" for "&", escaped once more or twice, or with the
 * sentence's own marks behind it.
 */
export function mended(hash: string): string {
  let link = hash;
  // A link has "=" behind its "?" as it stands; one that is escaped as a whole has neither.
  for (let more = 0; more < 2 && /^%(25)*2F|%(25)*3[DF]/i.test(link) && !/\?[^?]*=/.test(link); more += 1)
    link = once(link);
  return link.replaceAll(/&(amp;)+/g, "&").replace(BEHIND, "");
}
