import { type FormEvent, memo, useId, useState } from "react";
import type { Condition } from "../../engine/session.ts";
import { useLab, useShownPart } from "../../state/hooks.ts";
import { Button } from "../../ui/Button.tsx";

/** Conditions without a parameter, with the key that runs to each. */
export const simpleConditions = [
  { kind: "miss", label: "next miss", key: "m" },
  { kind: "eviction", label: "next eviction", key: "e" },
  { kind: "dirty_eviction", label: "next dirty eviction", key: "d" },
  { kind: "batch", label: "next batch of two or more", key: "b" },
  { kind: "full_batch", label: "next full batch", key: "f" },
  { kind: "second_chance", label: "next second chance", key: "c" },
  { kind: "prefetch", label: "next prefetch", key: "p" },
  { kind: "parting", label: "next step where the lanes differ", key: "x" },
] as const;

const counters = ["misses", "hits", "pages_written", "pages_read", "write_batches", "evictions_dirty"];

/** Runs on to the next step of a kind. */
export const RunTo = memo(function RunTo() {
  const lab = useLab();
  const activity = useShownPart((shown) => shown.activity);
  const survey = useShownPart((shown) => shown.survey);
  const [kind, setKind] = useState<string>("dirty_eviction");
  const [page, setPage] = useState("0");
  const [counter, setCounter] = useState("misses");
  const [value, setValue] = useState("10");
  const id = useId();

  const run = (event: FormEvent) => {
    event.preventDefault();
    if (activity === "running") return lab.playback.pause();
    lab.tell(null);
    if (kind === "first_parting") return toFirstParting();
    const entered = kind === "page" ? page : kind === "counter" ? value : "0";
    if (!/^\d+$/.test(entered.trim())) {
      const what = kind === "page" ? "Page" : "Value";
      lab.tell({
        tone: "error",
        text: `${what}: "${entered}" is not legal here; legal: a whole number, 0 or more.`,
      });
      return;
    }
    const condition: Condition = { kind };
    if (kind === "page") {
      const named = lab.playback.session?.pageNamed(entered.trim());
      if (named === undefined) {
        lab.tell({ tone: "error", text: `No request of this trace is for a page ${entered.trim()}.` });
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
      text: done
        ? "The lanes never differ in this run."
        : "The run is still being computed: no difference so far.",
    });
  };

  return (
    <form onSubmit={run} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        Run to
      </label>
      <select
        id={id}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        className="min-h-9 max-w-52 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
      >
        {simpleConditions.map((condition) => (
          <option key={condition.kind} value={condition.kind}>
            {condition.label}
          </option>
        ))}
        <option value="first_parting">first step where the lanes differ</option>
        <option value="page">request for page …</option>
        <option value="counter">counter reaches …</option>
      </select>
      {kind === "page" && <Entry label="Page" value={page} onChange={setPage} />}
      {kind === "counter" && (
        <>
          <select
            aria-label="Counter"
            value={counter}
            onChange={(event) => setCounter(event.target.value)}
            className="min-h-9 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
          >
            {counters.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll("_", " ")}
              </option>
            ))}
          </select>
          <Entry label="Value" value={value} onChange={setValue} />
        </>
      )}
      <Button type="submit">{activity === "running" ? "Stop" : "Run"}</Button>
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
