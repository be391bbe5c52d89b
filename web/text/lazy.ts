/**
 * Words that the first picture of the lab does not need: their catalogues come with the module that shows them, every
 * language at once, since they are short. An area is `en/<area>.ts` (the shape), a file in each other language's
 * folder, and one call of this beside this file.
 */
import { language } from "./text.ts";

type Catalogues<T> = { en: T } & Readonly<Record<string, T>>;

export const lazy =
  <T>(catalogues: Catalogues<T>) =>
  (): T =>
    (Object.hasOwn(catalogues, language()) ? catalogues[language()] : undefined) ?? catalogues.en;
