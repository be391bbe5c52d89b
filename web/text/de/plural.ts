const rules = new Intl.PluralRules("de");

/** The form of a word that goes with a count. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === "one" ? one : other;
