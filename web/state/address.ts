/** Keeps the address bar at a lab's current link while it shows that lab, and opens what someone types or pastes there. */
import { subscribeToLanguage } from "../text/text.ts";
import type { RunController } from "./run/controller.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;

/** Returns a function that stops it. */
export function keepAddress(lab: RunController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = "";
  /** The address as it was last seen here: the browser may escape what was written. */
  let seen = location.hash;
  const read = () => {
    if (location.hash === seen) return;
    seen = location.hash;
    const hash = seen.slice(1);
    if (lab.shows(hash) && hash.includes("?")) {
      written = hash;
      lab.openLink(hash);
    }
  };
  const write = () => {
    timer = undefined;
    // Changed meanwhile, its event still on the way: that link is opened, not written over.
    if (location.hash !== seen) return read();
    const { wanted, opening } = lab.choices.getState();
    const link = wanted === null && !opening ? lab.link() : null;
    if (link === null || link === written || !lab.shows(seen.slice(1))) return;
    written = link;
    history.replaceState(history.state, "", `#${link}`);
    seen = location.hash;
  };
  const later = () => {
    timer ??= setTimeout(write, SETTLED_MS);
  };
  const stops = [lab.choices.subscribe(later), lab.playback.subscribe(later), subscribeToLanguage(later)];
  addEventListener("hashchange", read);
  later();
  return () => {
    clearTimeout(timer);
    removeEventListener("hashchange", read);
    for (const stop of stops) stop();
  };
}
