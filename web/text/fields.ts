/** Words of the panel of parameters. */
import { fields as de } from "./de/fields.ts";
import { fields as en } from "./en/fields.ts";
import { lazy } from "./lazy.ts";

export const fieldsText = lazy<typeof en>({ en, de });
