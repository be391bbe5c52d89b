/** The pool as a table, for screen readers and for searching. */
import { useState } from "react";
import type { LaneFrame } from "../../engine/types.ts";
import { keptText } from "../../text/kept.ts";
import { text } from "../../text/text.ts";
import { DataTable, names, numbers, texts } from "../../ui/DataTable.tsx";
import { keptOf, keptSentences, ofFrame } from "../kept/model.ts";
import { type PoolModel, pageIn, stateOf } from "./model.ts";
import { badgeWords, markWords, stateWords } from "./words.ts";

/** A page of rows: a table of a hundred thousand rows would stop the browser. */
const ROWS = 256;

function More({ frames, from, onFrom }: { frames: number; from: number; onFrom: (from: number) => void }) {
  const words = text().pool;
  const turns = [
    { name: words.earlierRows, to: from - ROWS },
    { name: words.laterRows, to: from + ROWS },
  ];
  return (
    <p className="flex items-center gap-2 py-1">
      {turns.map(({ name, to }) => (
        <button
          key={name}
          type="button"
          className="min-h-6 px-2 underline disabled:no-underline disabled:opacity-50"
          disabled={to < 0 || to >= frames}
          onClick={() => onFrom(to)}
        >
          {name}
        </button>
      ))}
      <span>{words.rows(from + 1, Math.min(frames, from + ROWS), frames)}</span>
    </p>
  );
}

export function PoolTable(props: { model: PoolModel; lane: LaneFrame; label: string }) {
  const { model, lane, label } = props;
  const words = text().pool;
  const [first, setFirst] = useState(0);
  // Another pool may have fewer rows.
  const from = first < model.frames ? first : 0;
  const byPage = keptOf(lane).filter(([{ kind }]) => kind === "by_page");
  const besides = keptSentences(lane);
  const isFree = (frame: number) => stateOf(model, frame) === "free";
  return (
    <>
      {model.frames > ROWS && <More frames={model.frames} from={from} onFrom={setFirst} />}
      <DataTable<number>
        caption={words.caption(label, model.arrangement === "order")}
        columns={[
          names(words.frameColumn, (frame) => frame),
          numbers(words.pageColumn, (frame) => (isFree(frame) ? words.none : pageIn(model, frame))),
          texts(words.stateColumn, (frame) => stateWords(model, frame)),
          ...(model.badge === null
            ? []
            : [texts(model.badge.label, (frame: number) => badgeWords(model, frame) || words.none)]),
          ...byPage.map(([spec, kept]) =>
            texts(spec.label, (frame: number) => (isFree(frame) ? words.none : ofFrame(kept, frame))),
          ),
          texts(words.stepColumn, (frame) => markWords(model, frame) || words.none, { pad: "" }),
        ]}
        rows={[...model.slots.subarray(from, from + ROWS)]}
      />
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
