/** Words of the editor of own policies. */
import type { editor as en } from "./en/programEditor.ts";
import { lazy } from "./lazy.ts";

export const editorText = lazy<typeof en>(
  import.meta.glob("./*/programEditor.ts", { eager: true, import: "editor" }),
);
