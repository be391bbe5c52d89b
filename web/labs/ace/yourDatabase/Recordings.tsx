/** What ACE saves of the servers that were recorded: the answer, before the way to it. */
import { useEffect, useState } from "react";
import { WRITE_WAIT, waitsFor } from "../../../engine/runTime.ts";
import { apart, formatCounter, judged } from "../../../shell/counters.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { engineText } from "../../../text/text.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { ProgressBar } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { reasonOf } from "../../../ui/onDemand.tsx";
import { type RecordingSpec, recordings } from "../recordings.ts";
import { type RecordedResult, resultOf } from "./result.ts";
import { preset, Way } from "./ways.tsx";

export function Recordings() {
  const { recorded: words } = yourDatabaseText();
  return (
    <section aria-label={words.title} className="grid gap-3">
      <div className="grid grid-fit-120 gap-4">
        {recordings.map((recording, at) => (
          <Recording key={recording.id} recording={recording} primary={at === 0} />
        ))}
      </div>
      <p className="text-[0.9375rem] text-ink-muted">
        {words.fitted(formatUpTo(WRITE_WAIT, 2))}{" "}
        <a href="#/figures/calibration" className="text-accent underline underline-offset-4">
          {words.howFitted}
        </a>
      </p>
    </section>
  );
}

function Recording({ recording, primary }: { recording: RecordingSpec; primary: boolean }) {
  const { id, title, server } = recording;
  const { recorded: words } = yourDatabaseText();
  const [result, setResult] = useState<RecordedResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    resultOf(recording).then(
      (found) => left || setResult(found),
      (error: unknown) => left || setFailure(reasonOf(error)),
    );
    return () => {
      left = true;
    };
  }, [recording]);
  const name = engineText(title);
  return (
    <article
      aria-label={name}
      aria-busy={result === null && failure === null}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-[8px] border border-line p-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{words.named(name)}</h2>
        <p className="text-[0.9375rem] text-ink-muted">
          {result && words.pool(server, formatCount(result.frames), result.device)}
        </p>
      </header>
      <div className="min-h-38">
        {result !== null && <Saved of={result} />}
        {result === null && failure === null && (
          <p role="status">
            {words.serving}
            <ProgressBar label={words.serving} done={undefined} words="" />
          </p>
        )}
        {failure !== null && <p role="alert">{words.failed(failure)}</p>}
      </div>
      <p>
        {result?.found != null && (
          <b>{words.same(formatCount(result.found.differ), formatCount(result.found.compared))}. </b>
        )}
        {words.notice[id]}
      </p>
      <Way href={preset(id, "tables")} primary={primary}>
        {words.open(name)}
      </Way>
    </article>
  );
}

/** Device time, and the run time of a server that waits for a part of its writes: a number and two bars each. */
function Saved({ of: { lanes, spec } }: { of: RecordedResult }) {
  const { recorded: words } = yourDatabaseText();
  const share = formatUpTo(WRITE_WAIT, 2);
  const times = [
    { name: words.deviceTime, of: waitsFor(1) },
    { name: words.runTime(share), of: waitsFor(WRITE_WAIT) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6">
      {times.map(({ name, of }) => {
        const [base = 0, own = 0] = lanes.map(of);
        const largest = Math.max(base, own, 1);
        return (
          <div key={name} className="grid min-w-0 grid-cols-1 content-start gap-1.5">
            <dt className="text-[0.9375rem] text-ink-muted">{name}</dt>
            <dd
              data-judgement={judged(spec, base, own)}
              className="font-bold text-[clamp(1.75rem,3vw,2.75rem)] leading-none data-[judgement=better]:text-ok data-[judgement=worse]:text-error"
            >
              {apart(spec, base, own)}
            </dd>
            <dd>
              <ul className="grid gap-1 text-[0.8125rem]">
                {lanes.map((lane, index) => (
                  <li key={lane.label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
                    <span className="col-span-full text-ink-muted">{lane.label}</span>
                    <svg
                      viewBox="0 0 100 8"
                      preserveAspectRatio="none"
                      className="h-2 w-full"
                      aria-hidden="true"
                    >
                      <rect width="100" height="8" className="fill-track" />
                      <rect width={(100 * of(lane)) / largest} height="8" className={BARS[index] ?? ""} />
                    </svg>
                    <span className="min-w-18 text-right tabular-nums">
                      {formatCounter(spec, of(lane), [base, own])}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const BARS = ["fill-lane-0", "fill-lane-1"];
