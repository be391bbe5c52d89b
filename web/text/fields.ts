/** Words of the panel of parameters. */
import { fields as de } from "./de/fields.ts";
import { fields as en } from "./en/fields.ts";
import { later } from "./later.ts";

export const fieldsText = later<typeof en>({ en, de });
