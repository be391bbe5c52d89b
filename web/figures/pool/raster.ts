/** Many squares at once: a pixel for each in a picture of its own, which the canvas then draws enlarged. */
import type { Palette } from "../palette.ts";
import { COLOURS, KIND, NOTHING } from "./drawMap.ts";
import { edgeX, edgeY, type MapGeometry } from "./mapGeometry.ts";

/** Red, green, blue of each kind of square. */
type Colours = readonly (readonly [number, number, number])[];

function pictureOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  // Pixels are written and read by the script: they need not travel to a graphics card and back.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return { canvas, context, image: context?.createImageData(width, height) };
}

/** Colours as numbers: a canvas resolves whatever the browser's style sheets can say. */
function coloursOf(palette: Palette): Colours {
  const { context } = pictureOf(1, 1);
  return COLOURS.map((colour) => {
    if (context === null) return [0, 0, 0];
    context.fillStyle = palette[colour];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
}

/** The colours of all squares, each a pixel: little-endian as canvases have them, red first. */
export function paintEach(kinds: Uint16Array, colours: Colours, pixels: Uint32Array) {
  const words = Uint32Array.from(
    colours,
    ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0,
  );
  for (let at = 0; at < kinds.length; at += 1) {
    const kind = kinds[at] as number;
    pixels[at] = kind === NOTHING ? 0 : (words[kind & KIND] as number);
  }
}

/** Squares that share a pixel give it the mean of their colours. */
export function paintShared(
  kinds: Uint16Array,
  across: number,
  share: { wide: number; high: number },
  colours: Colours,
  pixels: Uint8ClampedArray,
) {
  const columns = Math.ceil(across / share.wide);
  const rows = kinds.length / across;
  for (let top = 0; top < rows; top += share.high) {
    for (let left = 0; left < across; left += share.wide) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = top; row < Math.min(rows, top + share.high); row += 1) {
        for (let column = left; column < Math.min(across, left + share.wide); column += 1) {
          const kind = kinds[row * across + column] as number;
          if (kind === NOTHING) continue;
          const colour = colours[kind & KIND];
          red += colour?.[0] ?? 0;
          green += colour?.[1] ?? 0;
          blue += colour?.[2] ?? 0;
          count += 1;
        }
      }
      const pixel = (Math.floor(top / share.high) * columns + Math.floor(left / share.wide)) * 4;
      pixels[pixel] = red / count;
      pixels[pixel + 1] = green / count;
      pixels[pixel + 2] = blue / count;
      pixels[pixel + 3] = count > 0 ? 255 : 0;
    }
  }
}

/** Draws the squares of the window, without the lines between them. Returns whether the browser could. */
export type DrawSquares = (map: MapGeometry, kinds: Uint16Array, palette: Palette) => boolean;

/** What draws squares on a canvas; it keeps its picture and colours for the next time. */
export function rasterOnto(context: CanvasRenderingContext2D): DrawSquares {
  let picture: ReturnType<typeof pictureOf> | undefined;
  let last: { palette: Palette; colours: Colours } | undefined;
  return (map, kinds, palette) => {
    if (last?.palette !== palette) last = { palette, colours: coloursOf(palette) };
    const { pitchX, pitchY, ratio } = map;
    const across = map.endColumn - map.firstColumn;
    // Where frames outnumber the screen's pixels they share one.
    const sharing = (pitch: number) => Math.max(1, Math.ceil(1 / (pitch * ratio) - 1e-9));
    const share = { wide: sharing(pitchX), high: sharing(pitchY) };
    const wide = Math.ceil(across / share.wide);
    const high = Math.ceil((map.endRow - map.firstRow) / share.high);
    if (wide === 0 || high === 0) return true;
    if (picture?.canvas.width !== wide || picture.canvas.height !== high) picture = pictureOf(wide, high);
    const { canvas, context: within, image } = picture;
    if (within === null || image === undefined) return false;
    if (share.wide === 1 && share.high === 1)
      paintEach(kinds, last.colours, new Uint32Array(image.data.buffer));
    else paintShared(kinds, across, share, last.colours, image.data);
    within.putImageData(image, 0, 0);
    const [x, y] = [edgeX(map, map.firstColumn), edgeY(map, map.firstRow)];
    context.clearRect(0, 0, map.width, map.height);
    context.imageSmoothingEnabled = false;
    context.drawImage(canvas, x, y, edgeX(map, map.endColumn) - x, edgeY(map, map.endRow) - y);
    return true;
  };
}
