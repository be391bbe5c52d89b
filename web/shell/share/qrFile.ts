import { download } from "../../ui/download.ts";
import { type QrCode, QUIET_ZONE } from "./qr.ts";

/** Side of a module in the file's own pixels: sharp at its own size, and scalable. */
const MODULE_PX = 8;

/** The code as an SVG file that stands alone; black and white are SVG's own names for the code's two colours. */
export function qrSvg({ size, path }: QrCode, title: string): string {
  const side = size + 2 * QUIET_ZONE;
  const svg = document.implementation.createDocument("http://www.w3.org/2000/svg", "svg", null);
  const add = (name: string, attributes: Record<string, string | number>, text = "") => {
    const element = svg.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    svg.documentElement.append(element);
  };
  const root = { width: side * MODULE_PX, height: side * MODULE_PX, "shape-rendering": "crispEdges" };
  for (const [key, value] of Object.entries(root)) svg.documentElement.setAttribute(key, String(value));
  const edge = -QUIET_ZONE;
  svg.documentElement.setAttribute("viewBox", `${edge} ${edge} ${side} ${side}`);
  add("title", {}, title);
  add("rect", { x: edge, y: edge, width: side, height: side, fill: "white" });
  add("path", { d: path, fill: "black" });
  return new XMLSerializer().serializeToString(svg);
}

export const saveQr = (code: QrCode, title: string): void =>
  download("bufferpool-lab-qr.svg", [qrSvg(code, title)], "image/svg+xml");
