/** A trace written out with pins and clients, as the page shows it: a recording without a file. */
import { afterEach, expect, test } from "vitest";
import { sentenceOf } from "../../../text/phrases.ts";
import { sceneSchema } from "../state/sceneSchema.ts";
import { realRegistry } from "../state/testEngine.ts";
import { Session } from "./session.ts";

const registry = await realRegistry();
let open: Session | undefined;
afterEach(() => open?.close());

/** At its end, over four frames of LRU. */
function atEnd(trace: string) {
  const scene = sceneSchema.parse({
    ...{ pages: 10, frames: 4, alpha: 2, base_us: 10, k_r: 2, k_w: 2 },
    lanes: [{ policy: "lru", mode: "baseline" }],
    workload: { kind: "given", trace },
  });
  const opened = Session.open(scene, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  open = opened.value;
  open.seek(open.requests);
  const [lane] = open.frame().lanes;
  if (lane === undefined) throw new Error("no lane");
  return { session: open, lane };
}

test("its pins and clients are there at each request, and in the file that it is saved as", () => {
  const { session, lane } = atEnd("R1 W2@2 U2@2 P1 R3@7");
  expect(session.pinned).toBe(true);
  expect(lane.recording?.overview).toMatchObject({ clients: true, pinned: true, unmatched: 0 });
  expect(lane.recording?.pins).toEqual([
    { page: 1, client: 1, pins: 2 },
    { page: 3, client: 7, pins: 1 },
  ]);
  const file = new TextDecoder().decode(session.recorded?.trace_csv());
  expect(file).toBe("op,page,client\nR,1,1\nW,2,2\nU,2,2\nP,1,1\nR,3,7\n");
});

test("where all frames are pinned the last step says why no more follow", () => {
  const { session, lane } = atEnd("R1@1 R2@2 R3@3 R4@4 R5@5 U1@1");
  expect(session.requests).toBe(4);
  expect(sentenceOf(lane.step.phrases)).toBe(
    "Read of page 4: a miss. Frame 3 is free: page 4 is read into it. Request 5, of page 5 by client 5, finds every frame pinned: no unpinned buffers available, as PostgreSQL says. The run ends here.",
  );
});

test("without pins and clients it is no recording", () => {
  expect(atEnd("R1 W2 R3").lane.recording).toBeUndefined();
});
