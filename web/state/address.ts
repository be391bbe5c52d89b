/** Keeps the address bar at a lab's current link while it shows that lab, and opens what someone types or pastes there. */
import { subscribeToLanguage } from "../text/text.ts";
import { keepHash } from "./hash.ts";
import type { RunController } from "./run/controller.ts";

/** Returns a function that stops it. */
export function keepAddress(lab: RunController): () => void {
  const link = () => {
    const { wanted, opening } = lab.choices.getState();
    return wanted === null && !opening ? lab.link() : null;
  };
  const { later, stop } = keepHash({ isOurs: lab.shows, open: lab.openLink, link });
  const stops = [
    lab.choices.subscribe(later),
    lab.playback.store.subscribe(later),
    subscribeToLanguage(later),
  ];
  later();
  return () => {
    stop();
    for (const unsubscribe of stops) unsubscribe();
  };
}
