/** Carries out what moves in a step: the new state is drawn already, and moving copies travel over it. */

import type { Beat } from "../../engine/types.ts";
import type { Box } from "../anchor.ts";
import type { Span } from "./clock.ts";

/** A keyframe of transform and opacity alone: what the browser moves without laying anything out. */
export interface Stop {
  /** Share of the span. */
  offset: number;
  transform?: string;
  opacity?: number;
  easing?: string;
}

/** An element of the page that looks otherwise for a while; from the step's beginning until the end of the span. */
export type Change = { element: Element; span: Span; stops: Stop[] };

export interface Station {
  offset: number;
  box: Box;
  opacity?: number;
  /** Larger than its place. */
  lift?: number;
}

/** Something that travels over the page; it is there from the step's beginning on. */
export interface Ghost {
  /** What it tells, for style sheets and tests. */
  kind: "asked" | "looking" | "hit" | "written" | "evicted" | "read" | "passed" | "flag" | "cover";
  face: Element;
  /** What it looks like from the middle of its way on: a page comes back clean. */
  after?: Element | undefined;
  size: Box;
  /** Where it stood before it came to where its way begins. */
  approach?: { from: Box; span: Span } | undefined;
  span: Span;
  way: Station[];
}

/** What moves in one lane. */
export type LaneMoves = { changes: Change[]; ghosts: Ghost[] };

export type Moves = LaneMoves & {
  /** Lane by lane, when each beat is over, in milliseconds since the step was made; null for one that makes no step. */
  beats: readonly (Readonly<Record<Beat, number>> | null)[];
};

export const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

