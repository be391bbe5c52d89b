import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRTY, FREE, type LaneFrame } from "../../engine/types.ts";
import { Session } from "../../labs/ace/engine/session.ts";
import { isPapers } from "../../labs/ace/lanes.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { GIVEN } from "../../state/url/workload.ts";
import { type Change, changedFrames, changesOf, changeWords, unsaidChanges } from "./changes.ts";

const registry = await realRegistry();

/** Small pools with long traces, so that every kind of change is likely. */
const scenes = fc
  .record({
    pages: fc.integer({ min: 2, max: 30 }),
    frames: fc.integer({ min: 1, max: 9 }),
    k_w: fc.integer({ min: 1, max: 4 }),
    n_w: fc.integer({ min: 1, max: 5 }),
    n_e: fc.integer({ min: 1, max: 6 }),
    theta: fc.constant(0),
    policy: fc.constantFrom(...registry.policies.map(({ id }) => id).filter((id) => isPapers(registry, id))),
  })
  .chain((numbers) =>
    fc.record({
      numbers: fc.constant(numbers),
      // Hits, and runs of neighbours for the Reader.
      trace: fc.array(
        fc.tuple(
          fc.constantFrom("R", "W"),
          fc.oneof(
            fc.integer({ min: 0, max: numbers.pages - 1 }),
            fc.integer({ min: 0, max: Math.min(4, numbers.pages - 1) }),
          ),
        ),
        { minLength: 10, maxLength: 120 },
      ),
    }),
  )
  .map(({ numbers: { policy, ...numbers }, trace }) => ({
    ...{ alpha: 2, base_us: 10, k_r: 4, ...numbers },
    lanes: [
      { policy, mode: "baseline" },
      { policy, mode: "ace" },
      { policy, mode: "ace", prefetch: true },
    ],
    workload: { kind: GIVEN, trace: trace.map(([op, page]) => op + page).join(" ") },
  }));

function opened(scene: object): Session {
  const session = Session.open(scene, registry);
  if (!session.ok) throw new Error(session.failure.message);
  return session.value;
}

const lanesAt = (session: Session, position: number) => {
  session.seek(position);
  return session.frame().lanes;
};

/** Frame → what a change of this kind says of it. */
function told<T>(changes: Change[], tell: (change: Change) => [number, T][] | null): Map<number, T> {
  return new Map(changes.flatMap((change) => tell(change) ?? []));
}

const all = (frames: number[]): [number, true][] => frames.map((frame) => [frame, true]);

/** Compares what is told with the two states. */
function check(before: LaneFrame, after: LaneFrame) {
  const changes = changesOf(after);
  const arrived = told(changes, (change) =>
    change.kind === "arrived"
      ? [[change.frame, true]]
      : change.kind === "prefetched"
        ? all(change.frames)
        : null,
  );
  const dirtied = told(changes, (change) => (change.kind === "dirtied" ? [[change.frame, true]] : null));
  const cleaned = told(changes, (change) => (change.kind === "cleaned" ? all(change.frames) : null));
  const badges = told(changes, (change): [number, number][] | null => {
    if (change.kind === "count") return [[change.frame, change.to - change.from]];
    if (change.kind === "swept") return change.frames.map((frame) => [frame, -change.by]);
    return change.kind === "flag" ? change.frames.map((frame) => [frame, change.set ? 1 : -1]) : null;
  });
  const marked = new Set(changedFrames(changes));
  const [old, now] = [before.columns, after.columns];
  for (let frame = 0; frame < now.pages.length; frame += 1) {
    const at = `frame ${frame}`;
    const samePage = old.pages[frame] === now.pages[frame];
    expect(arrived.has(frame), at).toBe(!samePage);
    const was = samePage && ((old.flags[frame] ?? 0) & DIRTY) !== 0;
    const is = samePage && ((now.flags[frame] ?? 0) & DIRTY) !== 0;
    expect(dirtied.has(frame), at).toBe(!was && is);
    expect(cleaned.has(frame), at).toBe(was && !is);
    const by = samePage ? (now.badges[frame] ?? 0) - (old.badges[frame] ?? 0) : 0;
    expect(badges.get(frame) ?? 0, at).toBe(by);
    if (!samePage || was !== is || by !== 0) expect(marked.has(frame), at).toBe(true);
    if (now.pages[frame] === FREE) expect(marked.has(frame), at).toBe(false);
  }
  const gone = [...old.pages].filter((page) => page !== FREE && !now.pages.includes(page));
  const left = changes.flatMap((change) => (change.kind === "left" ? change.pages : []));
  expect([...left].sort()).toEqual(gone.sort());
  const hand = changes.find((change) => change.kind === "hand");
  expect(hand === undefined).toBe(old.hand === now.hand);
  if (hand?.kind === "hand") expect([hand.from, hand.to]).toEqual([old.hand, now.hand]);
  const head = changes.find((change) => change.kind === "toHead");
  if (after.step.event?.hit && after.policy.shape === "list") {
    expect(head !== undefined).toBe(old.order[0] !== now.order[0]);
  } else if (head?.kind === "toHead") {
    expect([...now.order.slice(0, head.frames.length + 1)]).toEqual(expect.arrayContaining([...head.frames]));
  }
  return changes;
}

