/** How the figure calls pages and places. */

import {
  blockOf,
  blockPages,
  type Flash,
  type FlashPage,
  type FlashShape,
  type FlashStep,
} from "../../simulation/flash.ts";
import type { ssdText } from "../../text/ssd.ts";

type Words = ReturnType<typeof ssdText>["inside"];

/** A logical page: a letter. */
export const letter = (page: number): string => String.fromCharCode(65 + page);

/** A version of it: "F2". */
export const versionName = ({ page, version }: { page: number; version: number }): string =>
  `${letter(page)}${version}`;

/** A physical page: "block.page". */
export const placeName = (shape: FlashShape, place: number): string =>
  `${blockOf(shape, place)}.${place % shape.pages_per_block}`;

const pageWords = (page: FlashPage, words: Words): string =>
  page.state === "free" ? words.pageInWords.free : `${versionName(page)} ${words.pageInWords[page.state]}`;

/** The picture in words, a line a block. */
export const pictureWords = (flash: Flash, words: Words): string[] =>
  Array.from({ length: flash.shape.blocks }, (_, block) =>
    words.blockInWords(
      String(block),
      blockPages(flash, block)
        .map((page) => pageWords(page, words))
        .join(", "),
    ),
  );

/** What a step did and why, in one or two sentences. */
export function stepWords({ shape, pages }: Flash, step: FlashStep, words: Words): string {
  const place = (at: number) => placeName(shape, at);
  switch (step.kind) {
    case "start":
      return words.steps.start(String(shape.logical_pages), String(pages.length));
    case "write": {
      const old = versionName({ page: step.page, version: step.version - 1 });
      return words.steps.write(letter(step.page), versionName(step), old, place(step.to), place(step.from));
    }
    case "choose":
      return words.steps.choose(String(step.block), String(step.invalid), step.valid);
    case "move":
      return words.steps.move(versionName(step), place(step.from), place(step.to));
    case "erase":
      return words.steps.erase(String(step.block), String(shape.pages_per_block));
  }
}
