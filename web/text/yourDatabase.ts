/** Words of the page that leads to one's own database: they come with that page. */
import type { yourDatabase as en } from "./en/yourDatabase.ts";
import { lazy } from "./lazy.ts";

export const yourDatabaseText = lazy<typeof en>(
  import.meta.glob("./*/yourDatabase.ts", { eager: true, import: "yourDatabase" }),
);
