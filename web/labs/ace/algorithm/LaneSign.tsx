/** A lane's sign: a shape of its own, in its colour. */
const SHAPES = [
  // A disc, a triangle, a square, a diamond.
  "M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0 -9z",
  "M6 1l5 9.5h-10z",
  "M1.75 1.75h8.5v8.5h-8.5z",
  "M6 0.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
];
const FILLS = ["fill-lane-0", "fill-lane-1", "fill-lane-2", "fill-lane-3"];

export function LaneSign({ lane }: { lane: number }) {
  return (
    <svg width={12} height={12} className="inline-block shrink-0" aria-hidden="true">
      <path d={SHAPES[lane % SHAPES.length]} className={FILLS[lane % FILLS.length]} />
    </svg>
  );
}
