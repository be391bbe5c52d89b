/** Which preset a link means, and what else it may mean. */
import type { PresetSpec } from "../../engine/types.ts";
import { distance } from "./values.ts";

/** A slip of so many letters, in a word of three times as many and more, still names its preset. */
const SLIP = 2;
/** Presets offered where none has the word. */
const NEAREST = 3;

const plain = (text: string) => text.trim().toLowerCase();

/** The id of the preset with this name, or with one that is a slip of the pen away. */
export function presetNamed(text: string, presets: readonly PresetSpec[]): string | undefined {
  if (presets.some(({ id }) => id === text)) return text;
  const word = plain(text);
  const slip = Math.min(SLIP, Math.floor((word.length - 1) / 3));
  return presets.find(({ id }) => distance(word, id) <= slip)?.id;
}

/** Listed presets whose id begins with the word, then those that hold it in id or title; else the nearest by spelling. */
export function presetsLike(text: string, presets: readonly PresetSpec[]): string[] {
  const word = plain(text);
  const listed = presets.filter(({ former }) => former !== true);
  const places = listed.map(({ id, title }) => {
    const place = id.indexOf(word);
    return place >= 0 || !plain(title).includes(word) ? place : id.length;
  });
  const found = listed
    .map(({ id }, at) => ({ id, place: places[at] ?? -1 }))
    .filter(({ place }) => place >= 0);
  const near = () => listed.map(({ id }) => ({ id, place: distance(word, id) }));
  const all = word !== "" && found.length > 0 ? found : near();
  const sorted = all.toSorted((left, right) => left.place - right.place).map(({ id }) => id);
  return all === found ? sorted : sorted.slice(0, NEAREST);
}
