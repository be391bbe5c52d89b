/** The way to one's own database, step by step: what and why, and beside it what to press or to type. */
import { type ReactNode, useState } from "react";
import { engineText } from "../../../text/text.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { formatCount } from "../../../ui/format.ts";
import { framesOf } from "../FramesField.tsx";
import { recordings } from "../recordings.ts";
import type { Scene } from "../state/scene.ts";
import { PATH } from "../state/scene.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { Coded } from "./Coded.tsx";
import { IMPORT, RECORD, run, runFrom, SNAPSHOT } from "./commands.ts";
import { OpenTrace } from "./OpenTrace.tsx";

const WAY =
  "inline-flex min-h-11 w-fit items-center rounded-[8px] border border-accent px-4 py-1 font-semibold text-accent hover:bg-surface-raised";

const preset = (id: string, tab: string) => `#${PATH}?v=1&preset=${id}&tab=${tab}`;

/** As the server of the site's own recordings had them. */
const USUAL_FRAMES = Number((recordings[0]?.scene as Scene | undefined)?.frames);

interface StepProps {
  title: string;
  why: string;
  children: ReactNode;
}

const Step = ({ title, why, children }: StepProps) => (
  <li className="grid grid-cols-1 gap-x-10 gap-y-4 border-line border-t py-6 [counter-increment:step] min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
    <div className="relative grid content-start gap-1.5 pl-11 before:absolute before:left-0 before:font-bold before:text-[2rem] before:text-accent before:leading-none before:content-[counter(step)]">
      <h2>{title}</h2>
      <p>{why}</p>
    </div>
    <div className="grid min-w-0 content-start gap-3.5">{children}</div>
  </li>
);

export function Steps() {
  const words = yourDatabaseText();
  const [typed, setTyped] = useState("");
  const frames = framesOf(typed, USUAL_FRAMES);
  return (
    <ol className="[counter-reset:step]" aria-label={words.steps}>
      <Step {...words.look}>
        <Recorded />
      </Step>
      <Step {...words.sql}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a className={WAY} href="#/sql">
            {words.sql.open}
          </a>
          <span className="text-[0.9375rem] text-ink-muted">{words.sql.own}</span>
        </p>
      </Step>
      <Step {...words.record}>
        <CodeBlock caption={words.record.record} text={RECORD} />
        <CodeBlock caption={words.record.trace} text={IMPORT} />
        <p>{words.record.look}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem] [&_dt]:font-semibold">
          <dt>{words.needs}</dt>
          <dd>
            <Coded>{words.record.needs}</Coded>
          </dd>
          <dt>{words.costs}</dt>
          <dd>{words.record.costs}</dd>
          <dt>{words.holds}</dt>
          <dd>{words.record.holds}</dd>
        </dl>
        <p className="text-[0.9375rem] text-ink-muted">
          <Coded>{words.record.source}</Coded>
        </p>
      </Step>
      <Step {...words.open}>
        <OpenTrace typed={typed} usual={USUAL_FRAMES} frames={frames} onFrames={setTyped} />
        <CodeBlock caption={words.open.command} text={run(frames)} />
      </Step>
      <Step {...words.start}>
        <CodeBlock caption={words.start.snapshot} text={SNAPSHOT} />
        <CodeBlock caption={words.start.run} text={runFrom(frames)} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem] [&_dt]:font-semibold">
          <dt>{words.needs}</dt>
          <dd>
            <Coded>{words.start.needs}</Coded>
          </dd>
          <dt>{words.holds}</dt>
          <dd>
            <Coded>{words.start.columns}</Coded>
          </dd>
        </dl>
      </Step>
      <Step {...words.savings}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a className={WAY} href={preset(recordings[0]?.id ?? "", "savings")}>
            {words.savings.open}
          </a>
          <span className="text-[0.9375rem] text-ink-muted">{words.savings.own}</span>
        </p>
      </Step>
    </ol>
  );
}

/** The runs that the site has: what each shows, and a way to it. */
function Recorded() {
  const { look } = yourDatabaseText();
  return (
    <ul className="grid grid-fit-68 gap-x-8 gap-y-5">
      {recordings.map(({ id, title, scene }) => (
        <li key={id} className="grid grid-rows-[auto_1fr_auto] gap-2">
          <h3 className="font-semibold">{engineText(title)}</h3>
          <p>
            <b>{look.same(formatCount(Number((scene as Scene).workload.requests)))}.</b> {look.notice[id]}
          </p>
          <a className={WAY} href={preset(id, "tables")}>
            {look.open(engineText(title))}
          </a>
        </li>
      ))}
    </ul>
  );
}
