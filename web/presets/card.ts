/** A preset as a picture for whoever shows its link: title, what it teaches, its opening moment. Drawn in Node. */
import { readFile } from "node:fs/promises";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import type { Brush } from "../figures/canvas.ts";
import { thumbnail } from "../figures/PoolThumbnail.tsx";
import { paletteOf } from "../figures/palette.ts";
import { paint } from "../figures/pool/shapes.ts";
import type { PicturedPreset } from "./pictures.tsx";

export type { PicturedPreset };

/** As large as previews want them, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 56;
const TITLE = { size: 60, line: 68, top: 104 };
const LINE = { size: 31, line: 40 };
/** Where the picture begins at the earliest, and what stands beneath it. */
const [PICTURE, FOOT] = [240, 64];
/** Of the lanes' names, left of the pools. */
const NAMES = 250;
const FACE = "Source Sans 3";

/** The light theme's colours by their tokens: style sheets are not there in Node. */
async function lightColours(): Promise<(token: string) => string> {
  const sheet = new TextDecoder().decode(await readFile("web/styles/tokens.css"));
  const first = sheet.slice(0, sheet.indexOf("}"));
  const pairs = first.matchAll(/(--[\w-]+): light-dark\((#\w+),/g);
  const colours = new Map(Array.from(pairs, ([, token = "", light = ""]) => [token, light]));
  return (token) => {
    const colour = colours.get(token);
    if (colour === undefined) throw new Error(`tokens.css has no ${token}`);
    return colour;
  };
}

const faces = ["Regular", "Semibold", "Bold"].map(
  (weight) => `node_modules/source-sans/TTF/SourceSans3-${weight}.ttf`,
);

async function tools() {
  for (const face of faces) GlobalFonts.registerFromPath(face, FACE);
  const colour = await lightColours();
  return { colour, palette: { ...paletteOf(colour), font: `"${FACE}"` } };
}

let ready: ReturnType<typeof tools> | undefined;

/** Broken at spaces, at most so many lines; what is longer ends in an ellipsis. */
function lines(brush: Pick<Brush, "measureText">, text: string, most: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(" ")) {
    const longer = broken.length === 0 ? word : `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && brush.measureText(longer).width <= WIDTH - 2 * EDGE)
      broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  if (broken.length <= most) return broken;
  return [...broken.slice(0, most - 1), `${broken[most - 1]} …`];
}

/** The picture as a PNG file. */
async function draw({ title, teaches, lanes, labels }: PicturedPreset): Promise<Uint8Array> {
  ready ??= tools();
  const { colour, palette } = await ready;
  const canvas = createCanvas(WIDTH, HEIGHT);
  // The same interface, but for what needs a page.
  const brush = canvas.getContext("2d") as unknown as Brush;
  brush.fillStyle = palette.surface;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = colour("--accent");
  brush.fillRect(0, 0, WIDTH, 14);
  let y = TITLE.top;
  const write = (text: string, font: string, line: number, most: number) => {
    brush.font = `${font} "${FACE}"`;
    for (const words of lines(brush, text, most)) {
      brush.fillText(words, EDGE, y);
      y += line;
    }
  };
  brush.fillStyle = palette.ink;
  write(title, `700 ${TITLE.size}px`, TITLE.line, 1);
  y += LINE.line - TITLE.line + 14;
  brush.fillStyle = colour("--ink-muted");
  write(teaches, `400 ${LINE.size}px`, LINE.line, 3);
  const top = Math.max(PICTURE, y - 14);
  const picture = thumbnail(lanes, WIDTH - 2 * EDGE - NAMES, HEIGHT - FOOT - top);
  for (const { x, y, shapes } of picture.placed) paint(brush, palette, shapes, EDGE + NAMES + x, top + y);
  brush.fillStyle = palette.ink;
  brush.textAlign = "left";
  brush.font = `600 28px "${FACE}"`;
  for (const [lane, label] of labels.entries())
    brush.fillText(label, EDGE, top + (picture.middles[lane] ?? 0) + 10, NAMES - 20);
  brush.fillText("Bufferpool Lab", EDGE, HEIGHT - 30);
  return canvas.encode("png");
}

export const card = { width: WIDTH, height: HEIGHT, draw };
