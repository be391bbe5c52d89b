/** The channel between the windows of one pair. */
import { type Body, CHANNEL, type Message, newId, type Role, readMessage } from "./messages.ts";

export interface Channel {
  /** This window's own id. */
  id: string;
  send: (body: Body) => void;
  /** Says goodbye and is silent from then on. */
  close: () => void;
}

export function openChannel(pair: string, role: Role, hear: (message: Message) => void): Channel {
  const windows = new BroadcastChannel(CHANNEL);
  const from = newId();
  const listen = ({ data }: MessageEvent) => {
    const message = readMessage(data, pair);
    if (message !== null && message.from !== from) hear(message);
  };
  let open = true;
  const send = (body: Body) => {
    if (open) windows.postMessage({ pair, from, role, ...body });
  };
  windows.addEventListener("message", listen);
  return {
    id: from,
    send,
    close: () => {
      send({ kind: "bye" });
      open = false;
      windows.removeEventListener("message", listen);
      windows.close();
    },
  };
}

/** Says so when the window is left, and when the browser brings it back as it was. */
export function onLeaving(channel: () => Channel | null): () => void {
  if (typeof window === "undefined") return () => {};
  const leave = () => channel()?.send({ kind: "bye" });
  const returned = (event: PageTransitionEvent) => event.persisted && channel()?.send({ kind: "hello" });
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", returned);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", returned);
  };
}
