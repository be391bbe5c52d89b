/** Records what a visitor's program decides over a scene: in the sandbox, and no longer than it gets on. */
import engineAddress from "../../../engine/pkg/ace-all/ace-all_bg.wasm?url";
import type { Failure } from "../../../engine/types.ts";
import type { Scene } from "../state/scene.ts";
import { openSandbox } from "./frame.ts";
import { type Order, type Report, readReport } from "./sandbox/protocol.ts";
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

/** A worker that says nothing for so long is ended. */
const SILENT_MS = 4_000;
/** One that says more than this is ended too: the page has to hear it all. */
const MOST_REPORTS = 200_000;

async function engine(): Promise<ArrayBuffer> {
  const response = await fetch(engineAddress);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  return response.arrayBuffer();
}

type Outcome = Recorded | { stuck: { position: number; method?: string } };

const isEnd = ({ kind }: Report) => kind !== "position" && kind !== "call";

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
  let [position, method] = [0, undefined as string | undefined];
  let reports = 0;
  const stuck = () => end({ stuck: { position, ...(method !== undefined && { method }) } });
  let timer = setTimeout(stuck, SILENT_MS);
  sandbox.port.onmessage = ({ data }) => {
    const report = readReport(data);
    if (report === undefined) return;
    if (++reports > MOST_REPORTS) return end({ ok: false, program: { kind: "flood" } });
    clearTimeout(timer);
    timer = setTimeout(stuck, SILENT_MS);
    if (report.kind === "position") {
      position = report.position;
      onProgress?.(position / Math.max(1, report.requests));
    } else if (report.kind === "call") {
      position = report.request;
      method = report.method;
    } else if (isEnd(report)) {
      const outcome = outcomeOf(report);
      if (outcome !== undefined) end(outcome);
    }
  };
  signal?.addEventListener("abort", () => end({ stuck: { position } }), { once: true });
  sandbox.port.postMessage(order, [order.engine]);
  try {
    return await ended;
  } finally {
    clearTimeout(timer);
    sandbox.close();
  }
}

/**
 * The tapes of a scene's lanes. A program that does not come back is run once more from the start, each call told before it
 * is made, so that the last one told is the one that did not. Rejects on a cancel, and if the sandbox cannot be loaded.
 */
export async function record(code: string, scene: Scene, options: RecordOptions = {}): Promise<Recorded> {
  const wrong = syntaxError(code);
  if (wrong !== undefined) return { ok: false, program: { kind: "syntax", ...wrong } };
  const { trace } = options;
  const order = async () => ({
    engine: await engine(),
    code,
    scene: JSON.stringify({ ...scene, at: 0 }),
    ...(trace === undefined ? {} : { trace }),
  });
  const first = await recordOnce(await order(), options);
  options.signal?.throwIfAborted();
  if (!("stuck" in first)) return first;
  const { position: tellFrom } = first.stuck;
  const again = await recordOnce({ ...(await order()), tellFrom }, options);
  options.signal?.throwIfAborted();
  if (!("stuck" in again)) return again;
  const { position: request, method } = again.stuck;
  return { ok: false, program: { kind: "endless", request, method } };
}
