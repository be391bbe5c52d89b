/** The page's own worker between page and sandbox: deserializes untrusted messages off the main thread. */
import { holdLock } from "../../../../engine/module.ts";
import { type Hearing, hearing, LOOK_MS, type Told } from "./hearing.ts";

holdLock((lock) => postMessage(lock));

addEventListener("message", ({ data, ports: [port] }: MessageEvent<Hearing>) => {
  if (port === undefined) return;
  const tell = (told: Told) => {
    const tapes = "outcome" in told && "tapes" in told.outcome ? told.outcome.tapes : [];
    postMessage(told, { transfer: [...new Set(tapes.map(({ buffer }) => buffer as ArrayBuffer))] });
  };
  const { hear, look } = hearing(data, tell);
  port.onmessage = (message) => hear(message.data);
  // A message that cannot be deserialized is foreign.
  port.onmessageerror = () => hear(undefined);
  setInterval(look, LOOK_MS);
  port.postMessage(data.order, [data.order.engine]);
});
