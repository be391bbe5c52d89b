/** A drive in words: what its events and its blocks are called. */
import type { flash } from "../../text/en/flash.ts";
import { formatCount, formatDigits } from "../../text/numbers.ts";
import { letterOf } from "../pool/letters.ts";
import { cellsOf, STREAMS, streamOf } from "./state.ts";
import type { FlashEvent, FlashShown, FlashState } from "./types.ts";

export type FlashWords = typeof flash;
/** Of a page that stands somewhere, where versions of it are told apart. */
export type NameOf = (page: number, block?: number, index?: number) => string;

const LETTERS = 26;

/** A small database's pages are letters; the drive may have more pages than the database. */
export const namesFor =
  (pages: number): NameOf =>
  (page) =>
    pages <= LETTERS && page < pages ? letterOf(page) : String(page);

const count = (value: number) => formatCount(value);
/** Of a block: a name, not a number of things. */
const id = (block: number) => String(block);

/** `before`: the drive before the event, which knows what page an old version is of. */
export function eventWords(
  event: FlashEvent,
  before: FlashState,
  block_pages: number,
  nameOf: NameOf,
  { events }: FlashWords,
): string {
  const of = count(block_pages);
  switch (event[0]) {
    case "open":
      return events.open(id(event[1]), event[2]);
    case "choose": {
      const [, block, valid, reason] = event;
      return reason === "wear"
        ? events.chooseForWear(id(block), count(valid), of)
        : events.choose(id(block), count(valid), of, valid);
    }
    case "move":
      return events.move(nameOf(event[1]), id(event[2]), id(event[4]));
    case "erase":
      return events.erase(id(event[1]), count(event[2]), event[2]);
    case "write":
      return events.write(nameOf(event[1]), id(event[2]));
    case "invalidate": {
      const [, block, index] = event;
      const page = before.owners?.[block]?.[index];
      return page === undefined
        ? events.invalidateUnnamed(id(block))
        : events.invalidate(nameOf(page), id(block));
    }
  }
}

/** What a step did, in a line. */
export function stepWords(events: readonly FlashEvent[], words: FlashWords): string {
  if (events.length === 0) return words.nothing;
  const of = (kind: FlashEvent[0]) => events.filter(([one]) => one === kind).length;
  const parts = [
    [of("write"), words.written],
    [of("move"), words.moved],
    [of("erase"), words.erased],
  ] as const;
  return words.step(parts.flatMap(([number, say]) => (number > 0 ? say(count(number), number) : [])));
}

type Sized = Pick<FlashShown, "block_pages">;

function blockStates(state: FlashState, block: number, { block_pages }: Sized, words: FlashWords): string[] {
  const erases = state.erases[block] ?? 0;
  const erased = words.erasesInWords(count(erases), erases);
  const stream = streamOf(state, block);
  if (stream !== null) return [words.openFor(stream), erased];
  const place = state.free.indexOf(block);
  if (place >= 0) return [words.inQueue(count(place + 1)), erased];
  return state.programmed[block] === block_pages ? [words.full, erased] : [erased];
}

/** Pages of a block that are told one by one; of more of them their numbers are. */
const TOLD = { listed: 32, looked: 16 };

/** A block in a line: its pages one by one where they are known and few. */
export function blockWords(
  state: FlashState,
  block: number,
  sized: Sized,
  nameOf: NameOf,
  words: FlashWords,
  most: keyof typeof TOLD = "looked",
): string {
  const { block_pages } = sized;
  const owners = state.owners?.[block];
  const [programmed, valid] = [state.programmed[block] ?? 0, state.valid[block] ?? 0];
  const numbers = { valid, invalid: programmed - valid };
  const pages =
    owners !== undefined && block_pages <= TOLD[most]
      ? cellsOf(state, block, block_pages).flatMap((cell, index) =>
          cell === "free" ? [] : words.pageInWords[cell](nameOf(owners[index] ?? 0, block, index)),
        )
      : (["valid", "invalid"] as const).flatMap((cell) =>
          numbers[cell] > 0 ? words.pageInWords[cell](count(numbers[cell])) : [],
        );
  const free = block_pages - programmed;
  const all = [...pages, ...(free > 0 ? [words.freePages(count(free))] : [])];
  return words.blockInWords(id(block), blockStates(state, block, sized, words), all.join(", "));
}

/** How many of the queue are named. */
const NEXT = 5;

/** Smallest and largest, and where the largest is first. */
export function rangeOf(values: readonly number[]) {
  let [least, most, at] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const [place, value] of values.entries()) {
    if (value < least) least = value;
    if (value > most) [most, at] = [value, place];
  }
  return { least, most, at };
}

/** Of a larger one: what its map shows. */
function driveWords(
  state: FlashState,
  { block_pages }: Sized,
  { driveInWords: words }: FlashWords,
): string[] {
  const full = state.valid.filter((_, block) => state.programmed[block] === block_pages);
  const sum = full.reduce((all, one) => all + one, 0);
  const [valid, wear] = [rangeOf(full), rangeOf(state.erases)];
  const of = count(block_pages);
  return [
    words.blocks(count(full.length), count(state.free.length), count(state.erases.length)),
    ...(full.length > 0
      ? [words.valid(count(valid.most), count(valid.least), formatDigits(sum / full.length, 1), of)]
      : []),
    words.wear(count(wear.least), count(wear.most), id(wear.at)),
    ...STREAMS.flatMap((stream) => {
      const block = state.open[stream];
      return block === null ? [] : words.open(id(block), stream, count(state.programmed[block] ?? 0), of);
    }),
    ...(state.free.length > 0 ? [words.next(state.free.slice(0, NEXT).map(id).join(", "))] : []),
  ];
}

/** The text equivalent of the picture. */
export const flashWords = (state: FlashState, sized: Sized, nameOf: NameOf, words: FlashWords): string[] =>
  state.owners === null
    ? driveWords(state, sized, words)
    : state.erases.map((_, block) => blockWords(state, block, sized, nameOf, words, "listed"));
