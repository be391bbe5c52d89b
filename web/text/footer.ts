/** Words of the foot of every page. */
import type { footer as en } from "./en/footer.ts";
import { lazy } from "./lazy.ts";

export const footerText = lazy<typeof en>(
  import.meta.glob("./*/footer.ts", { eager: true, import: "footer" }),
);
