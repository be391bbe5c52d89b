import { useSyncExternalStore } from "react";
import { followHash } from "../state/hash.ts";
import { pathOf } from "../state/route.ts";
import { routesOf, type Site, useSite } from "./site.ts";

const isKnown = ({ labs, pages }: Site, path: string): boolean =>
  labs.some((lab) => routesOf(lab).includes(path)) || pages.some((page) => page.matches.test(path));

/** The page that an address means: as it stands, or but for capitals, slashes at its end, or a singular. */
function meantPath(site: Site, asked: string): string | undefined {
  const plain = asked.toLowerCase().replace(/\/+$/, "");
  return [asked, plain, plain.replace(/^\/\w+/, "$&s")].find((path) => isKnown(site, path));
}

/**
 * Writes the canonical form of an address into the address bar, before any other code reads it. Returns an
 * unknown path; addresses without a leading slash are left to the labs, whose first links had none.
 */
export function correctAddress(site: Site): string | undefined {
  const asked = pathOf(location.hash.slice(1));
  const meant = meantPath(site, asked);
  if (meant === undefined) return asked.startsWith("/") ? asked : undefined;
  if (meant !== asked)
    history.replaceState(history.state, "", `#${meant}${location.hash.slice(1 + asked.length)}`);
  return undefined;
}

/** Anything that is no page of the site shows the first lab. */
function shownPath(site: Site): string {
  const asked = pathOf(location.hash.slice(1)) || "/";
  return isKnown(site, asked) ? asked : (site.labs[0]?.path ?? "");
}

/** The page of the site that is shown. */
export function usePath(): string {
  const site = useSite();
  return useSyncExternalStore(followHash, () => shownPath(site));
}
