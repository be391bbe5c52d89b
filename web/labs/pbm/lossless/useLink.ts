/** The address bar holds the string and what was evicted; what someone types or pastes there is opened. */
import { useEffect, useState } from "react";
import { keepHash } from "../../../state/hash.ts";
import { inLinkedLanguage } from "../../../state/language.ts";
import { pathOf } from "../../../state/route.ts";
import { subscribeToLanguage } from "../../../text/text.ts";
import { decodeLossless, encodeLossless, type Linked, PATH, type Place } from "./link.ts";
import type { Named } from "./names.ts";

const isOurs = (hash: string) => pathOf(hash) === PATH;

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
  // What was shown before a link was opened is not written over it.
  const [place] = useState<{ wanted: string | null; later: () => void }>({ wanted: null, later: () => {} });
  useEffect(() => {
    const { later, stop } = keepHash({
      isOurs,
      open: () => {
        place.wanted = null;
        open((before) => ({ opened: decoded(), round: before.round + 1 }));
      },
      link: () => place.wanted && inLinkedLanguage(place.wanted),
    });
    place.later = later;
    const unsubscribe = subscribeToLanguage(later);
    if (place.wanted !== null) later();
    return () => {
      unsubscribe();
      stop();
    };
  }, [place]);
  const [keep] = useState(() => (string: Named, at: Place) => {
    place.wanted = encodeLossless(string, at);
    place.later();
  });
  return { opened, round, keep };
}
