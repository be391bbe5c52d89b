/** The tour's stops, shown by driver.js. Loaded when someone takes it. */
import { type DriveStep, driver } from "driver.js";
import { text } from "../../../text/text.ts";
import "./tour.css";

/** Where each stop is; words are under the same names. In the order of use. */
const places = {
  lanes: ".lanes",
  score: "[data-part=score]",
  transport: ".transport-main",
} as const;

/** Starts the tour. `onEnd` is called when it is over, however it ended. */
export function startTour(onEnd: () => void): void {
  const words = text().tour;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const stops = Object.entries(places) as [keyof typeof places, string][];
  const steps: DriveStep[] = stops
    // What an author has hidden is passed over.
    .filter(([, place]) => document.querySelector(place) !== null)
    .map(([name, place]) => ({
      element: place,
      popover: { title: words[name].title, description: words[name].text },
    }));
  driver({
    steps,
    animate: !calm,
    smoothScroll: false,
    duration: 200,
    overlayColor: "var(--shade)",
    overlayOpacity: 0.6,
    stagePadding: 6,
    stageRadius: 6,
    disableActiveInteraction: true,
    showProgress: true,
    progressText: words.progress,
    nextBtnText: words.next,
    prevBtnText: words.back,
    doneBtnText: words.done,
    onPopoverRender: ({ wrapper, closeButton }) => {
      // Arrows turn the tour's pages, not the run.
      wrapper.dataset.ownKeys = "";
      closeButton.setAttribute("aria-label", words.close);
    },
    // A place is no button that opens something: what driver.js says of it there is not allowed on most elements.
    onHighlighted: (place) => {
      requestAnimationFrame(() => {
        for (const name of ["aria-haspopup", "aria-expanded", "aria-controls"]) place?.removeAttribute(name);
      });
    },
    onDestroyed: onEnd,
  }).drive();
}
