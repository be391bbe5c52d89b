/** The notes' side of a talk: follows the presentation with a run of its own, and goes on alone where there is none. */

import { createStore } from "zustand/vanilla";
import { replaceAddress } from "../../state/hash.ts";
import type { RunController } from "../../state/run/controller.ts";
import {
  type Action,
  type Channel,
  isPair,
  type Message,
  onLeaving,
  openChannel,
  perform,
  type ScreenState,
} from "./channel.ts";

/** After so long without an answer the presentation is taken for gone: it may have crashed. */
const ANSWER_MS = 1_500;
/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;
type Connection = "alone" | "waiting" | "in step" | "gone" | "silent";
export type Notes = ReturnType<typeof followTalk>;

/** A path of this site, and nothing else. */
const NOTES = /^(\/\w+)*\/notes$/;

/** `pair=…&` and the link's own keys, as the notes' address has them after its "?". */
const ADDRESS = /^pair=([^&]*)&?(.*)$/;

export function followTalk(lab: RunController, query: string) {
  const [, given = "", link = ""] = ADDRESS.exec(query) ?? ["", "", query];
  const pair = isPair(given) ? given : null;
  const following = createStore<{ connection: Connection; screen: ScreenState | null }>(() => ({
    connection: pair === null ? "alone" : "waiting",
    screen: null,
  }));
  let opened: string | null = null;
  let channel: Channel | null = null;
  /** The presentation window last heard from: the end of a duplicated tab is ignored. */
  let screenId = "";
  let patience: ReturnType<typeof setTimeout> | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    const { screen, connection } = following.getState();
    if (screen === null || connection !== "in step") return;
    if (opened !== screen.link) {
      opened = screen.link;
      lab.openLink(screen.link);
    }
    const { opening, wanted } = lab.choices.getState();
    const { playback } = lab;
    if (!opening && wanted === null && playback.target !== screen.position) playback.seek(screen.position);
  };

  const hear = (message: Message) => {
    if (message.role !== "screen") return;
    if (message.kind === "bye" && message.from === screenId) following.setState({ connection: "gone" });
    if (message.kind === "hello") channel?.send({ kind: "hello" });
    if (message.kind === "state") {
      clearTimeout(patience);
      screenId = message.from;
      // The talk has gone over to another lab: its notes stand elsewhere.
      if (message.notes !== undefined && message.notes !== lab.notesPath && NOTES.test(message.notes)) {
        location.replace(`#${message.notes}?pair=${pair}`);
        return;
      }
      following.setState({ connection: "in step", screen: message });
      follow();
    }
  };

  const act = (action: Action) => {
    const { connection } = following.getState();
    // A presentation that is only slow still carries out the action; its answer then synchronizes both.
    if (channel !== null && connection !== "alone" && connection !== "gone")
      channel.send({ kind: "do", action });
    if (channel !== null && (connection === "in step" || connection === "waiting")) {
      clearTimeout(patience);
      patience = setTimeout(() => following.setState({ connection: "silent" }), ANSWER_MS);
    } else perform(lab, action);
  };

  const write = () => {
    writing = undefined;
    const own = lab.choices.getState().wanted === null ? lab.link() : null;
    if (own === null || pair === null) return;
    const address = `#${lab.notesPath}?pair=${pair}&${own.slice(own.indexOf("?") + 1)}`;
    replaceAddress(address);
  };
  const later = () => {
    writing ??= setTimeout(write, SETTLED_MS);
  };

  if (link !== "") lab.openLink(`${lab.path}?${link}`);
  if (pair !== null) {
    channel = openChannel(pair, "notes", hear);
    channel.send({ kind: "hello" });
  }
  const stops = [
    lab.playback.store.subscribe(later),
    // A large scene opens some time after it was asked for.
    lab.choices.subscribe(follow),
    onLeaving(() => channel),
  ];

  const close = () => {
    clearTimeout(patience);
    clearTimeout(writing);
    for (const stop of stops) stop();
    channel?.close();
  };
  return { subscribe: following.subscribe, shown: following.getState, act, close };
}
