/** Records what a visitor's program decides over a scene: in the sandbox, and no longer than it gets on. */
import engineAddress from "../../../engine/pkg/ace/ace_bg.wasm?url";
import { cutWords } from "../../../ui/format.ts";
import type { Scene } from "../state/scene.ts";
import { openSandbox } from "./frame.ts";
import type { Hearing, Outcome, ProgramFailure, Recorded, Told } from "./sandbox/hearing.ts";
import type { Order, Tell } from "./sandbox/protocol.ts";
import { methodLine, syntaxError } from "./syntax.ts";

export interface RecordOptions {
  trace?: Order["trace"];
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Calls are reported at this interval first, then one by one from the last reported call. */
const CALLS_A_STEP = 1_024;

async function engine(): Promise<ArrayBuffer> {
  const response = await fetch(engineAddress);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  return response.arrayBuffer();
}

/** One run in one sandbox, heard by one gate. */
async function recordOnce(
  order: Order,
  lanes: number,
  { signal, onProgress }: RecordOptions,
): Promise<Outcome> {
  signal?.throwIfAborted();
  let end: (outcome: Outcome) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const ended = new Promise<Outcome>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const sandbox = await openSandbox((message) => end({ ok: false, program: { kind: "ended", message } }));
  const gate = new Worker(new URL("./sandbox/gate.ts", import.meta.url), { type: "module", name: "gate" });
  gate.onmessage = ({ data }: MessageEvent<Told>) =>
    "share" in data ? onProgress?.(data.share) : end(data.outcome);
  gate.onerror = ({ message }) => fail(new Error(message));
  signal?.addEventListener("abort", () => end({ stuck: { position: 0 } }), { once: true });
  const hearing: Hearing = { order, lanes, words: cutWords() };
  gate.postMessage(hearing, [sandbox.port, order.engine]);
  try {
    return await ended;
  } finally {
    gate.terminate();
    sandbox.close();
  }
}

/** What a program did wrong, with a line that it has: where it was thrown, or else of the method. */
function placed(failure: ProgramFailure, code: string): ProgramFailure {
  const { line, method } = failure;
  if (line !== undefined && line <= code.split("\n").length) return failure;
  const { column: _, ...rest } = failure;
  return { ...rest, line: method === undefined ? undefined : methodLine(code, method) };
}

/**
 * The tapes of a scene's lanes. A program that hangs is run again from the start and reports each call before
 * making it: the last reported call is the one that hangs. Rejects on a cancel, and if the sandbox cannot be
 * loaded.
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
    const outcome = await recordOnce(order, scene.lanes.length, options);
    signal?.throwIfAborted();
    return "program" in outcome ? { ...outcome, program: placed(outcome.program, code) } : outcome;
  };
  const first = await run();
  if (!("stuck" in first)) return first;
  const { position } = first.stuck;
  const near = await run({ position, from: 0, every: CALLS_A_STEP });
  if (!("stuck" in near)) return near;
  const found = await run({ position, from: near.stuck.call?.number ?? 0, every: 1 });
  if (!("stuck" in found)) return found;
  const { position: request, call } = found.stuck;
  return { ok: false, program: placed({ kind: "endless", request, method: call?.method }, code) };
}
