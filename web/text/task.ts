/** The words of exercises, loaded with the first of them and not with the page. */
import type { TaskText } from "./en/task.ts";
import { language } from "./text.ts";

const catalogues: Readonly<Record<string, () => Promise<TaskText>>> = {
  en: () => import("./en/task.ts").then(({ task }) => task),
  de: () => import("./de/task.ts").then(({ task }) => task),
};

let words: TaskText | undefined;

/** Loads them in the language spoken now; English where that language has none. */
export async function loadTaskText(): Promise<void> {
  words = await (catalogues[language()] ?? catalogues.en)?.();
}

/** The words of exercises: `taskText().commit`. They must have been loaded. */
export function taskText(): TaskText {
  if (words === undefined) throw new Error("the words of exercises are not loaded yet");
  return words;
}
