/** Drawings of React, or a chart of the page, as a file of its own. */
import type { ReactElement, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { compose, type PictureWords } from "./compose.ts";

/** Runs `work` with a part of the page in the light theme, out of sight. Files are light: for papers, handouts and slides. */
export function inLight<T>(parent: Element, work: (host: HTMLElement) => T): T {
  const host = document.createElement("div");
  host.dataset.theme = "light";
  host.setAttribute("aria-hidden", "true");
  Object.assign(host.style, { position: "fixed", left: "0", top: "0", opacity: "0", pointerEvents: "none" });
  parent.append(host);
  try {
    return work(host);
  } finally {
    host.remove();
  }
}

/** As {@link inLight}, with what React draws of `drawing` in it. */
export function drawnInLight<T>(drawing: ReactNode, work: (host: HTMLElement) => T): T {
  const stage = document.createElement("div");
  const root = createRoot(stage);
  flushSync(() => root.render(drawing));
  // Copies: React would miss what the work takes out.
  const drawn = [...stage.childNodes].map((node) => node.cloneNode(true));
  root.unmount();
  return inLight(document.body, (host) => {
    host.append(...drawn);
    return work(host);
  });
}

/** A drawing of the picture: one SVG element, with a title above and a key beneath. */
export type Drawing = { drawing: ReactElement; label?: string; note?: string };

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

/** The text of an SVG file that shows the chart as the page does, in the light theme; the chart in the page stays as it is. */
export function exportSvg(node: SVGSVGElement, words: PictureWords): string {
  return inLight(node.parentElement ?? document.body, (host) => {
    const svg = node.cloneNode(true) as SVGSVGElement;
    const box = node.getBoundingClientRect();
    // A chart that is as wide as its column has no width of its own.
    for (const side of ["width", "height"] as const)
      if (!/^[\d.]+$/.test(svg.getAttribute(side) ?? "") && box[side] > 0)
        svg.setAttribute(side, String(box[side]));
    host.append(svg);
    return compose(host, [{ svg }], words);
  });
}
