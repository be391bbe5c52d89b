/** A block's pages where they are too small for names: neighbours of one state as one piece, told apart by fill, lines and dashes. */
import { useId } from "react";
import { rounded } from "../Drawing.tsx";
import type { FlashLayout } from "./layout.ts";
import type { CellState } from "./state.ts";

interface Piece {
  state: CellState;
  from: number;
  to: number;
}

/** Neighbours of one state; each page by itself where there are gaps between pages. */
export function piecesOf(cells: readonly CellState[], apart: boolean): Piece[] {
  const pieces: Piece[] = [];
  cells.forEach((state, index) => {
    const last = pieces.at(-1);
    if (last?.state === state && !apart) last.to = index + 1;
    else pieces.push({ state, from: index, to: index + 1 });
  });
  return pieces;
}

interface SmallCellsProps {
  cells: readonly CellState[];
  block: number;
  layout: FlashLayout;
}

export function SmallCells({ cells, block, layout }: SmallCellsProps) {
  const id = useId();
  const { cellWidth: width, cellHeight, pitchY } = layout;
  const pieces = piecesOf(cells, pitchY > cellHeight);
  const { x } = layout.at(block, 0);
  const path = (state: CellState, inset: number) =>
    pieces
      .filter((piece) => piece.state === state)
      .map(({ from, to }) => {
        const top = layout.at(block, from).y + inset;
        const height = (to - 1 - from) * pitchY + cellHeight - 2 * inset;
        return `M${rounded(x + inset)} ${rounded(top)}h${rounded(width - 2 * inset)}v${rounded(Math.max(0.5, height))}h${rounded(2 * inset - width)}z`;
      })
      .join("");
  return (
    <>
      <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" strokeWidth={1.5} className="stroke-line-strong" />
      </pattern>
      <path d={path("free", 0.5)} strokeDasharray="3 2" className="fill-free stroke-line-strong" />
      <path d={path("invalid", 0.5)} fill={`url(#${id})`} strokeWidth={0.75} className="stroke-line-strong" />
      <path d={path("valid", 0)} className="fill-ink-muted" />
    </>
  );
}
