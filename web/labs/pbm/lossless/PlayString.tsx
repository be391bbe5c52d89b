/** A request string played through: the learner serves the requests and chooses the victims. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Stepper } from "../../../figures/Stepper.tsx";
import { losslessText } from "../../../text/lossless.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { CheckField } from "../../../ui/SelectField.tsx";
import { walkThrough } from "../engine/exact.ts";
import type { Walk } from "../engine/types.ts";
import { bestTotal, choicesBefore, missesBefore, nextChoice, openingOf, verdictOf } from "./judge.ts";
import type { Place } from "./link.ts";
import type { Named } from "./names.ts";
import { PoolChoice, RequestRows } from "./PoolChoice.tsx";

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

interface PlayStringProps {
  named: Named;
  evicted?: readonly string[];
  at?: string;
  onPlace?: (string: Named, place: Place) => void;
}

export function PlayString({ named, evicted = [], at: asked = "0", onPlace }: PlayStringProps) {
  const words = losslessText().play;
  const [opening] = useState(() => openingOf(named, evicted, asked));
  const [choices, setChoices] = useState(opening.choices);
  const [wanted, setAt] = useState(opening.at);
  const [always, setAlways] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const inPool = useRef(false);
  const walked = useMemo(() => {
    const { frames, pool, requests } = named;
    return walkThrough({ frames, pool, requests, choices: [...choices] });
  }, [named, choices]);
  // A block that is shown no more takes the focus with it, and the arrow keys would be lost. No blur tells of that.
  useLayoutEffect(() => {
    if (inPool.current && document.activeElement === document.body) heading.current?.focus();
  });
  const { steps, finished } = walked.ok ? walked.value : { steps: [], finished: true };
  const last = finished ? steps.length : steps.length - 1;
  const at = Math.min(wanted, last);
  useEffect(() => {
    onPlace?.(named, { evicted: choices.map((block) => named.names[block] ?? ""), at });
  }, [named, choices, at, onPlace]);
  if (!walked.ok) return <p role="alert">{walked.failure.message}</p>;
  const { value: walk } = walked;
  const step = steps[at];
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
  const noteFocus = ({ type }: { type: string }) => {
    inPool.current = type === "focus";
  };
  const further = nextChoice(walk, at);
  const total = formatCount(named.requests.length);
  const button = (name: string, onClick: (() => void) | undefined) => (
    <Button
      className="min-h-11 aria-disabled:opacity-45"
      aria-disabled={onClick === undefined}
      onClick={onClick}
    >
      {name}
    </Button>
  );
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
          {button(words.nextChoice, further < 0 ? undefined : () => setAt(further))}
          {button(words.undo, choices.length === 0 ? undefined : undo)}
        </>
      }
    >
      {choices === opening.choices && opening.notices.length > 0 && (
        <p role="alert" className="note border-error text-sm">
          {opening.notices.join(" ")}
        </p>
      )}
      <RequestRows walk={walk} at={at} requests={named.requests.map(nameOf)} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers whether the focus is here */}
        <div className="min-h-40 min-w-0" onFocus={noteFocus} onBlur={noteFocus}>
          <h2 ref={heading} tabIndex={-1} className="w-fit text-ink-muted text-sm">
            {step === undefined ? words.poolAfter : words.pool}
          </h2>
          {step === undefined ? (
            <p className="font-semibold text-xl">{walk.pool.map(nameOf).join(" ")}</p>
          ) : (
            <PoolChoice
              step={step}
              frames={named.frames}
              nameOf={nameOf}
              shown={always || step.decision.kind === "evicted"}
              onChoose={choose}
            />
          )}
          <div className="mt-2 w-fit">
            <CheckField label={words.showBoundary} checked={always} onChange={setAlways} />
          </div>
        </div>
        <Counts walk={walk} at={at} open={open} />
      </div>
    </Stepper>
  );
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
    <DataTable<(typeof rows)[number]>
      caption={words.counts}
      look="text-sm tabular-nums lg:mr-[20%]"
      headRow="text-ink-muted"
      head="font-normal"
      row=""
      pad="pr-6"
      columns={[
        names(null, ({ name }) => name),
        texts(words.soFar, ({ soFar }) => formatCount(soFar), { look: "font-semibold text-base" }),
        texts(words.atBest, ({ best }) => formatCount(best), { look: "font-semibold text-base", pad: "" }),
      ]}
      rows={rows}
    />
  );
}
