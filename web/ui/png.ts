import address from "../styles/lab-sans.woff2?url";
import { text } from "../text/text.ts";

/** Pixels of the file for each of the drawing: sharp on dense screens and in print. */
const SCALE = 2;
/** What browsers can draw on: pixels of an edge, and in all. */
const LONGEST = 16_384;
const MOST = 1 << 26;

/** How many pixels a drawing's unit gets: `wanted`, or fewer where the picture would be larger than browsers draw. */
export function fittingScale(width: number, height: number, wanted: number): number {
  return Math.min(wanted, LONGEST / Math.max(width, height), Math.sqrt(MOST / (width * height)));
}

/** Draws the text of an SVG file, such as exportSvg gives, as a PNG file. */
export async function pngFile(svg: string, scale = SCALE): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // Read, not parsed: the page's policy minds the style of the face in a document, and not in an image.
    const root = /<svg[^>]*>/.exec(svg)?.[0] ?? "";
    const sizes = ["width", "height"].map((name) => new RegExp(` ${name}="([\\d.]+)"`).exec(root)?.[1]);
    const [width = 0, height = 0] = sizes.map(Number);
    const fitting = fittingScale(width, height, scale);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * fitting);
    canvas.height = Math.round(height * fitting);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (file === null) throw new Error(text().curves.noPicture);
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The text of an SVG file with the page's face in it: it looks the same on a machine that has none of its name. */
export async function withFace(svg: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
  const face = `@font-face { font-family: "Lab Sans"; font-weight: 400 700; src: ${source}; }`;
  const digits = "text { font-variant-numeric: tabular-nums; }";
  return svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${face} ${digits}</style>`);
}
