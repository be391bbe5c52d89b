/** Where this lab lives in the address. */
export const PATH = "/hybrid";

/** Whether a hash, without its "#", shows this lab. */
export const isHybrid = (hash: string): boolean => /^\/hybrid(?:[/?]|$)/.test(hash);
