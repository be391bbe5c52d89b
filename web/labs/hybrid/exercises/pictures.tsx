/** What questions about two disks show: prices, a pool, and what the pool made of a page's requests. */
import type { ReactNode } from "react";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { lessonText } from "../../../text/lessons.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { QueuesFigure } from "../figures/QueuesFigure.tsx";
import type { HybridLaneFrame } from "../types.ts";
import { laneLabel } from "../words.ts";
import { otherDisk, type Prices, pricesOn } from "./scene.ts";
import { type Stay, sumLines } from "./stays.ts";

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

const Scrolled = ({ children }: { children: ReactNode }) => <div className="overflow-x-auto">{children}</div>;

export function PriceTable({ prices }: { prices: Prices }) {
  const { prices: caption, on } = hybridExercises();
  const { disk, randomRead, randomWrite } = lessonText();
  return (
    <Scrolled>
      <DataTable<"f" | "m">
        look="tabular-nums"
        caption={caption}
        columns={[
          names(disk, (row) => on[row]),
          numbers(`${randomRead} r`, (row) => pricesOn(prices, row).read),
          numbers(`${randomWrite} w`, (row) => pricesOn(prices, row).write),
        ]}
        rows={["f", "m"]}
      />
    </Scrolled>
  );
}

/** `leaving`: how it leaves is not told of the last one. */
export function StaysTable({ page, stays }: { page: number; stays: readonly Stay[] }) {
  const words = hybridExercises();
  return (
    <Scrolled>
      <DataTable<Stay>
        caption={words.staysOf(String(page))}
        columns={[
          names(words.readFrom, ({ disk }) => words.on[disk]),
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

/** C since the last move, a line for each kind of operation. */
export const sumWords = (stays: readonly Stay[], prices: Prices): string[] =>
  sumLines(stays, prices).map((line) => {
    const part = line.what === "write" ? "write" : "read";
    const [here, there] = [line.disk, otherDisk(line.disk)].map((disk) => pricesOn(prices, disk)[part]);
    return hybridExercises().sumLine({ ...line, here: here ?? 0, there: there ?? 0 });
  });
