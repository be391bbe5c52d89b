/** Where this lab lives in the address. */

export const PATH = "/ace";
/** Older than the other labs, and without its path. */
export const NOTES_PATH = "/notes";

/** Whether a hash, without its "#", shows this lab: `/ace?…`, but also what is left of a link that someone cut or mistyped. */
export const isAce = (hash: string): boolean => !/^\/(?!ace\b)./.test(hash);
