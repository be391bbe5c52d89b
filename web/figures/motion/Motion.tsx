/** Animates one step forward: the new state is drawn at once, and moving copies travel over it. */
import { Component, createRef, type HTMLAttributes } from "react";
import { type Moves, Player } from "./player.ts";

/**
 * Looks at a scene before a step is drawn, and returns what gives the moves once it is. `scene` is the part of the page
 * that the motion stands in.
 */
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
    this.#player.finish();
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
