/** One physical page. Edge and pattern show its state as well as its fill. */

import type { FlashPage } from "../../simulation/flash.ts";
import { hatch } from "../pool/geometry.ts";
import { letter } from "./names.ts";

interface FlashCellProps {
  width: number;
  height: number;
  page: FlashPage;
}

const lines = (width: number, height: number) =>
  hatch(width, height, 6, 1)
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`)
    .join("");

export function FlashCell({ width, height, page }: FlashCellProps) {
  if (page.state === "free")
    return (
      <rect
        width={width}
        height={height}
        rx={3}
        strokeDasharray="4 3"
        className="fill-free stroke-line-strong"
      />
    );
  const valid = page.state === "valid";
  const text = valid ? "fill-surface" : "fill-ink-muted stroke-surface";
  return (
    <>
      <rect
        width={width}
        height={height}
        rx={3}
        className={valid ? "fill-ink-muted" : "fill-surface stroke-line-strong"}
      />
      {!valid && <path d={lines(width, height)} className="stroke-line-strong" opacity={0.5} />}
      <text
        x={width / 2}
        y={height / 2 + 6}
        textAnchor="middle"
        fontSize={16}
        fontWeight={valid ? 600 : 400}
        strokeWidth={valid ? 0 : 7}
        strokeLinejoin="round"
        paintOrder="stroke"
        className={text}
      >
        {letter(page.page)}
        <tspan fontSize={11} dy={3}>
          {page.version}
        </tspan>
      </text>
    </>
  );
}
