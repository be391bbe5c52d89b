/** Records what a visitor's program decides over a scene: in the sandbox, and no longer than it gets on. */
import { LIMITS } from "../../../engine/limits.ts";
import type { Made } from "../../../engine/pkg/ace/ace.js";
import engineAddress from "../../../engine/pkg/ace/ace_bg.wasm?url";
import type { Failure, Result } from "../../../engine/types.ts";
import { within } from "../../../engine/within.ts";
import { endTold } from "../../../engine/workerEnd.ts";
import { programText } from "../../../text/program.ts";
import { cutWords, formatCount } from "../../../ui/format.ts";
import { keepTapes } from "../engine/tapes.ts";
import type { Scene } from "../state/scene.ts";
import { LONGEST_PROGRAM, loadCodec } from "./codec.ts";
import { mayRun } from "./consent.tsx";
import template from "./examples/template.js?raw";
import { failureSentence, useLastFault } from "./failures.ts";
import type { Hearing, Order, Outcome, ProgramFailure, Recorded, Tell, Told } from "./sandbox/hearing.ts";
import workerAddress from "./sandbox/worker.ts?worker&url";
import { methodLine, syntaxError } from "./syntax.ts";

interface RecordOptions {
  trace?: Order["trace"];
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Calls are reported at this interval first, then one by one from the last reported call. */
const CALLS_A_STEP = 1_024;

async function fetched(address: string | URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  return response;
}

let workerCode: Promise<string> | undefined;

/** The worker's code as text: the sandbox cannot fetch it. */
async function codeOfWorker(): Promise<string> {
  if (import.meta.env.DEV) throw new Error(programText().onlyBuilt);
  workerCode ??= fetched(new URL(workerAddress, document.baseURI)).then((response) => response.text());
  workerCode.catch(() => {
    workerCode = undefined;
  });
  return workerCode;
}

/**
 * The sandbox: a frame of no origin and without network, with one worker in it, which `close` ends, whatever it does. `ended`: it
 * ended by itself, with the browser's reason, possibly empty.
 */
async function openSandbox(signal: AbortSignal | undefined) {
  const code = await codeOfWorker();
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = programText().sandbox;
  frame.src = "sandbox.html";
  const { port1: port, port2 } = new MessageChannel();
  const closed = new AbortController();
  const ended = new Promise<string>((resolve) => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== null && source === frame.contentWindow && typeof data?.ended === "string")
        resolve(data.ended);
    };
    addEventListener("message", hear, { signal: closed.signal });
  });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const close = () => {
    closed.abort();
    frame.remove();
  };
  document.body.append(frame);
  try {
    await within(loaded, LIMITS.startSeconds * 1_000, programText().sandboxSilent, signal);
  } catch (error) {
    close();
    throw error;
  }
  // Of no origin, so none can be named; a page that is no sandbox of ours has no origin of ours either.
  frame.contentWindow?.postMessage({ code }, "*", [port2]);
  return { port, ended, close };
}

async function recordOnce(hearing: Hearing, { signal, onProgress }: RecordOptions): Promise<Outcome> {
  signal?.throwIfAborted();
  const { port, ended, close } = await openSandbox(signal);
  const gate = endTold(
    new Worker(new URL("./sandbox/gate.ts", import.meta.url), { type: "module", name: "gate" }),
  );
  try {
    return await new Promise((resolve, reject) => {
      void ended.then((message) => resolve({ ok: false, program: { kind: "ended", message } }));
      gate.onmessage = ({ data }: MessageEvent<Told>) =>
        "share" in data ? onProgress?.(data.share) : resolve(data.outcome);
      gate.onerror = ({ message }) => reject(new Error(message));
      signal?.addEventListener("abort", () => resolve({ stuck: { position: 0 } }), { once: true });
      gate.postMessage(hearing, [port, hearing.order.engine]);
    });
  } finally {
    gate.terminate();
    close();
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
 * The tapes of a scene's lanes. A program that hangs is run again and reports each call before making it: the last one is the one
 * that hangs. Rejects on a cancel, and if the sandbox cannot be loaded.
 */
export async function record(code: string, scene: Scene, options: RecordOptions = {}): Promise<Recorded> {
  // Links of what it did hold it.
  await loadCodec();
  const wrong = syntaxError(code);
  if (wrong !== undefined) return { ok: false, program: { kind: "syntax", ...wrong } };
  const { trace, signal } = options;
  const run = async (tell?: Tell) => {
    const engine = await (await fetched(engineAddress)).arrayBuffer();
    const order = { engine, code, scene: JSON.stringify({ ...scene, at: 0 }), trace, tell };
    const outcome = await recordOnce({ order, lanes: scene.lanes.length, words: cutWords() }, options);
    signal?.throwIfAborted();
    if ("silent" in outcome) throw new Error(programText().sandboxSilent);
    return "program" in outcome ? { ...outcome, program: placed(outcome.program, code) } : outcome;
  };
  let outcome = await run();
  let position: number | undefined;
  for (const every of [CALLS_A_STEP, 1]) {
    if (!("stuck" in outcome)) return outcome;
    const { stuck } = outcome;
    position ??= stuck.position;
    outcome = await run({ position, from: stuck.call?.number ?? 0, every });
  }
  if (!("stuck" in outcome)) return outcome;
  const { position: request, call } = outcome.stuck;
  return { ok: false, program: placed({ kind: "endless", request, method: call?.method }, code) };
}

const refused = (message: string): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { field: "program", value: "", legal: "", message },
});

/** Records a scene before it opens, with the template if it has no program. Gives words about the run, if there are any. */
export async function recordScene(
  scene: Scene,
  trace: Made | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<string | undefined>> {
  // From now on it can be stopped.
  onProgress(0);
  scene.program ??= template;
  const code = scene.program;
  const words = programText();
  if (code.length > LONGEST_PROGRAM)
    return refused(words.tooLong(formatCount(code.length), formatCount(LONGEST_PROGRAM)));
  if (code !== template && !(await mayRun(code, signal))) return refused(words.notRun);
  try {
    // Copied out of the engine; the trace stays.
    const columns = trace && {
      requests: trace.packed(),
      pages: trace.pages,
      recorded: trace.recorded_bytes(),
    };
    const recorded = await record(code, scene, { trace: columns, signal, onProgress });
    if (recorded.ok) {
      keepTapes(scene, recorded.tapes);
      useLastFault.setState({ fault: null });
      const { read } = recorded;
      return { ok: true, value: read === undefined ? undefined : words.readsChance(read) };
    }
    if ("failure" in recorded) return recorded;
    useLastFault.setState({ fault: { code, failure: recorded.program } });
    return refused(failureSentence(recorded.program));
  } catch (error) {
    return refused(words.noSandbox(error instanceof Error ? error.message : String(error)));
  }
}
