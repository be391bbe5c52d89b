/** What questions about two disks show: prices, a pool, and what the pool made of a page's requests. */
import type { ReactNode } from "react";
import { hybridText } from "../../../text/hybrid.ts";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { lessonText } from "../../../text/lessons.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { DisksFigure } from "../figures/DisksFigure.tsx";
import type { QueueId } from "../figures/model.ts";
import { QueuesFigure } from "../figures/QueuesFigure.tsx";
import type { Disk, HybridLaneFrame } from "../types.ts";
import { laneLabel } from "../words.ts";
import type { Decision } from "./decision.ts";
import { otherDisk, type Prices, pricesOn } from "./scene.ts";
import type { Stay } from "./stays.ts";

interface PictureProps {
  prices: Prices;
  /** The lane, and its pool where that is to be drawn. */
  lane: HybridLaneFrame;
  pool?: boolean;
  children?: ReactNode;
}

export function Picture({ prices, lane, pool = true, children }: PictureProps) {
  const label = laneLabel(lane);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 text-sm">
      <p>
        <span className="font-medium">{label}.</span> {hybridExercises().starts}
      </p>
      <PriceTable prices={prices} />
      {children}
      {pool && (
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <p>{lessonText().pool}:</p>
          <QueuesFigure lane={lane} label={label} />
        </div>
      )}
    </div>
  );
}

interface DecisionPictureProps {
  prices: Prices;
  lane: HybridLaneFrame;
  decision: Decision;
}

/** What a decision about a page follows from, and not how it ended. */
export function DecisionPicture({ prices, lane, decision: { page, stays } }: DecisionPictureProps) {
  const open = stays.map((stay, at) => (at === stays.length - 1 ? { ...stay, left: null } : stay));
  return (
    <Picture prices={prices} lane={lane}>
      <StaysTable page={page} stays={open} />
    </Picture>
  );
}

const Scrolled = ({ children }: { children: ReactNode }) => <div className="overflow-x-auto">{children}</div>;

const diskName = (disk: Disk): string => hybridText().disks[disk === "f" ? "flash" : "magnetic"];

export function PriceTable({ prices }: { prices: Prices }) {
  const { disk, randomRead, randomWrite } = lessonText();
  return (
    <Scrolled>
      <DataTable<Disk>
        look="tabular-nums"
        caption={hybridExercises().prices}
        columns={[
          names(disk, diskName),
          numbers(`${randomRead} r`, (row) => pricesOn(prices, row).read),
          numbers(`${randomWrite} w`, (row) => pricesOn(prices, row).write),
        ]}
        rows={["f", "m"]}
      />
    </Scrolled>
  );
}

export function StaysTable({ page, stays }: { page: number; stays: readonly Stay[] }) {
  const words = hybridExercises();
  return (
    <Scrolled>
      <DataTable<Stay>
        caption={words.staysOf(String(page))}
        columns={[
          names(words.readFrom, ({ disk }) => diskName(disk)),
          texts(words.requests, ({ requests }) => requests.join(" ")),
          texts(words.end, ({ disk, left }) =>
            left === null ? words.inPool : words.leftAs(left.dirty, left.moved ? otherDisk(disk) : null),
          ),
        ]}
        rows={stays}
      />
    </Scrolled>
  );
}

/** A frame with its page. */
export interface FrameRow {
  frame: number;
  page: number;
  dirty: boolean;
  onFlash: boolean;
  /** The queue that the page stands in; only whether it is the time segment's is shown. */
  queue: QueueId;
  /** Requests since it was used. */
  ago: number;
}

interface FramesPictureProps {
  prices: Prices;
  lane: HybridLaneFrame;
  rows: readonly FrameRow[];
}

/** The pool by frame: where its order would be the answer. */
export function FramesPicture({ prices, lane, rows }: FramesPictureProps) {
  const words = hybridExercises();
  return (
    <Picture prices={prices} lane={lane} pool={false}>
      <p>{words.segments(lane.config.frames, lane.columns.costSegmentFrames)}</p>
      <Scrolled>
        <DataTable<FrameRow>
          look="tabular-nums"
          caption={lessonText().pool}
          columns={[
            names(words.frame, ({ frame }) => frame + 1),
            numbers(words.page, ({ page }) => page),
            texts(words.state, ({ dirty, onFlash }) => lessonText().stateOf(dirty, onFlash)),
            texts(words.segment, ({ queue }) => (queue === "main" ? words.byTime : words.byCost)),
            numbers(words.ago, ({ ago }) => ago),
          ]}
          rows={rows}
        />
      </Scrolled>
    </Picture>
  );
}

interface RequestsPictureProps {
  prices: Prices;
  lane: HybridLaneFrame;
  served: readonly string[];
}

/** The pool, where all pages live, and all requests so far: C is to be kept by the reader. */
export function RequestsPicture({ prices, lane, served }: RequestsPictureProps) {
  return (
    <Picture prices={prices} lane={lane}>
      <p className="tabular-nums">
        <span className="text-ink-muted">{lessonText().servedBefore}</span> {served.join(" ")}{" "}
        <span className="text-ink-muted">({hybridExercises().empties})</span>
      </p>
      <DisksFigure lane={lane} label={laneLabel(lane)} />
    </Picture>
  );
}
