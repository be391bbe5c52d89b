/** What tests of translations look through. */

/** Words for people in the registry: those that `localized` looks up. */
export function wordsIn(data: unknown): string[] {
  const found: string[] = [];
  const keys =
    /^(label|meaning|help|why|idea|rule|cost|complexity|title|about|teaches|source|window|left_out|used_by)$/;
  const walk = (value: unknown, key: string) => {
    if (typeof value === "string") {
      if (keys.test(key) && value !== "") found.push(value);
    } else if (typeof value === "object" && value !== null)
      for (const [inner, entry] of Object.entries(value))
        if (inner !== "scene") walk(entry, Array.isArray(value) ? key : inner);
  };
  walk(data, "");
  return [...new Set(found)];
}

/** A symbol or a formula, such as "k_w", "T1", "B" or "max(1, floor(B / 3))". */
export const isFormula = (word: string) =>
  /^([a-z](_[a-z])?|[A-Z]\d?([a-z]{1,3})?|B - \w+|\d+ B|(max|floor)\(.*\))$/.test(word);

/** The places of a template, sorted. */
export const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Each text of a catalogue by its path; a function by what it makes of the same arguments. */
export function leaves(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value === "function") {
    // Numbers serve where text is wanted and the other way round; a list serves a function that joins one.
    const made = [
      [3, 4, 5, 6, 7, 8],
      [["3"], ["4"], ["5"]],
      ["3", ["4"], "5", "6", "7", "8"],
    ].flatMap((given) => {
      try {
        return [String((value as (...given: unknown[]) => unknown)(...given))];
      } catch {
        return [];
      }
    });
    return new Map([[path, made[0] ?? ""]]);
  }
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, entry]) => [...leaves(entry, `${path}.${key}`)]));
}
