/** Words of own policies. */
import { program as de } from "./de/program.ts";
import { program as en } from "./en/program.ts";
import { lazy } from "./lazy.ts";

export const programText = lazy<typeof en>({ en, de });
