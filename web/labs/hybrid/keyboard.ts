/** Keys of this lab. */
import { conditionKeys, type Shortcut, transportKeys } from "../../shell/keyboard.ts";
import { conditions } from "./conditions.ts";

export const shortcuts: readonly Shortcut[] = [...transportKeys, ...conditionKeys(conditions)];
