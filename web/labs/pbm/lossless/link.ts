/** A string and what was evicted in it ↔ its link: `/pbm/lossless?v=1&frames=2&pool=A+B&requests=C+A+B+A&evicted=A&at=1`. Pure. */
import { useEffect, useState } from "react";
import { keepHash } from "../../../state/hash.ts";
import { inLinkedLanguage } from "../../../state/language.ts";
import { pathOf } from "../../../state/route.ts";
import { readVersion } from "../../../state/url/envelope.ts";
import { readHash, writeHash } from "../../../state/url/raw.ts";
import { subscribeToLanguage } from "../../../text/text.ts";
import { EXAMPLES, type Fields, type Named } from "./names.ts";

export const PATH = "/pbm/lossless";
const VERSION = 1;
const KEYS = ["v", "frames", "pool", "requests", "evicted", "at"];

/** What was evicted, by name and in order, and the request that is looked at, from 0. */
export type Place = { evicted: readonly string[]; at: number };

export interface Linked {
  fields: Fields;
  evicted: readonly string[];
  /** As it stands there: its range follows from the string. */
  at: string;
  notices: string[];
}

const named = (blocks: readonly number[], names: readonly string[]): string =>
  blocks.map((block) => names[block] ?? "").join(" ");

export const fieldsOf = ({ frames, pool, requests, names }: Named): Fields => ({
  frames: String(frames),
  pool: named(pool, names),
  requests: named(requests, names),
});

export function encodeLossless(string: Named, { evicted, at }: Place): string {
  const { frames, pool, requests } = fieldsOf(string);
  return writeHash(PATH, [
    ["v", String(VERSION)],
    ["frames", frames],
    ["pool", pool],
    ["requests", requests],
    ...(evicted.length > 0 ? [["evicted", evicted.join(" ")] as const] : []),
    ["at", String(at)],
  ]);
}

export function decodeLossless(hash: string): Linked {
  const [first] = EXAMPLES;
  if (!hash.includes("?")) return { fields: first, evicted: [], at: "0", notices: [] };
  const failures: Parameters<typeof readHash>[2] = [];
  const values = readHash(hash, (key) => KEYS.includes(key), failures);
  readVersion({ values, notices: failures }, VERSION);
  const requests = values.get("requests");
  // A pool belongs to its requests: without them the first example's own stands.
  const own = requests === undefined ? first : { requests, frames: first.frames, pool: "" };
  return {
    fields: {
      frames: values.get("frames") ?? own.frames,
      pool: values.get("pool") ?? own.pool,
      requests: own.requests,
    },
    evicted: (values.get("evicted") ?? "").split(" ").filter(Boolean),
    at: values.get("at") ?? "0",
    notices: failures.map(({ message }) => message),
  };
}

const isOurs = (hash: string) => pathOf(hash) === PATH;
const decoded = () => decodeLossless(location.hash.slice(1));

export function useLink() {
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
  // Keeps the address at this place, once it has settled.
  const [keep] = useState(() => (string: Named, at: Place) => {
    place.wanted = encodeLossless(string, at);
    place.later();
  });
  return { opened, round, keep };
}
