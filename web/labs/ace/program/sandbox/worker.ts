/** The worker in the sandbox: serves a scene's requests once, beside the visitor's program, and gives the tapes. */
import { initSync, OwnTraceBuilder, Recorder } from "../../../../engine/pkg/ace/ace.js";
import { drawing, watchChance } from "./chance.ts";
import type { Order, Report } from "./hearing.ts";
import { classOf, programsOf, thrownOf } from "./programs.ts";

const SLICE_MS = 40;
const MOST_REQUESTS = 1 << 16;

function ownTrace({ requests, pages, recorded }: NonNullable<Order["trace"]>) {
  const builder = new OwnTraceBuilder(requests.length, pages);
  builder.push(requests);
  if (recorded.length > 0) builder.record(recorded);
  return builder.finish();
}

/** Requests to serve at once: up to a position, and from there one by one, so that calls are of a known request. */
const aheadOf = (told: number, position: number, slice: number) =>
  position < told ? Math.min(slice, told - position) : 1;

function recorded({ engine, code, scene, trace, tell }: Order, report: (report: Report) => void): Report {
  initSync({ module: new WebAssembly.Module(engine) });
  Math.random = drawing(1);
  const now = performance.now.bind(performance);
  let read: string | undefined;
  watchChance((name) => {
    read ??= name;
  });
  const { frames, lanes } = JSON.parse(scene);
  let position = 0;
  let calls = 0;
  const onCall = (method: string) => {
    if (tell === undefined || position < tell.position) return;
    const number = calls++;
    if (number >= tell.from && (number - tell.from) % tell.every === 0)
      report({ kind: "call", number, method, request: position });
  };
  // From here on what takes long is the program.
  report({ kind: "position", position, requests: 0 });
  let programs: ReturnType<typeof programsOf>;
  try {
    programs = programsOf(classOf(code), frames, onCall);
  } catch (error) {
    return { kind: "unfit", thrown: thrownOf(error) };
  }
  let recorder: Recorder;
  try {
    recorder = new Recorder(scene, trace && ownTrace(trace), programs);
  } catch (error) {
    return { kind: "refused", failure: String(error) };
  }
  const { requests } = recorder;
  for (let slice = 16; position < requests; ) {
    const since = now();
    const next = recorder.advance(tell === undefined ? slice : aheadOf(tell.position, position, slice));
    const fault = JSON.parse(recorder.failure_json());
    if (fault !== null) {
      const { method = fault.method, ...thrown } = programs.thrown() ?? {};
      if (fault.kind === "threw")
        return { kind: "failed", fault: { ...fault, method }, thrown: { message: "", ...thrown } };
      // Without order() the lab calls victim() instead.
      if (fault.method === "order") fault.method = programs.called();
      return { kind: "failed", fault };
    }
    position = next;
    if (tell === undefined || position <= tell.position) report({ kind: "position", position, requests });
    const ms = now() - since;
    if (ms < SLICE_MS / 2) slice = Math.min(2 * slice, MOST_REQUESTS);
    else if (ms > SLICE_MS) slice = Math.max(1, slice >> 1);
  }
  return { kind: "done", tapes: lanes.map((_: unknown, lane: number) => recorder.tape(lane)), read };
}

addEventListener("message", ({ ports: [port] }) => {
  // A stranger's code runs here: in an origin of the site's own, nothing.
  if (port === undefined || self.origin !== "null") return;
  const report = (report: Report) => port.postMessage(report);
  port.onmessage = ({ data }: MessageEvent<Order>) => report(recorded(data, report));
});
