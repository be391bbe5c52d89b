/** What the flash + magnetic lab's engine says in other languages: loaded with that lab, and only the language spoken. */
import type { Messages } from "./languages.ts";
import { registerMessages } from "./text.ts";

const load: Readonly<Record<string, () => Promise<Messages>>> = {
  de: () => import("./de/hybridEngine/index.ts").then(({ hybridEngine }) => hybridEngine),
};

/** Adds these dictionaries, once. */
export function registerHybridMessages(): Promise<void> {
  registered ??= registerMessages((id) => load[id]?.());
  return registered;
}

let registered: Promise<void> | undefined;
