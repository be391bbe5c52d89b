import { useSyncExternalStore } from "react";
import { pathOf } from "../state/route.ts";
import { routesOf, type Site, useSite } from "./site.ts";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** Anything that is no page of the site shows the first lab: the router would fail on a path it cannot decode. */
function shownPath({ labs, pages }: Site): string {
  const asked = pathOf(location.hash.slice(1)) || "/";
  const known =
    labs.some((lab) => routesOf(lab).includes(asked)) || pages.some((page) => page.matches.test(asked));
  return known ? asked : (labs[0]?.path ?? "");
}

const navigate = (to: string) => {
  location.hash = to;
};

/** A location hook for the router. */
export function useHashPath(): [string, (to: string) => void] {
  const site = useSite();
  return [useSyncExternalStore(subscribe, () => shownPath(site)), navigate];
}
