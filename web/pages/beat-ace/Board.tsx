/** The five frames: which page goes, and beneath, which dirty ones are written with it. */
import type { GameBoard, GameStep } from "../../engine/types.ts";
import { Drawing } from "../../figures/Drawing.tsx";
import { CellFace } from "../../figures/pool/CellFace.tsx";
import { GAP } from "../../figures/pool/geometry.ts";
import { useWidth } from "../../figures/useWidth.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { Mark } from "../../ui/marks.tsx";
import { canRide, type Play } from "./usePlay.ts";

const LARGEST = 104;
/** Where nothing can be chosen: not as large as what can be pressed. */
const AT_REST = 60;

interface BoardProps {
  board: GameBoard;
  /** The step just made: the frame it served and the pages it wrote are marked. */
  step?: GameStep | undefined;
  /** Left out where nothing can be chosen. */
  play?: Play | undefined;
}

export function Board({ board, step, play }: BoardProps) {
  const words = beatAceText();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { cells, lru } = board;
  const size = Math.min(
    play === undefined ? AT_REST : LARGEST,
    Math.floor((width - (cells.length - 1) * GAP * 2) / cells.length),
  );
  const picks = play?.picks ?? { victim: null, riders: [] };
  const asks = play?.asks ?? false;
  const written = picks.victim !== null && cells[picks.victim]?.dirty === true;
  const columns = { gridTemplateColumns: `repeat(${cells.length}, ${size}px)`, columnGap: GAP * 2 };
  return (
    <div ref={ref} className="grid min-w-0 gap-1">
      <fieldset disabled={!asks} className="grid" style={columns}>
        <legend className="sr-only">{words.pool}</legend>
        {cells.map(({ page, dirty }, frame) => {
          const checked = picks.victim === frame;
          const served = step?.frame === frame;
          const mark = served
            ? "outline-3 outline-mark-requested"
            : step?.written.includes(page)
              ? "outline-2 outline-mark-batch"
              : "";
          const [name, number] = [String(page), String(frame + 1)];
          return (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
              key={frame}
              className={`relative block cursor-pointer rounded-[3px] outline-offset-2 ${mark} has-checked:outline-3 has-checked:outline-mark-victim has-disabled:cursor-default has-focus-visible:ring-2 has-focus-visible:ring-focus has-focus-visible:ring-offset-6 has-focus-visible:ring-offset-surface`}
            >
              <input
                type="radio"
                name="victim"
                checked={checked}
                onChange={() => play?.choose(frame)}
                aria-label={words.cell(number, name, dirty, frame === lru)}
                className="sr-only"
              />
              <Drawing width={size} height={size}>
                <CellFace
                  width={size}
                  height={size}
                  state={dirty ? "dirty" : "clean"}
                  page={page}
                  digits={2}
                />
              </Drawing>
              {checked && (
                <span
                  aria-hidden="true"
                  className="absolute -top-3 -right-3 flex size-6 items-center justify-center rounded-full bg-surface text-base font-bold leading-none text-mark-victim"
                >
                  <Mark sign="✕" />
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
      <div aria-hidden="true" className="grid text-center text-ink-muted text-xs leading-4" style={columns}>
        {cells.map((_, frame) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
          <span key={frame}>
            {frame + 1}
            {frame === lru && <b className="text-ink"> · {words.lru}</b>}
          </span>
        ))}
      </div>
      {play !== undefined && (
        // Its row keeps its height, so that nothing below moves.
        <fieldset
          disabled={!asks}
          className={written ? "grid" : "invisible grid"}
          style={{ ...columns, gridTemplateRows: "2.75rem" }}
        >
          <legend className="mb-0.5 text-sm">
            <span aria-hidden="true" className="font-bold">
              ↓{" "}
            </span>
            {words.riders}
          </legend>
          {!cells.some(({ dirty }, frame) => dirty && frame !== picks.victim) && (
            <p className="col-span-full text-ink-muted text-sm">{words.noneDirty}</p>
          )}
          {cells.map(({ page, dirty }, frame) => {
            const can = canRide(board, picks, frame);
            return (
              dirty &&
              picks.victim !== frame && (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
                  key={frame}
                  style={{ gridColumn: frame + 1 }}
                >
                  <label
                    className={`flex min-h-11 cursor-pointer items-center justify-center gap-1 rounded-md border has-disabled:cursor-default has-checked:text-mark-batch has-checked:outline-2 has-checked:outline-mark-batch ${can ? "border-line-strong" : "border-line text-ink-muted"}`}
                  >
                    <input
                      type="checkbox"
                      checked={picks.riders.includes(frame)}
                      disabled={!can}
                      onChange={() => play.toggle(frame)}
                      aria-label={words.rider(String(page))}
                      className="size-5 accent-mark-batch"
                    />
                    <span aria-hidden="true" className="font-bold tabular-nums">
                      {page}
                    </span>
                  </label>
                </div>
              )
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
