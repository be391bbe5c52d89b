/** The route is the hash up to its "?": what follows belongs to the link's own codec. */
import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** Routes that are not the lab. Anything else shows the lab: the router would fail on a path it cannot decode. */
const others = /^\/(gallery|accessibility|notes|figures(\/[\w-]*)?|lessons(\/[\w-]*){0,2})$/;

/** Whether a hash, without its "#", shows the lab: `/ace?…`, but also what is left of a link that someone cut or mistyped. */
export const isLab = (hash: string): boolean => !/^\/(?!ace\b)./.test(hash);

const path = () => {
  const asked = location.hash.slice(1).split("?", 1)[0] ?? "";
  return others.test(asked) ? asked : "/ace";
};

const navigate = (to: string) => {
  location.hash = to;
};

/** A location hook for the router. */
export const useHashPath = (): [string, (to: string) => void] => [
  useSyncExternalStore(subscribe, path),
  navigate,
];
