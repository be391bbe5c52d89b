/** How the figure calls pages and places, and what it says of a step. */
import {
  blockPages,
  type Flash,
  type FlashPage,
  type FlashShape,
  type FlashStep,
  placeIn,
} from "../../simulation/flash.ts";
import type { ssdText } from "../../text/ssd.ts";

type Words = ReturnType<typeof ssdText>["inside"];

/** A logical page: a letter. */
export const letter = (page: number): string => String.fromCharCode(65 + page);

/** A version of it: "F2". */
export const versionName = ({ page, version }: { page: number; version: number }): string =>
  `${letter(page)}${version}`;

/** A physical page: "block.page". */
export const placeName = (shape: FlashShape, place: number): string => placeIn(shape, place).join(".");

const pageWords = (page: FlashPage, words: Words): string =>
  page.state === "free" ? words.pageInWords.free : `${versionName(page)} ${words.pageInWords[page.state]}`;

export const pictureWords = (flash: Flash, words: Words): string[] =>
  Array.from({ length: flash.shape.blocks }, (_, block) => {
    const pages = blockPages(flash, block).map((page) => pageWords(page, words));
    return words.blockInWords(String(block), pages.join(", "));
  });

export function stepWords({ shape, pages }: Flash, step: FlashStep, { steps }: Words): string {
  const place = (at: number) => placeName(shape, at);
  switch (step.kind) {
    case "start":
      return steps.start(String(shape.logical_pages), String(pages.length));
    case "write": {
      const old = versionName({ page: step.page, version: step.version - 1 });
      return steps.write(letter(step.page), versionName(step), old, place(step.to), place(step.from));
    }
    case "choose":
      return steps.choose(String(step.block), String(step.invalid), step.valid);
    case "move":
      return steps.move(versionName(step), place(step.from), place(step.to));
    case "erase":
      return steps.erase(String(step.block), String(shape.pages_per_block));
  }
}
