/** The pools of all lanes for a file: as the page draws them, in full and of one size, with their legend. */
import type { LaneFrame } from "../../engine/types.ts";
import { legendText } from "../../text/legend.ts";
import { text } from "../../text/text.ts";
import { MOST_CELLS, MOST_SMALL_CELLS, orderWords } from "../PoolFigure.tsx";
import { type Palette, readPalette } from "../palette.ts";
import { cellsGeometry, mapGeometry } from "../pool/canvasGeometry.ts";
import { drawCells } from "../pool/drawCells.ts";
import { drawMap } from "../pool/drawMap.ts";
import { drawMapMarks } from "../pool/drawMapMarks.ts";
import { type Arrangement, type PoolModel, poolModel } from "../pool/model.ts";
import { PoolCells } from "../pool/PoolCells.tsx";
import { summary } from "../pool/words.ts";
import { compose, type PictureWords, type Piece } from "./compose.ts";
import { LegendPicture } from "./LegendPicture.tsx";
import { drawnInLight } from "./light.ts";
import { svgBrush } from "./svgBrush.ts";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 720;
/** Pixels of an embedded map for each unit of the drawing. */
const MAP_RATIO = 2;
/** Around a map: marks of squares at its edge reach beyond it. */
const MARGIN = 12;

/** A lane's pool, and what the lane is called. */
export interface NamedLane {
  lane: LaneFrame;
  label: string;
}

function emptySvg(width: number, height: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  return svg;
}

/** Cells in full: nothing of them is out of view as in the page's window. */
function cellsSvg(model: PoolModel, palette: Palette): SVGSVGElement {
  // About four units wide to three high, so that two thousand cells are no ribbon.
  const cell = Math.max(44, model.digits * 8 + 16);
  const wide = Math.max(WIDTH, Math.sqrt(model.frames * cell * 38 * (4 / 3)));
  const geometry = cellsGeometry(model.frames, wide, model.digits);
  const { brush, group } = svgBrush();
  drawCells(brush, model, geometry, palette, { top: 0, height: geometry.height, cursor: null }, null);
  const svg = emptySvg(geometry.width, geometry.height);
  svg.append(group);
  return svg;
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * MAP_RATIO);
  canvas.height = Math.ceil(height * MAP_RATIO);
  const context = canvas.getContext("2d");
  context?.scale(MAP_RATIO, MAP_RATIO);
  return { canvas, context };
}

/** A map as pixels: as squares of a drawing it would take some megabytes. */
function mapSvg(model: PoolModel, palette: Palette): SVGSVGElement {
  const geometry = mapGeometry(model.frames, WIDTH, MAP_RATIO);
  const squares = canvasOf(geometry.width, geometry.height);
  const whole = { width: geometry.width + 2 * MARGIN, height: geometry.height + 2 * MARGIN };
  const { canvas, context } = canvasOf(whole.width, whole.height);
  if (context !== null && squares.context !== null) {
    drawMap(squares.context, model, geometry, palette, null);
    context.translate(MARGIN, MARGIN);
    // The marks clear their ground first, so they come before what lies beneath them.
    drawMapMarks(context, model, geometry, palette, null, MARGIN);
    context.globalCompositeOperation = "destination-over";
    context.drawImage(squares.canvas, 0, 0, geometry.width, geometry.height);
  }
  const svg = emptySvg(whole.width, whole.height);
  const image = document.createElementNS(SVG, "image");
  const place = { ...whole, href: canvas.toDataURL("image/png") };
  for (const [key, value] of Object.entries(place)) image.setAttribute(key, String(value));
  svg.append(image);
  return svg;
}

/** The text of an SVG file with the pools of the lanes, one below the other. */
export function poolPicture(
  lanes: readonly NamedLane[],
  arrangement: Arrangement,
  words: PictureWords,
): string {
  const models = lanes.map(({ lane }) => poolModel(lane, arrangement));
  const small = models.every(({ frames }) => frames <= MOST_CELLS);
  const policies = lanes.map(({ lane }) => lane.policy);
  const drawing = (
    <>
      {small &&
        models.map((model, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
          <PoolCells key={at} model={model} width={WIDTH} />
        ))}
      <LegendPicture
        windows={[...new Set(policies.flatMap(({ window }) => window ?? []))]}
        badges={policies.flatMap(({ badge }) => badge ?? [])}
        hand={policies.some(({ shape }) => shape === "ring")}
        width={WIDTH}
      />
    </>
  );
  return drawnInLight(drawing, (host) => {
    const palette = readPalette(host);
    const drawn = [...host.querySelectorAll<SVGSVGElement>(":scope > svg")];
    const legendSvg = drawn.pop();
    const pieces = models.map((model, at): Piece => {
      const label = lanes[at]?.label ?? "";
      const cells = drawn[at];
      if (cells !== undefined) return { svg: cells, label };
      const map = model.frames > MOST_SMALL_CELLS;
      const svg = map ? mapSvg(model, palette) : cellsSvg(model, palette);
      host.append(svg);
      const note = orderWords(model);
      return { svg, label, note: map ? `${note} ${text().curves.mapAsPixels}` : note };
    });
    if (legendSvg !== undefined) pieces.push({ svg: legendSvg, label: legendText().label });
    const description = models.map((model, at) => summary(model, lanes[at]?.label ?? "")).join(" ");
    return compose(host, pieces, { ...words, description });
  });
}