/** In the middle of a place, as large as fits into it. */
function into(size: Box, { box, lift = 1 }: Station, origin: Box): string {
  // What has no size, such as a folded part, is nowhere to be seen.
  const scale =
    size.width * size.height === 0 ? 0 : lift * Math.min(box.width / size.width, box.height / size.height);
  const x = box.x - origin.x + (box.width - size.width * scale) / 2;
  const y = box.y - origin.y + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A frame of the screen later. */
const soon = (then: (now: number) => void) => requestAnimationFrame(then);

/** Carries out the moves of one step over the page, all on one clock, and takes every trace of them away again. */
export class Player {
  #animations: Animation[] = [];
  #layer: HTMLElement | null = null;
  /** Where the scene was on the screen when the places of the moves were measured. */
  #origin: Box | null = null;
  #beats: Moves["beats"] = [];
  #end = 0;
  #ticking = 0;

  /** Shows the moves once; `over` is told of each lane's beats, `ended` of the end. */
  play(
    scene: Element,
    moves: Moves,
    speed: number,
    { over, ended }: { over: (lane: number, beat: Beat) => void; ended: () => void },
  ): void {
    this.#put(scene, moves);
    const playing = this.#animations;
    for (const animation of playing) animation.playbackRate = speed;
    const began = performance.now();
    const due = moves.beats.flatMap((times, lane) =>
      Object.entries(times ?? {}).map(([beat, ms]) => ({ lane, beat: beat as Beat, ms })),
    );
    due.sort((one, other) => one.ms - other.ms);
    const tell = () => {
      const ms = (performance.now() - began) * speed;
      while (due[0] !== undefined && due[0].ms <= ms) {
        over(due[0].lane, due[0].beat);
        due.shift();
      }
      if (due.length > 0) this.#ticking = soon(tell);
    };
    this.#ticking = soon(tell);
    Promise.all(playing.map(({ finished }) => finished)).then(
      () => playing === this.#animations && ended(),
      // Another step came first, and has taken everything away.
      () => {},
    );
  }

  /** The moves at their beginning, where they stay until `go`. */
  hold(scene: Element, moves: Moves): void {
    this.#put(scene, moves);
    for (const animation of this.#animations) animation.pause();
    this.#stand(0);
  }

  /** From the end of one beat to that of another, forward or back; at once where nothing is to move. */
  go(from: Beat | "start" | "end", to: Beat | "end", speed: number, still: boolean, there: () => void): void {
    cancelAnimationFrame(this.#ticking);
    const [start, goal] = [this.#timeOf(from), this.#timeOf(to)];
    if (still || start === goal) {
      this.#stand(goal);
      there();
      return;
    }
    this.#stand(start);
    this.#layer?.toggleAttribute("data-moving", true);
    const by = goal > start ? speed : -speed;
    let began: number | undefined;
    const tick = (now: number) => {
      began ??= now;
      const ms = start + (now - began) * by;
      const arrived = by > 0 ? ms >= goal : ms <= goal;
      this.#stand(arrived ? goal : ms);
      this.#layer?.toggleAttribute("data-moving", !arrived);
      if (arrived) there();
      else this.#ticking = soon(tick);
    };
    this.#ticking = soon(tick);
  }

  /** Follows the scene where the page is scrolled. */
  follow(scene: Element): void {
    if (this.#layer === null || this.#origin === null) return;
    const { x, y } = scene.getBoundingClientRect();
    this.#layer.style.translate = `${x - this.#origin.x}px ${y - this.#origin.y}px`;
  }

  /** Ends all moves at once: what stands below is as it should be. */
  finish(): void {
    cancelAnimationFrame(this.#ticking);
    const ending = this.#animations;
    this.#animations = [];
    for (const animation of ending) animation.cancel();
    this.#layer?.remove();
    this.#layer = null;
  }

  #timeOf(beat: Beat | "start" | "end"): number {
    if (beat === "start") return 0;
    if (beat === "end") return this.#end;
    return Math.max(0, ...this.#beats.map((times) => times?.[beat] ?? 0));
  }

  #stand(ms: number): void {
    for (const animation of this.#animations) animation.currentTime = ms;
  }

  #put(scene: Element, { changes, ghosts, beats }: Moves): void {
    this.finish();
    const layer = document.createElement("div");
    layer.className = "motion-layer";
    layer.setAttribute("aria-hidden", "true");
    const elements = ghosts.map(({ kind, face, after = "" }) => {
      const element = document.createElement("div");
      element.dataset.ghost = kind;
      element.append(face, after);
      return element;
    });
    layer.append(...elements);
    scene.append(layer);
    this.#layer = layer;
    this.#origin = scene.getBoundingClientRect();
    this.#beats = beats;
    const origin = layer.getBoundingClientRect();
    this.#end = Math.max(0, ...beats.flatMap((times) => Object.values(times ?? {})));
    ghosts.forEach((ghost, at) => {
      this.#send(ghost, elements[at] as Element, origin);
    });
    for (const { element, span, stops } of changes) this.#animate(element, span, stops, "backwards");
  }

  #send({ face, after, size, approach, span, way }: Ghost, element: Element, origin: Box): void {
    const stops = way.map((station): Stop => {
      const transform = into(size, station, origin);
      return { offset: station.offset, transform, opacity: station.opacity ?? 1, easing: EASE };
    });
    this.#animate(element, span, stops, "both");
    if (approach !== undefined) {
      const { x, y } = way[0]?.box ?? approach.from;
      const transform = `translate(${approach.from.x - x}px, ${approach.from.y - y}px)`;
      const stops = [
        { offset: 0, transform, easing: EASE },
        { offset: 1, transform: "none" },
      ];
      this.#animate(face, approach.span, stops, "backwards");
    }
    if (after === undefined) return;
    const fade = (one: Element, from: number, to: number) => {
      const turn = [0, 0.5, 0.5, 1].map((offset, at) => ({ offset, opacity: at < 2 ? from : to }));
      this.#animate(one, span, turn, "both");
    };
    fade(face, 1, 0);
    fade(after, 0, 1);
  }

  #animate(element: Element, { from, to }: Span, stops: Stop[], fill: FillMode): void {
    const frames = stops.map((stop) => ({ ...stop }) as Keyframe);
    const duration = Math.max(1, to - from);
    this.#end = Math.max(this.#end, from + duration);
    this.#animations.push(element.animate(frames, { delay: from, duration, fill }));
  }
}
