/** Keys of this lab. */

import { conditionKeys, type Shortcut, transportKeys } from "../../shell/keyboard.ts";
import { text } from "../../text/text.ts";
import { conditions } from "./conditions.ts";

/** The transport's button; keys press it wherever the focus is. */
export const forkButton = "fork-button";

export const shortcuts: readonly Shortcut[] = [
  ...transportKeys,
  ...conditionKeys(conditions),
  {
    keys: ["y"],
    label: () => text().fork.key,
    single: true,
    part: "fork",
    run: () => document.getElementById(forkButton)?.click(),
  },
];
