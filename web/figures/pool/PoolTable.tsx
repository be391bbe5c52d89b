/** The pool as a table, for those who cannot see the picture or want to search it. */
import { useState } from "react";
import { text } from "../../text/text.ts";
import type { PoolModel } from "./model.ts";
import { pageIn, stateOf } from "./model.ts";
import { badgeWords, markWords, stateWords } from "./words.ts";

/** A page of rows: a table of a hundred thousand rows would stop the browser. */
const ROWS = 256;

function Rows({ model, from }: { model: PoolModel; from: number }) {
  const { none } = text().pool;
  return Array.from(model.slots.subarray(from, from + ROWS), (frame) => (
    <tr key={frame} className="border-line border-t">
      <th scope="row" className="pr-4 text-left font-normal">
        {frame}
      </th>
      <td className="pr-4 text-right">{stateOf(model, frame) === "free" ? none : pageIn(model, frame)}</td>
      <td className="pr-4">{stateWords(model, frame)}</td>
      {model.badge !== null && <td className="pr-4">{badgeWords(model, frame) || none}</td>}
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

export function PoolTable({ model, label }: { model: PoolModel; label: string }) {
  const words = text().pool;
  const [first, setFirst] = useState(0);
  // Another pool may have fewer rows.
  const from = first < model.frames ? first : 0;
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
            <th scope="col" className="text-left">
              {words.stepColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows model={model} from={from} />
        </tbody>
      </table>
    </>
  );
}
