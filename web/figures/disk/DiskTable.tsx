/** The disk as a table, for those who cannot see the strip. Built only while it is open. */
import { diskText } from "../../text/disk.ts";
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
        <table className="text-ink">
          <thead>
            <tr className="text-left align-bottom">
              <th scope="col" className="pr-4">
                {words.columnPages}
              </th>
              <th scope="col" className="pr-4 text-right">
                {words.columnAsked}
              </th>
              {model.lanes.flatMap(({ label }) =>
                [words.columnResident(label), words.columnDirty(label)].map((title) => (
                  <th key={title} scope="col" className="pr-4 text-right">
                    {title}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: model.bins }, (_, bin) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
              <tr key={bin} className="border-line border-t">
                <th scope="row" className="pr-4 text-left font-normal">
                  {rangeWords(model, bin)}
                </th>
                <td className="pr-4 text-right">{number(model.heat?.[bin])}</td>
                {model.lanes.flatMap(({ label, resident, dirty }) =>
                  [resident, dirty].map((column, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two columns a lane
                    <td key={`${label} ${at}`} className="pr-4 text-right">
                      {number(column[bin])}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </AsTable>
  );
}
