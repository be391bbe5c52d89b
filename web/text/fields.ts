/** Words of the parameters and the opening of files. */
import { fields as de } from "./de/fields.ts";
import { fields as en } from "./en/fields.ts";
import { later } from "./later.ts";

export const fieldsText = later<typeof en>({ en, de });
