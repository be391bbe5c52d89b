/** Drawings of React as one file. */
import { Fragment, type ReactElement } from "react";
import { compose, type PictureWords } from "./compose.ts";
import { drawnInLight } from "./light.ts";

/** A drawing of the picture: one SVG element, what stands above it, and beneath it how it is to be read. */
export interface Drawing {
  drawing: ReactElement;
  label?: string;
  note?: string;
}

/** The text of an SVG file with these drawings, one below the other. */
export const pictureOf = (drawings: readonly Drawing[], words: PictureWords): string =>
  drawnInLight(
    drawings.map(({ drawing }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
      <Fragment key={at}>{drawing}</Fragment>
    )),
    (host) => {
      const drawn = [...host.querySelectorAll<SVGSVGElement>(":scope > svg")];
      return compose(
        host,
        drawn.map((svg, at) => ({ ...drawings[at], svg })),
        words,
      );
    },
  );
