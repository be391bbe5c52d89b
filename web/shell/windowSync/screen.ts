/** The presentation's side of a talk: tells the speaker's notes what is shown, and does what they ask for. */

import { createStore } from "zustand/vanilla";
import type { RunController } from "../../state/run/controller.ts";
import type { RunView } from "../../state/run/view.ts";
import { remember, remembered } from "../../ui/remember.ts";
import {
  type Action,
  type Channel,
  isPair,
  type Message,
  newId,
  onLeaving,
  openChannel,
  perform,
  type ScreenState,
} from "./channel.ts";

const PAIR = "bufferpool-lab-talk";
/** So long a window that remembers a pair listens whether another one has it. */
const OBJECTION_MS = 250;

export type Talk = ReturnType<typeof createTalk>;
export type Told = () => ScreenState["sentences"];
/** Goes through what the run shown is a part of: does an action in the place of all others, or leaves it to them. */
export type Lead = (action: Action) => boolean;

/** What takes part in a talk while it is shown: does an action in its own way, or leaves it; has words for the speaker. */
export interface Part {
  act: (action: Action) => boolean;
  answer: () => ScreenState["answer"];
}

function createTalk(lab: RunController, sentences: Told) {
  const black = createStore(() => false);
  let channel: Channel | null = null;
  let pair: string | null = null;
  /** Set while another window may still object. */
  let listening: ReturnType<typeof setTimeout> | undefined;
  /** The last state sent: frames and scenes are replaced, never mutated. */
  let told: unknown[] = [];
  let part: Part | null = null;
  let lead: Lead | null = null;

  const tell = (always: boolean) => {
    if (channel === null || listening !== undefined) return;
    const { scene, view } = lab.choices.getState();
    const { readable } = lab.playback.shown();
    const { position = 0, requests = 0 } = readable ?? {};
    const isBlack = black.getState();
    const answer = part?.answer();
    const now = [readable, scene, view, isBlack, answer];
    if (!always && now.every((part, at) => part === told[at])) return;
    told = now;
    const link = lab.linkAt(0, placeOf(view)) ?? "";
    const state = { link, notes: lab.notesPath, position, requests, black: isBlack, sentences: sentences() };
    channel.send({ kind: "state", ...state, ...(answer && { answer }) });
  };

  /** What takes part from now on, or says something else. */
  const takePart = (next: Part | null) => {
    part = next;
    tell(false);
  };

  const setBlack = (next: boolean) => {
    black.setState(next);
    tell(false);
  };

  /** Does what a clicker in either window asks for; the first key only ends the blackout. */
  const act = (action: Action) => {
    if (black.getState()) setBlack(false);
    else if (action === "black") setBlack(true);
    else if (lead?.(action) !== true && part?.act(action) !== true) perform(lab, action);
  };

  const hear = (message: Message) => {
    if (message.role === "screen") {
      if (message.kind === "hello" && listening === undefined)
        channel?.send({ kind: "taken", to: message.from });
      if (message.kind === "taken" && message.to === channel?.id) leave();
      return;
    }
    if (listening !== undefined) return;
    if (message.kind === "do") act(message.action);
    if (message.kind === "do" || message.kind === "hello") tell(true);
  };

  const join = (with_: string) => {
    pair = with_;
    channel = openChannel(with_, "screen", hear);
    channel.send({ kind: "hello" });
  };
  /** A duplicated tab: the pair stays with the first one. */
  const leave = () => {
    clearTimeout(listening);
    listening = undefined;
    channel?.close();
    channel = null;
    pair = null;
    remember(PAIR, null, "window");
  };

  const before = remembered(PAIR, "window");
  // A reload finds its notes again.
  if (isPair(before)) {
    join(before);
    listening = setTimeout(() => {
      listening = undefined;
      tell(true);
    }, OBJECTION_MS);
  }
  const stops = [
    lab.playback.store.subscribe(() => tell(false)),
    lab.choices.subscribe(() => tell(false)),
    onLeaving(() => channel),
  ];

  const notesHash = () => {
    if (pair === null) join(newId());
    remember(PAIR, pair, "window");
    const link = lab.linkAt(lab.playback.target, placeOf(lab.choices.getState().view)) ?? "";
    return `${lab.notesPath}?pair=${pair}&${link.slice(link.indexOf("?") + 1)}`;
  };
  const takeLead = (next: Lead | null) => {
    lead = next;
  };

  /** The pair goes over to the presentation of another lab in this window, which does not hear of an end. */
  const end = () => {
    clearTimeout(listening);
    channel?.close(true);
    channel = null;
    for (const stop of stops) stop();
  };
  return { black, setBlack, act, takePart, takeLead, notesHash, end };
}

/** Of what a presentation shows, its notes are told the step of a path. */
const placeOf = ({ path }: RunView): RunView => (path === undefined ? {} : { stage: "present", path });

let current: { lab: RunController; talk: Talk } | null = null;

/** The talk of this window: one, however often the presentation is left and begun; another lab takes its place. */
export function talkOf(lab: RunController, sentences: Told): Talk {
  if (current?.lab !== lab) {
    current?.talk.end();
    current = { lab, talk: createTalk(lab, sentences) };
  }
  return current.talk;
}
