/** How files were read, on this device: by name and size, since reading a file anew to know it again takes as long. */
import type { ReadingOptions } from "../../engine/ownTrace/reading.ts";
import { remember, rememberedData } from "../../ui/remember.ts";

const KEY = "bufferpool-lab-readings";
/** Files that are known again: the ones read last. */
const MOST = 50;

type Known = Readonly<Record<string, ReadingOptions>>;

const isOptions = (value: unknown): value is ReadingOptions =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

function known(): [string, ReadingOptions][] {
  const data = rememberedData(KEY);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data as Known).filter(([, options]) => isOptions(options));
}

const nameOf = ({ name, size }: File) => `${size} ${name}`;

/** How the reader had this file read; no options where nothing is known. */
export const rememberedReading = (file: File): ReadingOptions =>
  known().find(([name]) => name === nameOf(file))?.[1] ?? {};

export function rememberReading(file: File, options: ReadingOptions): void {
  const others = known().filter(([name]) => name !== nameOf(file));
  const all = Object.keys(options).length === 0 ? others : [...others, [nameOf(file), options] as const];
  remember(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}
