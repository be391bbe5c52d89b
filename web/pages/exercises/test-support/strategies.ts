/** Habits of answering that need no knowledge: none may do well. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Option, QuestionProps } from "../../../shell/question/Question.tsx";

const words = ({ label }: Option) => renderToStaticMarkup(label).replaceAll(/<[^>]*>/g, "");

type Choose = (options: readonly Option[], question: QuestionProps) => string | undefined;

export const strategies: Readonly<Record<string, Choose>> = {
  first: (options) => options[0]?.id,
  last: (options) => options.at(-1)?.id,
  longest: (options) => options.toSorted((a, b) => words(b).length - words(a).length)[0]?.id,
  // Places in the picture: as the lab lists them.
  leftmost: (_, { options }) => options[0]?.id,
  rightmost: (_, { options }) => options.at(-1)?.id,
  largest: (options) => options.toSorted((a, b) => Number(b.id) - Number(a.id))[0]?.id,
  "only dirty one": (options) => {
    const dirty = options.filter((option) => /dirty/.test(words(option)));
    return dirty.length === 1 ? dirty[0]?.id : undefined;
  },
  "only clean one": (options) => {
    const clean = options.filter((option) => !/dirty/.test(words(option)));
    return clean.length === 1 ? clean[0]?.id : undefined;
  },
  miss: (options) => options.find(({ id }) => id === "miss")?.id,
};
