/** Words of own policies. */
import type { program as en } from "./en/program.ts";
import { lazy } from "./lazy.ts";

export const programText = lazy<typeof en>(
  import.meta.glob("./*/program.ts", { eager: true, import: "program" }),
);
