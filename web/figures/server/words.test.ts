import { describe, expect, test } from "vitest";
import { sketchServer } from "../test-support/servers.ts";
import { clientBoxes, idleBoxes, ioBoxes } from "./boxes.ts";
import { serverLayout } from "./layout.ts";
import { serverSentence } from "./sentence.ts";
import { toldAt } from "./told.ts";
import type { ServedClient, ServedIo, ServedLane } from "./types.ts";
import { clientWords, othersWords, percentOf } from "./words.ts";

const NOW = 600;

const io = (page: number, owner: ServedIo["owner"], slot = 0): ServedIo => {
  return { page, frame: 1, owner, submitted_us: 500, started_us: 500, slot };
};
const channels = { slots: 8, takes_us: 28, running: [] as ServedIo[], queue: [] as ServedIo[], queue_max: 0 };
const waiting: ServedClient = {
  ...{ name: 3, doing: "waits_for_page", since_us: 560, row: 120, page: 512 },
  ...{ write: false, frame: 7, left: 0, waits_on: 1 },
};
const served = (client: Partial<ServedClient>, lane: Partial<ServedLane> = {}): ServedLane => ({
  ...sketchServer().lane,
  ...{
    clients: [
      { ...waiting, ...client },
      { ...waiting, name: 5 },
    ],
    frame_queue: [],
    ...lane,
  },
});

describe("words", () => {
  const said = (client: Partial<ServedClient>, lane?: Partial<ServedLane>) =>
    clientWords(served(client, lane), 0, NOW, String);
  const writes = { ...channels, running: [io(4, 0), io(5, 0)], queue: [io(2, 0)] };

  test.each<[string, Partial<ServedClient>, Partial<ServedLane>?]>([
    ["Client 3 waits for page 512, which client 5 is reading; for 40 µs now.", {}],
    [
      "Client 3 waits for page 512, which the background writer is writing; for 40 µs now.",
      { waits_on: "bgwriter" },
      { writes: { ...channels, running: [io(512, "bgwriter")] } },
    ],
    [
      "Client 3 waits until its own pages 4, 5, 2 (1 in the queue) are written, then it reads page 512; for 40 µs now.",
      { doing: "waits_for_write" },
      { writes },
    ],
    [
      "Client 3 waits until its own page 4 is written, then it reads page 512; for 40 µs now.",
      { doing: "waits_for_write" },
      { writes: { ...channels, running: [io(4, 0)] } },
    ],
    [
      "Client 3 waits for its own read of page 512; for 40 µs now.",
      { doing: "waits_for_read" },
      { reads: { ...channels, running: [io(512, 0)] } },
    ],
    [
      "Client 3 waits for its own reads of pages 513, 514 (1 in the queue) that began for page 512; for 40 µs now.",
      { doing: "waits_for_read" },
      { reads: { ...channels, running: [io(513, 0)], queue: [io(514, 0)] } },
    ],
    [
      "Client 3 waits to read page 512, which has left the pool and which client 5 is still writing; for 40 µs now.",
      { doing: "waits_for_leaving" },
    ],
    [
      "Client 3 waits for a frame for page 512, at place 2 of 2 in the queue; for 40 µs now.",
      { doing: "waits_for_frame" },
      { frame_queue: [1, 0] },
    ],
    [
      "Client 3 is done with request 121 and waits until its commit is in the log; for 40 µs now.",
      { doing: "waits_for_log" },
    ],
    ["Client 3 computes: page 512 of its request 121 is served; for 40 µs now.", { doing: "computes" }],
    ["Client 3 has nothing left to ask for; for 40 µs now.", { doing: "gone" }],
  ])("%s", (words, client, lane) => {
    expect(said(client, lane)).toBe(words);
  });

  test("of many own pages the first four are named", () => {
    const running = [1, 2, 3, 4, 5, 6].map((page) => io(page, 0));
    expect(said({ doing: "waits_for_write" }, { writes: { ...channels, running } })).toContain(
      "pages 1, 2, 3, 4 and 2 more are written",
    );
  });

  test("the others are counted by state", () => {
    const lane = served({});
    const clients = [...Array<ServedClient>(32).fill(waiting), { ...waiting, doing: "computes" as const }];
    expect(othersWords({ ...lane, clients }, 31)).toBe(
      "Of the other 2 clients, 1 computes, 1 waits for another's I/O.",
    );
  });

  test("100% only where nothing is missing", () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map(percentOf)).toEqual(["0%", "0.1%", "50%", "99.9%", "100%"]);
  });

  test("a place in the picture is told: a block, an I/O, an idle channel, a writer", () => {
    const { lane, blocks } = sketchServer({ bgwriter: 1 });
    const layout = serverLayout(lane, 200, NOW, 900);
    const picture = { lane, blocks, layout, nameOf: String };
    const [box] = clientBoxes(lane, blocks, layout);
    const [written] = ioBoxes(layout.write, blocks, layout);
    const [idle] = idleBoxes(layout.write, blocks, layout);
    if (box === undefined || written === undefined || idle === undefined) throw new Error("nothing drawn");
    const at = (place: { x: number; y: number; width: number; height: number }) =>
      toldAt(picture, place.x + place.width / 2, place.y + place.height / 2);
    expect(at(box)).toEqual({
      client: box.span[0],
      words: expect.stringMatching(/^Client \d, request \d+: .* for .* µs, until .* µs\.$/),
    });
    expect(at(written)?.words).toMatch(/^Page \d+ is written for client \d, on channel \d, from /);
    expect(at(idle)?.words).toMatch(/^Write channel \d stands idle\.$/);
    const [row] = layout.writers;
    expect(toldAt(picture, 300, (row?.y ?? 0) + 2)?.words).toMatch(/^Background writer: /);
    expect(toldAt(picture, layout.width, 10)).toBeNull();
  });
});

