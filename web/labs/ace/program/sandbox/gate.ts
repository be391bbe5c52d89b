/** A worker of the page's own between the page and the sandbox: what a stranger sends is unpacked here, not where the page runs. */
import { type Hearing, hearing, LOOK_MS, type Told } from "./hearing.ts";

addEventListener("message", ({ data, ports: [port] }: MessageEvent<Hearing>) => {
  if (port === undefined) return;
  const tell = (told: Told) => {
    const tapes = "outcome" in told && "tapes" in told.outcome ? told.outcome.tapes : [];
    postMessage(told, { transfer: [...new Set(tapes.map(({ buffer }) => buffer as ArrayBuffer))] });
  };
  const { hear, look } = hearing(data, tell);
  port.onmessage = (message) => hear(message.data);
  // A message that cannot be unpacked is none of ours.
  port.onmessageerror = () => hear(undefined);
  setInterval(look, LOOK_MS);
  port.postMessage(data.order, [data.order.engine]);
});
