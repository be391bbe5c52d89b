/** Shares a window's height between pools, tabs and sentences, where the lab is one screen. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TURNED, UPRIGHT } from "../ui/useMedia.ts";

/** What shares the height with the pools where the lab is one screen; the style sheets have the same words. */
const SCREENS = [
  {
    media: "(min-width: 64rem) and (min-height: 42rem)",
    parts: [".lab-strip", ".score", ".optimum", ".transport", ".more-tabs"],
    hand: false,
  },
  // What else there is lies beneath the window.
  { media: UPRIGHT, parts: [".score", ".transport-main"], hand: true },
  { media: TURNED, parts: [], hand: true },
];

/** Below that a tab's content says nothing: only the row of tabs stays. */
const LEAST_TAB = 104;
/** What a reader who opened a tab gets of the window, whatever the pools would take, unless the tab needs more: as much in the style sheet. */
export const OPENED_TAB = 128;
/** No pool is drawn lower: a row of cells that can be read. */
const LEAST_POOL = 92;
/** With less for the pools the devices' channels are folded; and what these take at most. */
const WITH_CHANNELS = 124;
const CHANNELS = 112;

/** In a hand a sentence is folded to this many lines, the height of a finger, or to more where there is room for them. */
const FEWEST_LINES = 2;
const MOST_LINES = 5;
/** Above and beneath them, in lines. */
const AIR = 0.2;

const WATCHED = [...SCREENS.flatMap(({ parts }) => parts), ".lab-lanes > *"].join();
const DEVICE = "[data-part=device] details";
const ABOVE = ".lab-heading, .lab-notes";

/** Pools, channels and tabs follow from one another: the room is found in fewer. */
const MOST_TURNS = 5;

const FREE = { room: null as number | null, folded: false, channels: true, lines: FEWEST_LINES };
const outer = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;
const highest = (elements: Iterable<Element>) => Math.max(0, ...[...elements].map(outer));

/** How high pools, open figures and sentences are in each row of lanes that stand side by side. */
function rowsOf(lanes: Element) {
  const rows = new Map<number, { pool: number; opened: number; told: number }>();
  for (const lane of lanes.querySelectorAll(".lane")) {
    const top = Math.round(lane.getBoundingClientRect().top);
    const row = rows.get(top) ?? { pool: 0, opened: 0, told: 0 };
    const figures = lane.querySelectorAll("[data-part] > details");
    const opened = [...figures].map((figure) => outer(figure) - outer(figure.firstElementChild));
    rows.set(top, {
      pool: Math.max(row.pool, highest(lane.querySelectorAll("[data-room]"))),
      opened: Math.max(row.opened, ...opened),
      told: Math.max(row.told, highest(lane.querySelectorAll(".lane-sentence"))),
    });
  }
  return [...rows.values()];
}

/** Of the window, what lies beneath the upper edge of an element. A phone's own bars come and go without a change of it. */
const beneath = (element: HTMLElement): number =>
  document.documentElement.clientHeight - (element.getBoundingClientRect().top + scrollY);

/** The page's own edge. */
function edgeOf(element: HTMLElement): number {
  const page = element.closest(".lab-page");
  return page === null ? 0 : Number.parseFloat(getComputedStyle(page).paddingBottom);
}

/** The room that all else leaves for the pools: sentences have theirs first, channels are folded before cells are too low. */
export function useRoom(main: RefObject<HTMLElement | null>, wish: number) {
  const [room, setRoom] = useState(FREE);
  const observe = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = main.current;
    if (element === null || globalThis.matchMedia === undefined || typeof ResizeObserver === "undefined")
      return;
    const measure = () => {
      const screen = SCREENS.find(({ media }) => matchMedia(media).matches);
      if (screen === undefined) {
        setRoom(FREE);
        return;
      }
      const lanes = element.querySelector(".lab-lanes > *");
      if (lanes === null) return;
      const rows = rowsOf(lanes);
      const sum = (of: "pool" | "opened" | "told") => rows.reduce((all, row) => all + row[of], 0);
      // One that is empty as yet has a gap all the same.
      const parts = screen.parts.flatMap((part) => element.querySelector(part) ?? []);
      const gaps = Number.parseFloat(getComputedStyle(element).rowGap) * parts.length;
      const around = outer(lanes) - sum("pool") - sum("opened");
      const left = beneath(element) - parts.reduce((all, part) => all + outer(part), 0) - gaps - around;
      const each = (rest: number) => Math.floor(rest / Math.max(1, rows.length));
      const inHand = () => {
        const sentence = lanes.querySelector(".lane-sentence p");
        const line = sentence === null ? 0 : Number.parseFloat(getComputedStyle(sentence).lineHeight);
        // What the reader opened makes the page higher, and leaves the pools as they are.
        const folded = left + sum("told") - rows.length * (FEWEST_LINES + AIR) * line;
        const more = line > 0 ? Math.floor(each(folded - sum("pool")) / line) : 0;
        return {
          room: Math.max(LEAST_POOL, each(folded)),
          folded: true,
          channels: false,
          lines: Math.min(MOST_LINES, FEWEST_LINES + Math.max(0, more)),
        };
      };
      const inWindow = () => {
        const free = left - edgeOf(element);
        return {
          room: Math.max(LEAST_POOL, each(free - sum("opened") - wish)),
          folded: free - sum("opened") - sum("pool") < LEAST_TAB,
          channels: lanes.querySelector(DEVICE) === null || each(free - wish) - CHANNELS >= WITH_CHANNELS,
          lines: FEWEST_LINES,
        };
      };
      const next = screen.hand ? inHand() : inWindow();
      setRoom((before) => (Object.entries(before).join() === Object.entries(next).join() ? before : next));
    };
    measure();
    // Only when a size changes: measuring in every frame of a run would force layout. Before it is painted: a room found a
    // frame later would show a page that is too high until then.
    let observed: Element[] = [];
    let frame = 0;
    const sizes = () => observed.map(outer).join();
    let known = "";
    const observer = new ResizeObserver(() => {
      if (sizes() === known) return;
      // What changes in here is measured in here: to the browser it would be an error.
      observer.disconnect();
      for (let turn = 0; turn < MOST_TURNS && sizes() !== known; turn += 1) {
        known = sizes();
        flushSync(measure);
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(watch);
    });
    const watch = () => observed.forEach((part) => void observer.observe(part));
    observe.current = () => {
      const parts = [element, ...element.querySelectorAll(WATCHED), ...document.querySelectorAll(ABOVE)];
      if (parts.length === observed.length && parts.every((part, index) => part === observed[index])) return;
      observer.disconnect();
      observed = parts;
      watch();
    };
    addEventListener("resize", measure);
    return () => {
      observe.current = null;
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [main, wish]);
  // Parts come and go with the scene.
  useLayoutEffect(() => observe.current?.());
  return room;
}
