import { type FormEvent, memo, useId, useState } from "react";
import type { Condition } from "../../engine/runSession.ts";
import { useRun, useRunShownPart } from "../../state/run/hooks.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";

/** A condition without a parameter, with the key that runs to it. */
export interface RunToCondition {
  kind: string;
  key: string;
  label: () => string;
}

/** A counter of a lab that can be run to a value. */
export interface RunToCounter {
  name: string;
  label: () => string;
}

interface RunToProps {
  conditions: readonly RunToCondition[];
  /** The kind that is chosen at first. */
  usual: string;
  /** The first one is chosen at first. */
  counters: readonly RunToCounter[];
  /** What requests are for, where that is not called a page. */
  wordsOfPage?: () => { page: string; requestFor: string; noRequest: (page: string) => string };
}

/** Runs on to the next step of a kind. */
export const RunTo = memo(function RunTo({ conditions, usual, counters, wordsOfPage }: RunToProps) {
  const lab = useRun();
  const activity = useRunShownPart((shown) => shown.activity);
  const survey = useRunShownPart((shown) => shown.survey);
  const [kind, setKind] = useState(usual);
  const [page, setPage] = useState("0");
  const [counter, setCounter] = useState(counters[0]?.name ?? "");
  const [value, setValue] = useState("10");
  const id = useId();
  const words = { ...text().runTo, ...wordsOfPage?.() };

  const run = (event: FormEvent) => {
    event.preventDefault();
    if (activity === "running") return lab.playback.pause();
    lab.tell(null);
    if (kind === "first_parting") return toFirstParting();
    const entered = kind === "page" ? page : kind === "counter" ? value : "0";
    if (!/^\d+$/.test(entered.trim())) {
      const what = kind === "page" ? words.page : words.value;
      lab.tell({
        tone: "error",
        text: words.notLegal(what, entered),
      });
      return;
    }
    const condition: Condition = { kind };
    if (kind === "page") {
      const named = lab.playback.session?.pageNamed(entered.trim());
      if (named === undefined) {
        lab.tell({ tone: "error", text: words.noRequest(entered.trim()) });
        return;
      }
      condition.page = named;
    }
    if (kind === "counter") Object.assign(condition, { name: counter, value: Number(value) });
    lab.runTo(condition);
  };

  const toFirstParting = () => {
    if (survey?.firstParting) return lab.playback.seek(survey.firstParting.position);
    const done = survey !== null && survey.position === survey.requests;
    lab.tell({
      tone: "info",
      text: done ? words.neverDiffer : words.notYet,
    });
  };

  return (
    <form onSubmit={run} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {words.label}
      </label>
      <select
        id={id}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        className="min-h-9 max-w-52 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
      >
        {conditions.map((condition) => (
          <option key={condition.kind} value={condition.kind}>
            {condition.label()}
          </option>
        ))}
        <option value="first_parting">{words.firstParting}</option>
        <option value="page">{words.requestFor}</option>
        <option value="counter">{words.counterReaches}</option>
      </select>
      {kind === "page" && <Entry label={words.page} value={page} onChange={setPage} />}
      {kind === "counter" && (
        <>
          <select
            aria-label={words.counter}
            value={counter}
            onChange={(event) => setCounter(event.target.value)}
            className="min-h-9 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
          >
            {counters.map(({ name, label }) => (
              <option key={name} value={name}>
                {label()}
              </option>
            ))}
          </select>
          <Entry label={words.value} value={value} onChange={setValue} />
        </>
      )}
      <Button type="submit">{activity === "running" ? words.stop : words.run}</Button>
    </form>
  );
});

function Entry({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-9 w-20 rounded-md border border-line-strong bg-surface px-2 text-sm tabular-nums pointer-coarse:min-h-11"
    />
  );
}
