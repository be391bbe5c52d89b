/** What ACE saves of recorded databases, and the way to watching the pool of one's own. */
import { useSyncExternalStore } from "react";
import { PageFooter, SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
import { COLUMNS, EXAMPLE } from "./commands.ts";
import { Files } from "./Files.tsx";
import { Recordings } from "./Recordings.tsx";
import { CodeBlock, Coded, Steps } from "./Steps.tsx";

const CODE =
  "[&_:is(p,dd,td,li,figcaption_span)>code]:wrap-anywhere [&_code]:font-mono [&_code]:text-[0.875em]";
const TEXT =
  "[&_:is(h2,h3)]:text-balance [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:text-xl/[1.3] [&_p]:text-pretty";

export function Page() {
  // Redraws the page when the language changes, since words are looked up during rendering.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const words = yourDatabaseText();
  useTitle(words.title);
  return (
    <>
      {/* A file dropped beside its place must not take the reader away from the page. */}
      <main
        key={spoken}
        className="lab-page"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        <header className="mb-4 grid gap-y-2">
          <SiteBar />
          <h1 className="mt-2 font-bold text-[clamp(1.5rem,2.5vw,2.5rem)] leading-[1.1] text-balance">
            {words.title}
          </h1>
          <p className="text-pretty text-lg/normal">{words.lead}</p>
        </header>
        <div className={`mb-8 ${TEXT}`}>
          <Recordings />
        </div>
        <div className={`mb-12 ${TEXT} ${CODE}`}>
          <Files />
        </div>
        <div
          className={`grid grid-cols-1 gap-12 min-[110rem]:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] min-[110rem]:gap-16 ${TEXT} ${CODE}`}
        >
          <section aria-labelledby="db-own">
            <h2 id="db-own" className="text-2xl!">
              {words.own}
            </h2>
            <p className="mb-4">
              {words.ownLead} <b>{words.private}</b>
            </p>
            <Steps />
          </section>
          <Reference />
        </div>
      </main>
      <PageFooter />
    </>
  );
}

/** What a trace file may hold, and what the simulation leaves out. */
function Reference() {
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
          <DataTable<(typeof COLUMNS)[number]>
            bare
            look="ruled-table w-full [--cell-end:1rem]"
            headRow="text-ink-muted"
            columns={[
              names(words.column, ({ id }) => <code>{id}</code>),
              texts(
                words.legal,
                ({ id, legal }) =>
                  legal === null ? words[id === "#" ? "text" : "name"] : <code>{legal}</code>,
                { look: "min-w-22" },
              ),
              texts(words.meaning, ({ id }) => <Coded>{words.columns[id]}</Coded>),
            ]}
            rows={COLUMNS}
          />
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
