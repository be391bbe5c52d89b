/** A page in one lane: its current place, the reason for it, and its history. */
import type { ReactNode } from "react";
import type { PagePast, RequestAt } from "../../engine/types.ts";
import { askText } from "../../text/ask.ts";
import { formatCount } from "../../text/numbers.ts";
import { sentenceOf } from "../../text/phrases.ts";

export interface PageNow {
  label: string;
  words: string;
  resident: boolean;
  dirty: boolean;
}

interface PageLaneProps extends Omit<GoToProps, "at"> {
  index: number;
  now: PageNow;
  /** As far as it is known. */
  past: PagePast | undefined;
  /** Whether the history is complete: an absent event then never happened. */
  done: boolean;
  next: boolean;
}

type Line = { key: string; words: string; at?: RequestAt | undefined };

/** Since when the page is in the pool, how often it was asked for again, and since when it is dirty or clean. */
function sinceWhen(past: PagePast, { dirty }: PageNow, done: boolean): (Line | false)[] {
  const words = askText();
  const { entered, asked_since: times, dirtied, written, requests } = past;
  const since = entered?.prefetched ? words.sincePrefetched : words.since;
  const again = times === 0 ? words.notAsked : words.askedAgain(times, formatCount(times));
  const cleaned = !dirty && written !== null && written.at.position > (entered?.at.position ?? 0);
  return [
    entered !== null && { key: "since", words: since, at: entered.at },
    entered === null && done && { key: "since", words: words.fromStart },
    (entered !== null || done) && { key: "again", words: again, at: requests[0]?.at },
    dirty && dirtied !== null && { key: "dirty", words: words.dirtySince, at: dirtied },
    dirty && dirtied === null && done && { key: "dirty", words: words.dirtyFromStart },
    cleaned && {
      ...{ key: "clean", at: written.at },
      words: words.cleanSince(written.pages, formatCount(written.pages)),
    },
  ];
}

/** When the page came and left last, or that it never did. */
function leaving({ entered, left }: PagePast, { resident }: PageNow, done: boolean): (Line | false)[] {
  const words = askText();
  if (left === null) return [done && { key: "left", words: resident ? words.neverLeft : words.neverThere }];
  return [
    !resident && entered !== null && { key: "came", words: words.hadCome, at: entered.at },
    { key: "left", words: resident ? words.leftBefore : words.left, at: left.at },
  ];
}

export function PageLane({ index, now, past, done, next, nameOf, onGo }: PageLaneProps) {
  const words = askText();
  const goTo = (at: RequestAt) => <GoTo at={at} nameOf={nameOf} onGo={onGo} />;
  const shown = (lines: readonly (Line | false)[]) =>
    lines
      .filter((line) => line !== false)
      .map(({ key, words, at }) => (
        <p key={key} data-tells={key}>
          <Told words={words}>{at && goTo(at)}</Told>
        </p>
      ));
  return (
    <section data-testid={`page-lane-${index}`}>
      <h3 className="flex items-center gap-2 font-semibold">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
        {now.label}
      </h3>
      <p data-tells="now">{now.words}</p>
      {past !== undefined && (
        <>
          {now.resident && shown(sinceWhen(past, now, done))}
          {shown(leaving(past, now, done))}
          {past.left !== null && past.left.phrases.length > 0 && (
            <blockquote className="mt-0.5 mb-1 border-line-strong border-l-2 pl-2 text-[0.875rem] text-ink-muted">
              {sentenceOf(past.left.phrases)}
            </blockquote>
          )}
          {next &&
            shown([
              past.next === null
                ? { key: "next", words: words.never }
                : { key: "next", words: words.nextAlone, at: past.next },
            ])}
          {done && past.requests.length === 0 && <p className="text-ink-muted">{words.noRequest}</p>}
          {past.requests.length > 0 && (
            <>
              <h4 className="mt-1.5 text-[0.8125rem] text-ink-muted">{words.requests}</h4>
              <ol>
                {past.requests.map(({ at, hit, write }) => (
                  <li key={at.position}>
                    {goTo(at)} {write ? words.write : words.read}, {hit ? words.hit : words.miss}
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </section>
  );
}

interface GoToProps {
  at: RequestAt;
  nameOf?: ((at: RequestAt) => string) | undefined;
  /** Given the position after the request. */
  onGo: (position: number) => void;
}

export function GoTo({ at, nameOf, onGo }: GoToProps) {
  const words = askText();
  const name = nameOf?.(at) ?? words.request(formatCount(at.t + 1));
  return (
    <button type="button" className="go-to" title={words.goTo(name)} onClick={() => onGo(at.position)}>
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
