/** What a step did, as small cells: which pages left, which were written together, which came early. */
import type { LaneFrame, PageName, StepEvent } from "../engine/types.ts";
import { text } from "../text/text.ts";
import { shortName } from "./pageName.ts";
import { CellFace } from "./pool/CellFace.tsx";
import { ring } from "./pool/marks.ts";
import type { PageState } from "./pool/model.ts";
import { CornerSign, CROSS, Shapes } from "./pool/Shapes.tsx";
import { ScrollRegion } from "./ScrollRegion.tsx";

export type StepTrayProps = { lane: LaneFrame };

/** More are counted: the tray has a place of fixed size. */
const MOST = 24;
const HEIGHT = 32;
const MARGIN = 4;

interface SlotProps {
  page: string;
  state: PageState;
  mark: "left" | "written" | "fetched" | "chance";
}

const SIGNS = {
  left: { d: CROSS, look: "stroke-mark-victim" },
  chance: { d: "M3 -1.5a3.3 3.3 0 1 1 -2 -1.6m-1.5 -1.5l2 1.5l-1.5 1.8", look: "stroke-ink" },
};

function Slot({ page, state, mark }: SlotProps) {
  const name = shortName(page);
  const width = Math.max(30, name.length * 9 + 8);
  return (
    <svg
      width={width + 2 * MARGIN}
      height={HEIGHT + 2 * MARGIN}
      className="shrink-0 font-sans tabular-nums"
      aria-hidden="true"
    >
      <g style={{ transform: `translate(${MARGIN}px, ${MARGIN}px)` }}>
        <CellFace width={width} height={HEIGHT} state={state} page={name} prefetched={mark === "fetched"} />
        {mark === "written" && <Shapes of={[ring("written", width, HEIGHT)]} />}
        {(mark === "left" || mark === "chance") && (
          <CornerSign x={width - 3} radius={6.5} line={1.8} {...SIGNS[mark]} />
        )}
      </g>
    </svg>
  );
}

interface PagesProps {
  title: string;
  pages: string[];
  mark: SlotProps["mark"];
  stateOf: (at: number) => PageState;
}

function Pages({ title, pages, mark, stateOf }: PagesProps) {
  if (pages.length === 0) return null;
  const words = pages.map((page, at) => `${page} ${text().pool.states[stateOf(at)]}`).join(", ");
  const rest = pages.length - MOST;
  return (
    <li className="flex flex-none items-center gap-1">
      <span className="text-ink-muted text-xs" aria-hidden="true">
        {title}
      </span>
      <span className="sr-only">{`${title}: ${words}.`}</span>
      <span className="flex items-center">
        {pages.slice(0, MOST).map((page, at) => (
          // A page may get more than one second chance in a step.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
          <Slot key={at} page={page} state={stateOf(at)} mark={mark} />
        ))}
        {rest > 0 && <span className="px-1 text-ink-muted text-sm">+{rest}</span>}
      </span>
    </li>
  );
}

function Happened({ event, nameOf }: { event: StepEvent; nameOf: PageName }) {
  // Only the victim can leave dirty: further pages are evicted when they are clean, the written ones among them.
  const formerly = (at: number): PageState => (at === 0 && event.victim_dirty ? "dirty" : "clean");
  const words = text().tray;
  const always = (state: PageState) => () => state;
  const chance = (at: number): PageState => (event.second_chance_dirty[at] ? "dirty" : "clean");
  const written = event.batch.length > 1 ? words.writtenTogether : words.written;
  const groups = [
    [words.evicted, event.evicted, "left", formerly],
    [written, event.batch, "written", always("dirty")],
    [words.prefetched, event.prefetched, "fetched", always("clean")],
    [words.secondChance, event.second_chances, "chance", chance],
  ] as const;
  return (
    <ul className="flex h-full items-center gap-4">
      {groups.map(([title, pages, mark, stateOf]) => (
        <Pages key={mark} title={title} pages={pages.map(nameOf)} mark={mark} stateOf={stateOf} />
      ))}
    </ul>
  );
}

export function StepTray({ lane }: StepTrayProps) {
  const { event } = lane.step;
  const words = text().tray;
  const quiet =
    event === null
      ? words.beforeFirst
      : event.hit && event.second_chances.length === 0
        ? words.hit
        : event.evicted.length + event.batch.length + event.prefetched.length === 0
          ? words.freeFrame
          : null;
  return (
    // A fixed height, so that nothing beneath jumps from step to step; what is too wide is scrolled to.
    <ScrollRegion label={words.label} className="h-11 overflow-x-auto overflow-y-hidden">
      {event === null || quiet !== null ? (
        <p className="flex h-full items-center text-ink-muted text-sm">{quiet}</p>
      ) : (
        <Happened event={event} nameOf={lane.pageName ?? String} />
      )}
    </ScrollRegion>
  );
}
