/** Words of the panel of parameters. */
import type { fields as en } from "./en/fields.ts";
import { lazy } from "./lazy.ts";

export const fieldsText = lazy<typeof en>(
  import.meta.glob("./*/fields.ts", { eager: true, import: "fields" }),
);
