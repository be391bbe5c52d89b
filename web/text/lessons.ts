/** Words of the lessons' pages in the reader's language, loaded with these pages: no first visit needs them. */
import { lessons as english, type LessonText } from "./en/lessons.ts";
import { language } from "./text.ts";

const others: Readonly<Record<string, () => Promise<LessonText>>> = {
  de: () => import("./de/lessons.ts").then(({ lessons }) => lessons),
};

let spoken: LessonText = english;

/** Loads them in the language spoken now; the lessons' pages ask for this before they are drawn. */
export async function loadLessonText(): Promise<void> {
  spoken = (await others[language()]?.()) ?? english;
}

/** As `text()`: to be asked for while drawing. */
export const lessonText = (): LessonText => spoken;
