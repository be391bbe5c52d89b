/** The presentation as one that asks: which picture stands, and what the clicker and the speaker's window do to it. */
import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { RunSession } from "../engine/runSession.ts";
import { type Evictions, opened, type Picture, turned } from "../shell/present/asking.ts";
import type { Action, ScreenState } from "../shell/windowSync/channel.ts";
import type { Talk } from "../shell/windowSync/screen.ts";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { presentText } from "../text/present.ts";
import { type AnyFrame, type Asks, type PresentParts, type Question, useLabShown } from "./parts.ts";

type AnyAsks = NonNullable<PresentParts["asks"]>;

export interface Asking {
  /** The lane that is asked. */
  lane: number;
  picture: Picture;
  /** Where the question stands that is asked or answered; null where none is. */
  position: number | null;
  question: Question | null;
  /** Whether requests that come later are shown. */
  ahead: boolean;
  /** When the time to think began, in milliseconds; null where none runs. */
  ringing: number | null;
  act(action: Action): void;
}

interface Kept {
  /** Where the clicker has come to; of the run and the lane that it belongs to. */
  stands: { picture: Picture; session: RunSession; lane: number } | null;
  ahead: boolean;
  ringing: number | null;
}

/** So that a room can follow a step that it has waited for. */
const REVEAL_SPEED = 1 / 4;

/** The evictions of a lane: each looked for once, and the run stands again where it stood. */
function evictionsOf(asks: Pick<AnyAsks, "evicts" | "next">, session: RunSession, lane: number): Evictions {
  const known = new Map<number, boolean>();
  return {
    requests: session.requests,
    evicts(position) {
      const found = known.get(position) ?? asks.evicts(session, lane, position);
      known.set(position, found);
      return found;
    },
    next: (from) => asks.next(session, lane, from),
  };
}

/** What the speaker alone is told while a question stands. */
function answerOf({ right, reason, mistake, choices }: Question): NonNullable<ScreenState["answer"]> {
  const { ask } = presentText();
  const taken = choices.map(({ letter, page, policies }) => ask.taken(letter, page, policies)).join(" · ");
  return [
    { about: ask.answer, words: `${ask.goes(right.letter, right.page)} ${reason}` },
    ...(mistake === null ? [] : [{ about: ask.mistake, words: mistake }]),
    { about: ask.others, words: taken },
  ];
}

/** Null while nothing is asked; `a` begins it, where the lab asks at all. */
export function useAsking(asks: Asks<AnyFrame, AnyFrame["lanes"][number]> | undefined, talk: Talk) {
  const lab = useRun();
  const { playback, beats } = lab;
  const [store] = useState(() => createStore<Kept>(() => ({ stands: null, ahead: false, ringing: null })));
  const { ahead, ringing } = useStore(store);
  const chosen = useRunChoice(({ view }) => view.ask);
  const { readable, activity } = useLabShown();
  const { session } = playback;
  const lane = asks?.laneOf(lab, (chosen ?? 1) - 1) ?? 0;
  const shown = readable?.lanes[lane];
  const refused = useMemo(() => (shown === undefined ? null : (asks?.refusal(shown) ?? null)), [asks, shown]);
  const wanted = asks !== undefined && chosen !== undefined && refused === null;
  const axis = useRunChoice(({ view }) => view.axis);
  const armed = wanted && axis === undefined;
  const run = useMemo(
    () => (asks === undefined || session === null || !armed ? null : evictionsOf(asks, session, lane)),
    [asks, session, lane, armed],
  );

  /** The picture at a position of the run shown; come to otherwise than by the clicker, a question is asked at once. */
  const pictureAt = useCallback(
    (at: number): Picture | null => {
      const { stands } = store.getState();
      if (run === null) return null;
      const same = stands?.session === session && stands.lane === lane && stands.picture.at === at;
      return same ? stands.picture : opened(at, run);
    },
    [store, run, session, lane],
  );

  const act = useCallback(
    (action: Action): boolean => {
      if (asks === undefined) return false;
      const { view } = lab.choices.getState();
      if (action === "ask") {
        if (refused !== null) lab.tell({ tone: "info", text: refused });
        else if (view.ask === undefined) lab.setPlace({ ...view, ask: lane + 1 });
        else {
          const { ask: _, ...plain } = view;
          lab.setPlace(plain);
        }
        store.setState({ stands: null, ringing: null });
        return true;
      }
      if (run === null || session === null) return false;
      const { ahead, ringing } = store.getState();
      if (action === "ahead") store.setState({ ahead: !ahead });
      else if (action === "ring") store.setState({ ringing: ringing === null ? performance.now() : null });
      // A picture that is still on its way is waited for: no press may pass what it will ask.
      else if (playback.shown().activity === "none") {
        const from = pictureAt(session.position);
        if (from === null) return false;
        const { step } = beats.store.getState();
        if (action === "beatBack" && from.phase !== "asked") beats.stepByBeat(-1);
        else if (action === "beat" && step !== null) {
          // Behind the last beat is the next step, which may evict.
          if (step.beat === step.beats.at(-1)) beats.finish();
          else beats.stepByBeat(1);
        } else {
          const picture = turned(from, action, run);
          store.setState({ stands: { picture, session, lane }, ringing: null });
          const by = picture.at - from.at;
          if (by === 1 && action === "beat") beats.stepByBeat(1);
          else if (by === 1 && picture.phase === "revealed") beats.playBeats(REVEAL_SPEED);
          else if (Math.abs(by) === 1) playback.step(by);
          else if (by !== 0) playback.seek(picture.at);
        }
      }
      return true;
    },
    [asks, lab, playback, beats, session, lane, run, refused, store, pictureAt],
  );

  const position = readable?.position ?? 0;
  const picture = activity === "none" ? pictureAt(position) : null;
  const phase = picture?.phase ?? "shown";
  const asked = phase === "asked" ? position : phase === "revealed" ? position - 1 : null;
  const question = useMemo(
    () => (asks === undefined || run === null || asked === null ? null : asks.question(lab, lane, asked)),
    [asks, lab, lane, run, asked],
  );
  const answer = useMemo(
    () => (question === null || phase !== "asked" ? undefined : answerOf(question)),
    [question, phase],
  );

  useLayoutEffect(() => {
    talk.takePart({ act, answer: () => answer });
  }, [talk, act, answer]);
  useLayoutEffect(() => () => talk.takePart(null), [talk]);
  // A question is about one request of all lanes.
  useLayoutEffect(() => {
    if (wanted && axis !== undefined) lab.setAxis(undefined);
  }, [lab, wanted, axis]);
  useLayoutEffect(() => {
    if (chosen !== undefined && refused !== null) act("ask");
  }, [chosen, refused, act]);

  if (!armed) return null;
  const standing = picture ?? ({ at: position, phase: "shown" } as const);
  const asking: Asking = {
    ...{ lane, question, ahead, ringing, act },
    picture: standing,
    position: asked,
  };
  return asking;
}