describe("sentence", () => {
  const lane = (busy: number, queue: number, doing: ServedClient["doing"]): ServedLane =>
    served(
      { doing },
      {
        writes: {
          ...channels,
          running: Array.from({ length: busy }, (_, slot) => io(slot, 0, slot)),
          queue: Array.from({ length: queue }, (_, page) => io(page, 0)),
        },
      },
    );
  const said = (first: ServedLane, ...percents: number[]) =>
    serverSentence(
      percents.map(() => first),
      percents.map((writeBusyPercent) => ({ writeBusyPercent })),
    );

  test("all channels are busy, now or so far", () => {
    expect(said(lane(8, 0, "waits_for_write"), 97)).toBe(
      "All 8 write channels are busy: writing together cannot save time any more; write channels busy so far: 97%.",
    );
    expect(said(lane(8, 3, "waits_for_write"), 97, 99)).toContain("busy and 3 writes wait: writing together");
    expect(said(lane(8, 0, "waits_for_write"), 40)).toContain("busy at this moment: ");
  });

  test("some are idle: clients wait, or none does", () => {
    expect(said(lane(3, 0, "waits_for_write"), 12, 87)).toBe(
      "5 of 8 write channels stand idle while 1 client waits for its own write: ACE can fill them; write channels busy so far: 12% without ACE, 87% with ACE.",
    );
    expect(said(lane(7, 0, "waits_for_write"), 50)).toMatch(/^1 of 8 write channels stands idle .*fill it;/);
    expect(said(lane(0, 0, "computes"), 12)).toContain(
      "8 of 8 write channels stand idle, and no client waits for a write of its own",
    );
  });

  test("one channel, no lane, and the end", () => {
    const one = { ...lane(1, 4, "waits_for_write"), writes: { ...channels, slots: 1, running: [io(1, 0)] } };
    expect(said(one, 50)).toContain("The one write channel is busy");
    expect(said({ ...one, end: "no_unpinned_buffers" }, 50)).toContain("every frame was pinned");
    expect(said({ ...one, end: "done" }, 50)).toBe("The run is over; write channels busy so far: 50%.");
    expect(serverSentence([], [])).toBe("");
  });
});
