/** The ways in which labs are looked at by the layout laws, and one look. */
import { expect, type Page } from "@playwright/test";
import type { Driven } from "./driven.ts";
import { beyondWindow, cutWords, firstTile, hiddenParts, wordsOverWords } from "./layout.ts";
import { lanesOver } from "./links.ts";
import { link } from "./page.ts";
import { listedPresets, PRESET } from "./presets.ts";
import { presetsAt } from "./registry.ts";
import { settled } from "./settled.ts";
import { unreadable } from "./stepText.ts";

const LAPTOP = { width: 1366, height: 768 };
const DESK = { width: 1920, height: 1080 };

export interface Way {
  name: string;
  size: { width: number; height: number };
  /** Of the address. */
  query?: string;
  within: string;
  /** Parts that must be seen, of those that a lab has; all of the lab's, if not said. */
  parts?: readonly string[];
  /** Whether the page may be higher than its window. */
  scrolls?: boolean;
  parameters?: boolean;
  /** In a hand: the first tile is no lower, and with two lanes what is compared is in the window. */
  highest?: number;
  /** The labs whose page may scroll and whose parts are fewer; all, if not said. */
  of?: readonly string[];
}

const lab = ".lab-main";
/** What a phone shows at once. */
const COMPARED = ["pool", "table", ".lane-sentence", "score", "#step"];
export const ways: readonly Way[] = [
  { name: "lab", size: LAPTOP, within: lab },
  { name: "lab", size: DESK, within: lab },
  // Sentences have their room first, and narrow lanes have long ones: what does not fit scrolls with the page.
  {
    name: "parameters open",
    size: LAPTOP,
    within: lab,
    parameters: true,
    scrolls: true,
    parts: ["strip", "pool", "transport"],
    of: ["/ace?", "/hybrid?"],
  },
  { name: "parameters open", size: DESK, within: lab, parameters: true },
  // Beside the map lanes are as narrow.
  {
    name: "map open",
    size: LAPTOP,
    within: lab,
    query: "&map=alpha-k_w",
    scrolls: true,
    parts: ["strip", "pool", "transport"],
  },
  { name: "lab", size: { width: 1024, height: 768 }, within: lab, scrolls: true, parts: ["transport"] },
  { name: "phone", size: { width: 390, height: 844 }, within: lab, scrolls: true, highest: 200 },
  { name: "phone, turned", size: { width: 844, height: 390 }, within: lab, scrolls: true, highest: 180 },
  { name: "present", size: LAPTOP, within: "main", query: "&present=1" },
  { name: "present", size: DESK, within: "main", query: "&present=1" },
  {
    name: "embed",
    size: { width: 800, height: 500 },
    within: "main",
    query: "&embed=1",
    parts: ["score"],
    scrolls: true,
  },
];

/** Policies that keep much besides their order. */
const keeping = ["arc~baseline,arc~ace~prefetch~reader:npl", "2q~ace,arc~ace,s3-fifo~ace,innodb~ace"];
const fourLanes = "lru~ace~prefetch,clock~ace,cflru~ace,lru-wsr~ace";
export const labs = [
  {
    path: "/ace",
    parts: ["strip", "pool", "sentence", "device", "score", "transport"],
    besides: [
      lanesOver(fourLanes, 1_500),
      lanesOver(fourLanes, 1_500, "&axis=time"),
      lanesOver("lru~baseline,lru~ace,cflru~ace", 0),
      ...keeping.map((lanes) => lanesOver(lanes, 1_500)),
    ],
  },
  {
    path: "/hybrid",
    parts: ["strip", "pool", "disks", "sentence", "score", "transport"],
    besides: ["/hybrid?v=1&preset=ten-pages&axis=time&at_time=730"],
  },
  { path: "/pbm", parts: ["table", "sentence", "eviction", "buckets", "score", "transport"], besides: [] },
];

