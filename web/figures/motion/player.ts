/** Carries out the moves of one step over the page, all on one clock, and takes every trace of them away again. */
import type { Span } from "./clock.ts";
import type { Box } from "./standing.ts";

/** A keyframe of transform and opacity alone: what the browser moves without laying anything out. */
export interface Stop {
  /** Share of the span. */
  offset: number;
  transform?: string;
  opacity?: number;
  easing?: string;
}

/** An element of the page that looks otherwise for a while; from the step's beginning until the end of the span. */
export interface Change {
  element: Element;
  span: Span;
  stops: Stop[];
}

/** A place on a ghost's way. */
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
  after?: Element;
  /** Size of the face. */
  size: Box;
  /** Where it stood before it came to where its way begins. */
  approach?: { from: Box; span: Span } | undefined;
  span: Span;
  way: Station[];
}

export interface Moves {
  changes: Change[];
  ghosts: Ghost[];
}

const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

/** In the middle of a place, as large as fits into it. */
function into(size: Box, { box, lift = 1 }: Station, origin: Box): string {
  const scale = lift * Math.min(box.width / size.width, box.height / size.height);
  const x = box.x - origin.x + (box.width - size.width * scale) / 2;
  const y = box.y - origin.y + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A player of one scene's steps: at most one step is being shown. */
export class Player {
  #animations: Animation[] = [];
  #layer: HTMLElement | null = null;

  play(scene: Element, { changes, ghosts }: Moves): void {
    this.finish();
    const layer = document.createElement("div");
    layer.className = "motion-layer";
    layer.setAttribute("aria-hidden", "true");
    const laid = ghosts.map((ghost) => {
      const element = document.createElement("div");
      element.dataset.ghost = ghost.kind;
      for (const face of [ghost.face, ghost.after ?? []].flat()) element.append(face);
      layer.append(element);
      return { ghost, element };
    });
    scene.append(layer);
    this.#layer = layer;
    const { x, y, width, height } = layer.getBoundingClientRect();
    for (const { ghost, element } of laid) this.#send(ghost, element, { x, y, width, height });
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
