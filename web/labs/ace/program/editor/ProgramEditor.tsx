import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { javascript, javascriptLanguage } from "@codemirror/lang-javascript";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { writtenPolicies } from "../../../../lessons/programs.ts";
import { editorText } from "../../../../text/programEditor.ts";
import { Button } from "../../../../ui/Button.tsx";
import { formatCount } from "../../../../ui/format.ts";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { useChoice, useLab, useShownPart } from "../../state/hooks.ts";
import { PATH } from "../../state/scene.ts";
import { checked, type Law, type Report } from "../check.ts";
import { agree } from "../consent.tsx";
import { type ExampleId, examples } from "../examples/index.ts";
import { failureWords, useLastFault } from "../failures.ts";
import { WIDE } from "../wide.ts";
import { CodeEditor } from "./CodeEditor.tsx";
import declared from "./policy.d.ts?raw";

const withoutTypes = (parameters: string): string =>
  parameters
    .replaceAll(/\w+: (\{[^}]*\})/g, (_, fields: string) =>
      fields.replaceAll(/: [^;}]+;?/g, ",").replace(", }", " }"),
    )
    .replaceAll(/: [\w |]+/g, "");

const documented = declared.matchAll(/\/\*\*([\s\S]*?)\*\/\s+(\w+)\??\(([^)]*)\)/g);

const completions = Array.from(documented, ([, help = "", label = "", typed = ""]): Completion => {
  const parameters = `(${withoutTypes(typed)})`;
  return {
    ...{ label, type: "method", detail: parameters },
    info: help.replaceAll(/\s*\n\s*\*\s*/g, " ").trim(),
    apply: `${label}${parameters} {\n    \n  }`,
  };
});

/** Offered at the start of a line, where a method stands. */
function autocomplete(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/^\s*\w*$/m);
  if (word === null || (word.text.trim() === "" && !context.explicit)) return null;
  const from = word.from + word.text.search(/\S|$/);
  return { from, options: completions, validFor: /^\w*$/ };
}

/** JavaScript, completed by the interface: its methods with their signatures and help, from `policy.d.ts` itself. */
const language = [javascript(), javascriptLanguage.data.of({ autocomplete })];

/** Text not run yet, and the program it is based on: outlives the panel, until another program is opened. */
let draft: { over: string | undefined; code: string } | undefined;

const CLOSE = "justify-start [&_label]:text-ink-muted [&_select]:max-w-36";

/** The program of the scene's own policies: written, run, checked. `children`: a way elsewhere, in place of that to its own page. */
export function ProgramEditor({ children }: { children?: ReactNode }) {
  const lab = useLab();
  const registry = useChoice((choices) => choices.registry);
  const program = useChoice((choices) => choices.scene?.program);
  const { fault } = useLastFault();
  const known = useRef(program);
  const [code, setCode] = useState(
    () => (draft?.over === program ? draft?.code : program) ?? examples.template,
  );
  const [chosen, setChosen] = useState<{ code: string } | null>(null);
  const [against, setAgainst] = useState("");
  const [report, setReport] = useState<Report | "under way" | null>(null);
  const words = editorText();

  const run = (code: string) => {
    agree(code);
    known.current = code;
    lab.change((next) => {
      next.program = code;
    });
  };

  // Another program was opened: by a link, a file, or a change taken back. What was written since a run stays.
  useEffect(() => {
    if (program === undefined || program === known.current) return;
    known.current = program;
    if (program !== draft?.code) setChosen({ code: program });
  }, [program]);

  if (registry === null) return null;
  const mine = fault?.code === code ? fault.failure : null;
  const told = mine && failureWords(mine);
  const check = async () => {
    setReport("under way");
    setReport(await checked(code, registry, against));
  };
  const tasks = writtenPolicies.map((id) => ({
    value: id,
    label: registry.policies.find((spec) => spec.id === id)?.label ?? id,
  }));
  return (
    <div className="program-editor grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button primary onClick={() => run(code)}>
          {words.runNow}
        </Button>
        <SelectField
          className={CLOSE}
          label={words.example}
          value=""
          options={[
            { value: "", label: "…" },
            ...Object.keys(examples).map((id) => ({ value: id, label: words.examples[id as ExampleId] })),
          ]}
          onChange={(id) => id in examples && setChosen({ code: examples[id as ExampleId] })}
        />
        <span className="flex flex-wrap items-center gap-2">
          <Button disabled={report === "under way"} onClick={() => void check()}>
            {words.check}
          </Button>
          <SelectField
            className={CLOSE}
            label={words.task}
            value={against}
            options={[{ value: "", label: words.laws }, ...tasks]}
            onChange={setAgainst}
          />
        </span>
        {children ?? <WholePage />}
      </div>
      <CodeEditor
        {...{ code, chosen }}
        label={words.label}
        language={language}
        mark={mine?.line === undefined ? null : { line: mine.line, column: mine.column, message: told ?? "" }}
        markedBy={mine}
        onChange={(next) => {
          draft = { over: known.current, code: next };
          setCode(next);
        }}
        onRun={run}
      />
      <div role="status" className="text-sm">
        {told === null ? (
          <p className="text-ink-muted">
            {code === program ? words.running : words.edited}{" "}
            <span className="pointer-coarse:hidden">{words.leave}</span>
          </p>
        ) : (
          <p className="wrap-anywhere text-error">{told}</p>
        )}
        {report === "under way" && <p>{words.checking}</p>}
        {report !== null && report !== "under way" && <CheckReport report={report} />}
      </div>
      <details className="text-xs">
        <summary className="min-h-6 cursor-pointer">{words.interface}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <pre tabIndex={0} className="mt-1 max-h-80 overflow-auto whitespace-pre-wrap">
          {declared}
        </pre>
      </details>
    </div>
  );
}

/** To the page on which the editor is as wide as the window, with the same scene. */
function WholePage() {
  const lab = useLab();
  const at = useShownPart(({ readable }) => readable?.position ?? 0);
  return (
    <a className="site-link text-sm" href={`#${lab.linkAt(at, {})?.replace(PATH, WIDE) ?? WIDE}`}>
      {editorText().wholePage}
    </a>
  );
}

function CheckReport({ report: { broken, runs, against = "" } }: { report: Report }) {
  const words = editorText();
  if (broken === null)
    return (
      <>
        <p className="mt-2">{words.passed(formatCount(runs))}</p>
        <ul className="list-disc pl-5">
          {(Object.keys(words.law) as Law[]).map((law) => (
            <li key={law}>{words.law[law]}</li>
          ))}
          {against !== "" && <li className="font-semibold">{words.asBuiltIn(against)}</li>}
        </ul>
      </>
    );
  const { law, mode, what, link } = broken;
  return (
    <>
      <p className="mt-2 font-semibold">
        {words.failedIn(words.modes[mode])} {law === "task" ? against : words.law[law]}
      </p>
      <p className="wrap-anywhere text-error">{what}</p>
      {link !== undefined && <a href={link}>{words.openRun}</a>}
    </>
  );
}
