import { editorText } from "../../../../text/programEditor.ts";
import { formatCount } from "../../../../ui/format.ts";
import type { Law, Report } from "./check.ts";

/** What the laws say of a program. */
export function CheckReport({ report: { broken, runs, against } }: { report: Report }) {
  const words = editorText();
  const laws = Object.keys(words.law) as Law[];
  if (broken === null)
    return (
      <>
        <p className="mt-2">{words.passed(formatCount(runs))}</p>
        <ul className="list-disc pl-5">
          {laws.map((law) => (
            <li key={law}>{words.law[law]}</li>
          ))}
          {against !== undefined && <li className="font-semibold">{words.asBuiltIn(against)}</li>}
        </ul>
      </>
    );
  const { law, mode, what, link } = broken;
  return (
    <>
      <p className="mt-2 font-semibold">
        {words.failedIn(mode === undefined ? "" : words.modes[mode])}{" "}
        {law === "task" ? (against ?? "") : words.law[law]}
      </p>
      <p className="wrap-anywhere text-error">{what}</p>
      {link !== undefined && <a href={link}>{words.openRun}</a>}
    </>
  );
}
