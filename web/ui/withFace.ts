/** A picture that brings its letters along. */
import address from "../styles/lab-sans.woff2?url";

/** The text of an SVG file with the page's face in it: it looks the same on a machine that has none of its name. */
export async function withFace(svg: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
  const face = `@font-face { font-family: "Lab Sans"; font-weight: 400 700; src: ${source}; }`;
  const digits = "text { font-variant-numeric: tabular-nums; }";
  return svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${face} ${digits}</style>`);
}
