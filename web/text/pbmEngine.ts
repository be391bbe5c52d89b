/** What the predictive lab's engine says in other languages: loaded with that lab, and only the language spoken. */
import type { Said } from "./languages.ts";
import { alsoSays } from "./text.ts";

const load: Readonly<Record<string, () => Promise<Said>>> = {
  de: () => import("./de/pbmEngine/index.ts").then(({ pbmEngine }) => pbmEngine),
};

/** Adds these dictionaries, once. */
export function pbmSays(): Promise<void> {
  said ??= alsoSays((id) => load[id]?.());
  return said;
}

let said: Promise<void> | undefined;
