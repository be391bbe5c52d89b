import type { ReactNode } from "react";
import { lessonText } from "../../text/lessons.ts";
import { formatUpTo } from "../../text/numbers.ts";
import type { QuestionProps } from "./Question.tsx";

/** A table whose cells are to be filled in: with numbers, or with ticks where something is so. */
export interface TableForm {
  columns: readonly string[];
  rows: readonly string[];
  ticks: boolean;
}

export interface TableAsked extends TableForm {
  question: ReactNode;
  lang?: string;
  /** By rows; of ticks 1 and 0. */
  answer: readonly (readonly number[])[];
  /** How far from a number is still right. */
  within: number;
  right?: readonly ReactNode[];
}

const cellId = (row: number, column: number) => `${row}.${column}`;
/** What was filled in, by cells: an answer holds `row.column=value` for each that has something. */
const filledOf = (chosen: readonly string[]) =>
  new Map(chosen.map((cell) => cell.split("=", 2) as [string, string]));

/** A question for the cells of a table. */
export function tableQuestion(asked: TableAsked): QuestionProps {
  const { columns, rows, ticks, answer, within, right = [], lang } = asked;
  const words = lessonText();
  const cells = rows.flatMap((row, at) =>
    columns.map((column, to) => ({
      id: cellId(at, to),
      name: `${row}, ${column}`,
      value: answer[at]?.[to] ?? 0,
    })),
  );
  const isRight = (given: string | undefined, value: number) =>
    ticks
      ? (given !== undefined) === (value === 1)
      : given !== undefined && Math.abs(Number(given) - value) <= within + 1e-9;
  return {
    kind: "table",
    question: asked.question,
    contentLang: lang,
    options: [],
    table: { columns, rows, ticks },
    answer: cells.filter(({ value }) => !ticks || value === 1).map(({ id, value }) => `${id}=${value}`),
    judge: (chosen) => {
      const filled = filledOf(chosen);
      const wrong = cells.filter(({ id, value }) => !isRight(filled.get(id), value));
      return {
        right: wrong.length === 0,
        reasons: wrong.length > 0 && <p>{words.wrongCells(wrong.length, cells.length)}</p>,
      };
    },
    solution: () => (
      <>
        <Cells
          form={{ columns, rows, ticks }}
          told={(row, column) =>
            ticks ? (answer[row]?.[column] === 1 ? "✓" : "–") : formatUpTo(answer[row]?.[column] ?? 0, 2)
          }
        />
        {right.map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={at} lang={lang}>
            {reason}
          </p>
        ))}
      </>
    ),
  };
}

export function Cells({
  form: { columns, rows },
  told,
}: {
  form: TableForm;
  told: (row: number, column: number) => ReactNode;
}) {
  return (
    <div className="overflow-x-auto">
      <table className="text-sm tabular-nums [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-1 [&_th]:text-left [&_th]:font-medium">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, to) => (
                <td key={column}>{told(at, to)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cells as they were filled in. */
export function FilledTable({ form, chosen }: { form: TableForm; chosen: readonly string[] }) {
  const filled = filledOf(chosen);
  const told = (row: number, column: number) => {
    const value = filled.get(cellId(row, column));
    return value === undefined ? "–" : form.ticks ? "✓" : value;
  };
  return <Cells form={form} told={told} />;
}

interface TableAnswerProps {
  form: TableForm;
  chosen: readonly string[];
  fixed: boolean;
  onChange: (chosen: string[]) => void;
}

/** The cells to fill in. */
export function TableAnswer({ form, chosen, fixed, onChange }: TableAnswerProps): ReactNode {
  const filled = filledOf(chosen);
  const set = (id: string, value: string) => {
    if (fixed) return;
    const others = chosen.filter((cell) => !cell.startsWith(`${id}=`));
    onChange(value === "" ? others : [...others, `${id}=${value}`]);
  };
  return (
    <Cells
      form={form}
      told={(row, column) => {
        const id = cellId(row, column);
        const label = `${form.rows[row]}, ${form.columns[column]}`;
        return form.ticks ? (
          <input
            type="checkbox"
            aria-label={label}
            checked={filled.has(id)}
            onChange={(event) => set(id, event.target.checked ? "1" : "")}
            className="size-6 accent-accent"
          />
        ) : (
          <input
            type="number"
            inputMode="decimal"
            aria-label={label}
            placeholder="?"
            readOnly={fixed}
            value={filled.get(id) ?? ""}
            onChange={(event) => set(id, event.target.value)}
            className="min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 pointer-coarse:min-h-11"
          />
        );
      }}
    />
  );
}
