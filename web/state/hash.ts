/** The part of the address behind its "#": one listener tells of it, in the order in which it was asked to. */
import { subscribeToLanguage } from "../text/text.ts";
import type { RunController } from "./run/controller.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;

interface Follower {
  open: (hash: string) => void;
  /** For one that opens only what it has not seen, and only links of its own. */
  own?: { isOurs: (hash: string) => boolean; seen: string; written: string };
}

const followers = new Set<Follower>();

function onHash(): void {
  const hash = location.hash.slice(1);
  // Iterates over a copy: `open` may add followers.
  for (const { open, own } of [...followers]) {
    if (own?.seen === location.hash) continue;
    if (own !== undefined) Object.assign(own, { seen: location.hash, written: hash });
    if (own === undefined || own.isOurs(hash)) open(hash);
  }
}

function follow(follower: Follower): () => void {
  if (followers.size === 0) addEventListener("hashchange", onHash);
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size === 0) removeEventListener("hashchange", onHash);
  };
}

/** Tells of every hash that someone types, pastes or follows; returns a function that ends it. */
export const followHash = (open: Follower["open"]): (() => void) => follow({ open });

interface Kept {
  isOurs: (hash: string) => boolean;
  /** Opens what someone types or pastes. */
  open: (hash: string) => void;
  /** What the address should be, without its "#"; null leaves it as it is. */
  link: () => string | null;
}

/** Keeps the address at a link, once that has settled after `later`, for as long as the address is one of its own. */
export function keepHash({ isOurs, open, link }: Kept): { later: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The browser may escape a written hash, so the address last seen can differ from it.
  const own = { isOurs, seen: location.hash, written: "" };
  const stop = follow({ open, own });
  const write = () => {
    timer = undefined;
    // The address has changed and its event is still pending: opens that link instead of overwriting it.
    if (location.hash !== own.seen) return onHash();
    const wanted = link();
    if (wanted === null || wanted === own.written || !isOurs(own.seen.slice(1))) return;
    history.replaceState(history.state, "", `#${wanted}`);
    Object.assign(own, { seen: location.hash, written: wanted });
  };
  return {
    later: () => {
      timer ??= setTimeout(write, SETTLED_MS);
    },
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/** Keeps the address bar at a lab's current link while it shows that lab, and opens what someone types or pastes there. */

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
