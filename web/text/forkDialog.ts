/** Words of the dialog that forks a lane. */
import { forkDialog as de } from "./de/forkDialog.ts";
import { forkDialog as en } from "./en/forkDialog.ts";
import { later } from "./later.ts";

export const forkDialogText = later<typeof en>({ en, de });
