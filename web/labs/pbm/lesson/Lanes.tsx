import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { LessonLane } from "../../../shell/LaneParts.tsx";
import type { LanesProps, SceneLook, ScenePart } from "../../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatCount } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { largestOf } from "../../../ui/format.ts";
import { FREE_FRAME, type PbmLaneFrame, PINNED } from "../engine/types.ts";
import { Buckets } from "../figures/Buckets.tsx";
import { Candidates } from "../figures/Candidates.tsx";
import { StillStrip, TableStrip } from "../figures/TableStrip.tsx";
import { timeScale, timeWords } from "../figures/timeScale.ts";
import { PbmMotion } from "../motion/PbmMotion.tsx";
import { laneKey, laneLabel, sentenceLines, sentenceOf } from "../words.ts";
import { Groups } from "./Groups.tsx";
import { type LessonPbmFrame, type LessonPbmLane, reachOf, scansOf, soonest } from "./reach.ts";

export const Lanes = ({ frame, look, animate }: LanesProps<LessonPbmFrame>) => (
  <PbmMotion className="contents" frame={frame} moves={animate}>
    {frame.lanes.map((lane, index) => (
      <Lane key={laneKey(index)} index={index} lane={lane} look={look} alone={frame.lanes.length === 1} />
    ))}
  </PbmMotion>
);

type LaneProps = { lane: LessonPbmLane; index: number; look: SceneLook; alone: boolean };

/** Lines of a lane's sentences where it has the whole width. */
const LINES_ALONE = 2;

/** A lane as the lab draws it: name, table, what the step did, and what else the scene is about. */
function Lane({ lane, index, look, alone }: LaneProps) {
  const label = laneLabel(lane);
  return (
    <LessonLane index={index} label={label} facts={pbmLessons().pool(formatCount(lane.world.frames))}>
      <TableStrip lane={lane} world={lane.world} label={label} withKey={false} />
      <p
        className="text-[0.9375rem] leading-normal"
        style={{ minHeight: `${alone ? LINES_ALONE : sentenceLines(lane)}lh` }}
      >
        {sentenceOf(lane)}
      </p>
      {look.show?.map((part) => (
        <Shown key={part} part={part} lane={lane} label={label} />
      ))}
      {look.follow !== undefined && <Estimate lane={lane} block={look.follow} />}
    </LessonLane>
  );
}

function Shown({ part, lane, label }: { part: ScenePart; lane: LessonPbmLane; label: string }) {
  const scale = timeScale(lane.world);
  switch (part) {
    case "frames":
      return <FrameRow lane={lane} label={label} />;
    case "groups":
      return <Groups lane={lane} label={label} />;
    case "candidates":
      return <Candidates {...{ scale, label }} event={lane.step.event} nextUs={lane.nextUs} toEnd />;
    case "buckets":
      return <Buckets {...{ lane, scale, label }} withKey={false} />;
  }
}

export function Picture({ lane }: { lane: LessonPbmLane }) {
  const label = laneLabel(lane);
  return (
    <>
      <StillStrip lane={lane} world={lane.world} label={label} />
      {lane.policy.buckets ? (
        <Shown part="buckets" lane={lane} label={label} />
      ) : (
        lane.world.frames <= MOST_FRAMES && <FrameRow lane={lane} label={label} />
      )}
    </>
  );
}

/** A row of more frames than this tells nothing. */
const MOST_FRAMES = 16;

/** The frames of a small pool one by one, with what they hold and what the policy keeps of them. */
export function FrameRow({ lane, label }: { lane: PbmLaneFrame; label: string }) {
  const { blocks, flags, badges, hand } = lane.columns;
  const words = pbmLessons().frames;
  const gone = new Set(lane.step.event?.evicted.map(({ frame }) => frame));
  const [counted, held] = [badges.length > 0, flags.some((bits) => (bits & PINNED) !== 0)];
  return (
    <div className="grid gap-1">
      <ol className="flex flex-wrap gap-1" aria-label={words.label(label)}>
        {Array.from(blocks, (block, frame) => {
          const [free, pinned] = [block === FREE_FRAME, ((flags[frame] ?? 0) & PINNED) !== 0];
          const told = [
            counted && !free ? words.usage(badges[frame] ?? 0) : "",
            pinned ? words.held : "",
            frame === hand ? words.hand : "",
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
            <li key={frame} className="grid justify-items-center">
              <span className="sr-only">
                {words.frame(
                  frame,
                  free ? words.free : lessonText().block(String(block)),
                  told.filter(Boolean).join(", "),
                )}
              </span>
              <span aria-hidden="true" className="h-3.5 text-[0.75rem]/3.5">
                {frame === hand && "▼"}
              </span>
              <span
                aria-hidden="true"
                className={`grid h-8 min-w-9 grid-flow-col content-center items-baseline justify-center gap-0.5 text-[0.9375rem] ${gone.has(frame) ? "border-2 border-mark-victim" : `border border-line-strong ${free ? "border-dashed" : ""}`}`}
              >
                {free ? "" : block}
                {pinned && "•"}
                {counted && !free && <sub>{badges[frame]}</sub>}
              </span>
            </li>
          );
        })}
      </ol>
      {(counted || held) && (
        <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs" aria-hidden="true">
          {counted && <span>{words.usageKey}</span>}
          {hand !== undefined && <span>{words.handKey}</span>}
          {held && <span>{words.heldKey}</span>}
        </p>
      )}
    </div>
  );
}

/** What the estimate for a block is made of: each scan's blocks before it and speed; the soonest counts. */
export function Estimate({ lane, block }: { lane: LessonPbmLane; block: number }) {
  const words = pbmLessons().estimate;
  const reaches = scansOf(lane.step.streams, lane.world).map((scan) => reachOf(scan, block));
  const first = soonest(reaches);
  const longest = largestOf(reaches.map(({ before, us }) => (before === null ? 0 : us)));
  const title = words.title(String(block));
  const counts = (stream: number) => stream === first?.stream;
  return (
    <ScrollRegion label={title} className="min-w-0 overflow-x-auto text-sm tabular-nums">
      <DataTable<(typeof reaches)[number]>
        caption={title}
        captionLook="text-left font-medium"
        look=""
        headRow="border-line border-b text-ink-muted"
        head="font-normal"
        row={({ stream }) => (counts(stream) ? "font-semibold" : "")}
        pad="px-2 py-0.5"
        columns={[
          names(words.stream, ({ stream }) => stream, { pad: "py-0.5 pr-2", look: "font-[inherit]" }),
          numbers(words.before, ({ before }) => (before === null ? words.never : formatCount(before))),
          numbers(words.speed, ({ blocksASecond }) => formatCount(blocksASecond)),
          numbers(words.time, ({ stream, before, us }) => (
            <>
              {before === null ? "–" : timeWords(us, longest)}
              {counts(stream) && reaches.length > 1 && (
                <span className="font-normal text-ink-muted"> ({words.soonest})</span>
              )}
            </>
          )),
        ]}
        rows={reaches}
      >
        {first === null && (
          <tr>
            <td colSpan={4} className="py-0.5">
              {words.nobody}
            </td>
          </tr>
        )}
      </DataTable>
    </ScrollRegion>
  );
}
