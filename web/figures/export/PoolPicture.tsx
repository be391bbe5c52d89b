/** The pools of all lanes for a file: as the page draws them, in full and of one size, with their legend. */
import { legendText } from "../../text/legend.ts";
import { text } from "../../text/text.ts";
import type { NamedLane } from "../disk/model.ts";
import { MOST_CELLS, MOST_SMALL_CELLS, orderWords } from "../PoolFigure.tsx";
import { type Palette, readPalette } from "../palette.ts";
import { cellOf, cellsGeometry, mapGeometry } from "../pool/canvasGeometry.ts";
import { lookOf } from "../pool/drawCells.ts";
import { drawMap } from "../pool/drawMap.ts";
import { drawMapMarks } from "../pool/drawMapMarks.ts";
import { type Arrangement, type PoolModel, poolModel } from "../pool/model.ts";
import { PoolCells } from "../pool/PoolCells.tsx";
import { rasterOnto } from "../pool/raster.ts";
import { Shapes } from "../pool/Shapes.tsx";
import { smallCell } from "../pool/smallCell.ts";
import { summary } from "../pool/words.ts";
import type { PictureWords } from "./compose.ts";
import { LegendPicture } from "./LegendPicture.tsx";
import { inLight } from "./light.ts";
import { type Drawing, pictureOf } from "./picture.tsx";

const WIDTH = 720;
/** Pixels of an embedded map for each unit of the drawing. */
const MAP_RATIO = 2;
/** Around a map: marks of squares at its edge reach beyond it. */
const MARGIN = 12;

/** All cells: none are scrolled out of view as on the page. */
function SmallCells({ model }: { model: PoolModel }) {
  // About four units wide to three high, so that two thousand cells are no ribbon.
  const cell = Math.max(44, model.digits * 8 + 16);
  const wide = Math.max(WIDTH, Math.sqrt(model.frames * cell * 38 * (4 / 3)));
  const geometry = cellsGeometry(model.frames, wide, model.digits);
  return (
    <svg width={geometry.width} height={geometry.height} className="font-sans" aria-hidden="true">
      {Array.from(model.slots, (frame, slot) => {
        const { x, y } = cellOf(geometry, slot);
        return (
          <g key={frame} transform={`translate(${x} ${y})`}>
            <Shapes of={smallCell(model, geometry, frame, lookOf(model, slot, null))} />
          </g>
        );
      })}
    </svg>
  );
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
function MapPixels({ model, palette }: { model: PoolModel; palette: Palette }) {
  const geometry = mapGeometry(model.frames, WIDTH, MAP_RATIO);
  const squares = canvasOf(geometry.width, geometry.height);
  const whole = { width: geometry.width + 2 * MARGIN, height: geometry.height + 2 * MARGIN };
  const { canvas, context } = canvasOf(whole.width, whole.height);
  if (context !== null && squares.context !== null) {
    drawMap(squares.context, model, geometry, palette, null, rasterOnto(squares.context));
    context.translate(MARGIN, MARGIN);
    // The marks clear their ground first, so they come before what lies beneath them.
    drawMapMarks(context, model, geometry, palette, null, MARGIN);
    context.globalCompositeOperation = "destination-over";
    context.drawImage(squares.canvas, 0, 0, geometry.width, geometry.height);
  }
  return (
    <svg {...whole} aria-hidden="true">
      <image {...whole} href={canvas.toDataURL("image/png")} />
    </svg>
  );
}

/** The text of an SVG file with the pools of the lanes, one below the other. */
export function poolPicture(
  lanes: readonly NamedLane[],
  arrangement: Arrangement,
  words: PictureWords,
): string {
  const models = lanes.map(({ lane }) => poolModel(lane, arrangement));
  const policies = lanes.map(({ lane }) => lane.policy);
  const palette = inLight(document.body, readPalette);
  const small = models.every(({ frames }) => frames <= MOST_CELLS);
  const pools = models.map((model, at): Drawing => {
    const label = lanes[at]?.label ?? "";
    if (small) return { drawing: <PoolCells model={model} width={WIDTH} />, label };
    const note = orderWords(model);
    if (model.frames <= MOST_SMALL_CELLS) return { drawing: <SmallCells model={model} />, label, note };
    const asPixels = `${note} ${text().curves.mapAsPixels}`;
    return { drawing: <MapPixels model={model} palette={palette} />, label, note: asPixels };
  });
  const legend = (
    <LegendPicture
      windows={[...new Set(policies.flatMap(({ window }) => window ?? []))]}
      badges={policies.flatMap(({ badge }) => badge ?? [])}
      hand={policies.some(({ shape }) => shape === "ring")}
      width={WIDTH}
    />
  );
  const description = models.map((model, at) => summary(model, lanes[at]?.label ?? "")).join(" ");
  const drawings = [...pools, { drawing: legend, label: legendText().label }];
  return pictureOf(drawings, { ...words, description });
}
