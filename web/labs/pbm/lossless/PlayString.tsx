/** A string played through: the learner serves the requests and chooses what goes. */
import { useId, useMemo, useState } from "react";
import { type Walk, walkThrough } from "../../../engine/pbm/walk.ts";
import { spokenFailure } from "../../../engine/spoken.ts";
import { Stepper } from "../../../figures/Stepper.tsx";
import { losslessText } from "../../../text/lossless.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { bestTotal, choicesBefore, missesBefore, nextChoice, verdictOf } from "./judge.ts";
import type { Named } from "./names.ts";
import { PoolChoice } from "./PoolChoice.tsx";
import { RequestRows } from "./RequestRows.tsx";

/** What happened at a step, or what is asked there. */
function sentenceOf(walk: Walk, at: number, nameOf: (block: number) => string): string {
  const words = losslessText().sentence;
  const step = walk.steps[at];
  if (step === undefined) return words.end(missesBefore(walk, at).own, walk.min_misses);
  const name = nameOf(step.block);
  if (step.hit) return words.hit(name);
  if (step.decision.kind === "none") return words.free(name);
  const verdict = verdictOf(walk, at);
  if (verdict === null) return words.open(name);
  const victim = nameOf(verdict.block);
  if (verdict.minOptimal) return words.good(name, victim);
  return verdict.cost === 0 ? words.lucky(name, victim) : words.bad(name, victim, verdict.cost);
}

function Counts({ walk, at, open }: { walk: Walk; at: number; open: boolean }) {
  const words = losslessText().play;
  const step = walk.steps[at];
  // This request is a miss or a hit already, even where it waits for a choice.
  const made = missesBefore(walk, step === undefined ? at : at + 1);
  const after = step === undefined || open ? at : at + 1;
  const rows = [
    { name: words.you, soFar: made.own, best: bestTotal(walk, after) },
    { name: words.min, soFar: made.min, best: walk.min_misses },
  ];
  return (
    <table className="text-sm tabular-nums lg:mr-[20%]">
      <caption className="text-left text-ink-muted">{words.counts}</caption>
      <thead>
        <tr className="text-left text-ink-muted">
          <td />
          <th scope="col" className="pr-6 font-normal">
            {words.soFar}
          </th>
          <th scope="col" className="font-normal">
            {words.atBest}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, soFar, best }) => (
          <tr key={name}>
            <th scope="row" className="pr-6 text-left font-normal">
              {name}
            </th>
            <td className="pr-6 font-semibold text-base">{formatCount(soFar)}</td>
            <td className="font-semibold text-base">{formatCount(best)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PlayString({ named }: { named: Named }) {
  const words = losslessText().play;
  const [choices, setChoices] = useState<readonly number[]>([]);
  const [wanted, setAt] = useState(0);
  const [always, setAlways] = useState(false);
  const toggle = useId();
  const walked = useMemo(() => {
    const { frames, pool, requests } = named;
    return walkThrough({ frames, pool, requests, choices: [...choices] });
  }, [named, choices]);
  if (!walked.ok) return <p role="alert">{spokenFailure(walked.failure).message}</p>;
  const { walk } = walked;
  const last = walk.finished ? walk.steps.length : walk.steps.length - 1;
  const at = Math.min(wanted, last);
  const step = walk.steps[at];
  const open = step?.decision.kind === "open";
  const nameOf = (block: number) => named.names[block] ?? String(block);
  const choose = (block: number) => setChoices([...choices.slice(0, choicesBefore(walk, at)), block]);
  const undo = () => {
    const kept = choices.slice(0, -1);
    // To the step whose choice is taken back.
    const place = walk.steps.findLastIndex(({ decision }) => decision.kind === "evicted");
    setChoices(kept);
    if (place >= 0) setAt(place);
  };
  const further = nextChoice(walk, at);
  const total = formatCount(named.requests.length);
  return (
    <Stepper
      words={{
        ...words.stepper,
        position: () =>
          step === undefined ? words.atEnd(total) : words.position(formatCount(at + 1), total),
      }}
      label={words.label}
      at={at}
      last={last}
      onSeek={setAt}
      sentence={sentenceOf(walk, at, nameOf)}
      more={
        <>
          <Button
            className="min-h-11 aria-disabled:opacity-45"
            aria-disabled={further < 0}
            onClick={further < 0 ? undefined : () => setAt(further)}
          >
            {words.nextChoice}
          </Button>
          <Button
            className="min-h-11 aria-disabled:opacity-45"
            aria-disabled={choices.length === 0}
            onClick={choices.length === 0 ? undefined : undo}
          >
            {words.undo}
          </Button>
        </>
      }
    >
      <RequestRows walk={walk} at={at} requests={named.requests.map(nameOf)} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
        <div className="min-h-40 min-w-0">
          {step === undefined ? (
            <>
              <h3 className="text-ink-muted text-sm">{words.poolAfter}</h3>
              <p className="font-semibold text-xl">{walk.pool.map(nameOf).join(" ")}</p>
            </>
          ) : (
            <PoolChoice
              step={step}
              frames={named.frames}
              nameOf={nameOf}
              shown={always || step.decision.kind === "evicted"}
              onChoose={choose}
            />
          )}
          <label htmlFor={toggle} className="mt-2 flex min-h-6 w-fit items-center gap-2 text-sm">
            <input
              id={toggle}
              type="checkbox"
              className="size-5"
              checked={always}
              onChange={(event) => setAlways(event.currentTarget.checked)}
            />
            {words.showBoundary}
          </label>
        </div>
        <Counts walk={walk} at={at} open={open} />
      </div>
    </Stepper>
  );
}
