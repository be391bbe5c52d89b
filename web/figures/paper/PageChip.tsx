/** A page as a small cell with its operation, and words for screen readers. */
import { paperText } from "../../text/paper.ts";
import { CellFace } from "../pool/CellFace.tsx";
import { ring } from "../pool/marks.ts";
import { CornerSign, CROSS, Shapes } from "../pool/Shapes.tsx";

export interface Chip {
  /** Null: a free frame. */
  page: number | null;
  dirty?: boolean;
  written?: boolean;
  evicted?: boolean;
  requested?: boolean;
  prefetched?: boolean;
}

const SIZE = 32;
const MARGIN = 5;
const WHOLE = SIZE + 2 * MARGIN;

export const isOf = (pages: readonly number[], { page }: Chip) => page !== null && pages.includes(page);

function words({ page, dirty = false, written = false, evicted = false }: Chip): string {
  const { state, ...told } = paperText().decisions;
  if (page === null) return state.free;
  const marks = [written ? told.written : "", evicted ? told.evicted : ""].filter((mark) => mark !== "");
  return told.pageInWords(String(page), dirty ? state.dirty : state.clean, marks.join(", "));
}

export function PageChip(chip: Chip) {
  const { page, dirty, evicted, prefetched = false } = chip;
  const rings = (["requested", "written"] as const).filter((kind) => chip[kind]);
  const state = page === null ? "free" : dirty ? "dirty" : "clean";
  return (
    <>
      <span className="sr-only">{words(chip)}</span>
      <svg width={WHOLE} height={WHOLE} aria-hidden="true" className="block font-sans tabular-nums">
        <g style={{ transform: `translate(${MARGIN}px, ${MARGIN}px)` }}>
          <CellFace width={SIZE} height={SIZE} state={state} page={page} prefetched={prefetched} />
          <Shapes of={rings.map((kind) => ring(kind, SIZE, SIZE))} />
          {evicted && <CornerSign x={SIZE - 3} radius={7} line={2} d={CROSS} look="stroke-mark-victim" />}
        </g>
      </svg>
    </>
  );
}
