/** A brush that writes what a canvas would show as SVG: the drawing code of the canvases makes vector pictures with it. */
import type { Brush } from "../canvas.ts";

const SVG = "http://www.w3.org/2000/svg";
const FONT = /^(\d+) ([\d.]+)px (.+)$/;
const ANCHOR = { center: "middle", left: "start", start: "start", right: "end", end: "end" } as const;

/** Two decimals are finer than any screen or printer shows. */
const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** The brush, and the group that its drawings are put into. */
export function svgBrush(): { brush: Brush; group: SVGGElement } {
  const group = document.createElementNS(SVG, "g");
  let path = "";
  let dash = "";

  const add = (name: string, attributes: Record<string, string | number>, text?: string) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, typeof value === "number" ? rounded(value) : value);
    }
    if (brush.globalAlpha < 1) element.setAttribute("opacity", rounded(brush.globalAlpha));
    if (text !== undefined) element.textContent = text;
    group.append(element);
  };
  const filled = () => ({ fill: String(brush.fillStyle), stroke: "none" });
  const stroked = () => ({
    fill: "none",
    stroke: String(brush.strokeStyle),
    "stroke-width": brush.lineWidth,
    ...(dash !== "" && { "stroke-dasharray": dash }),
  });

  const brush: Brush = {
    fillStyle: "none",
    strokeStyle: "none",
    lineWidth: 1,
    font: "",
    textAlign: "start",
    globalAlpha: 1,
    // Nothing was drawn there before.
    clearRect: () => {},
    fillRect: (x, y, width, height) => add("rect", { x, y, width, height, ...filled() }),
    strokeRect: (x, y, width, height) => add("rect", { x, y, width, height, ...stroked() }),
    fillText: (text, x, y) => {
      const [, weight = "400", size = "12", family = "sans-serif"] = FONT.exec(brush.font) ?? [];
      const look = { "font-weight": weight, "font-size": size, "font-family": family };
      add("text", { x, y, "text-anchor": ANCHOR[brush.textAlign], ...look, ...filled() }, text);
    },
    beginPath: () => {
      path = "";
    },
    moveTo: (x, y) => {
      path += `M${rounded(x)} ${rounded(y)}`;
    },
    lineTo: (x, y) => {
      path += `L${rounded(x)} ${rounded(y)}`;
    },
    closePath: () => {
      path += "Z";
    },
    // The drawing code draws full circles only.
    arc: (x, y, radius) => {
      const [left, right, r] = [rounded(x - radius), rounded(x + radius), rounded(radius)];
      path += `M${left} ${rounded(y)}A${r} ${r} 0 1 1 ${right} ${rounded(y)}A${r} ${r} 0 1 1 ${left} ${rounded(y)}`;
    },
    fill: () => add("path", { d: path, ...filled() }),
    stroke: () => add("path", { d: path, ...stroked() }),
    setLineDash: (lengths) => {
      dash = Array.from(lengths, rounded).join(" ");
    },
  };
  return { brush, group };
}
