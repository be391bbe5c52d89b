/** Names of the papers: a letter, and one that is set below it. */
export const NAMES = /(\b[HMckPnrw]_[a-z]\b)/;
