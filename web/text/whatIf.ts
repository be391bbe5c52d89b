/** Words of the map of what ACE saves over two parameters. */
import type { whatIf as en } from "./en/whatIf.ts";
import { lazy } from "./lazy.ts";

export const whatIfText = lazy<typeof en>(
  import.meta.glob("./*/whatIf.ts", { eager: true, import: "whatIf" }),
);
