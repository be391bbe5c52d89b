/**
 * Reasons to choose from for an eviction: the engine's, the policy's in other cases, and rules of other policies or of beginners.
 * All but the engine's are wrong for this page; each of ours is checked against the requests before it is offered.
 */
import type { Phrase } from "../../../../engine/types.ts";
import type { Session } from "../../engine/session.ts";
import { laneAt, type Question } from "./questions.ts";

/** A rule that does not hold of the victim; `page` is one of which it would hold more. */
export interface Claim {
  kind: "unused-longest" | "fewest-requests" | "needed-last" | "clean" | "dirty";
  victim: string;
  page: string;
}

export type Reason = { kind: "engine"; phrase: Phrase } | { kind: "claim"; claim: Claim };

export interface Reasons {
  options: Reason[];
  /** Place of the right one. */
  right: number;
}

const MOST_WRONG = 3;
/** Requests that are looked through, backwards and forwards. */
const LOOKED_THROUGH = 20_000;

/** What of a resident page the requests tell. */
interface Use {
  page: number;
  /** Number of its last request; -1 if there was none among those looked through. */
  last: number;
  /** Its requests so far; 0 if not all of them are looked through. */
  requests: number;
  /** Number of its next request; infinite if none comes. */
  next: number;
}

function usesOf(session: Session, pages: Uint32Array, position: number): Map<number, Use> {
  const from = Math.max(0, position - LOOKED_THROUGH);
  const requests = session.requestsBetween(from, position + LOOKED_THROUGH);
  const uses = new Map(
    Array.from(pages, (page) => [page, { page, last: -1, requests: 0, next: Number.POSITIVE_INFINITY }]),
  );
  requests.forEach((packed, at) => {
    const use = uses.get(packed >>> 1);
    const t = from + at;
    if (use === undefined) return;
    if (t < position) {
      use.last = t;
      use.requests += from === 0 ? 1 : 0;
    } else use.next = Math.min(use.next, t);
  });
  return uses;
}

/** Rules that are wrong of the victim, each with a page that shows it. */
function falseClaims(
  victim: { page: number; dirty: boolean },
  uses: ReadonlyMap<number, Use>,
  nameOf: (page: number) => string,
): Claim[] {
  const own = uses.get(victim.page);
  if (own === undefined) return [];
  const others = [...uses.values()].filter(({ page }) => page !== victim.page);
  /** The page with the least value, if that is less than the victim's. */
  const below = (value: (use: Use) => number, among = others) =>
    among.filter((use) => value(use) < value(own)).toSorted((one, other) => value(one) - value(other))[0];
  // A page that was prefetched and not used has no last use to speak of.
  const used = others.filter(({ last }) => last >= 0);
  const rivals: [Claim["kind"], Use | undefined][] = [
    ["unused-longest", below(({ last }) => last, used)],
    ["fewest-requests", below(({ requests }) => requests)],
    // Differences of infinite numbers are none.
    ["needed-last", below(({ next }) => -Math.min(next, Number.MAX_VALUE))],
    [victim.dirty ? "clean" : "dirty", own],
  ];
  return rivals.flatMap(([kind, rival]) =>
    rival === undefined ? [] : [{ kind, victim: nameOf(victim.page), page: nameOf(rival.page) }],
  );
}

/** A place that a number draws, the same for everyone: xorshift on 32 bits, twice. */
function drawn(seed: number, choices: number): number {
  let value = (seed * 2_654_435_761 + 0x9e37_79b9) >>> 0 || 1;
  for (let round = 0; round < 2; round += 1) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
  }
  return (value >>> 0) % choices;
}

/** The reasons to choose from for an eviction; the right one's place is drawn by the sequence and the position. */
export function reasonsFor(session: Session, { asked, answer }: Question, sequence: number): Reasons {
  const { position } = asked;
  const { event, lane } = answer;
  const victim = event.victim ?? 0;
  const { pages } = laneAt(session, position, asked.lane).columns;
  session.seek(position + 1);
  const { right, others } = session.reasons(asked.lane, pages.find((page) => page !== victim) ?? victim);
  if (right === null) throw new Error("no page goes here");
  const claims = falseClaims(
    { page: victim, dirty: event.victim_dirty },
    usesOf(session, pages, position),
    lane.pageName ?? String,
  ).map((claim): Reason => ({ kind: "claim", claim }));
  // Clean or dirty is what the policy's own other reasons are about, where it has some.
  const rules = others.length > 0 ? claims.slice(0, -1) : claims;
  const own = others.map((phrase): Reason => ({ kind: "engine", phrase }));
  const wrong = [...own.slice(0, 2), ...rules, ...own.slice(2)].slice(0, MOST_WRONG);
  const place = drawn(sequence * 31 + position, wrong.length + 1);
  return { options: wrong.toSpliced(place, 0, { kind: "engine", phrase: right }), right: place };
}
