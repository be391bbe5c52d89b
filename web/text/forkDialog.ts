/** Words of the dialog that forks a lane. */
import { forkDialog as de } from "./de/forkDialog.ts";
import { forkDialog as en } from "./en/forkDialog.ts";
import { lazy } from "./lazy.ts";

export const forkDialogText = lazy<typeof en>({ en, de });
