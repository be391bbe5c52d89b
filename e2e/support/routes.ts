/** Every route of the site, for tests that hold for all of them. A new route is one line here. */
import type { Driven } from "./driven.ts";
import { firstSteps, hybrid, pbm } from "./links.ts";
import { settled } from "./settled.ts";

export interface SiteRoute {
  name: string;
  hash: string;
  /** Waits until the route is there. */
  ready: (page: Driven) => Promise<void>;
  /** Another state of a page that stands before it in the list: it has no title of its own. */
  again?: true;
}

const heading = (name: string | RegExp) => (page: Driven) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
/** A heading of its own: while a page is fetched, the site's name stands there. */
const titled = heading(/^(?!Bufferpool Lab$)/);
const lab = (page: Driven) => page.getByRole("button", { name: "Step", exact: true }).waitFor();

export const routes: readonly SiteRoute[] = [
  { name: "the first page", hash: "/", ready: heading("Bufferpool Lab") },
  { name: "the lab", hash: firstSteps("at=14"), ready: lab },
  { name: "the list of figures", hash: "/figures", ready: heading("Figures") },
  { name: "a figure", hash: "/figures/poster-1", ready: titled },
  { name: "a figure by query set", hash: "/figures/fl-9b", ready: titled },
  { name: "a figure that asks first", hash: "/figures/server-4", ready: titled },
  { name: "the calibration of run times", hash: "/figures/calibration", ready: titled },
  {
    name: "what may be evicted without loss",
    hash: "/pbm/lossless",
    ready: heading("What may be evicted without loss"),
  },
  { name: "SQL", hash: "/sql", ready: titled },
  { name: "a policy to write", hash: "/write-a-policy", ready: titled },
  { name: "your database", hash: "/your-database", ready: titled },
  { name: "the matrix of policies", hash: "/figures/policies", ready: titled },
  {
    name: "the lab with the leaderboard",
    hash: "/ace?v=1&preset=looping-scan&tab=policies",
    ready: lab,
    again: true,
  },
  {
    name: "the lab over a recording",
    hash: "/ace?v=1&preset=postgres-report&tab=tables",
    ready: lab,
    again: true,
  },
  { name: "the lessons", hash: "/lessons", ready: heading("Lessons") },
  {
    name: "the lab with an own policy",
    hash: "/ace?v=1&preset=hot-set&lanes=own-policy~baseline,own-policy~ace",
    ready: async (page) => page.getByRole("region", { name: "Own policy", exact: true }).waitFor(),
    again: true,
  },
  { name: "a lesson", hash: "/lessons/ace", ready: titled },
  { name: "a lesson on flash", hash: "/lessons/write-cost?part=inside-an-ssd", ready: titled },
  {
    name: "a lesson on chips and policies",
    hash: "/lessons/ace?part=a-second-decision",
    ready: titled,
    again: true,
  },
  { name: "a teacher's notes", hash: "/lessons/ace/notes", ready: titled },
  { name: "a lesson on two disks", hash: "/lessons/evicting-by-cost", ready: titled },
  { name: "notes to a lesson on two disks", hash: "/lessons/three-ways/notes", ready: titled },
  { name: "an embed", hash: `${firstSteps("at=14")}&embed=1`, ready: titled },
  { name: "a presentation", hash: `${firstSteps("at=14")}&present=1`, ready: titled },
  { name: "speaker notes", hash: `/notes?${firstSteps("at=14").split("?")[1]}`, ready: titled },
  { name: "an exercise", hash: "/ace?v=1&preset=slides-lru&task=predict", ready: titled },
  { name: "the list of exercises", hash: "/exercises", ready: heading("Exercises") },
  {
    name: "a run of an exercise",
    hash: "/exercises/ace?task=batch~questions:10~seed:7",
    ready: async (page) => page.getByRole("group", { name: "Which pages does ACE write?" }).waitFor(),
  },
  { name: "for a class", hash: "/teach", ready: heading("For a class") },
  {
    name: "a step of a path",
    hash: "/ace?v=1&preset=slides-lru&at=0&present=1&path=45~7",
    ready: heading("The other channels wait"),
  },
  {
    name: "a game",
    hash: "/beat-ace?day=2026-11-27",
    ready: (page) => page.getByRole("button", { name: "Start: two minutes" }).waitFor(),
  },
  {
    name: "moves of a game",
    hash: "/beat-ace?day=2026-11-27&moves=1-123-1-1-1-2-3-123-2-124-1-3",
    ready: (page) => page.getByRole("button", { name: "Play this game" }).waitFor(),
    again: true,
  },
  {
    name: "a worksheet with its answers",
    hash: "/teach/worksheet/ace?seed=7&answers=1",
    ready: heading("Answers: ACE: several writes in the time of one"),
  },
  { name: "result lines to check", hash: "/teach/check", ready: heading("Check result lines") },
  { name: "the flash + magnetic lab", hash: hybrid("ten-pages", "at=24&page=7"), ready: lab },
  { name: "an embed of it", hash: hybrid("ten-pages", "at=24&embed=1"), ready: titled },
  { name: "a presentation of it", hash: hybrid("cost-queues", "at=90&present=1"), ready: titled },
  {
    name: "speaker notes of it",
    hash: hybrid("ten-pages", "at=24").replace("/hybrid", "/hybrid/notes"),
    ready: titled,
  },
  { name: "the predictive lab", hash: pbm("buckets", "at=600"), ready: lab },
  {
    name: "an embed of the predictive lab",
    hash: pbm("looping-scan", "at=300&embed=1"),
    ready: titled,
  },
  {
    name: "a presentation of the predictive lab",
    hash: pbm("buckets", "at=600&present=1"),
    ready: titled,
  },
  {
    name: "speaker notes of the predictive lab",
    hash: pbm("looping-scan", "at=300").replace("/pbm", "/pbm/notes"),
    ready: titled,
  },
  { name: "accessibility", hash: "/accessibility", ready: heading("Accessibility") },
];

/** Opens a route afresh; all of it is there when this returns. */
export async function openRoute(page: Driven, { hash, ready }: SiteRoute): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  // Before the page's script runs there is a heading, too.
  await page.waitForFunction(() => document.querySelector(".not-started") === null);
  await ready(page);
  await settled(page);
}
