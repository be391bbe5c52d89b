/** How a beat of a drive is seen: old faces fade, pages travel, the victim is framed, a count ticks. Transform and opacity alone. */
import { type Change, EASE, type Stop } from "../motion/player.ts";

/** A step is over in so much time, however many beats it has. */
const STEP_MS = 2400;
const BEAT_MS = { least: 90, most: 420 };
/** Steps of more beats stand at once as they end. */
export const MOST_BEATS = 24;

export const beatMs = (beats: number): number =>
  Math.min(BEAT_MS.most, Math.max(BEAT_MS.least, STEP_MS / Math.max(1, beats)));

/** How long a beat of its own is looked at, that a hand asked for. */
export const EVENT_MS = 320;

const fades = (from: number, to: number): Stop[] => [
  { offset: 0, opacity: from },
  { offset: 1, opacity: to },
];

/** What is marked in the picture by `data-flash`, over so many milliseconds. */
export function flashMoves(scene: Element, ms: number): Change[] {
  const span = { from: 0, to: ms };
  return [...scene.querySelectorAll<SVGElement>("[data-flash]")].map((element): Change => {
    const { flash, from = "none" } = element.dataset;
    const { transform } = element.style;
    switch (flash) {
      case "leaves":
        return { element, span, stops: fades(1, 0) };
      case "victim":
        return {
          element,
          span,
          stops: [{ offset: 0, opacity: 0 }, { offset: 0.4, opacity: 1 }, ...fades(1, 1).slice(1)],
        };
      case "ticks":
        return {
          element,
          span,
          stops: [
            { offset: 0, transform: `${transform} scale(1.5)`, easing: EASE },
            { offset: 1, transform: `${transform} scale(1)` },
          ],
        };
      default:
        return {
          element,
          span,
          stops: [
            { offset: 0, transform: from, opacity: flash === "written" ? 0 : 1, easing: EASE },
            { offset: 0.8, transform, opacity: 1 },
            { offset: 1, transform, opacity: 1 },
          ],
        };
    }
  });
}
