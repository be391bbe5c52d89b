/** Shares a window's height between pools and tabs, where the lab is one screen. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Where the lab fills its window; the style sheet (web/styles/one-screen.css) has the same words. */
const ONE_SCREEN = "(min-width: 64rem) and (min-height: 42rem)";

/** Below that a tab's content says nothing: only the row of tabs stays. */
const LEAST_TAB = 104;
/** What a reader who opened a tab gets of the window, whatever the pools would take: as much in the style sheet. */
const OPENED_TAB = 128;
/** No pool is drawn lower: a row of cells that can be read. */
const LEAST_POOL = 92;
/** With less for the pools the devices' channels are folded; and what these take at most. */
const WITH_CHANNELS = 124;
const CHANNELS = 112;

/** What shares the height with the pools. */
const PARTS = [".lab-strip", ".score", ".optimum", ".transport", ".more-tabs"];
const WATCHED = [...PARTS, ".lab-lanes > *"].join();
const ABOVE = ".lab-heading, .lab-notes";

/** Pools, channels and tabs follow from one another: the room is found in fewer. */
const MOST_TURNS = 5;

const FREE = { room: null as number | null, folded: false, channels: true };
const outer = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** What stands around the pools of the highest lane, without a device's channels: names, sentence. */
function besidePools(lanes: Element) {
  const heights = [...lanes.querySelectorAll("[data-room]")].map(outer);
  const rows = new Set(
    [...lanes.querySelectorAll(".lane")].map((lane) => Math.round(lane.getBoundingClientRect().top)),
  ).size;
  const drawn = rows * Math.max(0, ...heights);
  const devices = [...lanes.querySelectorAll("[data-part=device] details")];
  const charts = devices.map((device) => outer(device) - outer(device.firstElementChild));
  const channels = rows * Math.max(0, ...charts);
  return { around: outer(lanes) - drawn - channels, channels, rows, foldable: devices.length > 0 };
}

/** Of the window, what lies beneath the upper edge of an element; the page's own edge stays free. */
function beneath(element: HTMLElement): number {
  const page = element.closest(".lab-page");
  const edge = page === null ? 0 : Number.parseFloat(getComputedStyle(page).paddingBottom);
  return innerHeight - (element.getBoundingClientRect().top + scrollY) - edge;
}

/** The room that all else leaves for the pools: sentences have theirs first, channels are folded before cells are too low. */
export function useRoom(main: RefObject<HTMLElement | null>, wanted: boolean) {
  const [room, setRoom] = useState(FREE);
  const observe = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const element = main.current;
    const oneScreen = globalThis.matchMedia?.(ONE_SCREEN);
    if (element === null || oneScreen === undefined || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      if (!oneScreen.matches) {
        setRoom(FREE);
        return;
      }
      const lanes = element.querySelector(".lab-lanes > *");
      if (lanes === null) return;
      const { around, channels, rows, foldable } = besidePools(lanes);
      // One that is empty as yet has a gap all the same.
      const parts = PARTS.flatMap((part) => element.querySelector(part) ?? []);
      const gaps = Number.parseFloat(getComputedStyle(element).rowGap) * parts.length;
      const left = beneath(element) - parts.reduce((sum, part) => sum + outer(part), 0) - gaps - around;
      const each = (rest: number) => Math.floor((rest - (wanted ? OPENED_TAB : 0)) / Math.max(1, rows));
      const next = {
        room: Math.max(LEAST_POOL, each(left - channels)),
        folded: left - (outer(lanes) - around) < LEAST_TAB,
        channels: !foldable || each(left) - CHANNELS >= WITH_CHANNELS,
      };
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
  }, [main, wanted]);
  // Parts come and go with the scene.
  useLayoutEffect(() => observe.current?.());
  return room;
}
