/** The disk as a table, for screen readers. Built only while it is open. */
import { diskText } from "../../text/disk.ts";
import { DataTable, names, numbers } from "../../ui/DataTable.tsx";
import { formatCount } from "../../ui/format.ts";
import { AsTable } from "../AsTable.tsx";
import type { DiskModel } from "./model.ts";
import { rangeWords } from "./words.ts";

export function DiskTable({ model }: { model: DiskModel }) {
  const words = diskText();
  const number = (value: number | undefined) => (value === undefined ? "" : formatCount(value));
  return (
    <AsTable name={words.asTable}>
      {() => (
        <DataTable<number>
          headRow="align-bottom"
          columns={[
            names(words.columnPages, (bin) => rangeWords(model, bin)),
            numbers(words.columnAsked, (bin) => number(model.heat?.[bin])),
            ...model.lanes.flatMap(({ label, resident, dirty }) => [
              numbers(words.columnResident(label), (bin: number) => number(resident[bin])),
              numbers(words.columnDirty(label), (bin: number) => number(dirty[bin])),
            ]),
          ]}
          rows={Array.from({ length: model.bins }, (_, bin) => bin)}
        />
      )}
    </AsTable>
  );
}
