/** Keeps the address bar at the current link, and opens what someone types or pastes there. */
import type { LabController } from "./lab.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;

/** Whether a hash shows the lab: `#/ace?…`, but also what is left of a link that someone cut or mistyped. */
const isLab = (hash: string) => !/^\/(?!ace\b)./.test(hash);

/** Returns a function that stops it. */
export function keepAddress(lab: LabController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = "";
  const write = () => {
    timer = undefined;
    const link = lab.choices.getState().wanted === null ? lab.link() : null;
    if (link === null || link === written || !isLab(location.hash.slice(1))) return;
    written = link;
    history.replaceState(history.state, "", `#${link}`);
  };
  const later = () => {
    timer ??= setTimeout(write, SETTLED_MS);
  };
  const read = () => {
    const hash = location.hash.slice(1);
    if (hash !== written && isLab(hash) && hash.includes("?")) {
      written = hash;
      lab.openLink(hash);
    }
  };
  const stops = [lab.choices.subscribe(later), lab.playback.subscribe(later)];
  addEventListener("hashchange", read);
  later();
  return () => {
    clearTimeout(timer);
    removeEventListener("hashchange", read);
    for (const stop of stops) stop();
  };
}
