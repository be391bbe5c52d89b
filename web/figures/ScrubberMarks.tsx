/** What happened between two positions: from < t <= to. */
export interface ScrubberBin {
  from: number;
  to: number;
  cleanEvictions: number;
  dirtyEvictions: number;
  batches: number;
  /** Requests at which the lanes did not all act alike. */
  parted: number;
}

export interface ScrubberMarksProps {
  requests: number;
  bins: ScrubberBin[];
  /** The first position at which the lanes differ. */
  firstParting: number | null;
  /** In CSS pixels. */
  height: number;
}

export function ScrubberMarks(_props: ScrubberMarksProps) {
  return null;
}
