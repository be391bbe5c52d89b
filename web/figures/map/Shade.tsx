/** Shades of a map's bands, by colour and by lines. */
import { type Band, shadeOf } from "./bands.ts";

/** Lines over what costs more, so that no colour alone says it. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V6" strokeWidth={2} className="stroke-ink" />
  </pattern>
);

export function Shade({
  band,
  bands,
  d,
  pattern,
}: {
  band: Band;
  bands: readonly number[];
  d: string;
  pattern: string;
}) {
  if (band === "unknown") return <path d={d} className="fill-track" />;
  return (
    <>
      <path d={d} style={{ fill: shadeOf(band, bands) }} />
      {band < 0 && <path d={d} fill={`url(#${pattern})`} fillOpacity={0.5} />}
    </>
  );
}
