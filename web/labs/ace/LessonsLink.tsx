import { text } from "../../text/text.ts";

/** The way to the lessons. */
export const LessonsLink = () => (
  <a
    href="#/lessons"
    className="inline-flex min-h-9 items-center px-1 text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
  >
    {text().routes.lessons}
  </a>
);
