/** The list of presets: its groups, what a search finds, where keys lead. */
import type { PresetSpec } from "../engine/types.ts";

/** In the order in which the list first names each group. */
export function grouped(presets: readonly PresetSpec[]) {
  const groups = new Map<PresetSpec["group"], PresetSpec[]>();
  for (const preset of presets) groups.set(preset.group, [...(groups.get(preset.group) ?? []), preset]);
  return Array.from(groups, ([group, presets]) => ({ group, presets }));
}

interface Named {
  id: string;
  label: string;
}

const isNamed = (entry: unknown): entry is Named =>
  typeof entry === "object" && entry !== null && "id" in entry && "label" in entry;

/** Whatever a lane is made of by name: its policy, its placement, its Reader. */
const namesIn = (lane: object) => Object.values(lane).filter((value) => typeof value === "string");

/** What a search looks at: words of the preset and its group, and what the registry calls the lanes' parts. */
export function wordsOf(preset: PresetSpec, registry: object, group: string): string {
  const specs = Object.values(registry).flatMap((list) => (Array.isArray(list) ? list.filter(isNamed) : []));
  const { lanes = [] } = preset.scene as { lanes?: readonly object[] };
  const ids = new Set(lanes.flatMap(namesIn));
  const labels = specs.flatMap(({ id, label }) => (ids.has(id) ? [label] : []));
  return [preset.title, preset.teaches, preset.id, group, ...ids, ...labels].join(" ");
}

/** Without accents, hyphens and cases: "Zähler" is found by "zahler". */
const plain = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("-", " ").toLowerCase();

/** The presets that have every word of the search, in their order. */
export function matching<T>(presets: readonly T[], search: string, words: (preset: T) => string): T[] {
  const asked = plain(search).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [...presets];
  return presets.filter((preset) => {
    const said = plain(words(preset));
    return asked.every((word) => said.includes(word));
  });
}

/** Rows that a page is. */
const PAGE = 4;

/** The place in the row above or below that is nearest; the next in the list where there is no such row. */
function inRow(options: readonly HTMLElement[], at: number, by: 1 | -1): number {
  const box = (place: number) => options[place]?.getBoundingClientRect();
  const own = box(at);
  if (own === undefined) return 0;
  let row: number | undefined;
  let best = at;
  let distance = Number.POSITIVE_INFINITY;
  for (let place = at + by; place >= 0 && place < options.length; place += by) {
    const { top = own.top, left = 0 } = box(place) ?? {};
    if (Math.abs(top - own.top) < 1) continue;
    row ??= top;
    if (Math.abs(top - row) >= 1) break;
    const away = Math.abs(left - own.left);
    if (away < distance) [best, distance] = [place, away];
  }
  return row === undefined ? Math.min(options.length - 1, Math.max(0, at + by)) : best;
}

/** The place that a key leads to from the one at `at`; null if the key is none of the list's. */
export function beside(options: readonly HTMLElement[], at: number, key: string, typed: boolean) {
  const last = options.length - 1;
  const rows = (by: 1 | -1, count: number) => {
    let place = at;
    for (let row = 0; row < count; row += 1) place = inRow(options, place, by);
    return place;
  };
  if (last < 0) return null;
  if (key === "ArrowDown") return rows(1, 1);
  if (key === "ArrowUp") return rows(-1, 1);
  if (key === "PageDown") return rows(1, PAGE);
  if (key === "PageUp") return rows(-1, PAGE);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (typed) return null;
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  return null;
}
