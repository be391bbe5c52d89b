/** The flash + magnetic lab: strip, lanes, score, transport; curves, cost, one page over the run, counters in tabs. */
import { memo, type ReactNode } from "react";
import { marksOf } from "../../lab/Marks.tsx";
import { labPages, tabsOf } from "../../lab/pages.tsx";
import type { LabParts, LaneProps } from "../../lab/parts.ts";
import { useOnAsk } from "../../shell/ask/asking.tsx";
import { Closable, Part } from "../../shell/Part.tsx";
import { scoreBy } from "../../shell/Score.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { onDemand } from "../../ui/onDemand.tsx";
import { HAND, useMedia } from "../../ui/useMedia.ts";
import { AskedPage, LaneCard, Strip } from "./cards.tsx";
import { command } from "./command.ts";
import { DisksFigure } from "./figures/DisksFigure.tsx";
import { ofStrip, queueSpans } from "./figures/model.ts";
import { QueuesFigure } from "./figures/QueuesFigure.tsx";
import { createHybridLab, type HybridController } from "./lab.ts";
import { HybridMotion } from "./motion.tsx";
import { inEmbeds, parts as pageParts } from "./tabs.ts";
import type { HybridFrame, HybridLaneFrame, HybridRegistry } from "./types.ts";
import {
  countedLane,
  factsOf,
  heldAgainst,
  labelsOf,
  laneLabel,
  sentenceLines,
  sentenceOf,
  shortLabel,
} from "./words.ts";

const Queues = memo(QueuesFigure);
const Disks = memo(DisksFigure);

function Lane(props: LaneProps<HybridFrame, HybridLaneFrame> & { sentence: ReactNode }) {
  const { lane, frame, label, sentence } = props;
  const onAsk = useOnAsk();
  // Several queues need the room of the disks.
  const folded = useMedia(HAND) && frame.lanes.some((one) => queueSpans(one).length > 1);
  return (
    <>
      <Part id="pool" room>
        <Queues lane={lane} label={label} neighbours={frame.lanes} onAsk={onAsk} />
      </Part>
      <Part id="disks">
        {folded ? (
          <Closable name="disks" title={hybridText().parts.disks} fits={false}>
            {() => <Disks lane={lane} label={label} onAsk={onAsk} />}
          </Closable>
        ) : (
          <Disks lane={lane} label={label} onAsk={onAsk} />
        )}
      </Part>
      {sentence}
    </>
  );
}

const parts: LabParts<HybridFrame> = {
  id: "hybrid",
  laneLabel,
  headLabel: (lane, lanes) => (lanes.length > 3 ? shortLabel(lane) : laneLabel(lane)),
  factsOf: ({ read }) => factsOf(read),
  sentenceOf,
  spokenOf: ({ step }) => phrased(step.phrases) || hybridText().lane.spokenNothing,
  heldAgainst,
  sentenceLines,
  Motion: HybridMotion,
  Lane,
  LaneCard,
  Strip,
  unpacked: ofStrip,
  scorePart: "cost",
  Score: scoreBy(countedLane),
  Marks: marksOf({
    counted: ["evictions", "evictions_dirty", "migrations_to_f", "migrations_to_m"],
    rows: [
      {
        key: "evictions",
        fill: "fill-mark-victim",
        of: ({ rose }) => rose.evictions,
        // Where only a clean page left.
        low: ({ rose }) => rose.evictions_dirty === 0,
      },
      {
        key: "moves",
        fill: "fill-mark-batch",
        of: ({ rose }) => rose.migrations_to_f + rose.migrations_to_m,
      },
      { key: "divergences", fill: "fill-ink", of: ({ diverged }) => diverged },
    ],
    told: () => hybridText().marks,
  }),
  conditionWords: () => hybridText().runTo,
  runTo: { usual: "migration", amounts: true, usualCounter: "cost" },
  chips: {
    lab: "hybrid",
    chips: [
      { path: "frames", least: 1, most: (_, resolved) => Number(resolved.pages ?? 1) },
      { path: "wf", least: 1, most: 200 },
      { path: "rm", least: 1, most: 200 },
      { path: "wm", least: 1, most: 200 },
      { path: "lanes.lambda", least: 0, most: 1 },
    ],
    parts: (registry) => ({
      lanes: (registry as HybridRegistry).replacements.flatMap(({ parameters }) => parameters),
    }),
  },
  presetPictures: () => import("virtual:preset-pictures/hybrid"),
  exports: {
    menu: () => ({ pictures: { pools: hybridText().exports.pools, curves: text().exports.curves } }),
    load: async (lab) => (await import("./export.ts")).exported(lab as HybridController),
  },
  command,
  Parameters: onDemand(() => import("./Parameters.tsx").then(({ Parameters }) => Parameters)),
  AskedPage,
  charts: { heading: () => hybridText().curves.heading, labelsOf },
  tabs: tabsOf(pageParts.tabs, import.meta.glob("./tabs/*.tsx")),
  embedded: { below: ["cost", "legend"] },
  inEmbeds,
  leftOut: ["legend"],
  partWords: () => hybridText().parts,
  present: async () => (await import("./present.tsx")).present,
};

export const { Page, Notes } = labPages(createHybridLab, parts);
