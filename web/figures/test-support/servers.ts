/** Servers as a run may leave them: clients that miss, write, read and compute, made up without an engine. */
import type {
  ClientSpan,
  Doing,
  IoSpan,
  Owner,
  QueueStep,
  ServedBlocks,
  ServedChannels,
  ServedClient,
  ServedIo,
  ServedLane,
  ServedWriter,
  WriterSpan,
} from "../server/types.ts";

export interface Sketch {
  clients?: number;
  k_w?: number;
  k_r?: number;
  /** Pages that a client writes together. */
  together?: number;
  cpu_us?: number;
  wal_us?: number;
  read_us?: number;
  write_us?: number;
  /** Where the run stands. */
  now_us?: number;
  /** Pages that the background writer writes at once, every 150 µs. */
  bgwriter?: number;
  checkpointer?: ServedWriter;
  seed?: number;
}

/** Numbers from 0 to below 1, the same for the same seed. */
function chances(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Io extends ServedIo {
  end_us: number;
}

function device(slots: number, takes_us: number) {
  const free = Array<number>(slots).fill(0);
  const ios: Io[] = [];
  return {
    /** Submitted in the order of time. Returns when it is complete. */
    submit(page: number, owner: Owner, at: number): number {
      const now = free.findIndex((until) => until <= at);
      const slot = now >= 0 ? now : free.indexOf(Math.min(...free));
      const started_us = Math.max(at, free[slot] ?? 0);
      const end_us = started_us + takes_us;
      free[slot] = end_us;
      ios.push({ page, frame: page % 64, owner, submitted_us: at, started_us, slot, end_us });
      return end_us;
    },
    until(now: number) {
      const known = ios.filter(({ submitted_us }) => submitted_us <= now);
      const bare = ({ end_us: _, ...io }: Io): ServedIo => io;
      const started = known.filter(({ started_us }) => started_us <= now);
      const changes = known
        .filter((io) => io.started_us > io.submitted_us)
        .flatMap((io): QueueStep[] => [
          [io.submitted_us, 1],
          [io.started_us, -1],
        ])
        .filter(([at]) => at <= now)
        .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
      let length = 0;
      const steps = changes.map(([at, by]): QueueStep => {
        length += by;
        return [at, length];
      });
      const channels: ServedChannels = {
        ...{ slots, takes_us },
        running: started.filter(({ end_us }) => end_us > now).map(bare),
        queue: known.filter(({ started_us }) => started_us > now).map(bare),
        queue_max: Math.max(0, ...steps.map(([, length]) => length)),
      };
      const spans = started.map(({ page, owner, slot, started_us, end_us }): IoSpan => {
        return [page, owner, slot, started_us, end_us];
      });
      return { channels, spans, steps };
    },
  };
}

/** A lane at `now_us`, and its blocks from the start on. */
export function sketchServer(sketch: Sketch = {}): { lane: ServedLane; blocks: ServedBlocks } {
  const { clients: count = 8, k_w = 8, k_r = 8, together = 1, cpu_us = 20, wal_us = 0 } = sketch;
  const { read_us = 10, write_us = 28, now_us = 600, bgwriter, checkpointer = null, seed = 7 } = sketch;
  const chance = chances(seed);
  const [reads, writes] = [device(k_r, read_us), device(k_w, write_us)];
  const spans: (readonly [...ClientSpan, page: number])[] = [];
  const writers: WriterSpan[] = [];
  let next_page = 100;
  let row = 0;
  const at = Array.from({ length: count }, (_, client) => client * 3);
  let wakes = bgwriter === undefined ? Number.POSITIVE_INFINITY : 150;
  for (;;) {
    const time = Math.min(...at);
    if (wakes <= Math.min(time, now_us)) {
      const ends = Array.from({ length: bgwriter ?? 0 }, () => writes.submit(next_page++, "bgwriter", wakes));
      writers.push(["bgwriter", ends.length, wakes, Math.max(...ends)]);
      wakes = Math.max(...ends) + 150;
      continue;
    }
    if (time > now_us) break;
    const client = at.indexOf(time);
    const [page, request] = [next_page++, row++];
    let now = time;
    const span = (doing: Doing, to: number) => {
      if (to > now) spans.push([client, doing, request, now, to, page]);
      now = Math.max(now, to);
    };
    const kind = chance();
    if (kind < 0.7 / together)
      span(
        "waits_for_write",
        Math.max(...Array.from({ length: together }, () => writes.submit(next_page++, client, time))),
      );
    else if (kind > 0.93) span("waits_for_page", now + read_us * chance());
    // Not quite in the order of time after a write: the picture does not mind.
    if (kind < 0.85) span("waits_for_read", reads.submit(page, client, now));
    span("computes", now + cpu_us);
    if (wal_us > 0 && chance() < 0.5) span("waits_for_log", now + wal_us);
    at[client] = now === time ? time + 1 : now;
  }
  const [read, written] = [reads.until(now_us), writes.until(now_us)];
  const clients = at.map((_, name): ServedClient => {
    const span = spans.findLast(([client, , , from, to]) => client === name && from <= now_us && to > now_us);
    const [, doing = "begins", row = 0, since_us = 0, , page = 0] = span ?? [];
    const all = [
      ...read.channels.running,
      ...read.channels.queue,
      ...written.channels.running,
      ...written.channels.queue,
    ];
    const left = all.filter(({ owner }) => owner === name).length;
    const waits_on = doing === "waits_for_page" ? (name + 1) % count : null;
    return { name, doing, since_us, row, page, write: false, frame: page % 64, left, waits_on };
  });
  const open = writers.findLast(([, , , to]) => to > now_us);
  const lane: ServedLane = {
    ...{
      events: spans.length,
      looked_up: row,
      now_us,
      next_us: now_us + 1,
      end: null,
      cpu_us,
      wal_us,
      txn: 1,
    },
    ...{ clients, frame_queue: [], reads: read.channels, writes: written.channels, leaving: [] },
    bgwriter:
      bgwriter === undefined ? null : { pages: open?.[1] ?? 0, acts_us: open === undefined ? wakes : null },
    checkpointer,
  };
  const blocks: ServedBlocks = {
    ...{ from_us: 0, to_us: now_us, reads: read.spans, writes: written.spans },
    clients: spans
      .filter(([, , , from]) => from < now_us)
      .map(([client, doing, row, from, to]) => [client, doing, row, from, Math.min(to, now_us)]),
    writers: writers.map(([writer, pages, from, to]) => [writer, pages, from, Math.min(to, now_us)]),
    ...{ read_queue: read.steps, write_queue: written.steps },
  };
  return { lane, blocks };
}
