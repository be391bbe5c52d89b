/** What a trace file may hold, and what the simulation leaves out. */
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { Coded } from "./Coded.tsx";
import { COLUMNS, EXAMPLE } from "./commands.ts";

export function Reference() {
  const words = yourDatabaseText().file;
  return (
    <div className="db-reference">
      <div>
        <h2>{words.title}</h2>
        <p>
          <Coded>{words.about}</Coded>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section tabIndex={0} aria-label={words.title} className="db-columns">
          <table>
            <thead>
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
                  <td>{legal === null ? words[id === "#" ? "text" : "name"] : <code>{legal}</code>}</td>
                  <td>
                    <Coded>{words.columns[id]}</Coded>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <div className="db-beside">
        <CodeBlock caption={words.example} text={EXAMPLE} />
        <section aria-labelledby="db-outside">
          <h2 id="db-outside">{words.outside}</h2>
          <p>{words.outsideAbout}</p>
          <ul>
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
