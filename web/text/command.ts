/** Words of the command that runs a scene without the page. */
import type { command as en } from "./en/command.ts";
import { lazy } from "./lazy.ts";

export const commandText = lazy<typeof en>(
  import.meta.glob("./*/command.ts", { eager: true, import: "command" }),
);
