/** What the engine says of the further policies in other languages: loaded with them, and only the language spoken. */
import type { Messages } from "./languages.ts";
import { registerMessages } from "./text.ts";

const load: Readonly<Record<string, () => Promise<Messages>>> = {
  de: () => import("./de/policies/further/index.ts").then(({ furtherPolicies }) => furtherPolicies),
};

/** Adds these dictionaries, once. */
export function registerFurtherPolicies(): Promise<void> {
  registered ??= registerMessages((id) => load[id]?.());
  return registered;
}

let registered: Promise<void> | undefined;
