import type { ReactNode } from "react";
import type { PolicySpec } from "../../../engine/types.ts";
import { Drawing } from "../../../figures/Drawing.tsx";
import { shortName } from "../../../figures/pageName.ts";
import { CellFace } from "../../../figures/pool/CellFace.tsx";
import { GAP } from "../../../figures/pool/geometry.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { taskText } from "../../../text/task.ts";
import { engineText } from "../../../text/text.ts";
import { Mark } from "../../../ui/marks.tsx";
import { type Asked, lettersOf, type Part, type ShownCell } from "../state/task/questions.ts";
import type { RunState } from "./useRun.ts";

interface PoolPickerProps {
  run: RunState;
  /** Whether a part can be picked now. */
  can: (part: Part) => boolean;
}

/** Comfortable to touch; smaller where there are many, or where one row holds them all so. */
const WIDE = 60;
const NARROW = 48;
const MANY = 24;
const NARROWEST = 44;
/** Rows of the grid for one row of frames: the frame, its tick, what stands beneath. */
const LINES = 3;

/** The pool to choose from. All that is drawn follows from what may be seen before answering and from what was picked. */
export function PoolPicker({ run, can }: PoolPickerProps) {
  const words = taskText();
  const { asked, lane, given, picks, pick, open, solved } = run;
  const { policy } = lane;
  const victim = given ?? picks.victim;
  const { batch } = picks;
  const [ref, width] = useWidth<HTMLDivElement>();
  const { cells, ordered } = asked;
  const oneRow = Math.floor((width + GAP) / cells.length) - GAP;
  const size = cells.length > MANY ? NARROW : oneRow < NARROWEST ? WIDE : Math.min(WIDE, oneRow);
  const most = Math.max(1, Math.floor((width + GAP) / (size + GAP)));
  const columns = Math.ceil(cells.length / Math.ceil(cells.length / most));
  const each = (line: number, draw: (cell: ShownCell, slot: number) => ReactNode) =>
    cells.map((cell, slot) => {
      const gridRow = Math.floor(slot / columns) * LINES + line;
      return (
        <div key={cell.frame} className="grid" style={{ gridColumn: (slot % columns) + 1, gridRow }}>
          {draw(cell, slot)}
        </div>
      );
    });
  const resident = cells.filter(({ page }) => page !== null).length;
  const letters = run.lettered ? lettersOf(cells) : undefined;
  const digits = Math.max(2, ...cells.map(({ page }) => page?.length ?? 0));
  const legend = ordered ? words.poolByOrder : words.poolByFrame;
  return (
    <div ref={ref} className="min-w-0">
      <div
        className="grid w-fit"
        style={{ gridTemplateColumns: `repeat(${columns}, ${size}px)`, columnGap: GAP }}
      >
        <fieldset className="contents" disabled={!can("victim")}>
          <legend className="sr-only">{`${legend}. ${words.asks.victim}`}</legend>
          {each(1, (cell) => {
            const { frame, page, dirty, prefetched } = cell;
            const checked = victim === frame;
            return (
              // Its face is the label. Chosen, it has a ring and a cross, as an evicted page has.
              <label className="relative mt-3 block cursor-pointer rounded-[3px] outline-offset-2 has-checked:outline-3 has-checked:outline-mark-victim has-disabled:cursor-default has-focus-visible:ring-2 has-focus-visible:ring-focus has-focus-visible:ring-offset-6 has-focus-visible:ring-offset-surface">
                <input
                  type="radio"
                  name="victim"
                  value={frame}
                  checked={checked}
                  disabled={page === null}
                  onChange={() => pick({ victim: frame })}
                  aria-label={cellWords(cell, asked, policy, letters?.get(frame))}
                  className="sr-only"
                />
                <Drawing width={size} height={size}>
                  <CellFace
                    width={size}
                    height={size}
                    state={page === null ? "free" : dirty ? "dirty" : "clean"}
                    page={page === null ? null : shortName(page)}
                    prefetched={prefetched}
                    badge={page === null ? null : policy.badge}
                    value={cell.badge}
                    digits={Math.min(digits, 8)}
                    letter={letters?.get(frame)}
                  />
                </Drawing>
                {checked && (
                  <span
                    aria-hidden="true"
                    className="absolute -top-3 -right-3 flex size-6 items-center justify-center rounded-full bg-surface text-base leading-none font-bold text-mark-victim"
                  >
                    <Mark sign="✕" />
                  </span>
                )}
              </label>
            );
          })}
        </fieldset>
        {[...open, ...solved].includes("batch") && (
          <fieldset className="contents" disabled={!can("batch")}>
            <legend className="sr-only">{words.asks.batch}</legend>
            {each(2, ({ page, frame }) => {
              const others = batch.filter((other) => other !== frame);
              const checked = batch.includes(frame);
              return (
                page !== null && (
                  <label className="mt-2 flex min-h-7 cursor-pointer items-center justify-center gap-1 rounded-md has-checked:text-mark-batch has-checked:outline-2 has-checked:outline-mark-batch has-disabled:cursor-default pointer-coarse:min-h-11">
                    <input
                      type="checkbox"
                      checked={checked}
                      onChange={() => pick({ batch: checked ? others : [...batch, frame] })}
                      aria-label={words.write(page)}
                      className="size-5 accent-mark-batch"
                    />
                    <span aria-hidden="true" className="font-bold">
                      ↓
                    </span>
                  </label>
                )
              );
            })}
          </fieldset>
        )}
        {each(LINES, ({ frame, inWindow }, slot) => (
          // The window's line and the ends of the order; by frame its number and the hand.
          <span aria-hidden="true" className="mt-1 mb-2 block text-center text-xs leading-4 text-ink-muted">
            {inWindow && <span className="-mx-1 block border-b-2 border-ink" />}
            {ordered ? (slot === 0 ? words.mru : slot === resident - 1 && words.lru) : !run.lettered && frame}
            {asked.hand === frame && <span className="block text-ink">▲ {words.hand}</span>}
          </span>
        ))}
      </div>
      {asked.window > 0 && (
        <p className="text-sm text-ink-muted">
          {(ordered ? words.window : words.windowHidden)(engineText(policy.window ?? ""), asked.window)}
        </p>
      )}
    </div>
  );
}

/** "page 4, dirty, cold flag, frame 6": the same for two frames that differ in nothing a learner may see. */
export function cellWords(
  { inWindow, badge: value, ...cell }: ShownCell,
  { hand }: Pick<Asked, "hand">,
  policy: Pick<PolicySpec, "badge" | "window">,
  letter?: string,
): string {
  const { frame, page } = cell;
  const words = taskText();
  if (page === null) return words.freeCell(frame);
  const label = policy.badge === null ? "" : engineText(policy.badge.label);
  const isFlag = policy.badge?.maximum === 1;
  const told = words.cell({
    ...{ ...cell, page },
    badge: label === "" ? "" : !isFlag ? words.badge(label, value) : value === 0 ? "" : label,
    window: inWindow ? engineText(policy.window ?? "") : "",
    hand: hand === frame,
  });
  return letter === undefined ? told : `${letter}: ${told}`;
}
