/** Animates one step forward: by itself, or from beat to beat. */
import { Component, createRef, type HTMLAttributes } from "react";
import { type Beat, sameLanes } from "../../engine/types.ts";
import { type Moves, Player } from "./player.ts";
import { animates, LEAST_BETWEEN_MS, still } from "./still.ts";

/**
 * Looks at a scene, the part of the page that the motion stands in, before a step is drawn; gives the moves once it is.
 * `apart`: each beat by itself, in all lanes together.
 */
export type Director<Frame> = (scene: Element, frame: Frame, before: Frame, apart: boolean) => () => Moves;

type StageOf<Frame> = Pick<Motion<Frame & { position: number }>, "takes" | "go" | "stop">;

/** Who says how a step is shown, and is told how far it is. */
export interface Conductor<Frame> {
  readonly speed: number;
  attach(stage: StageOf<Frame>): () => void;
  /** A lane's beats up to this one are over. */
  over(lane: number, beat: Beat): void;
  /** The motion is where it was to go. */
  reached(): void;
  /** The step stands as a whole. */
  finish(): void;
}

interface MotionProps<Frame> extends HTMLAttributes<HTMLDivElement> {
  frame: Frame;
  /** Left out: each step forward that `moves` goes through by itself. */
  beats?: Conductor<Frame> | undefined;
  /** Whether the last change was a step that may be animated; `prefers-reduced-motion` overrides it. */
  moves: boolean;
  /** Null while it is on its way. */
  direct: Director<Frame> | null;
}

type Taken<Frame> = { frame: Frame; before: Frame; held: boolean };
type Way = { from: Beat | "start" | "end"; to: Beat | "end" };

/** Wraps the animated parts; a class, since only `getSnapshotBeforeUpdate` runs before the DOM changes. */
export class Motion<Frame extends { position: number }> extends Component<MotionProps<Frame>> {
  readonly #scene = createRef<HTMLDivElement>();
  readonly #player = new Player();
  #steppedAt = Number.NEGATIVE_INFINITY;
  /** The step that is to be shown as a motion. */
  #taken: Taken<Frame> | null = null;
  /** Where a held step is to go, once it stands there. */
  #way: Way | null = null;
  #holds = false;
  #detach = () => {};

  override componentDidMount(): void {
    addEventListener("scroll", this.#follow);
    addEventListener("resize", this.#end);
    this.#detach = this.props.beats?.attach(this) ?? (() => {});
  }

  /** Whether a step will be shown as a motion; `held`: from beat to beat. */
  takes(frame: Frame, before: Frame, held: boolean): boolean {
    const now = performance.now();
    const often = now - this.#steppedAt < LEAST_BETWEEN_MS;
    this.#steppedAt = now;
    const ready = this.props.direct !== null && (held ? animates() : !often && !still());
    this.#taken = ready ? { frame, before, held } : null;
    return ready;
  }

  go(from: Way["from"], to: Way["to"]): void {
    this.#way = { from, to };
    if (this.#holds) this.#goOn();
  }

  stop(): void {
    this.#player.finish();
    this.#taken = null;
    this.#way = null;
    this.#holds = false;
  }

  override getSnapshotBeforeUpdate({ frame: before }: MotionProps<Frame>): (() => Moves) | null {
    const { frame, moves, beats, direct } = this.props;
    const scene = this.#scene.current;
    if (frame === before || scene === null || sameLanes(frame, before)) return null;
    const way = this.#way;
    const taken = this.#taken;
    this.stop();
    if (beats === undefined && moves && frame.position === before.position + 1)
      this.takes(frame, before, false);
    else this.#taken = taken;
    const { held } = this.#taken ?? {};
    // Another picture than the one that the step began with may be drawn, where several steps came at once.
    const drawn = this.#taken?.frame === frame && this.#taken.before === before;
    if (held === undefined || !drawn || direct === null) return null;
    this.#way = way;
    return direct(scene, frame, before, held);
  }

  override componentDidUpdate(old: MotionProps<Frame>, __: object, drawn: (() => Moves) | null): void {
    const { frame, beats } = this.props;
    if (frame === old.frame || sameLanes(frame, old.frame)) return;
    if (drawn === null) {
      if (this.#taken !== null) beats?.finish();
      this.#taken = null;
      return;
    }
    const taken = this.#taken;
    // Behind effects, which draw canvases and scroll the strip, and before the browser paints.
    queueMicrotask(() => {
      const scene = this.#scene.current;
      if (scene === null || taken === null || this.#taken !== taken) return;
      if (taken.held) {
        this.#player.hold(scene, drawn());
        this.#holds = true;
        this.#goOn();
      } else {
        this.#player.play(scene, drawn(), beats?.speed ?? 1, {
          over: (lane, beat) => beats?.over(lane, beat),
          ended: () => {
            this.stop();
            beats?.reached();
          },
        });
      }
    });
  }

  override componentWillUnmount(): void {
    removeEventListener("scroll", this.#follow);
    removeEventListener("resize", this.#end);
    this.#end();
    this.#detach();
  }

  #goOn(): void {
    const { beats } = this.props;
    if (this.#way === null) return;
    const { from, to } = this.#way;
    this.#way = null;
    this.#player.go(from, to, beats?.speed ?? 1, still(), () => beats?.reached());
  }

  readonly #follow = () => {
    if (this.#scene.current !== null) this.#player.follow(this.#scene.current);
  };

  /** Places have changed below what travels over them. */
  readonly #end = () => {
    this.stop();
    this.props.beats?.finish();
  };

  override render() {
    const { frame: _, moves: __, beats: ___, direct, ...rest } = this.props;
    return <div ref={this.#scene} {...rest} data-moves={direct !== null} />;
  }
}
