/**
 * A step beat by beat: which of its beats are over in each lane, and what may be told of the step by now.
 *
 * For whoever wants to show a step in its parts, in a lab or a presentation (`lab.beats`):
 * - `stepByBeat(1)` goes to the end of the next beat and holds the picture there, `stepByBeat(-1)` back to the end of the
 *   one before. Behind the last beat the step is over; before the first, the run stands one step earlier.
 * - `playBeats(speed)` makes one step that goes through its beats by itself, at a speed of its own from 1/8 to 1.
 * - `store` says what is under way, `null` where a step is there as a whole: `step.beat` is where it stands.
 * - `end()` has the rest of a held step there at once; whether there was one.
 * Everything else that changes the run (a seek, a change of the scene, playing) ends a step that is under way.
 */

import { createStore, type StoreApi } from "zustand/vanilla";
import { BEATS, type Beat, type RunFrame, sameLanes } from "../engine/types.ts";
import type { Paced, Player, Shown } from "./playback.ts";

/** What a lab says of the beats of a lane's step. */
export interface LaneBeats<Lane> {
  /** Those of the step that led to `lane`, in their order; none if it is not one step after `before`. */
  of(lane: Lane, before: Lane): readonly Beat[];
  /** The lane with what may be told of it: phrases of the beats that are over, and counters as they stand after these. */
  told(lane: Lane, before: Lane, isOver: (beat: Beat) => boolean): Lane;
}

export type LaneOf<Frame> = Frame extends { lanes: readonly (infer Lane)[] } ? Lane : never;

export interface StepUnderWay<Frame> {
  frame: Frame;
  /** `frame` with what may be told of it by now. */
  told: Frame;
  /** The beats that some lane has. */
  beats: readonly Beat[];
  /** The beat at whose end the picture is held, or is on its way to be; null: the step goes on by itself. */
  beat: Beat | null;
}

/** The picture of a run, as beats need it. */
export interface Stage<Frame> {
  /** Whether it shows this step as a motion; `held`: beat by beat. Asked before the step is drawn. */
  takes(frame: Frame, before: Frame, held: boolean): boolean;
  /** Goes from the end of a beat, where it is at once, to that of another, and tells when it is there. */
  go(from: Beat | "start" | "end", to: Beat | "end"): void;
  stop(): void;
}

/** What of {@link Beats} every part of the page may use, whichever lab is shown. */
export interface RunBeats<Frame = RunFrame>
  extends Pick<Beats<Frame>, "stepByBeat" | "playBeats" | "end" | "attach" | "over" | "reached" | "finish"> {
  readonly store: Pick<
    StoreApi<{ step: StepUnderWay<Frame> | null }>,
    "getState" | "getInitialState" | "subscribe"
  >;
  readonly speed: number;
}

/** How the next change of the frame came to be: the first beat of a step, or in two steps the last beat but one. */
type Wish = "first" | "back" | "last";

interface LaneUnderWay<Lane> {
  lane: Lane;
  before: Lane;
  beats: readonly Beat[];
  /** How many of them are over. */
  over: number;
}

export class Beats<Frame> implements Paced {
  readonly store = createStore<{ step: StepUnderWay<Frame> | null }>(() => ({ step: null }));
  readonly #player: Pick<Player<Frame, unknown>, "store" | "step" | "target">;
  readonly #lab: LaneBeats<LaneOf<Frame>>;
  readonly #usual: () => number;
  #lanes: LaneUnderWay<LaneOf<Frame>>[] = [];
  #stage: Stage<Frame> | null = null;
  /** Whether the picture shows the step under way as a motion. */
  #staged = false;
  #wish: Wish | null = null;
  /** The speed of the next step, if not the usual one. */
  #once: number | null = null;
  #speed = 1;
  /** Goes to the next event instead, where more happens than requests; whether it does. */
  between: ((by: 1 | -1) => boolean) | null = null;

  /** `usual`: the speed that the reader has chosen. To be made before anything else listens to the player. */
  constructor(
    player: Pick<Player<Frame, unknown>, "store" | "step" | "target">,
    lab: LaneBeats<LaneOf<Frame>>,
    usual: () => number,
  ) {
    this.#player = player;
    this.#lab = lab;
    this.#usual = usual;
    player.store.subscribe((shown, { frame: before }) => {
      if (shown.frame !== before) this.#changed(shown, before);
    });
  }

