/** The paper's four decisions of a bufferpool, figure 3, for a baseline and for ACE, with figure 6a's pool. */
import type { ReactNode } from "react";
import { paperText } from "../../text/paper.ts";
import { type Chip, isOf, PageChip } from "./PageChip.tsx";

/** The paper's figure 6a with n_w = n_e = 3: the next page to go first. */
const pool: readonly Chip[] = [6, 5, 4, 3, 2, 1].map((page) => ({ page, dirty: page % 2 === 0 }));

const questions = ["order", "write", "evict", "prefetch"] as const;

/** A mode, what it answers to the questions, and the pages of the example that it writes, and that it evicts. */
const columns = [
  ["baseline", ["order", "victimAlone", "victim", "nothing"], [6], [6]],
  ["ace", ["order", "nextDirty", "victim", "nothing"], [6, 4, 2], [6]],
  ["reader", ["order", "nextDirty", "alsoClean", "expected"], [6, 4, 2], [6, 5, 4]],
] as const;

const Example = ({ column: [, , written, evicted] }: { column: (typeof columns)[number] }) => (
  <ol className="flex flex-wrap">
    {pool.map((chip) => (
      <li key={chip.page}>
        <PageChip {...chip} written={isOf(written, chip)} evicted={isOf(evicted, chip)} />
      </li>
    ))}
  </ol>
);

export function FourDecisions() {
  const all = paperText();
  const words = all.decisions;
  const rows = [
    ...questions.map((asked, at) => ({
      question: words.questions[asked],
      look: "pr-3 pb-2 align-top wrap-anywhere hyphens-auto max-sm:text-sm",
      cells: columns.map(([, answers]) => words[answers[at] ?? "order"] as ReactNode),
    })),
    {
      question: words.example,
      look: "pr-3 align-top",
      cells: columns.map((column) => <Example key={column[0]} column={column} />),
    },
  ];
  return (
    <figure className="my-6">
      <figcaption className="font-semibold">{words.title}</figcaption>
      <table className="mt-2 w-full max-w-240 table-fixed">
        <thead>
          <tr>
            {columns.map(([mode]) => (
              <th
                key={mode}
                scope="col"
                className="pr-3 pb-1 text-left align-bottom font-semibold wrap-anywhere"
              >
                {words.modes[mode]}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ question, look, cells }) => (
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
              {columns.map(([mode], at) => (
                <td key={mode} className={look}>
                  {cells[at]}
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
