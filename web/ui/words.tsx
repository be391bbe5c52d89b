/** Words as they are set: k_w with its letter lowered, and signs that the face lacks drawn. */
import { Fragment, type ReactNode } from "react";
import { Mark } from "./marks.tsx";
import { drawnSigns, isSign } from "./signs.ts";

/** Names such as k_w, n_e or P_s, each a letter and what stands below it. */
const lowered = /^([A-Za-z])_([a-z])$/;
const parts = new RegExp(`(\\b[A-Za-z]_[a-z]\\b|[${drawnSigns}])`);

/** Where markup can stand; in titles, names and options the text stays as it is. */
export function lettered(text: string): ReactNode {
  const split = text.split(parts);
  if (split.length === 1) return text;
  // biome-ignore-start lint/suspicious/noArrayIndexKey: parts are their places
  return split.map((part, at) => {
    if (isSign(part)) return <Mark key={at} sign={part} />;
    const [, name, below] = lowered.exec(part) ?? [];
    if (at % 2 === 0 || name === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      <Fragment key={at}>
        {name}
        <sub>{below}</sub>
      </Fragment>
    );
  });
  // biome-ignore-end lint/suspicious/noArrayIndexKey: parts are their places
}
