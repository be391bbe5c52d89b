/** The first rows of a file of columns, with a menu over each column: what it is. */
import { LIMITS } from "../../engine/limits.ts";
import type { ColumnsPreview } from "../../engine/ownTrace/reading.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { readingText } from "../../text/reading.ts";
import { DataTable, texts } from "../../ui/DataTable.tsx";
import { usePart } from "../../ui/Pager.tsx";
import { ROLES, type Role, type Roles, withRole } from "./columns.ts";

interface ColumnsTableProps {
  preview: ColumnsPreview;
  roles: Roles;
  onChange: (roles: Roles) => void;
}

export function ColumnsTable({ preview: { rows, header }, roles, onChange }: ColumnsTableProps) {
  const words = readingText();
  const names = header ? (rows[0] ?? []) : [];
  const shown = header ? rows.slice(1) : rows;
  const count = Math.max(0, ...rows.map((row) => row.length));
  const { from, to, pager } = usePart(count, LIMITS.shownColumns);
  return (
    <>
      {pager}
      <ScrollRegion label={words.table} className="overflow-auto rounded-md border border-line" most="17rem">
        <DataTable<readonly string[]>
          label={words.table}
          look="w-full whitespace-nowrap text-sm tabular-nums"
          headRow="align-top"
          head="sticky top-0 bg-surface-raised py-1.5 font-normal"
          pad="px-2.5"
          columns={Array.from({ length: to - from }, (_, at) => from + at).map((place) =>
            texts(
              <ColumnHead
                number={place + 1}
                name={names[place]}
                role={roles.get(place)}
                onChange={(role) => onChange(withRole(roles, place, role))}
              />,
              (row) => (row[place] ?? "").slice(0, LIMITS.shownName),
              { look: `py-0.5 font-mono ${roles.has(place) ? "" : "text-ink-muted"}` },
            ),
          )}
          rows={shown}
        />
      </ScrollRegion>
    </>
  );
}

interface ColumnHeadProps {
  number: number;
  name: string | undefined;
  role: Role | undefined;
  onChange: (role: Role | undefined) => void;
}

function ColumnHead({ number, name: whole = "", role, onChange }: ColumnHeadProps) {
  const name = whole.slice(0, LIMITS.shownName);
  const { columnOf, columnNamed, roles } = readingText();
  return (
    <span className="grid gap-1">
      <span className="flex gap-1.5">
        <span className="text-ink-muted">{number}</span>
        <span className="max-w-48 truncate font-medium">{name}</span>
      </span>
      <select
        aria-label={name === "" ? columnOf(number) : columnNamed(number, name)}
        value={role ?? ""}
        onChange={({ target }) => onChange(ROLES.find((each) => each === target.value))}
        className="min-h-8 w-full min-w-28 rounded-md border border-line-strong bg-surface px-1.5 text-sm pointer-coarse:min-h-11"
      >
        {["", ...ROLES].map((id) => (
          <option key={id} value={id}>
            {roles[id]}
          </option>
        ))}
      </select>
    </span>
  );
}
