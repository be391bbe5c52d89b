/** A page in one lane: its current place, the reason for it, and its history. */
import type { ReactNode } from "react";
import type { PagePast, RequestAt } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { sentenceOf } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";

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
  /** Whether to show the lane's next request here. */
  next: boolean;
}

interface Line {
  key: string;
  words: string;
  at?: RequestAt | undefined;
}

/** Since when the page is in the pool, how often it was asked for again, and since when it is dirty or clean. */
function sinceWhen(past: PagePast, { dirty }: PageNow, done: boolean): Line[] {
  const words = text().ask;
  const { entered, asked_since: times, dirtied, written } = past;
  const lines: Line[] = [];
  if (entered !== null) {
    const { at, prefetched } = entered;
    lines.push({ key: "since", words: prefetched ? words.sincePrefetched : words.since, at });
  } else if (done) lines.push({ key: "since", words: words.fromStart });
  if (entered !== null || done) {
    const again = words.askedAgain(times, formatCount(times));
    lines.push(
      times === 0
        ? { key: "again", words: words.notAsked }
        : { key: "again", words: again, at: past.requests[0]?.at },
    );
  }
  if (dirty && dirtied !== null) lines.push({ key: "dirty", words: words.dirtySince, at: dirtied });
  else if (dirty && done) lines.push({ key: "dirty", words: words.dirtyFromStart });
  if (!dirty && written !== null && written.at.position > (entered?.at.position ?? 0)) {
    const { at, pages } = written;
    lines.push({ key: "clean", words: words.cleanSince(pages, formatCount(pages)), at });
  }
  return lines;
}

function leaving(past: PagePast, { resident }: PageNow, done: boolean): Line[] {
  const words = text().ask;
  const { entered, left } = past;
  if (left !== null) {
    const lines = [{ key: "left", words: resident ? words.leftBefore : words.left, at: left.at }];
    const came = !resident && entered !== null;
    return came ? [{ key: "came", words: words.hadCome, at: entered.at }, ...lines] : lines;
  }
  if (!done) return [];
  return [{ key: "left", words: resident ? words.neverLeft : words.neverThere }];
}

export function PageLane({ index, now, past, done, next, nameOf, onGo }: PageLaneProps) {
  const words = text().ask;
  const shown = (lines: readonly Line[]) =>
    lines.map(({ key, words, at }) => (
      <p key={key} data-tells={key}>
        <Told words={words}>{at && <GoTo at={at} nameOf={nameOf} onGo={onGo} />}</Told>
      </p>
    ));
  const phrases = past?.left?.phrases ?? [];
  return (
    <section data-testid={`page-lane-${index}`}>
      <h3>
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
        {now.label}
      </h3>
      <p data-tells="now">{now.words}</p>
      {past !== undefined && (
        <>
          {now.resident && shown(sinceWhen(past, now, done))}
          {shown(leaving(past, now, done))}
          {phrases.length > 0 && <blockquote>{sentenceOf(phrases)}</blockquote>}
          {next &&
            shown([
              past.next === null
                ? { key: "next", words: words.never }
                : { key: "next", words: words.nextAlone, at: past.next },
            ])}
          <Requests past={past} done={done} nameOf={nameOf} onGo={onGo} />
        </>
      )}
    </section>
  );
}

function Requests({ past, done, nameOf, onGo }: Omit<GoToProps, "at"> & { past: PagePast; done: boolean }) {
  const words = text().ask;
  if (past.requests.length === 0) return done && <p className="text-ink-muted">{words.noRequest}</p>;
  return (
    <>
      <h4>{words.requests}</h4>
      <ol>
        {past.requests.map(({ at, hit, write }) => (
          <li key={at.position}>
            <GoTo at={at} nameOf={nameOf} onGo={onGo} /> {write ? words.write : words.read},{" "}
            {hit ? words.hit : words.miss}
          </li>
        ))}
      </ol>
    </>
  );
}

interface GoToProps {
  at: RequestAt;
  nameOf?: ((at: RequestAt) => string) | undefined;
  /** Given the position after the request. */
  onGo: (position: number) => void;
}

/** What a request is called, within a sentence. */
const requestName = (at: RequestAt, nameOf: GoToProps["nameOf"]): string =>
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
