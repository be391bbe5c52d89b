/** Drawings of React as one file. */
import type { ReactElement } from "react";
import { compose, type PictureWords } from "./compose.ts";
import { drawnInLight } from "./light.ts";

/** A drawing of the picture: one SVG element, with a title above and a key beneath. */
export interface Drawing {
  drawing: ReactElement;
  label?: string;
  note?: string;
}

/** The text of an SVG file with these drawings, one below the other; what draws nothing is left out. */
export const pictureOf = (drawings: readonly Drawing[], words: PictureWords): string =>
  drawnInLight(
    drawings.map(({ drawing }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
      <div key={at}>{drawing}</div>
    )),
    (host) => {
      const pieces = [...host.children].flatMap((drawn, at) => {
        const svg = drawn.querySelector("svg");
        return svg === null ? [] : [{ ...drawings[at], svg }];
      });
      return compose(host, pieces, words);
    },
  );
