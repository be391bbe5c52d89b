/** Animates one step forward: the new state is drawn at once, and moving copies travel over it. */
import { Component, createRef, type HTMLAttributes } from "react";
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
  kind: "asked" | "hit" | "written" | "evicted" | "read" | "passed" | "cover";
  face: Element;
  /** What it looks like from the middle of its way on: a page comes back clean. */
  after?: Element | undefined;
  size: Box;
  /** Where it stood before it came to where its way begins. */
  approach?: { from: Box; span: Span } | undefined;
  span: Span;
  way: Station[];
}

export type Moves = { changes: Change[]; ghosts: Ghost[] };

export const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

/** In the middle of a place, as large as fits into it. */
function into(size: Box, { box, lift = 1 }: Station, origin: Box): string {
  const scale = lift * Math.min(box.width / size.width, box.height / size.height);
  const x = box.x - origin.x + (box.width - size.width * scale) / 2;
  const y = box.y - origin.y + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Carries out the moves of one step over the page, all on one clock, and takes every trace of them away again. */
class Player {
  #animations: Animation[] = [];
  #layer: HTMLElement | null = null;

  play(scene: Element, { changes, ghosts }: Moves): void {
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
    const origin = layer.getBoundingClientRect();
    ghosts.forEach((ghost, at) => {
      this.#send(ghost, elements[at] as Element, origin);
    });
    for (const { element, span, stops } of changes) this.#animate(element, span, stops, "backwards");
    const playing = this.#animations;
    Promise.all(playing.map(({ finished }) => finished)).then(
      () => playing === this.#animations && this.finish(),
      // Another step came first, and has taken everything away.
      () => {},
    );
  }

  /** Ends all moves at once: what stands below is as it should be. */
  finish(): void {
    const ending = this.#animations;
    this.#animations = [];
    for (const animation of ending) animation.cancel();
    this.#layer?.remove();
    this.#layer = null;
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
    this.#animations.push(element.animate(frames, { delay: from, duration: Math.max(1, to - from), fill }));
  }
}

/** Looks at a scene, the part of the page that the motion stands in, before a step is drawn; gives the moves once it is. */
export type Director<Frame> = (scene: Element, frame: Frame, before: Frame) => () => Moves;

interface MotionProps<Frame> extends HTMLAttributes<HTMLDivElement> {
  frame: Frame;
  /** Whether the last change was a step that may be animated; `prefers-reduced-motion` overrides it. */
  moves: boolean;
  /** Null while it is on its way. */
  direct: Director<Frame> | null;
}

/** Steps that follow one another faster are not shown as motions: four a second, and some patience with the clock. */
const LEAST_BETWEEN_MS = 200;

const still = () =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches !== false ||
  typeof Element.prototype.animate !== "function" ||
  document.hidden;

/** Wraps the animated parts; a class, since only `getSnapshotBeforeUpdate` runs before the DOM changes. */
export class Motion<Frame extends { position: number }> extends Component<MotionProps<Frame>> {
  readonly #scene = createRef<HTMLDivElement>();
  readonly #player = new Player();
  #steppedAt = Number.NEGATIVE_INFINITY;

  override componentDidMount(): void {
    for (const name of ["scroll", "resize"]) globalThis.addEventListener(name, this.#finish);
  }

  override getSnapshotBeforeUpdate({ frame: before }: MotionProps<Frame>): (() => Moves) | null {
    const { frame, moves, direct } = this.props;
    const scene = this.#scene.current;
    if (frame === before || scene === null || direct === null) return null;
    this.#finish();
    const now = performance.now();
    const soon = now - this.#steppedAt < LEAST_BETWEEN_MS;
    if (frame.position !== before.position) this.#steppedAt = now;
    if (!moves || soon || frame.position !== before.position + 1 || still()) return null;
    return direct(scene, frame, before);
  }

  override componentDidUpdate(_: MotionProps<Frame>, __: object, drawn: (() => Moves) | null): void {
    if (drawn === null) return;
    const { frame } = this.props;
    // Behind effects, which draw canvases and scroll the strip, and before the browser paints.
    queueMicrotask(() => {
      const scene = this.#scene.current;
      if (scene !== null && this.props.frame === frame) this.#player.play(scene, drawn());
    });
  }

  override componentWillUnmount(): void {
    for (const name of ["scroll", "resize"]) globalThis.removeEventListener(name, this.#finish);
    this.#finish();
  }

  /** Places have changed below what travels over them. */
  readonly #finish = () => this.#player.finish();

  override render() {
    const { frame: _, moves: __, direct, ...rest } = this.props;
    return <div ref={this.#scene} {...rest} data-moves={direct !== null} />;
  }
}
