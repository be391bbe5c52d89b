/** Pictures of the flash + magnetic lab. */
import { DeferredMoves } from "../../../figures/paper/DeferredMoves.tsx";
import { Exhibit, GalleryHeading } from "../../../shell/Exhibit.tsx";
import { CostBar } from "../figures/CostBar.tsx";
import { DisksFigure } from "../figures/DisksFigure.tsx";
import { QueuesFigure } from "../figures/QueuesFigure.tsx";
import { SavingBar } from "../figures/SavingBar.tsx";
import { large, moving, queued } from "./samples.ts";

export function TwoDisks() {
  return (
    <>
      <GalleryHeading>Flash + magnetic</GalleryHeading>
      {[moving, queued, large].map((lane, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
        <Exhibit key={at} title={`Two disks, ${lane.config.frames} frames`}>
          <QueuesFigure lane={lane} label={`Two disks, lane ${at + 1}`} />
          <DisksFigure lane={lane} label={`Two disks, lane ${at + 1}`} />
          <CostBar counters={lane.step.counters} most={1_000} label={`Two disks, lane ${at + 1}`} />
          <SavingBar saving={66 * at} threshold={130} />
        </Exhibit>
      ))}
      <Exhibit title="Moves that wait">
        <DeferredMoves
          atOnce="each at once"
          later="deferred"
          request="request"
          move="move"
          label="Four moves, each alone, and as one run"
        />
      </Exhibit>
    </>
  );
}
