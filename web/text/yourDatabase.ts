/** Words of the page that leads to one's own database: they come with that page. */
import { yourDatabase as de } from "./de/yourDatabase.ts";
import { yourDatabase as en } from "./en/yourDatabase.ts";
import { lazy } from "./lazy.ts";

export const yourDatabaseText = lazy<typeof en>({ en, de });
