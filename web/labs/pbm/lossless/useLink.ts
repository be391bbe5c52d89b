/** The address bar holds the string and what was evicted; what someone types or pastes there is opened. */
import { useEffect, useState } from "react";
import { inLinkedLanguage } from "../../../state/language.ts";
import { subscribeToLanguage } from "../../../text/text.ts";
import { decodeLossless, encodeLossless, type Linked, PATH, type Place } from "./link.ts";
import type { Named } from "./names.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;

const isOurs = (hash: string) => hash.slice(1).split("?", 1)[0] === PATH;

const decoded = () => decodeLossless(location.hash.slice(1));

interface Link {
  opened: Linked;
  /** How many links were opened before it. */
  round: number;
  /** Keeps the address at this place, once it has settled. */
  keep: (string: Named, place: Place) => void;
}

export function useLink(): Link {
  const [{ opened, round }, open] = useState(() => ({ opened: decoded(), round: 0 }));
  const [keeper] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = location.hash;
    let wanted = "";
    const read = () => {
      if (location.hash === seen || !isOurs(location.hash)) return;
      clearTimeout(timer);
      timer = undefined;
      seen = location.hash;
      open((before) => ({ opened: decoded(), round: before.round + 1 }));
    };
    const write = () => {
      timer = undefined;
      // Changed meanwhile, its event still on the way: that link is opened, not written over.
      if (location.hash !== seen) return read();
      history.replaceState(history.state, "", `#${inLinkedLanguage(wanted)}`);
      seen = location.hash;
    };
    const later = () => {
      if (wanted !== "") timer ??= setTimeout(write, SETTLED_MS);
    };
    const keep = (string: Named, place: Place) => {
      wanted = encodeLossless(string, place);
      later();
    };
    const stop = () => clearTimeout(timer);
    return { read, keep, later, stop };
  });
  useEffect(() => {
    addEventListener("hashchange", keeper.read);
    const unsubscribe = subscribeToLanguage(keeper.later);
    return () => {
      unsubscribe();
      removeEventListener("hashchange", keeper.read);
      keeper.stop();
    };
  }, [keeper]);
  return { opened, round, keep: keeper.keep };
}
