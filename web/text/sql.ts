/** Words of the page that runs SQL: they come with that page. */
import type { sql as en } from "./en/sql.ts";
import { lazy } from "./lazy.ts";

export const sqlText = lazy<typeof en>(import.meta.glob("./*/sql.ts", { eager: true, import: "sql" }));
