/** The part of the address behind its "#": one listener tells of it, in the order in which it was asked to. */
import { subscribeToLanguage } from "../text/text.ts";
import type { RunController } from "./run/controller.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;
/** Once one was refused. */
const REFUSED_MS = 5_000;

/** Takes a hash, without its "#". */
type Follower = (hash: string) => void;

const followers = new Set<Follower>();

function onHash(): void {
  // Iterates over a copy: a follower may add others. The first one writes the address as it was meant.
  for (const follow of [...followers]) follow(location.hash.slice(1));
}

/** Tells of every hash that someone types, pastes or follows; returns a function that ends it. */
export function followHash(follow: Follower): () => void {
  if (followers.size === 0) addEventListener("hashchange", onHash);
  followers.add(follow);
  return () => {
    followers.delete(follow);
    if (followers.size === 0) removeEventListener("hashchange", onHash);
  };
}

interface Kept {
  isOurs: (hash: string) => boolean;
  /** Opens what someone types or pastes. */
  open: Follower;
  /** What the address should be, without its "#"; null leaves it as it is. */
  link: () => string | null;
}

/** Says another address without going there; false where the browser refuses, as some do above a hundred in a few seconds. */
export function replaceAddress(address: string): boolean {
  try {
    history.replaceState(history.state, "", address);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the address at a link, once that has settled after `later`, for as long as the address is one of its own. */
export function keepHash({ isOurs, open, link }: Kept): { later: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The browser may escape a written hash, so the address last seen can differ from it.
  let [seen, written] = [location.hash, ""];
  const stop = followHash((hash) => {
    if (seen === location.hash) return;
    [seen, written] = [location.hash, hash];
    if (isOurs(hash)) open(hash);
  });
  const write = () => {
    timer = undefined;
    // The address has changed and its event is still pending: opens that link instead of overwriting it.
    if (location.hash !== seen) return onHash();
    const wanted = link();
    if (wanted === null || wanted === written || !isOurs(seen.slice(1))) return;
    if (replaceAddress(`#${wanted}`)) [seen, written] = [location.hash, wanted];
    else timer = setTimeout(write, REFUSED_MS);
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

/** Keeps the address at a lab's current link while it shows that lab, and opens what is typed there; returns what ends it. */
export function keepAddress(lab: RunController): () => void {
  const link = () => {
    const { wanted, opening } = lab.choices.getState();
    return wanted === null && !opening ? lab.link() : null;
  };
  const { later, stop } = keepHash({ isOurs: lab.shows, open: lab.openLink, link });
  const { choices, playback } = lab;
  const stops = [choices.subscribe(later), playback.store.subscribe(later), subscribeToLanguage(later), stop];
  later();
  return () => {
    for (const end of stops) end();
  };
}
