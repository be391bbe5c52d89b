/** Records what a visitor's program decides over a scene: in the sandbox, and no longer than it gets on. */
import engineAddress from "../../../engine/pkg/ace/ace_bg.wasm?url";
import { programText } from "../../../text/program.ts";
import { cutWords } from "../../../ui/cutWords.ts";
import type { Scene } from "../state/scene.ts";
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
 * The sandbox: a frame of no origin and without network, with one worker in it that runs a visitor's program. `port` leads to
 * the worker and may be handed on; `ended`: the worker ended by itself, with the browser's reason, possibly empty; `close` ends
 * it, whatever it does.
 */
async function openSandbox() {
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
  document.body.append(frame);
  await loaded;
  // Of no origin, so none can be named; a page that is no sandbox of ours has no origin of ours either.
  frame.contentWindow?.postMessage({ code }, "*", [port2]);
  const close = () => {
    closed.abort();
    frame.remove();
  };
  return { port, ended, close };
}

/** One run in one sandbox, heard by one gate. */
async function recordOnce(hearing: Hearing, { signal, onProgress }: RecordOptions): Promise<Outcome> {
  signal?.throwIfAborted();
  const { port, ended, close } = await openSandbox();
  const gate = new Worker(new URL("./sandbox/gate.ts", import.meta.url), { type: "module", name: "gate" });
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
 * The tapes of a scene's lanes. A program that hangs is run again from the start and reports each call before
 * making it: the last reported call is the one that hangs. Rejects on a cancel, and if the sandbox cannot be
 * loaded.
 */
export async function record(code: string, scene: Scene, options: RecordOptions = {}): Promise<Recorded> {
  const wrong = syntaxError(code);
  if (wrong !== undefined) return { ok: false, program: { kind: "syntax", ...wrong } };
  const { trace, signal } = options;
  const run = async (tell?: Tell) => {
    const engine = await (await fetched(engineAddress)).arrayBuffer();
    const order = { engine, code, scene: JSON.stringify({ ...scene, at: 0 }), trace, tell };
    const outcome = await recordOnce({ order, lanes: scene.lanes.length, words: cutWords() }, options);
    signal?.throwIfAborted();
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