/** Where a scene is looked at: where its link opens it, or where a key leads. */
export interface Scene {
  /** Of those that have a preset. */
  preset: string | null;
  title: string | null;
  hash: string;
  key: string | undefined;
  /** In how many parts the panel draws it. */
  drawn?: number;
}

/** Where the preset begins, at the start, an eviction or so later, at the end. */
export const places = [undefined, "Home", "PageDown", "End"];

const sceneOf = (
  path: string,
  { id, title, drawn }: { id: string; title: string; drawn?: number },
  index: number,
): Scene => ({
  ...{ preset: id, title, ...(drawn !== undefined && { drawn }) },
  hash: `${path}?v=1&preset=${id}`,
  key: places[index % places.length],
});

/** The presets of a lab that can be opened in a moment, as its picker lists them, one place each. */
export async function presetsOf(page: Driven, path: string): Promise<Scene[]> {
  await link(page, `${path}?v=1`);
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await page.waitForFunction((path) => location.hash.startsWith(`#${path}?`), path);
  const listed = await listedPresets(page);
  return listed.map((preset, index) => sceneOf(path, preset, index));
}

/** The same without a page, but for the panel's pictures: as the engine's registry lists them. */
export const scenesAt = (path: string): Scene[] =>
  presetsAt(path).map((preset, index) => sceneOf(path, preset, index));

/** Waits until the page shows this scene in this way, and stands still. */
async function shown(
  page: Driven,
  { query = "", within, parameters = false }: Way,
  { preset, title }: Scene,
) {
  if (query !== "" && within !== lab) {
    await page.waitForFunction((title) => {
      const staged = document.querySelector(".present, .embed-foot") !== null;
      return staged && (title === null || document.querySelector("h1")?.textContent?.trim() === title);
    }, title);
  } else {
    const picker = page.getByRole("button", PRESET);
    if (preset !== null) await expect.poll(() => picker.getAttribute("data-preset")).toBe(preset);
    const toggle = page.getByRole("button", { name: "Parameters" });
    if ((await toggle.getAttribute("aria-expanded")) !== String(parameters)) await toggle.click();
  }
  await page.waitForFunction(() => document.querySelector("[data-part=score]") !== null);
  await settled(page);
}

/** By the key, with the focus where a reader's is: on nothing. */
async function goTo(page: Driven, key: string) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
  await settled(page);
}

/**
 * A fault that is known, in shop-day, lambda and paper-size: beside open parameters in a laptop's window the pools of three
 * lanes or four on two disks lie below the transport, or below the window's edge.
 */
const knownToHide = ({ parameters, size }: Way, hash: string, lanes: number) =>
  parameters === true && size === LAPTOP && hash.startsWith("/hybrid?") && lanes > 2;

/** Opens a scene of a lab in a way, and says what breaks the laws. The window has the way's size already. */
export async function breaches(page: Driven, way: Way, scene: Scene, parts: readonly string[]) {
  const { hash, key } = scene;
  await link(page, `${hash}${way.query ?? ""}`);
  await shown(page, way, scene);
  if (key !== undefined) await goTo(page, key);
  await page.evaluate(() => scrollTo(0, 0));
  const eased = way.of?.some((path) => hash.startsWith(path)) ?? true;
  const { highest } = way;
  const lanes = await page.evaluate(() => document.querySelectorAll(".lane").length);
  const all = highest === undefined ? (eased && way.parts) || parts : lanes > 2 ? ["#step"] : COMPARED;
  const wanted = knownToHide(way, hash, lanes) ? all.filter((part) => part !== "pool") : all;
  const tile = highest === undefined ? 0 : await firstTile(page);
  const seen = [
    ...(tile > (highest ?? 0) ? [`the first tile is at ${tile} px`] : []),
    ...(await hiddenParts(page, way.within, wanted)),
    ...(await beyondWindow(page, eased && (way.scrolls ?? false))),
    ...(await cutWords(page)),
    ...(await wordsOverWords(page)),
  ];
  return seen.map((line) => `${hash}, ${way.name}, ${way.size.width} px, ${key ?? "there"}: ${line}`);
}

