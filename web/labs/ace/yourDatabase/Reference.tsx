/** What a trace file may hold, and what the simulation leaves out. */
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { Coded } from "./Coded.tsx";
import { COLUMNS, EXAMPLE } from "./commands.ts";

export function Reference() {
  const words = yourDatabaseText().file;
  return (
    <div className="grid grid-cols-1 content-start gap-x-12 gap-y-6 border-line border-t pt-6 min-[60rem]:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] min-[110rem]:grid-cols-1">
      <div>
        <h2>{words.title}</h2>
        <p>
          <Coded>{words.about}</Coded>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section tabIndex={0} aria-label={words.title} className="overflow-x-auto">
          <table className="ruled-table w-full [--cell-end:1rem]">
            <thead className="text-ink-muted">
              <tr>
                <th scope="col">{words.column}</th>
                <th scope="col">{words.legal}</th>
                <th scope="col">{words.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {COLUMNS.map(({ id, legal }) => (
                <tr key={id}>
                  <th scope="row">
                    <code>{id}</code>
                  </th>
                  <td className="min-w-22">
                    {legal === null ? words[id === "#" ? "text" : "name"] : <code>{legal}</code>}
                  </td>
                  <td>
                    <Coded>{words.columns[id]}</Coded>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <CodeBlock caption={words.example} text={EXAMPLE} />
        <section aria-labelledby="db-outside" className="grid min-w-0 content-start gap-3">
          <h2 id="db-outside">{words.outside}</h2>
          <p>{words.outsideAbout}</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {words.left.map((left) => (
              <li key={left}>
                <Coded>{left}</Coded>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
