import type { ReactNode } from "react";
import type { RequestAt } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";

export interface GoToProps {
  at: RequestAt;
  nameOf?: ((at: RequestAt) => string) | undefined;
  /** Given the position after the request. */
  onGo: (position: number) => void;
}

/** What a request is called, within a sentence. */
export const requestName = (at: RequestAt, nameOf: GoToProps["nameOf"]): string =>
  nameOf?.(at) ?? text().ask.request(formatCount(at.t + 1));

/** A request by its name: the button that goes there. */
export function GoTo({ at, nameOf, onGo }: GoToProps) {
  const name = requestName(at, nameOf);
  return (
    <button type="button" className="go-to" title={text().ask.goTo(name)} onClick={() => onGo(at.position)}>
      {name}
    </button>
  );
}

/** Words with a part in the place of `{at}`. */
export function Told({ words, children }: { words: string; children?: ReactNode }) {
  const [before, after] = words.split("{at}");
  if (after === undefined) return words;
  // A colon or a comma stays beside the button.
  const [, sign = "", rest = ""] = /^([^\s\w]?)(.*)$/.exec(after) ?? [];
  return (
    <>
      {before}
      <span className="whitespace-nowrap">
        {children}
        {sign}
      </span>
      {rest}
    </>
  );
}
