/** The sandbox: a frame of no origin and without network, with one worker in it that runs a visitor's program. */
import { programText } from "../../../text/program.ts";
import worker from "./sandbox/worker.ts?worker&url";

/** The worker's code as text: the sandbox cannot fetch it. */
async function workerCode(): Promise<string> {
  if (import.meta.env.DEV) throw new Error(programText().onlyBuilt);
  code ??= fetch(new URL(worker, document.baseURI)).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
    return response.text();
  });
  code.catch(() => {
    code = undefined;
  });
  return code;
}

let code: Promise<string> | undefined;

export interface Sandbox {
  /** To its worker; it may be handed on. */
  port: MessagePort;
  /** Ends the worker, whatever it does. */
  close: () => void;
}

/** `onEnd`: the worker ended by itself; `message` is the browser's reason, possibly empty. */
export async function openSandbox(onEnd: (message: string) => void): Promise<Sandbox> {
  const code = await workerCode();
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = programText().sandbox;
  frame.src = "sandbox.html";
  const { port1: port, port2 } = new MessageChannel();
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== null && source === frame.contentWindow && typeof data?.ended === "string")
      onEnd(data.ended);
  };
  const close = () => {
    removeEventListener("message", hear);
    frame.remove();
  };
  addEventListener("message", hear);
  await new Promise<void>((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    document.body.append(frame);
  });
  // Of no origin, so none can be named; a page that is no sandbox of ours has no origin of ours either.
  frame.contentWindow?.postMessage({ code }, "*", [port2]);
  return { port, close };
}
