/** The paper's four decisions of a bufferpool, figure 3, for a baseline and for ACE, with figure 6a's pool. */
import type { ReactNode } from "react";
import { type PaperWords, paperText } from "../../text/paper.ts";
import { type Chip, PageChip } from "./PageChip.tsx";

type Words = PaperWords["decisions"];

interface ModeColumn {
  name: (words: Words) => string;
  write: (words: Words) => string;
  evict: (words: Words) => string;
  prefetch: (words: Words) => string;
  /** Pages of the example that are written, and that are evicted. */
  written: readonly number[];
  evicted: readonly number[];
}

/** The paper's figure 6a with n_w = n_e = 3: the next page to go first. */
const pool: readonly Chip[] = [
  { page: 6, dirty: true },
  { page: 5 },
  { page: 4, dirty: true },
  { page: 3 },
  { page: 2, dirty: true },
  { page: 1 },
];

const columns: readonly ModeColumn[] = [
  {
    name: ({ modes }) => modes.baseline,
    write: (words) => words.victimAlone,
    evict: (words) => words.victim,
    prefetch: (words) => words.nothing,
    written: [6],
    evicted: [6],
  },
  {
    name: ({ modes }) => modes.ace,
    write: (words) => words.nextDirty,
    evict: (words) => words.victim,
    prefetch: (words) => words.nothing,
    written: [6, 4, 2],
    evicted: [6],
  },
  {
    name: ({ modes }) => modes.reader,
    write: (words) => words.nextDirty,
    evict: (words) => words.alsoClean,
    prefetch: (words) => words.expected,
    written: [6, 4, 2],
    evicted: [6, 5, 4],
  },
];

const questions = ["order", "write", "evict", "prefetch"] as const;

function Example({ column }: { column: ModeColumn }) {
  return (
    <ol className="flex flex-wrap">
      {pool.map((chip) => (
        <li key={chip.page}>
          <PageChip
            {...chip}
            written={chip.page !== null && column.written.includes(chip.page)}
            evicted={chip.page !== null && column.evicted.includes(chip.page)}
          />
        </li>
      ))}
    </ol>
  );
}

export function FourDecisions() {
  const all = paperText();
  const words = all.decisions;
  const cell = (column: ModeColumn, asked: (typeof questions)[number]) =>
    asked === "order" ? words.order : column[asked](words);
  const rows = [
    ...questions.map((asked) => ({
      question: words.questions[asked],
      look: "pr-3 pb-2 align-top wrap-anywhere hyphens-auto max-sm:text-sm",
      of: (column: ModeColumn): ReactNode => cell(column, asked),
    })),
    {
      question: words.example,
      look: "pr-3 align-top",
      of: (column: ModeColumn): ReactNode => <Example column={column} />,
    },
  ];
  return (
    <figure className="my-6">
      <figcaption className="font-semibold">{words.title}</figcaption>
      <table className="mt-2 w-full max-w-240 table-fixed">
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th
                key={name(words)}
                scope="col"
                className="pr-3 pb-1 text-left align-bottom font-semibold wrap-anywhere"
              >
                {name(words)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ question, look, of }) => (
          <tbody key={question}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="border-line border-t pt-2 text-left font-normal text-ink-muted text-sm"
              >
                {question}
              </th>
            </tr>
            <tr>
              {columns.map((column) => (
                <td key={column.name(words)} className={look}>
                  {of(column)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className="mt-2 max-w-[68ch] text-sm">{words.clean}</p>
      <p className="mt-1 max-w-[68ch] text-ink-muted text-sm">
        {all.after(words.figure)} {words.note}
      </p>
    </figure>
  );
}
