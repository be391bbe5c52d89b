import { type FormEvent, memo, useId, useState } from "react";
import { useRun, useRunShownPart } from "../state/run/hooks.ts";
import type { Text } from "../text/en/index.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { isCount } from "./counters.ts";

/** A condition without a parameter, with the key that runs to it. */
export type RunToCondition = { kind: string; key: string; label: () => string };

export const conditionsOf = (
  known: readonly (readonly [kind: string, key: string])[],
  words: () => Readonly<Record<string, unknown>>,
): RunToCondition[] =>
  [...known, ["divergence", "x"] as const].map(([kind, key]) => {
    return { kind, key, label: () => String(words()[kind] ?? kind) };
  });

const pageKinds = ["page", "page_leaves", "page_enters"] as const;

export interface RunToProps {
  conditions: readonly RunToCondition[];
  usual: string;
  amounts?: boolean;
  usualCounter: string;
  /** What requests are for, where that is not called a page. */
  wordsOfPage?: () => Pick<Text["runTo"], "page" | "pageConditions" | "noRequest">;
}

export const RunTo = memo(function RunTo(props: RunToProps) {
  const { conditions, usual, amounts = false, usualCounter, wordsOfPage } = props;
  const lab = useRun();
  const activity = useRunShownPart((shown) => shown.activity);
  const prescan = useRunShownPart((shown) => shown.prescan);
  const specs = useRunShownPart((shown) => shown.frame?.counters);
  const [kind, setKind] = useState(usual);
  const [page, setPage] = useState("0");
  const [counter, setCounter] = useState(usualCounter);
  const [value, setValue] = useState("10");
  const id = useId();
  const words = { ...text().runTo, ...wordsOfPage?.() };
  const ofPage = pageKinds.some((known) => known === kind);

  const run = (event: FormEvent) => {
    event.preventDefault();
    if (activity === "running") return lab.playback.pause();
    lab.tell(null);
    if (kind === "first_divergence") return toFirstDivergence();
    const refuse = (text: string) => lab.tell({ tone: "error", text });
    const entered = ofPage ? page : kind === "counter" ? value : "0";
    const named = ofPage ? lab.playback.session?.pageNamed(entered.trim()) : undefined;
    if (named === undefined && !/^\d+$/.test(entered.trim()))
      return refuse(words.notLegal(ofPage ? words.page : words.value, entered));
    if (ofPage && named === undefined) return refuse(words.noRequest(entered.trim()));
    lab.runTo({
      kind,
      ...(named !== undefined && { page: named }),
      ...(kind === "counter" && { name: counter, value: Number(value) }),
    });
  };

  const toFirstDivergence = () => {
    if (prescan?.firstDivergence) return lab.playback.seekPosition(prescan.firstDivergence.position);
    const done = prescan !== null && prescan.position === prescan.requests;
    lab.tell({ tone: "info", text: done ? words.neverDiffer : words.notYet });
  };
  const entry = (label: string, value: string, onChange: (value: string) => void) => (
    <input
      aria-label={label}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-9 w-20 rounded-md border border-line-strong bg-surface px-2 text-sm tabular-nums pointer-coarse:min-h-11"
    />
  );

  return (
    <form onSubmit={run} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {words.label}
      </label>
      <select
        id={id}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        className="min-h-9 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
      >
        {conditions.map((condition) => (
          <option key={condition.kind} value={condition.kind}>
            {condition.label()}
          </option>
        ))}
        <option value="first_divergence">{words.firstDivergence}</option>
        {pageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.pageConditions[kind]}
          </option>
        ))}
        <option value="counter">{words.counterReaches}</option>
      </select>
      {ofPage && entry(words.page, page, setPage)}
      {kind === "counter" && (
        <>
          <select
            aria-label={words.counter}
            value={counter}
            onChange={(event) => setCounter(event.target.value)}
            className="min-h-9 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
          >
            {(specs ?? [])
              .filter((spec) => amounts || isCount(spec))
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </select>
          {entry(words.value, value, setValue)}
        </>
      )}
      <Button type="submit">{activity === "running" ? words.stop : words.run}</Button>
    </form>
  );
});
