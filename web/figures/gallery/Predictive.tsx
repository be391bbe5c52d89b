/** Pictures of the predictive lab. */
import { TableStrip } from "../pbm/TableStrip.tsx";
import { bitmaps, fourScans, indexScans, manyStreams, severalTables } from "./pbm.ts";

const strips = [
  { title: "Four scans at four speeds", ...fourScans },
  { title: "A table in bins, a bitmap, a pause", ...bitmaps },
  { title: "Index scans", ...indexScans },
  { title: "Several tables", ...severalTables },
  { title: "Thirty-two streams over a million blocks", ...manyStreams },
];

export function Predictive() {
  return (
    <section className="mb-8" data-predictive>
      <h2 className="mb-4 font-semibold text-xl">Predictive</h2>
      {strips.map(({ title, lane, world }) => (
        <section key={title} className="mb-8">
          <h3 className="mb-2 font-medium">{title}</h3>
          <TableStrip lane={lane} world={world} label={title} />
        </section>
      ))}
    </section>
  );
}
