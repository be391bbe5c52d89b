/** A policy's further state beneath its pool: lists as small cells, evicted pages hollow, numbers as text. */
import { DIRTY, type LaneFrame } from "../../engine/types.ts";
import { keptText } from "../../text/kept.ts";
import { formatCount } from "../../text/numbers.ts";
import { AskPicture } from "../AskPicture.tsx";
import type { OnAsk } from "../anchor.ts";
import { LONGEST_NAME, shortName } from "../pageName.ts";
import { usePoolRoom } from "../pool/room.ts";
import { useWidth } from "../useWidth.ts";
import { type KeptList, type KeptPage, keptLayout, keptModel, keptOfPage, keptSentences } from "./model.ts";

type KeptStripProps = { lane: LaneFrame; label: string; onAsk?: OnAsk | undefined };

/** CSS pixels of what the layout counts in: a sixteenth of the page's type. */
const unit = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export function KeptStrip({ lane, label, onAsk }: KeptStripProps) {
  const [ref, measured] = useWidth<HTMLDivElement>();
  const width = measured / unit();
  const model = keptModel(lane);
  const { lists, values, hands } = model;
  const digits = lane.pageName ? LONGEST_NAME : String(Math.max(0, lane.config.pages - 1)).length;
  const { columns, cellWidth, inWords, shown } = keptLayout(model, width, digits, usePoolRoom() !== null);
  const words = [keptText().of(label), ...keptSentences(lane)].join(" ");
  // Per-page values are on the page's card and in the table.
  const nothing = lists.length + values.length === 0;
  const drawn = lists.flatMap(({ pages }, at) => pages.slice(0, shown[at]));
  const names = new Map(drawn.map(({ page, name }) => [page, name]));
  // Measured on a wrapper that stays when the lists change.
  return (
    <div ref={ref}>
      {!nothing && (
        <AskPicture
          words={words}
          label={keptText().look(label)}
          pages={[...names.keys()]}
          wordsOf={(page) => [`${names.get(page)}:`, ...keptOfPage(lane, page)].join(" ")}
          onAsk={onAsk}
        >
          <div data-kept className="flex min-w-0 gap-x-3.5 gap-y-0.5 py-0.5 text-xs/5">
            {lists.length > 0 && (
              <div
                className="grid min-w-0 flex-1 gap-x-3.5 gap-y-0.5"
                style={{
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                  ["--cell" as string]: `${cellWidth / 16}rem`,
                }}
              >
                {lists.map((list, at) => (
                  <List key={list.spec.id} {...{ lane, hands, list, inWords }} shown={shown[at] ?? 0} />
                ))}
              </div>
            )}
            {values.length > 0 && (
              <div className="flex max-w-1/2 flex-none flex-col pt-[0.3125rem] wrap-anywhere">
                {values.map(({ spec, words }) => (
                  <span key={spec.id} data-value={spec.id} title={spec.help}>
                    {words}
                  </span>
                ))}
              </div>
            )}
          </div>
        </AskPicture>
      )}
    </div>
  );
}

interface ListProps {
  lane: LaneFrame;
  hands: ReadonlySet<number>;
  list: KeptList;
  shown: number;
  inWords: boolean;
}

function List({ lane, hands, list: { spec, pages, total }, shown, inWords }: ListProps) {
  const words = keptText();
  const rest = total - shown;
  const further = inWords ? words.more(formatCount(rest)) : `+${formatCount(rest)}`;
  const told = rest > 0 ? further : total === 0 ? words.empty : "";
  return (
    // The mark of a hand stands above its cell. Where there is room for no cell, the number may stand beneath the name.
    <div
      className={`flex min-w-0 items-center gap-x-[0.1875rem] overflow-hidden px-px pt-[0.3125rem] pb-[2px] ${shown === 0 ? "flex-wrap" : ""}`}
      data-list={spec.id}
    >
      <span className="mr-1 whitespace-nowrap text-ink-muted" title={spec.help}>
        {spec.label}
      </span>
      {pages.slice(0, shown).map((page) => (
        <Cell key={page.page} lane={lane} page={page} hand={hands.has(page.frame ?? -1)} />
      ))}
      {told !== "" && <span className="ml-0.5 whitespace-nowrap text-ink-muted">{told}</span>}
    </div>
  );
}

/** The hand points at its page from above. */
const HAND =
  "data-hand:before:absolute data-hand:before:-top-[6px] data-hand:before:left-[calc(50%-5px)] data-hand:before:border-5 data-hand:before:border-transparent data-hand:before:border-t-ink data-hand:before:border-b-0 data-hand:before:content-['']";

const LOOK = {
  clean: "border-transparent bg-clean text-on-clean",
  dirty: "border-transparent bg-dirty text-on-dirty",
  gone: "border-line-strong border-dashed bg-free text-on-free",
};

function Cell({ lane, page, hand }: { lane: LaneFrame; page: KeptPage; hand: boolean }) {
  const { frame } = page;
  const dirty = frame !== undefined && ((lane.columns.flags[frame] ?? 0) & DIRTY) !== 0;
  const state = frame === undefined ? "gone" : dirty ? "dirty" : "clean";
  return (
    <span
      className={`kept-cell relative box-border h-5 w-(--cell) flex-none rounded-[3px] border text-center leading-[1.125rem] data-asked:outline-2 data-asked:outline-mark-requested data-asked:-outline-offset-1 ${LOOK[state]} ${HAND}`}
      data-state={state}
      data-page={page.page}
      data-hand={hand || undefined}
      data-asked={lane.step.event?.page === page.page || undefined}
    >
      {shortName(page.name)}
    </span>
  );
}
