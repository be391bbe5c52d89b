/** Pictures one below the other, with a title above, a legend and a caption beneath: a file that needs no page around it. */
import { writtenBy } from "../../text/version.ts";
import { NAMES } from "../../ui/lettered/lettered.ts";
import type { Box } from "../anchor.ts";
import { readPalette } from "../palette.ts";
import { plain } from "./plain.ts";

export interface PictureWords {
  /** Above the picture, and the file's name for screen readers. */
  title: string;
  /** Text beneath the picture: its content and its run. One paragraph per entry. */
  caption: string | readonly string[];
  /** Text alternative for screen readers; the caption by default. */
  description?: string;
}

/** A drawing, in the page while the picture is made, with a title above and a key beneath. */
type Piece = { svg: SVGSVGElement; label?: string; note?: string };

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 16;
const BETWEEN = 16;
/** No narrower, or the caption becomes a column of single words. */
const NARROWEST = 480;
/** Where nothing can be measured, a letter takes this share of the size. */
const LETTER = 0.56;

/** Characters that no XML file may hold, wherever a title came from. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const legal = (text: string) => text.replaceAll(FORBIDDEN, "\u{fffd}");

function element(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = legal(text);
  return made;
}

/** Words of the file, with the letter of names such as k_w lowered as it is in what React draws. */
function written(words: string): Node[] {
  const part = (look: Record<string, string | number>, text = "") => element("tspan", look, text);
  const plainly = (text: string) => document.createTextNode(legal(text));
  return words.split(NAMES).flatMap((words, at) => {
    const [name = "", line, letter] = words;
    const lowered = { dy: "0.3em", "font-size": "0.75em" };
    if (at % 2 === 1) return [plainly(name), part({ "font-size": 0 }, line), part(lowered, letter)];
    // A space cannot be raised again.
    const from = at === 0 ? words.length : Math.max(0, words.search(/\S|$/));
    const nodes = [plainly(words.slice(0, from)), part({ dy: "-0.225em" }, words.slice(from))];
    return nodes.filter(({ textContent }) => textContent !== "");
  });
}

type Measure = (text: string) => number;

function measureIn(font: string, size: number, weight: number): Measure {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return (text) => text.length * size * LETTER;
  context.font = `${weight} ${size}px ${font}`;
  // A little more: another machine may have another font of that name.
  return (text) => context.measureText(text).width * 1.04;
}

/** Breaks a paragraph at spaces; a word longer than a line stands alone. */
export function lines(text: string, width: number, measure: Measure): string[] {
  const broken: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = broken.length === 0 ? word : `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && measure(longer) <= width) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

/** All that a drawing covers: what reaches beyond its edges is shown on the page, and so in the file. */
function extent(svg: SVGSVGElement): { box: Box; width: number; height: number } {
  const shown = svg.getBoundingClientRect();
  const given = (name: "width" | "height") =>
    Number.parseFloat(svg.getAttribute(name) ?? "") || shown[name] || svg.viewBox?.baseVal?.[name] || 0;
  const [width, height] = [given("width"), given("height")];
  const view = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (view.length === 4) {
    const [x = 0, y = 0, across = width, down = height] = view;
    return { box: { x, y, width: across, height: down }, width, height };
  }
  const drawn = svg.getBBox?.() ?? { x: 0, y: 0, width, height };
  const [x, y] = [Math.floor(Math.min(0, drawn.x)), Math.floor(Math.min(0, drawn.y))];
  const right = Math.ceil(Math.max(width, drawn.x + drawn.width));
  const bottom = Math.ceil(Math.max(height, drawn.y + drawn.height));
  const box = { x, y, width: right - x, height: bottom - y };
  return { box, width: box.width, height: box.height };
}

/** The picture as the text of an SVG file. `host`, in the file's theme, gives colours and type; the pieces stand within it. */
export function compose(host: Element, pieces: readonly Piece[], words: PictureWords): string {
  const { surface, ink, font } = readPalette(host);
  const placed = pieces.map((piece) => ({ ...piece, ...extent(piece.svg) }));
  const inner = Math.max(NARROWEST, ...placed.map(({ width }) => width));
  const drawing: Node[] = [];
  let y = EDGE;
  const text = (words: string, size: number, weight: number, opacity = 1) => {
    for (const line of lines(words, inner, measureIn(font, size, weight))) {
      y += size * 1.3;
      const look = { "font-size": size, "font-weight": weight, ...(opacity < 1 && { opacity }) };
      const drawn = element("text", { x: EDGE, y: Math.round(y - size * 0.3), fill: ink, ...look });
      drawn.append(...written(line));
      drawing.push(drawn);
    }
  };
  text(words.title, 15, 600);
  y += BETWEEN / 2;
  for (const { svg, label, note, box, width, height } of placed) {
    if (label !== undefined) text(label, 13, 600);
    y = Math.round(y) + 4;
    plain(svg);
    const place = { x: EDGE, y, width, height, viewBox: [box.x, box.y, box.width, box.height].join(" ") };
    for (const [key, value] of Object.entries(place)) svg.setAttribute(key, String(value));
    svg.setAttribute("overflow", "visible");
    drawing.push(svg);
    y += height;
    if (note !== undefined) text(note, 11, 400, 0.75);
    y += BETWEEN;
  }
  const paragraphs = typeof words.caption === "string" ? [words.caption] : words.caption;
  for (const paragraph of paragraphs) text(paragraph, 12, 400);
  const [width, height] = [inner + 2 * EDGE, Math.ceil(y + EDGE)];
  const file = element("svg", {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    "font-family": font,
    role: "img",
    "aria-labelledby": "picture-title picture-description",
  });
  file.append(
    element("title", { id: "picture-title" }, words.title),
    element("desc", { id: "picture-description" }, words.description ?? paragraphs.join(" ")),
    element("metadata", {}, writtenBy),
    element("rect", { width, height, fill: surface }),
    ...drawing,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(file)}\n`;
}
