/** The tokens as colours that a canvas understands: it knows no custom properties. */
import { type RefObject, useLayoutEffect, useState } from "react";
import { faceReady } from "../ui/signs.ts";

const TOKENS = {
  surface: "--surface",
  ink: "--ink",
  inkMuted: "--ink-muted",
  line: "--line",
  track: "--track",
  focus: "--focus",
  lineStrong: "--line-strong",
  free: "--free",
  onFree: "--on-free",
  clean: "--clean",
  onClean: "--on-clean",
  dirty: "--dirty",
  onDirty: "--on-dirty",
  prefetched: "--prefetched",
  onPrefetched: "--on-prefetched",
  flash: "--flash",
  onFlash: "--on-flash",
  magnetic: "--magnetic",
  onMagnetic: "--on-magnetic",
  requested: "--mark-requested",
  victim: "--mark-victim",
  batch: "--mark-batch",
  badge: "--mark-badge",
  next0: "--next-0",
  onNext0: "--on-next-0",
  next1: "--next-1",
  onNext1: "--on-next-1",
  next2: "--next-2",
  onNext2: "--on-next-2",
  next3: "--next-3",
  onNext3: "--on-next-3",
  next4: "--next-4",
  onNext4: "--on-next-4",
  series0: "--series-0",
  series1: "--series-1",
  series2: "--series-2",
  series3: "--series-3",
  series4: "--series-4",
  series5: "--series-5",
  series6: "--series-6",
  series7: "--series-7",
  ramp0: "--ramp-0",
  ramp1: "--ramp-1",
  ramp2: "--ramp-2",
  ramp3: "--ramp-3",
  ramp4: "--ramp-4",
  ramp5: "--ramp-5",
  ramp6: "--ramp-6",
  ramp7: "--ramp-7",
} as const;

export type Colour = keyof typeof TOKENS;

/** What style sheets call it: "fill-" and "stroke-" before it are the classes of that colour. */
export const tokenOf = (colour: Colour): string => TOKENS[colour].slice(2);

/** Colours by meaning, and the page's type family. */
export type Palette = Record<Colour, string> & { font: string };

/** Each colour by its token. */
export const paletteOf = (colour: (token: string) => string): Record<Colour, string> =>
  Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, colour(token)])) as Record<
    Colour,
    string
  >;

/** As the tokens are at this element: a part of the page may have a theme of its own. */
export function readPalette(element: Element): Palette {
  const probe = document.createElement("span");
  probe.hidden = true;
  // With colours that the reader forces upon all text, each token would be the same one; a picture keeps its own.
  probe.style.setProperty("forced-color-adjust", "none");
  element.append(probe);
  const style = getComputedStyle(probe);
  const colours = paletteOf((token) => {
    // A token is an expression; only a colour that is in use is computed.
    probe.style.color = `var(${token})`;
    return style.color;
  });
  const font = style.fontFamily;
  probe.remove();
  return { ...colours, font };
}

/** The palette around the element; a new one whenever theme or type face changes, so that pictures are drawn anew. */
export function usePalette(ref: RefObject<Element | null>): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null);
  useLayoutEffect(() => {
    const read = () => {
      if (ref.current !== null) setPalette(readPalette(ref.current));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
    system?.addEventListener("change", read);
    // Canvas text does not wait for a face that is still on its way.
    if ("fonts" in document) void faceReady().then(read);
    return () => {
      observer.disconnect();
      system?.removeEventListener("change", read);
    };
  }, [ref]);
  return palette;
}
