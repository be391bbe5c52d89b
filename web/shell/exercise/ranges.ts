/** So many that they can be read out in a class. */
export const SEEDS = { minimum: 1, maximum: 999_999, integer: true };
export const ATTEMPTS = { minimum: 1, maximum: 999, integer: true };
