/** Many squares at once: a pixel for each in a picture of its own, which the canvas then draws enlarged. */
import type { Palette } from "../palette.ts";
import { edgeX, edgeY, type MapGeometry } from "./canvasGeometry.ts";
import { COLOURS, KIND, NOTHING } from "./kinds.ts";

/** Red, green, blue of each kind of square. */
type Colours = readonly (readonly [number, number, number])[];

/** Colours as numbers: a canvas resolves whatever the browser's style sheets can say. */
function coloursOf(palette: Palette): Colours {
  const context = pictureOf(1, 1).context;
  return COLOURS.map((colour) => {
    if (context === null) return [0, 0, 0];
    context.fillStyle = palette[colour];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
}

function pictureOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  // Pixels are written and read by the script: they need not travel to a graphics card and back.
  return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
}

/** One pixel of the picture for so many columns and rows: where frames outnumber the screen's pixels they share one. */
const sharing = ({ pitchX, pitchY, ratio }: MapGeometry) => ({
  wide: Math.max(1, Math.ceil(1 / (pitchX * ratio) - 1e-9)),
  high: Math.max(1, Math.ceil(1 / (pitchY * ratio) - 1e-9)),
});

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

export class Raster {
  #picture: ReturnType<typeof pictureOf> | null = null;
  #image: ImageData | null = null;
  #palette: Palette | null = null;
  #colours: Colours = [];

  /** What draws on a canvas. */
  onto(context: CanvasRenderingContext2D) {
    return (map: MapGeometry, kinds: Uint16Array, palette: Palette) =>
      this.#draw(context, map, kinds, palette);
  }

  /** Draws the squares of the window, without the lines between them. Returns whether the browser could. */
  #draw(context: CanvasRenderingContext2D, map: MapGeometry, kinds: Uint16Array, palette: Palette): boolean {
    if (this.#palette !== palette) {
      this.#palette = palette;
      this.#colours = coloursOf(palette);
    }
    const across = map.endColumn - map.firstColumn;
    const share = sharing(map);
    const wide = Math.ceil(across / share.wide);
    const high = Math.ceil((map.endRow - map.firstRow) / share.high);
    if (wide === 0 || high === 0) return true;
    if (this.#picture?.canvas.width !== wide || this.#picture.canvas.height !== high) {
      this.#picture = pictureOf(wide, high);
      this.#image = this.#picture.context?.createImageData(wide, high) ?? null;
    }
    const { canvas, context: within } = this.#picture;
    if (within === null || this.#image === null) return false;
    const { data } = this.#image;
    if (share.wide === 1 && share.high === 1) {
      paintEach(kinds, this.#colours, new Uint32Array(data.buffer));
    } else paintShared(kinds, across, share, this.#colours, data);
    within.putImageData(this.#image, 0, 0);
    const [x, y] = [edgeX(map, map.firstColumn), edgeY(map, map.firstRow)];
    context.clearRect(0, 0, map.width, map.height);
    context.imageSmoothingEnabled = false;
    context.drawImage(canvas, x, y, edgeX(map, map.endColumn) - x, edgeY(map, map.endRow) - y);
    return true;
  }
}
