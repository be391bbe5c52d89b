/** Signs that the page's face lacks, as lines on a square of 16 units: one drawing for words, figures, files and canvases. */
type Lines = readonly (readonly number[])[];
const MIDDLE = 8;
const around = (turns: number, radius: number): [number, number] => {
  const on = (part: number) => Math.round((MIDDLE + radius * part) * 100) / 100;
  return [on(Math.sin(2 * Math.PI * turns)), on(-Math.cos(2 * Math.PI * turns))];
};

const flake: Lines = [0, 1, 2, 3, 4, 5].flatMap((arm) => {
  const turn = arm / 6;
  return [
    [MIDDLE, MIDDLE, ...around(turn, 7)],
    [...around(turn - 0.07, 6.3), ...around(turn, 3.6), ...around(turn + 0.07, 6.3)],
  ];
});
const star: Lines = [Array.from({ length: 11 }, (_, at) => around(at / 10, at % 2 === 0 ? 7 : 3)).flat()];

const signs = {
  "✕": [
    [3, 3, 13, 13],
    [13, 3, 3, 13],
  ],
  "❄": flake,
  "★": star,
  "⌈": [[11, 1, 6, 1, 6, 15]],
  "⌉": [[5, 1, 10, 1, 10, 15]],
} as const satisfies Record<string, Lines>;

export type Sign = keyof typeof signs;
export const drawnSigns = Object.keys(signs).join("");
export const isSign = (text: string): text is Sign => Object.hasOwn(signs, text);
export const lookOf = (sign: Sign) =>
  ({
    d: signs[sign].map((line) => `M${line.join(" ")}`).join(""),
    fill: sign === "★" ? "currentColor" : "none",
    strokeWidth: { "✕": 2.4, "❄": 1.4, "★": 1, "⌈": 1.6, "⌉": 1.6 }[sign],
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }) as const;

type Brush = Pick<CanvasRenderingContext2D, "beginPath" | "moveTo" | "lineTo" | "stroke" | "lineWidth">;

export function drawMark(brush: Brush, sign: Sign, x: number, y: number, size: number): void {
  const at = (from: number, units = 0) => from + ((units - MIDDLE) * size) / 16;
  brush.lineWidth = (lookOf(sign).strokeWidth * size) / 16;
  brush.beginPath();
  for (const line of signs[sign])
    for (let point = 0; point < line.length; point += 2)
      brush[point === 0 ? "moveTo" : "lineTo"](at(x, line[point]), at(y, line[point + 1]));
  brush.stroke();
}

/** The same time limit as in the style sheet: a typeface that loads later is not used. */
const PATIENCE_MS = 3_000;

/** Resolves once words are drawn and measured in the face; without it where it does not come. */
export function faceReady(): Promise<unknown> {
  const asked = document.fonts?.load('1em "Lab Sans"').catch(() => undefined);
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
