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

const preset = (id: string, tab: string) => `#${PATH}?v=1&preset=${id}&tab=${tab}`;

/** As the server of the site's own recordings had them. */
const USUAL_FRAMES = Number((recordings[0]?.scene as Scene | undefined)?.frames);

interface StepProps {
  title: string;
  why: string;
  children: ReactNode;
}

const Step = ({ title, why, children }: StepProps) => (
  <li className="db-step">
    <div className="db-said">
      <h2>{title}</h2>
      <p>{why}</p>
    </div>
    <div className="db-done">{children}</div>
  </li>
);

export function Steps() {
  const words = yourDatabaseText();
  const [typed, setTyped] = useState("");
  const frames = framesOf(typed, USUAL_FRAMES);
  return (
    <ol className="db-steps" aria-label={words.steps}>
      <Step {...words.look}>
        <Recorded />
      </Step>
      <Step {...words.sql}>
        <p className="db-row">
          <a className="db-way" href="#/sql">
            {words.sql.open}
          </a>
          <span className="db-aside">{words.sql.own}</span>
        </p>
      </Step>
      <Step {...words.record}>
        <CodeBlock caption={words.record.record} text={RECORD} />
        <CodeBlock caption={words.record.trace} text={IMPORT} />
        <p>{words.record.look}</p>
        <dl className="db-terms">
          <dt>{words.needs}</dt>
          <dd>
            <Coded>{words.record.needs}</Coded>
          </dd>
          <dt>{words.costs}</dt>
          <dd>{words.record.costs}</dd>
          <dt>{words.holds}</dt>
          <dd>{words.record.holds}</dd>
        </dl>
        <p className="db-aside">
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
        <dl className="db-terms">
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
        <p className="db-row">
          <a className="db-way" href={preset(recordings[0]?.id ?? "", "savings")}>
            {words.savings.open}
          </a>
          <span className="db-aside">{words.savings.own}</span>
        </p>
      </Step>
    </ol>
  );
}

/** The runs that the site has: what each shows, and a way to it. */
function Recorded() {
  const { look } = yourDatabaseText();
  return (
    <ul className="db-runs">
      {recordings.map(({ id, title, scene }) => (
        <li key={id}>
          <h3>{engineText(title)}</h3>
          <p>
            <b>{look.same(formatCount(Number((scene as Scene).workload.requests)))}.</b> {look.notice[id]}
          </p>
          <a className="db-way" href={preset(id, "tables")}>
            {look.open(engineText(title))}
          </a>
        </li>
      ))}
    </ul>
  );
}
