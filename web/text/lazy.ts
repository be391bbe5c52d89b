/**
 * Words that the first picture of the lab does not need: their catalogues come with the module that shows them, every
 * language at once, since they are short. An area is `en/<area>.ts` (the shape), a file of that name in each other
 * language's folder, where they are found, and one call of this beside this file.
 */
import { language } from "./text.ts";

/** `catalogues`: by their paths, `./<language>/<area>.ts`. */
export function lazy<T>(catalogues: Readonly<Record<string, unknown>>): () => T {
  const by = Object.fromEntries(
    Object.entries(catalogues).map(([path, words]) => [path.split("/")[1], words]),
  );
  return () => (by[language()] ?? by.en) as T;
}
