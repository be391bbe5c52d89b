/** Shares a window's height between pools and tabs, where the lab is one screen. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Where the lab does not scroll; the style sheet (web/styles/instrument.css) has the same words. */
export const ONE_SCREEN = "(min-width: 64rem) and (min-height: 42rem)";

/** Below that a tab's content says nothing: only the row of tabs stays. */
const LEAST_TAB = 104;
/** What a reader who opened a tab gets of the window, whatever the pools would take. */
const OPENED_TAB = 176;
/** No pool is drawn lower. */
const LEAST_POOL = 72;

/** What shares the height with the pools. */
const PARTS = [".lab-strip", ".score", ".optimum", ".transport", ".more-tabs"];
const WATCHED = [...PARTS, ".lab-lanes > *"].join();

interface Room {
  /** Of each pool; null where the page may scroll. */
  room: number | null;
  /** Whether the tabs have room for their row only. */
  folded: boolean;
}

const outer = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** What stands around the pools of the highest lane: names, device, sentence. */
function besidePools(lanes: Element): { around: number; pools: number } {
  const heights = [...lanes.querySelectorAll("[data-room]")].map(outer);
  const rows = new Set(
    [...lanes.querySelectorAll(".lane")].map((lane) => Math.round(lane.getBoundingClientRect().top)),
  ).size;
  const pools = Math.max(0, ...heights);
  return { around: lanes.getBoundingClientRect().height - rows * pools, pools: rows };
}

/**
 * The room of the pools: what the strip, the lanes' other parts, the score, the row of tabs and the transport leave.
 * `wanted`: a tab is open.
 */
export function useRoom(main: RefObject<HTMLElement | null>, wanted: boolean): Room {
  const [room, setRoom] = useState<Room>({ room: null, folded: false });
  const observe = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = main.current;
    const oneScreen = globalThis.matchMedia?.(ONE_SCREEN);
    if (element === null || oneScreen === undefined || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      if (!oneScreen.matches) {
        setRoom((before) =>
          before.room === null && !before.folded ? before : { room: null, folded: false },
        );
        return;
      }
      const lanes = element.querySelector(".lab-lanes > *");
      if (lanes === null) return;
      const { around, pools } = besidePools(lanes);
      const parts = PARTS.map((part) => outer(element.querySelector(part)));
      const gaps = Number.parseFloat(getComputedStyle(element).rowGap) * parts.filter(Boolean).length;
      const left = element.clientHeight - parts.reduce((sum, part) => sum + part, 0) - gaps - around;
      const each = Math.floor((left - (wanted ? OPENED_TAB : 0)) / Math.max(1, pools));
      const next = Math.max(LEAST_POOL, each);
      const used = outer(lanes) - around;
      const folded = left - used < LEAST_TAB;
      setRoom((before) =>
        before.room === next && before.folded === folded ? before : { room: next, folded },
      );
    };
    measure();
    // Only when a size changes: asking for one in every frame of a run would make the browser lay the page out. Not drawn
    // at once: sizes would change again within what is told, which browsers report as an error.
    const observer = new ResizeObserver(measure);
    let observed: Element[] = [];
    observe.current = () => {
      const parts = [element, ...element.querySelectorAll(WATCHED)];
      if (parts.length === observed.length && parts.every((part, index) => part === observed[index])) return;
      observer.disconnect();
      observed = parts;
      for (const part of parts) observer.observe(part);
    };
    oneScreen.addEventListener("change", measure);
    return () => {
      observe.current = null;
      observer.disconnect();
      oneScreen.removeEventListener("change", measure);
    };
  }, [main, wanted]);
  // Parts come and go with the scene.
  useLayoutEffect(() => observe.current?.());
  return room;
}
