/** What the flash + magnetic lab's engine says in other languages: loaded with that lab, and only the language spoken. */
import type { Said } from "./languages.ts";
import { alsoSays } from "./text.ts";

const load: Readonly<Record<string, () => Promise<Said>>> = {
  de: () => import("./de/hybridEngine/index.ts").then(({ hybridEngine }) => hybridEngine),
};

/** Adds these dictionaries, once. */
export function hybridSays(): Promise<void> {
  said ??= alsoSays((id) => load[id]?.());
  return said;
}

let said: Promise<void> | undefined;
