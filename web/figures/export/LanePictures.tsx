/** Pools, devices and disk of all lanes for files: as the page draws them, in full and of one size, whatever the window's. */
import { diskText } from "../../text/disk.ts";
import { legendText } from "../../text/legend.ts";
import { text } from "../../text/text.ts";
import { Label } from "../Drawing.tsx";
import { DeviceDrawing } from "../device/DeviceDrawing.tsx";
import { deviceLayout, sharedScaleUs } from "../device/layout.ts";
import { deviceSummary, utilisationWords, windowWords } from "../device/words.ts";
import { DiskDrawing } from "../disk/DiskDrawing.tsx";
import { columnsWidth, diskLayout } from "../disk/layout.ts";
import { diskModel, fullShare, type Heat, type NamedLane } from "../disk/model.ts";
import { diskSummary, percentWords } from "../disk/words.ts";
import { type LegendProps, legendEntries } from "../Legend.tsx";
import { MOST_CELLS, MOST_SMALL_CELLS, orderWords } from "../PoolFigure.tsx";
import { type Palette, readPalette } from "../palette.ts";
import { cellOf, cellsGeometry } from "../pool/canvasGeometry.ts";
import { drawMap } from "../pool/drawMap.ts";
import { drawMapMarks } from "../pool/drawMapMarks.ts";
import { mapGeometry } from "../pool/mapGeometry.ts";
import { type Arrangement, type PoolModel, poolModel } from "../pool/model.ts";
import { PoolCells } from "../pool/PoolCells.tsx";
import { rasterOnto } from "../pool/raster.ts";
import { Shapes } from "../pool/Shapes.tsx";
import { lookOf, smallCell } from "../pool/smallCell.ts";
import { summary } from "../pool/words.ts";
import type { PictureWords } from "./compose.ts";
import { type Drawing, inLight, pictureOf } from "./picture.tsx";

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

function canvasOf({ width, height }: { width: number; height: number }) {
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
  const squares = canvasOf(geometry);
  const whole = { width: geometry.width + 2 * MARGIN, height: geometry.height + 2 * MARGIN };
  const { canvas, context } = canvasOf(whole);
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

/** Of the legend: a row with room for the arrow above a mark, a swatch, a letter of the words, generously. */
const ROW = 52;
const SWATCH = 40;
const LETTER = 7;
const BETWEEN = 14;

function Legend(props: LegendProps) {
  let [x, y] = [0, 0];
  const placed = legendEntries(props).map((entry) => {
    const wide = SWATCH + entry.label.length * LETTER + BETWEEN;
    if (x > 0 && x + wide > WIDTH) [x, y] = [0, y + ROW];
    const place = { entry, x, y };
    x += wide;
    return place;
  });
  return (
    <svg width={WIDTH} height={y + ROW} className="font-sans" aria-hidden="true">
      {placed.map(({ entry, x, y }) => (
        <g key={entry.id} transform={`translate(${x + 4} ${y + 16})`}>
          {entry.swatch}
          <Label x={SWATCH - 4} y={19} className="fill-ink" words={entry.label} />
        </g>
      ))}
    </svg>
  );
}

/** The text of an SVG file with the pools of the lanes, one below the other. */
export function poolPicture(lanes: readonly NamedLane[], arrangement: Arrangement, words: PictureWords) {
  const models = lanes.map(({ lane, label }) => ({ model: poolModel(lane, arrangement), label }));
  const policies = lanes.map(({ lane }) => lane.policy);
  const palette = inLight(document.body, readPalette);
  const small = models.every(({ model }) => model.frames <= MOST_CELLS);
  const pools = models.map(({ model, label }): Drawing => {
    if (small) return { drawing: <PoolCells model={model} width={WIDTH} />, label };
    const note = orderWords(model);
    if (model.frames <= MOST_SMALL_CELLS) return { drawing: <SmallCells model={model} />, label, note };
    const asPixels = `${note} ${text().curves.mapAsPixels}`;
    return { drawing: <MapPixels model={model} palette={palette} />, label, note: asPixels };
  });
  const legend = (
    <Legend
      windows={policies.flatMap(({ window }) => window ?? [])}
      badges={policies.flatMap(({ badge }) => badge ?? [])}
      hand={policies.some(({ shape }) => shape === "ring")}
    />
  );
  const description = models.map(({ model, label }) => summary(model, label)).join(" ");
  const drawings = [...pools, { drawing: legend, label: legendText().label }];
  return pictureOf(drawings, { ...words, description });
}

/** The text of an SVG file with the devices of these lanes, one below the other, on one scale. */
export function devicePicture(lanes: readonly NamedLane[], words: PictureWords): string {
  const scaleUs = sharedScaleUs(lanes.map(({ lane }) => lane.step.device));
  const { writeUtilisation, readUtilisation } = text().device;
  const drawings = lanes.map(({ lane: { step, pageName = String }, label }) => {
    const { device } = step;
    const layout = deviceLayout(device, scaleUs, WIDTH);
    const written = `${writeUtilisation} ${utilisationWords(device.write)}`;
    const read = `${readUtilisation} ${utilisationWords(device.read)}`;
    return {
      drawing: <DeviceDrawing device={device} layout={layout} nameOf={pageName} chosen={null} />,
      ...{ label, note: `${written}; ${read}. ${windowWords(device)}` },
    };
  });
  const description = lanes.map(({ lane, label }) => deviceSummary(lane.step.device, label)).join(" ");
  return pictureOf(drawings, { ...words, description });
}

const DISK_WIDTH = 960;

/** The text of an SVG file with the disk of these lanes. */
export function diskPicture(lanes: readonly NamedLane[], heat: Heat | null, words: PictureWords): string {
  const model = diskModel(lanes, heat, columnsWidth(DISK_WIDTH));
  const layout = diskLayout(model, DISK_WIDTH);
  const { askedHelp, clean, dirty, read, written, fullHeight } = diskText();
  const key = [askedHelp, `C ${clean}`, `D ${dirty}`, `▲ ${read}`, `▼ ${written}`];
  const full = layout.cells ? [] : [fullHeight(percentWords(fullShare(model)))];
  const drawing = <DiskDrawing model={model} layout={layout} chosen={null} />;
  const note = `${[...key, ...full].join(" · ")}.`;
  return pictureOf([{ drawing, note }], { ...words, description: diskSummary(model) });
}
