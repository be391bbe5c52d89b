/** Records what a visitor's program decides over a scene: in the sandbox, and no longer than it gets on. */
import engineAddress from "../../../engine/pkg/ace-all/ace-all_bg.wasm?url";
import type { Failure } from "../../../engine/types.ts";
import type { Scene } from "../state/scene.ts";
import { openSandbox } from "./frame.ts";
import { type Order, type Report, readReport, type Tell } from "./sandbox/protocol.ts";
import { syntaxError } from "./syntax.ts";

/** What was wrong with a program. Requests are counted from 0. */
export interface ProgramFailure {
  kind:
    | "syntax"
    | "unfit"
    | "threw"
    | "not_a_page"
    | "not_resident"
    | "twice"
    | "left_out"
    | "endless"
    | "ended"
    | "flood";
  lane?: number | undefined;
  request?: number | undefined;
  method?: string | undefined;
  page?: number | undefined;
  /** As it was thrown. */
  message?: string | undefined;
  /** In the program, from 1. */
  line?: number | undefined;
  column?: number | undefined;
}

export type Recorded =
  | { ok: true; tapes: Uint32Array[] }
  | { ok: false; program: ProgramFailure }
  /** The engine refuses the scene, whatever the program. */
  | { ok: false; failure: Failure };

export interface RecordOptions {
  trace?: Order["trace"];
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** A worker that says nothing for so long is ended; in a run that only finds out where it is, for so long. */
const SILENT_MS = 4_000;
const SEARCHED_MS = 2_000;
/** One that says more than this is ended too, since the page has to hear it all: reports of some minutes. */
const MOST_REPORTS = 20_000;
/** Calls are told in steps of so many at first, then one by one from the last that was told. */
const CALLS_A_STEP = 1_024;

async function engine(): Promise<ArrayBuffer> {
  const response = await fetch(engineAddress);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  return response.arrayBuffer();
}

interface Stuck {
  position: number;
  /** The last call that was told. */
  call?: { number: number; method: string };
}

type Outcome = Recorded | { stuck: Stuck };

function outcomeOf(report: Report): Recorded | undefined {
  switch (report.kind) {
    case "done":
      return { ok: true, tapes: report.tapes };
    case "failed":
      return { ok: false, program: { ...report.thrown, ...report.fault } };
    case "unfit":
      return { ok: false, program: { kind: "unfit", ...report.thrown } };
    case "refused":
      return { ok: false, failure: refusal(report.failure) };
    case "ended":
      return { ok: false, program: { kind: "ended", message: report.message } };
    default:
      return undefined;
  }
}

function refusal(failure: string): Failure {
  try {
    return JSON.parse(failure);
  } catch {
    return { field: "scene", value: "", legal: "", message: failure };
  }
}

/** One run in one sandbox. */
async function recordOnce(order: Order, { signal, onProgress }: RecordOptions): Promise<Outcome> {
  signal?.throwIfAborted();
  let end: (outcome: Outcome) => void = () => {};
  const ended = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  const sandbox = await openSandbox((message) => end({ ok: false, program: { kind: "ended", message } }));
  const stuck: Stuck = { position: 0 };
  let reports = 0;
  let heardAt = performance.now();
  const silentMs = order.tell === undefined ? SILENT_MS : SEARCHED_MS;
  const watch = setInterval(() => performance.now() - heardAt > silentMs && end({ stuck }), silentMs / 8);
  sandbox.port.onmessage = ({ data }) => {
    // Before anything else: what floods the page must cost it little.
    if (++reports > MOST_REPORTS) {
      sandbox.close();
      end({ ok: false, program: { kind: "flood" } });
      return;
    }
    const report = readReport(data);
    if (report === undefined) return;
    heardAt = performance.now();
    if (report.kind === "position") {
      stuck.position = report.position;
      onProgress?.(report.position / Math.max(1, report.requests));
    } else if (report.kind === "call") {
      stuck.position = report.request;
      stuck.call = report;
    } else {
      const outcome = outcomeOf(report);
      if (outcome !== undefined) end(outcome);
    }
  };
  signal?.addEventListener("abort", () => end({ stuck }), { once: true });
  sandbox.port.postMessage(order, [order.engine]);
  try {
    return await ended;
  } finally {
    clearInterval(watch);
    sandbox.close();
  }
}

/**
 * The tapes of a scene's lanes. A program that does not come back is run again from the start, with calls told before they are
 * made, so that the last one told is the one that did not. Rejects on a cancel, and if the sandbox cannot be loaded.
 */
export async function record(code: string, scene: Scene, options: RecordOptions = {}): Promise<Recorded> {
  const wrong = syntaxError(code);
  if (wrong !== undefined) return { ok: false, program: { kind: "syntax", ...wrong } };
  const { trace, signal } = options;
  const run = async (tell?: Tell) => {
    const order: Order = {
      ...{ engine: await engine(), code, scene: JSON.stringify({ ...scene, at: 0 }) },
      ...(trace !== undefined && { trace }),
      ...(tell !== undefined && { tell }),
    };
    const outcome = await recordOnce(order, options);
    signal?.throwIfAborted();
    return outcome;
  };
  const first = await run();
  if (!("stuck" in first)) return first;
  const { position } = first.stuck;
  const near = await run({ position, from: 0, every: CALLS_A_STEP });
  if (!("stuck" in near)) return near;
  const found = await run({ position, from: near.stuck.call?.number ?? 0, every: 1 });
  if (!("stuck" in found)) return found;
  const { position: request, call } = found.stuck;
  return { ok: false, program: { kind: "endless", request, method: call?.method } };
}
