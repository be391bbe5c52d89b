/** A request that has been served; `hits` has one entry a lane, null where it is not known. */
export interface PastRequest {
  t: number;
  page: number;
  write: boolean;
  hits: (boolean | null)[];
}

/** A request still to come. */
export interface AheadRequest {
  t: number;
  page: number;
  write: boolean;
}

export interface RequestStripProps {
  /** Requests served so far. */
  position: number;
  requests: number;
  /** Oldest first; the last one has just been served. */
  past: PastRequest[];
  /** Next one first. */
  ahead: AheadRequest[];
  laneLabels: string[];
}

export function RequestStrip(_props: RequestStripProps) {
  return null;
}
