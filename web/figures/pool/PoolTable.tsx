/** The pool as a table, for those who cannot see the picture or want to search it. */
import { useState } from "react";
import type { Kept, KeptSpec, LaneFrame } from "../../engine/types.ts";
import { keptText } from "../../text/kept.ts";
import { text } from "../../text/text.ts";
import { keptOf, ofFrame } from "../kept/model.ts";
import { keptSentences } from "../kept/words.ts";
import type { PoolModel } from "./model.ts";
import { pageIn, stateOf } from "./model.ts";
import { badgeWords, markWords, stateWords } from "./words.ts";

/** What a policy tells by page. */
type ByPage = [KeptSpec, Kept];

/** A page of rows: a table of a hundred thousand rows would stop the browser. */
const ROWS = 256;

function Rows({ model, byPage, from }: { model: PoolModel; byPage: readonly ByPage[]; from: number }) {
  const { none } = text().pool;
  return Array.from(model.slots.subarray(from, from + ROWS), (frame) => (
    <tr key={frame} className="border-line border-t">
      <th scope="row" className="pr-4 text-left font-normal">
        {frame}
      </th>
      <td className="pr-4 text-right">{stateOf(model, frame) === "free" ? none : pageIn(model, frame)}</td>
      <td className="pr-4">{stateWords(model, frame)}</td>
      {model.badge !== null && <td className="pr-4">{badgeWords(model, frame) || none}</td>}
      {byPage.map(([{ id }, kept]) => (
        <td key={id} className="pr-4">
          {stateOf(model, frame) === "free" ? none : ofFrame(kept, frame)}
        </td>
      ))}
      <td>{markWords(model, frame) || none}</td>
    </tr>
  ));
}

function More({ frames, from, onFrom }: { frames: number; from: number; onFrom: (from: number) => void }) {
  const words = text().pool;
  const button = "min-h-6 px-2 underline disabled:no-underline disabled:opacity-50";
  return (
    <p className="flex items-center gap-2 py-1">
      <button type="button" className={button} disabled={from === 0} onClick={() => onFrom(from - ROWS)}>
        {words.earlierRows}
      </button>
      <button
        type="button"
        className={button}
        disabled={from + ROWS >= frames}
        onClick={() => onFrom(from + ROWS)}
      >
        {words.laterRows}
      </button>
      <span>{words.rows(from + 1, Math.min(frames, from + ROWS), frames)}</span>
    </p>
  );
}

interface PoolTableProps {
  model: PoolModel;
  /** For what its policy keeps besides. */
  lane: LaneFrame;
  label: string;
}

export function PoolTable({ model, lane, label }: PoolTableProps) {
  const words = text().pool;
  const [first, setFirst] = useState(0);
  // Another pool may have fewer rows.
  const from = first < model.frames ? first : 0;
  const byPage = keptOf(lane).filter(([{ kind }]) => kind === "by_page");
  const besides = keptSentences(lane);
  return (
    <>
      {model.frames > ROWS && <More frames={model.frames} from={from} onFrom={setFirst} />}
      <table className="text-ink">
        <caption className="text-left text-ink-muted">
          {words.caption(label, model.arrangement === "order")}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="pr-4 text-left">
              {words.frameColumn}
            </th>
            <th scope="col" className="pr-4 text-right">
              {words.pageColumn}
            </th>
            <th scope="col" className="pr-4 text-left">
              {words.stateColumn}
            </th>
            {model.badge !== null && (
              <th scope="col" className="pr-4 text-left">
                {model.badge.label}
              </th>
            )}
            {byPage.map(([{ id, label }]) => (
              <th key={id} scope="col" className="pr-4 text-left">
                {label}
              </th>
            ))}
            <th scope="col" className="text-left">
              {words.stepColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows model={model} byPage={byPage} from={from} />
        </tbody>
      </table>
      {besides.length > 0 && (
        <section className="mt-3 max-w-prose">
          <h3 className="font-semibold">{keptText().heading}</h3>
          {besides.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
    </>
  );
}
