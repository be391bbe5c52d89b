/** The route is the hash up to its "?": what follows belongs to the link's own codec. */
import { useSyncExternalStore } from "react";
import { LAB_PATH, labs } from "./labs.ts";

const subscribe = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** Pages that are no lab. */
const pages = /^\/(gallery|accessibility|notes|pbm\/lossless|figures(\/[\w-]*)?|lessons(\/[\w-]*){0,2})$/;

const pathOf = (hash: string): string => hash.split("?", 1)[0] ?? "";

/** Whether a hash, without its "#", shows the first lab: `/ace?…`, but also what is left of a link that someone cut or mistyped. */
export const isLab = (hash: string): boolean => !/^\/(?!ace\b)./.test(hash);

/** Whether a hash, without its "#", shows the page at a path. */
export const isAt =
  (path: string) =>
  (hash: string): boolean =>
    pathOf(hash) === path;

/** Anything that is no page of the site shows the first lab: the router would fail on a path it cannot decode. */
const path = () => {
  const asked = pathOf(location.hash.slice(1));
  return pages.test(asked) || labs.some((lab) => [lab.path, `${lab.path}/notes`].includes(asked))
    ? asked
    : LAB_PATH;
};

const navigate = (to: string) => {
  location.hash = to;
};

/** A location hook for the router. */
export const useHashPath = (): [string, (to: string) => void] => [
  useSyncExternalStore(subscribe, path),
  navigate,
];
