/** What a run is laid out along where that is not its positions, such as simulated time. */
export interface Axis {
  /** The value at a position; it never falls. */
  at: (position: number) => number;
  /** The position next to a value. */
  positionAt: (value: number) => number;
  /** The value at the last position. */
  end: number;
  /** What it is, with its unit. */
  label: string;
  /** With its unit. */
  format: (value: number) => string;
  /** Without it. */
  formatTick: (value: number) => string;
}

/** A place on an axis, exact. */
export interface Along {
  axis: Axis;
  value: number;
}
