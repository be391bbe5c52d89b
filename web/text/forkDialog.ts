/** Words of the dialog that forks a lane. */
import type { forkDialog as en } from "./en/forkDialog.ts";
import { lazy } from "./lazy.ts";

export const forkDialogText = lazy<typeof en>(
  import.meta.glob("./*/forkDialog.ts", { eager: true, import: "forkDialog" }),
);
