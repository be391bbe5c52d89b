/** Small scenes drawn at checking time: pools that fill and overflow, and requests of every kind. */
import type { LaneChoice, Scene } from "../../state/scene.ts";

export type Mode = "baseline" | "ace" | "reader";

export const lanesOf = (policy: string): Record<Mode, LaneChoice> => ({
  baseline: { policy, mode: "baseline" },
  ace: { policy, mode: "ace" },
  reader: { policy, mode: "ace", prefetch: true },
});

const upTo = (draw: () => number, least: number, most: number) =>
  least + Math.floor(draw() * (most - least + 1));

/** Requests near each other, runs that go on, and some anywhere: Readers find streams and order in them. */
function requests(draw: () => number, pages: number, count: number): string[] {
  const drawn: string[] = [];
  let page = 0;
  while (drawn.length < count) {
    const kind = draw();
    if (kind < 0.35) page = (page + 1) % pages;
    else if (kind < 0.75) page = upTo(draw, 0, Math.ceil(pages / 3) - 1);
    else page = upTo(draw, 0, pages - 1);
    drawn.push(`${draw() < 0.45 ? "W" : "R"}${page}`);
  }
  return drawn;
}

/** A scene with these lanes. `draw` gives numbers from 0 to 1. */
export function drawnScene(draw: () => number, lanes: LaneChoice[]): Scene {
  const frames = upTo(draw, 2, 7);
  const pages = frames + upTo(draw, 2, 10);
  const trace = requests(draw, pages, upTo(draw, 60, 160)).join(" ");
  return {
    ...{ pages, frames, alpha: 2, base_us: 10, k_r: 3, k_w: 3, n_w: upTo(draw, 2, 4) },
    lanes,
    workload: { kind: "given", trace },
  };
}