test("what is told is what differs between the states, in every policy and mode", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(scenes, (scene) => {
      const session = opened(scene);
      let before = lanesAt(session, 0);
      expect(before.flatMap(changesOf)).toEqual([]);
      for (let position = 1; position <= session.requests; position += 1) {
        const after = lanesAt(session, position);
        after.forEach((lane, index) => {
          const changes = check(before[index] ?? lane, lane);
          for (const { kind } of changes) seen.add(`${kind}`);
          for (const change of changes) expect(changeWords(lane, change)).not.toMatch(/undefined|NaN/);
        });
        before = after;
      }
      session.close();
    }),
    { numRuns: 60 },
  );
  expect([...seen].sort()).toEqual(
    [
      "left",
      "arrived",
      "prefetched",
      "dirtied",
      "cleaned",
      "flag",
      "count",
      "swept",
      "hand",
      "toHead",
    ].sort(),
  );
});

test("it is the same after a seek, a step back and a new start", () => {
  fc.assert(
    fc.property(scenes, fc.nat(), fc.nat(), (scene, one, other) => {
      const session = opened(scene);
      const position = one % (session.requests + 1);
      const stepped = lanesAt(session, position).map(changesOf);
      session.seek(other % (session.requests + 1));
      expect(lanesAt(session, position).map(changesOf)).toEqual(stepped);
      session.seek(Math.min(position + 1, session.requests));
      expect(lanesAt(session, position).map(changesOf)).toEqual(stepped);
      const fresh = opened({ ...scene, at: position });
      expect(fresh.frame().lanes.map(changesOf)).toEqual(stepped);
      fresh.close();
      session.close();
    }),
    { numRuns: 30 },
  );
});

const scene = (policy: string, mode: string, pool: string, trace: string, hand = 0) => ({
  ...{ pages: 40, frames: pool.split(" ").length, alpha: 2, base_us: 10, k_r: 3, k_w: 3 },
  lanes: [{ policy, mode }],
  start: { pool, hand },
  workload: { kind: GIVEN, trace },
});

/** Of the first step: scene, and what is said besides the sentence. */
const cases: [string, ReturnType<typeof scene>, string][] = [
  ["a batch", scene("lru", "ace", "8D 6 2D 3 5D 7 4D", "W1"), "pages 5 and 2 are clean now"],
  ["a baseline's write", scene("lru", "baseline", "8D 6 2D 3 5D 7 4D", "W1"), ""],
  ["a hit in a list", scene("lru", "baseline", "1 2 3", "R3"), "page 3 moved to the MRU end"],
  ["a hit at the MRU end", scene("lru", "baseline", "1 2 3", "R1"), ""],
  [
    "a use of a cold page",
    scene("lru-wsr", "ace", "1 2Dc", "R2"),
    "cold flag taken from page 2; page 2 moved to the MRU end",
  ],
  ["a use that is counted", scene("clock", "ace", "1u1 2u2", "R2"), "usage count of page 2 up from 2 to 3"],
  ["a use beyond the largest count", scene("clock", "ace", "1u1 2u5", "R2"), ""],
  [
    "a sweep over the end",
    scene("clock", "baseline", "1u0 2u0 3u1 4u3", "R9", 2),
    "usage counts of pages 3 and 4 down by 1; hand moved from frame 2 to frame 1",
  ],
  [
    "a sweep once round, to where the hand stood",
    scene("clock", "baseline", "1u2 2u0 3u1 4u3", "R9", 2),
    "usage counts of pages 3, 4 and 1 down by 1",
  ],
  [
    "a sweep of more than a round",
    scene("clock", "baseline", "1u3 2u1 3u2", "R9"),
    "usage count of page 1 down by 2; usage count of page 3 down by 1; hand moved from frame 0 to frame 2",
  ],
];

test("the hand leaves the count of a page that a client has pinned", () => {
  const session = opened(scene("clock", "baseline", "1u0 2u0 3u1 4u3", "R9", 2));
  const [lane] = lanesAt(session, 1);
  session.close();
  if (lane?.step.event == null) throw new Error("no event");
  const event = { ...lane.step.event, kept_by_pins: [[3, 1]] as [number, number][] };
  expect(unsaidChanges({ ...lane, step: { ...lane.step, event } })).toBe(
    "usage count of page 4 down by 1; hand moved from frame 2 to frame 1",
  );
});

test.each(cases)("%s", (_, given, said) => {
  const session = opened(given);
  const [lane] = lanesAt(session, 1);
  expect(lane && unsaidChanges(lane)).toBe(said);
  session.close();
});
