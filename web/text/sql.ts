/** Words of the page that runs SQL: they come with that page. */
import { sql as de } from "./de/sql.ts";
import { sql as en } from "./en/sql.ts";
import { lazy } from "./lazy.ts";

export const sqlText = lazy<typeof en>({ en, de });
