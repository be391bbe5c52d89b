/** A page as a small cell with its operation, and words for screen readers. */
import { paperText } from "../../text/paper.ts";
import { CellFace } from "../pool/CellFace.tsx";
import { ring } from "../pool/marks.ts";
import { Shapes } from "../pool/Shapes.tsx";

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

function words({ page, dirty = false, written = false, evicted = false }: Chip): string {
  const { state, ...told } = paperText().decisions;
  if (page === null) return state.free;
  const marks = [written ? told.written : "", evicted ? told.evicted : ""].filter((mark) => mark !== "");
  return told.pageInWords(String(page), dirty ? state.dirty : state.clean, marks.join(", "));
}

export function PageChip(chip: Chip) {
  const {
    page,
    dirty = false,
    written = false,
    evicted = false,
    requested = false,
    prefetched = false,
  } = chip;
  const whole = SIZE + 2 * MARGIN;
  return (
    <>
      <span className="sr-only">{words(chip)}</span>
      <svg width={whole} height={whole} aria-hidden="true" className="block font-sans tabular-nums">
        <g style={{ transform: `translate(${MARGIN}px, ${MARGIN}px)` }}>
          <CellFace
            width={SIZE}
            height={SIZE}
            state={page === null ? "free" : dirty ? "dirty" : "clean"}
            page={page}
            prefetched={prefetched}
          />
          {requested && <Shapes of={[ring("requested", SIZE, SIZE)]} />}
          {written && <Shapes of={[ring("written", SIZE, SIZE)]} />}
          {evicted && (
            <g style={{ transform: `translate(${SIZE - 3}px, 3px)` }}>
              <circle r={7} className="fill-surface" />
              <path
                d="M-3 -3l6 6m0 -6l-6 6"
                strokeWidth={2}
                strokeLinecap="round"
                className="fill-none stroke-mark-victim"
              />
            </g>
          )}
        </g>
      </svg>
    </>
  );
}
