/** Pasted result lines, graded again from their seeds. Nothing leaves the page. */
import { useState } from "react";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { useSite } from "../../shell/site.ts";
import { exerciseText } from "../../text/exercises.ts";
import { Button } from "../../ui/Button.tsx";
import { DataTable, names, texts } from "../../ui/DataTable.tsx";
import { type Checked, regraded } from "./regrade.ts";

export function CheckView() {
  const site = useSite();
  const words = exerciseText();
  useTitle(words.checkTitle);
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<readonly Checked[] | "checking" | null>(null);
  const check = async () => {
    setChecked("checking");
    setChecked(await regraded(site, text));
  };
  return (
    <main className="lab-page">
      <header className="mb-6 grid gap-1">
        <SiteBar />
        <h1 className="page-title">{words.checkTitle}</h1>
      </header>
      <div className="grid max-w-[80ch] gap-3">
        <p>{words.checkAbout}</p>
        <p>{words.forgery}</p>
        <textarea
          rows={8}
          aria-label={words.lines}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="block w-full break-all rounded-md border border-line-strong bg-surface p-2 text-sm"
        />
        <Button primary className="min-h-11 w-fit" onClick={check}>
          {words.check}
        </Button>
      </div>
      <div role="status" className="mt-4">
        {checked === "checking" ? words.checking : checked !== null && <Table checked={checked} />}
      </div>
    </main>
  );
}

/** What there is to say of a line beside its counts. */
function notesOf({ graded, fault }: Checked): string {
  const { verdicts } = exerciseText();
  if (graded === null) return verdicts[fault ?? "unreadable"];
  const { said, right, given, asked, impossible, equal } = graded;
  const notes = [
    (said[0] !== right || said[1] !== given) && verdicts.differs,
    impossible > 0 && verdicts.impossible(impossible),
    given < asked && verdicts.fewer(given, asked),
    equal !== null && verdicts.equal(equal),
  ].filter((note) => note !== false);
  return notes.length === 0 ? verdicts.agrees : notes.join(" ");
}

function Table({ checked }: { checked: readonly Checked[] }) {
  const { columns, rightOf, checkTitle } = exerciseText();
  const rows = checked.map((one, at) => ({ ...one, at: at + 1 }));
  type Row = (typeof rows)[number];
  const of = (tell: (graded: NonNullable<Checked["graded"]>) => string) => (row: Row) =>
    row.graded === null ? "–" : tell(row.graded);
  return (
    <ScrollRegion label={checkTitle} className="ruled-table">
      <DataTable<Row>
        bare
        columns={[
          names(columns.name, ({ at, name }) => `${at} ${name}`),
          texts(
            columns.exercise,
            of(({ title }) => title),
          ),
          texts(
            columns.seed,
            of(({ seed }) => seed),
          ),
          texts(
            columns.said,
            of(({ said }) => rightOf(...said)),
          ),
          texts(
            columns.graded,
            of(({ right, given }) => rightOf(right, given)),
          ),
          texts(columns.note, notesOf),
        ]}
        rows={rows}
      />
    </ScrollRegion>
  );
}
