/** The drive of a link: `flash=1`, and `f.spare=7` and its like for what is not the default. */
import { notice } from "../../../../state/url/notices.ts";
import { readNumber } from "../../../../state/url/numbers.ts";
import type { Pair } from "../../../../state/url/raw.ts";
import { type Reading, readChoice, readSeed, SWITCH } from "../../../../state/url/values.ts";
import { text as words } from "../../../../text/text.ts";
import {
  FLAGS,
  FLASH,
  type FlashChoice,
  flashOf,
  LINK_KEYS,
  NUMBERS,
  OF_FLASH,
  POLICIES,
} from "../../flash/model.ts";
import { running } from "../../models.ts";
import type { Scene } from "../scene.ts";

/** Percentages have one decimal. */
const TENTHS = ["fill", "spare"];
const ANY = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER, integer: false };

export function writeFlash(scene: Scene): Pair[] {
  const flash = flashOf(scene);
  if (flash === undefined) return scene.flash === false ? [[FLASH, "0"]] : [];
  const settings = LINK_KEYS.flatMap((key): Pair[] => {
    const value = flash[key.slice(OF_FLASH.length)];
    if (value === undefined || key === FLASH) return [];
    return [[key, typeof value === "boolean" ? (value ? "1" : "0") : String(value)]];
  });
  return [[FLASH, "1"], ...settings];
}

function number(id: string, text: string, { notices }: Reading): number | undefined {
  const spec = running("flash")
    ?.parameters()
    .find((one) => one.id === id);
  const read = readNumber(OF_FLASH + id, text, spec ?? ANY, undefined, words().link.none, notices);
  if (read === undefined || !TENTHS.includes(id)) return read;
  const rounded = Math.round(10 * read) / 10;
  const { minimum, maximum } = spec ?? ANY;
  const { number, tenths } = words().link;
  if (rounded !== read)
    notices.push(
      notice(OF_FLASH + id, text, `${number(false, minimum, maximum)} ${tenths}`, String(rounded)),
    );
  return rounded;
}

/** The drive that a link leaves a scene with. */
export function readFlash(reading: Reading, scene: Scene): Scene["flash"] {
  const { values, notices } = reading;
  const given = (id: string) => values.get(OF_FLASH + id);
  const settings: Record<string, FlashChoice[string] | undefined> = {};
  for (const id of NUMBERS) {
    const text = given(id);
    if (text !== undefined) settings[id] = number(id, text, reading);
  }
  for (const id of FLAGS) {
    const text = given(id);
    const on = text === undefined ? undefined : readChoice(OF_FLASH + id, text, SWITCH, undefined, notices);
    if (on !== undefined) settings[id] = on === "1";
  }
  const gc = given("gc");
  if (gc !== undefined) settings.gc = readChoice(`${OF_FLASH}gc`, gc, POLICIES, POLICIES[0], notices);
  const seed = given("flash_seed");
  if (seed !== undefined) settings.flash_seed = readSeed(`${OF_FLASH}flash_seed`, seed, notices);
  const legal = Object.entries(settings).filter(
    (entry): entry is [string, FlashChoice[string]] => entry[1] !== undefined,
  );
  const text = values.get(FLASH);
  const on = text === undefined ? undefined : readChoice(FLASH, text, SWITCH, undefined, notices);
  if (on === "0") return false;
  const before = flashOf(scene);
  if (on === undefined && legal.length === 0 && before === undefined) return scene.flash;
  return { ...before, ...Object.fromEntries(legal) };
}