  get #step(): StepUnderWay<Frame> | null {
    return this.store.getState().step;
  }

  /** How fast the step under way moves: 1, or a part of it. */
  get speed(): number {
    return this.#speed;
  }

  get moving(): boolean {
    return this.#step?.beat === null;
  }

  /** Gives the picture; what is returned takes it away again. */
  attach(stage: Stage<Frame>): () => void {
    this.#stage = stage;
    return () => {
      if (this.#stage !== stage) return;
      this.finish();
      this.#stage = null;
    };
  }

  stepByBeat(by: 1 | -1): void {
    if (this.between?.(by)) return;
    const step = this.#step;
    const { beats = [], beat = null } = step ?? {};
    const to = beat === null ? undefined : beats[beats.indexOf(beat) + by];
    if (beat === null || to === undefined) {
      // Before the first beat, the step before stands as a whole.
      if (beat === null || by === 1) this.#begin(by);
      else this.#player.step(-1);
      return;
    }
    this.#lanesReach(by === 1 ? beat : to);
    this.#tell(to);
    if (this.#staged) this.#stage?.go(beat, to === beats.at(-1) ? "end" : to);
    else this.reached();
  }

  playBeats(speed: number): void {
    this.finish();
    this.#once = speed;
    this.#player.step(1);
    this.#once = null;
  }

  end(): boolean {
    const held = this.#step !== null && this.#step.beat !== null;
    if (held) this.finish();
    return held;
  }

  /** From the picture: a lane's beats up to this one are over. */
  over(lane: number, beat: Beat): void {
    const known = this.#lanes[lane];
    if (known === undefined || this.#step === null) return;
    known.over = Math.max(known.over, known.beats.indexOf(beat) + 1);
    this.#tell(this.#step.beat);
  }

  /** From the picture: it is where it was to go. */
  reached(): void {
    const step = this.#step;
    if (step === null) return;
    const { beat, beats } = step;
    if (beat === null || beat === beats.at(-1)) this.finish();
    else {
      this.#lanesReach(beat);
      this.#tell(beat);
    }
  }

  /** The step is there as a whole. */
  finish(): void {
    if (this.#step === null) return;
    this.#lanes = [];
    this.store.setState({ step: null });
    if (this.#staged) this.#stage?.stop();
    this.#staged = false;
  }

  #begin(by: 1 | -1): void {
    this.finish();
    if (by === -1 && this.#player.target === 0) return;
    this.#wish = by === 1 ? "first" : "back";
    this.#player.step(by);
  }

  #lanesReach(beat: Beat): void {
    const reached = BEATS.indexOf(beat);
    for (const lane of this.#lanes)
      lane.over = lane.beats.filter((each) => BEATS.indexOf(each) <= reached).length;
  }

  #tell(beat: Beat | null): void {
    const step = this.#step;
    if (step !== null) this.store.setState({ step: { ...step, beat, told: this.#told(step.frame) } });
  }

  #told(frame: Frame): Frame {
    const lanes = this.#lanes.map(({ lane, before, beats, over }) =>
      over === beats.length ? lane : this.#lab.told(lane, before, (beat) => beats.indexOf(beat) < over),
    );
    return { ...frame, lanes };
  }

  #changed({ frame, single, activity }: Shown<Frame>, before: Frame | null): void {
    // While time goes on between two ends of operations nothing moves, and what moves goes on.
    if (frame !== null && before !== null && sameLanes(frame, before)) return;
    const wish = this.#wish;
    this.#wish = null;
    this.finish();
    if (frame === null || before === null) return;
    if (wish === "back") {
      // A long way back takes a while.
      if (activity === "none") this.#stepOnceDrawn(frame, 1, "last");
      else this.#wish = wish;
      return;
    }
    if (!single) return;
    const old = lanesOf(before);
    const lanes = lanesOf(frame).map((lane, at) => {
      const from = old[at] ?? lane;
      return { lane, before: from, beats: this.#lab.of(lane, from), over: 0 };
    });
    const beats = BEATS.filter((beat) => lanes.some((lane) => lane.beats.includes(beat)));
    const held = wish !== null && beats.length > 1;
    // A step without beats between: the one before it, as a whole, is the beat before.
    if (wish === "last" && !held) this.#stepOnceDrawn(frame, -1, null);
    if (beats.length === 0) return;
    this.#speed = this.#once ?? this.#usual();
    this.#staged = this.#stage?.takes(frame, before, held) ?? false;
    if (!held && !this.#staged) return;
    const beat = (held && beats[wish === "last" ? beats.length - 2 : 0]) || null;
    this.#lanes = lanes;
    // What is asked for is told as it is asked.
    this.#lanesReach(beat ?? "lookUp");
    this.store.setState({ step: { frame, beats, beat, told: this.#told(frame) } });
    if (this.#staged && beat !== null) this.#stage?.go(wish === "last" ? "end" : "start", beat);
  }

  /** Steps as soon as a frame is drawn, which is in the next microtask: the motion of a step begins with that picture. */
  #stepOnceDrawn(frame: Frame, by: 1 | -1, wish: Wish | null): void {
    queueMicrotask(() =>
      queueMicrotask(() => {
        if (this.#player.store.getState().frame !== frame) return;
        this.#wish = wish;
        this.#player.step(by);
      }),
    );
  }
}

/** Each lab's frames have lanes; what all runs have in common does not say so. */
const lanesOf = <Frame>(frame: Frame) => (frame as { lanes?: LaneOf<Frame>[] }).lanes ?? [];