/** How steps are looked at: every window with and without an open tab and a lane more, in both languages. */
const sizes = [LAPTOP, DESK, { width: 1280, height: 720 }, { width: 1024, height: 768 }];
const either = [false, true];
export const looks = ["en", "de"].flatMap((language) =>
  either.flatMap((more) => either.flatMap((tab) => sizes.map((size) => ({ language, more, tab, size })))),
);
/** From this width on parameters are open where nobody closed them, in CSS pixels. */
const WITH_PARAMETERS = 1_600;
export type Look = (typeof looks)[number];

const MOST_LANES = 4;

/** Opens a preset, with its last lane once more if there is room for one; false where there is none. */
async function openWith(page: Page, path: string, { preset }: Scene, more: boolean): Promise<boolean> {
  const picker = page.getByRole("button", { name: /^(Preset|Beispiel): / });
  /** With a change, the lanes that the link then says; a preset as it is says none. */
  const shown = async (change: string, lanes: number | null) => {
    await link(page, `${path}?v=1&preset=${preset}${change}`);
    await expect.poll(() => picker.getAttribute("data-preset")).toBe(preset);
    const known = await page.waitForFunction(
      ([preset, lanes, changed]) => {
        const here = new URLSearchParams(location.hash.split("?")[1]);
        const list = here.get("lanes")?.split(",") ?? [];
        const drawn = document.querySelectorAll(".lane").length;
        const stands = here.has("at") || here.has("at_time");
        const there = here.get("preset") === preset && stands && drawn > 0;
        const fits = !changed || (list.length === drawn && (lanes === null || lanes === drawn));
        return there && fits && { list, own: here.get("workload") === "own" };
      },
      [String(preset), lanes, change !== ""] as const,
    );
    return (await known.jsonValue()) as { list: string[]; own: boolean };
  };
  await shown("", null);
  if (!more) return true;
  const chip = await page.locator(".lab-chips button").first().textContent();
  const frames = Number(chip?.replace(/\D/g, ""));
  const { list, own } = await shown(`&frames=${frames + 1}`, null);
  // A file is in no link.
  if (own || list.length === MOST_LANES) return false;
  await shown(`&lanes=${[...list, list.at(-1)].join()}`, list.length + 1);
  return true;
}

/** Opens the first tab, or closes whichever is open. */
const showTab = (page: Page, open: boolean) =>
  page.evaluate((open) => {
    const chosen = document.querySelector<HTMLElement>("[data-chosen=true] [role=tab][aria-selected=true]");
    if (open !== (chosen !== null)) (chosen ?? document.querySelector<HTMLElement>("[role=tab]"))?.click();
  }, open);

/** What of a preset's steps cannot be read, at these places of its run. */
export async function unreadableSteps(
  page: Page,
  path: string,
  scene: Scene,
  looks: readonly Look[],
  at: readonly (number | null)[],
): Promise<string[]> {
  const found: string[] = [];
  let opened: boolean | undefined;
  let there = false;
  for (const { language, more, tab, size } of looks) {
    await page.setViewportSize(size);
    const speaks = page.getByRole("combobox", { name: /^(Language|Sprache)$/ });
    if ((await speaks.inputValue()) !== language) await speaks.selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // In a wide window it is open from the start, and stays so when the window is made narrow.
    const parameters = page.getByRole("button", { name: /^Parameters?$/, expanded: true });
    if (size.width < WITH_PARAMETERS && (await parameters.count()) > 0) await parameters.click();
    if (opened !== more) there = await openWith(page, path, scene, more);
    opened = more;
    if (!there) continue;
    await showTab(page, tab);
    const where = `${scene.preset}${more ? " and a lane" : ""}, ${language}, ${size.width} px${tab ? ", tab" : ""}`;
    found.push(...(await unreadable(page, at)).map((line) => `${where}, ${line}`));
  }
  return found;
}
