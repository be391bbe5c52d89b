/** The strip as tables, for screen readers. Built only while they are open. */
import { AsTable } from "../../../../figures/AsTable.tsx";
import { formatCount } from "../../../../text/numbers.ts";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import { DataTable, names, numbers, texts } from "../../../../ui/DataTable.tsx";
import { NOBODY } from "../timeScale.ts";
import { stepWords } from "../words.ts";
import { blocksOf, NONE_ABSENT, residentBySteps, type StripModel } from "./model.ts";

export function StripTables({ model, label }: { model: StripModel; label: string }) {
  const words = pbmFigures();
  const steps = Array.from({ length: NOBODY + 1 }, (_, step) => stepWords(model.scale, step));
  const rows = model.rows.flatMap((row) => Array.from({ length: row.bins }, (_, bin) => ({ row, bin })));
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <DataTable<(typeof rows)[number]>
          caption={words.strip.tableCaption}
          headRow="align-bottom"
          columns={[
            names(
              words.strip.blocksColumn,
              ({ row, bin }) => {
                const [first, last] = blocksOf(row, bin).map(formatCount);
                const table = model.rows.length > 1 ? `${row.table.name} ` : "";
                return `${table}${first === last ? first : `${first}–${last}`}`;
              },
              { look: "font-normal whitespace-nowrap" },
            ),
            ...steps.map((title, step) =>
              numbers(title, ({ row, bin }: (typeof rows)[number]) =>
                formatCount(residentBySteps(row, bin)[step] ?? 0),
              ),
            ),
            texts(
              words.strip.notInPool,
              ({ row, bin }) => {
                const absent = row.absent[bin] ?? NONE_ABSENT;
                return absent === NONE_ABSENT ? words.strip.none : stepWords(model.scale, absent);
              },
              { look: "whitespace-nowrap" },
            ),
          ]}
          rows={rows}
        />
      )}
    </AsTable>
  );
}
