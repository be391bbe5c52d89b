/** The labs and pages of the site, as its shell knows them: by what they say of themselves, none by name. */
import { type ComponentType, createContext, useContext, useSyncExternalStore } from "react";
import { followHash, replaceAddress } from "../state/hash.ts";
import { mended, pathOf } from "../state/route.ts";
import type { LabAdapter } from "./labAdapter.ts";
import type { LessonLab } from "./lessons/lessonLab.ts";
import type { Paths } from "./path.ts";

export type LoadPage = () => Promise<{ Page: ComponentType }>;

export interface LabManifest {
  page: LoadPage;
  pages?: Readonly<Record<string, LoadPage>>;
  /** The lab as lessons have it; `models` are those beyond its first engine that a lesson asks for by name. */
  lesson?: (models?: readonly string[]) => Promise<LessonLab>;
  /** What experiments ask of it, by the `lab` of their files: its id, or one that begins with it and a hyphen. */
  experiments?: Readonly<Record<string, () => Promise<LabAdapter>>>;
  race?: LoadPage;
  /** What grades the result of an exercise again that the lab's own link holds; null where it holds none. */
  regrade?: (hash: string) => Promise<Regraded | null>;
}

/** What a result line's link asked, and the grades of its answers. */
export interface Regraded {
  title: string;
  /** As it was set. */
  seed: string;
  attempt: number;
  /** All that the exercise was set with, and no more: the same for each attempt at it. */
  exercise: string;
  /** What it is on, in words, beside its title. */
  scene: string;
  /** Number of questions. */
  asked: number;
  /** Whether a code is right of question `n`, from 0, and what it chose, the same for each code of it; null for one that no answer has. */
  grade: (code: string, n: number) => Grade | null;
}

export interface Grade {
  right: boolean;
  chosen: string;
}

/** A page as links name it. */
export interface Way {
  path: string;
  name: () => string;
}

/** What is known of a lab before anything of it is loaded. */
export interface LabEntry {
  /** As its folder, lessons and experiments call it. */
  id: string;
  path: string;
  /** The `format` that its exported scenes say. */
  scenes: string;
  pages?: readonly string[];
  /** Further pages, which have a place of their own in the navigation. */
  entries?: readonly Way[];
  name: () => string;
  load: () => Promise<{ manifest: LabManifest }>;
}

export interface SitePage {
  matches: RegExp;
  /** Its place in the navigation; left out by pages that are linked from elsewhere. */
  entry?: Way;
  load: LoadPage;
  /** Whether it keeps what it shows when the language changes; others begin anew. */
  keeps?: true;
}

export interface Site {
  /** In the order of the navigation. The first one is shown where a link names no page of the site. */
  labs: readonly LabEntry[];
  pages: readonly SitePage[];
  /** Paths through a lecture, for presentations that are a step of one. */
  paths?: () => Promise<Paths>;
}

export const SiteContext = createContext<Site>({ labs: [], pages: [] });
export const useSite = (): Site => useContext(SiteContext);
export const routesOf = ({ path, pages = [], entries = [] }: LabEntry): readonly string[] => [
  path,
  ...pages,
  ...entries.map((entry) => entry.path),
];

/** Pages besides the labs that have a place in the navigation, in its order. */
export const entriesOf = ({ labs, pages }: Site): readonly Way[] => [
  ...pages.flatMap(({ entry }) => entry ?? []),
  ...labs.flatMap(({ entries }) => entries ?? []),
];

/** The manifest of the lab with an id. Rejects if there is none. */
export async function manifestOf({ labs }: Site, id: string): Promise<LabManifest> {
  const lab = labs.find((entry) => entry.id === id);
  if (lab === undefined) throw new Error(id);
  return (await lab.load()).manifest;
}

const isKnown = ({ labs, pages }: Site, path: string): boolean =>
  labs.some((lab) => routesOf(lab).includes(path)) || pages.some((page) => page.matches.test(path));

/** Writes an address in its canonical form, before others read it; returns an unknown one. Labs' first links had no slash. */
export function correctAddress(site: Site): string | undefined {
  const hash = mended(location.hash.slice(1));
  const asked = pathOf(hash);
  const plain = asked.toLowerCase().replace(/\/+$/, "");
  // As it stands, or but for capitals, slashes at its end, or a singular.
  const meant = [asked, plain, plain.replace(/^\/\w+/, "$&s")].find((path) => isKnown(site, path));
  if (meant === undefined) return asked.startsWith("/") ? asked : undefined;
  const correct = `#${meant}${hash.slice(asked.length)}`;
  if (correct !== location.hash && correct !== "#") replaceAddress(correct);
  return undefined;
}

/** The path that is shown: the first lab's for anything that the site does not have. */
export function usePath(): string {
  const site = useSite();
  return useSyncExternalStore(followHash, () => {
    const asked = pathOf(location.hash.slice(1)) || "/";
    return isKnown(site, asked) ? asked : (site.labs[0]?.path ?? "");
  });
}

/** The whole address of a link of this page; empty where there is nothing to link to. */
export const address = (hash: string | null): string =>
  hash === null ? "" : `${location.href.split("#", 1)[0]}#${hash}`;
