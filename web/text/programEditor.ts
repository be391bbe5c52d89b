/** Words of the editor of own policies. */
import { editor as de } from "./de/programEditor.ts";
import { editor as en } from "./en/programEditor.ts";
import { lazy } from "./lazy.ts";

export const editorText = lazy<typeof en>({ en, de });
