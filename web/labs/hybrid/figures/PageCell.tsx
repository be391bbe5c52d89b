/** A resident page: the other lab's cell with a tag that says on which disk the page lives. */
import { CellFace } from "../../../figures/pool/CellFace.tsx";

interface DiskTagProps {
  x: number;
  y: number;
  size: number;
  onFlash: boolean;
}

/** "f" on a full tag, "m" on one with a rounder form: told apart without the colour. */
export function DiskTag({ x, y, size, onFlash }: DiskTagProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={onFlash ? 2 : size / 2}
        strokeWidth={1.5}
        className={`stroke-surface ${onFlash ? "fill-flash" : "fill-magnetic"}`}
      />
      <text
        x={x + size / 2}
        y={y + size * 0.74}
        fontSize={size * 0.8}
        fontWeight={700}
        textAnchor="middle"
        className={onFlash ? "fill-on-flash" : "fill-on-magnetic"}
      >
        {onFlash ? "f" : "m"}
      </text>
    </>
  );
}

export interface PageCellProps {
  width: number;
  height: number;
  name: string;
  dirty: boolean;
  onFlash: boolean;
  digits: number;
}

export function PageCell({ width, height, name, dirty, onFlash, digits }: PageCellProps) {
  const tag = Math.max(11, Math.min(15, height * 0.32));
  return (
    <>
      <CellFace width={width} height={height} state={dirty ? "dirty" : "clean"} page={name} digits={digits} />
      <DiskTag x={width - tag + 3} y={height - tag + 3} size={tag} onFlash={onFlash} />
    </>
  );
}
