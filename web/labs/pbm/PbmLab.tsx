import { useAsking } from "../../shell/ask/asking.ts";
import { Chips } from "../../shell/chips/Chips.tsx";
import { type HeadingControls, Heading as RunHeading } from "../../shell/Heading.tsx";
import { LabFrame } from "../../shell/LabFrame.tsx";
import { text } from "../../text/text.ts";
import { Floating } from "../../ui/NotLoaded.tsx";
import { onDemand } from "../../ui/onDemand.tsx";
import { Controls } from "./Controls.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { chips } from "./chips.ts";
import { Exports } from "./Exports.tsx";
import { shortcuts } from "./keyboard.ts";
import { LaneStreams } from "./LanePanel.tsx";
import { Lanes } from "./Lanes.tsx";
import { Legend } from "./Legend.tsx";
import { laneLabel } from "./lanes.ts";
import { Optimal } from "./Optimal.tsx";
import { ScaleNote } from "./ScaleNote.tsx";
import { Score } from "./Score.tsx";
import { Spoken } from "./Spoken.tsx";
import { useShown, useShownPart } from "./state/hooks.ts";

const Options = onDemand(() => import("./share/Options.tsx").then(({ Options }) => Options));

const Heading = (controls: HeadingControls) => (
  <RunHeading {...controls} Chips={OwnChips} Exports={Exports} Options={Options} />
);

const noConfig = {};

function OwnChips() {
  const lanes = useShownPart((shown) => shown.readable?.lanes) ?? [];
  return <Chips of={chips} resolved={lanes[0]?.config ?? noConfig} lanes={lanes.map(laneLabel)} />;
}

const Parameters = onDemand(() => import("./parameters/Parameters.tsx").then(({ Parameters }) => Parameters));

const AskedBlock = onDemand(() => import("./AskedBlock.tsx").then(({ AskedBlock }) => AskedBlock), Floating);

/** The predictive lab: lanes at one moment of simulated time, score, transport along time; curves and counters in tabs. */
export function PbmLab() {
  const { frame, readable, prescan } = useShown();
  const { asked } = useAsking();
  if (frame === null || readable === null) return null;
  const { tabs } = text().lab;
  return (
    <LabFrame
      shortcuts={shortcuts}
      Heading={Heading}
      Parameters={Parameters}
      Spoken={Spoken}
      laneNames={frame.lanes.map(laneLabel)}
      lanes={<Lanes />}
      score={(onCurve) => <Score frame={readable} onCurve={onCurve} />}
      controls={<Controls />}
      card={asked !== null && <AskedBlock asked={asked} frame={readable} />}
      tabs={[
        {
          id: "curves",
          label: tabs.curves,
          content: () => prescan !== null && <Curves frame={readable} prescan={prescan} />,
        },
        { id: "streams", label: tabs.streams, content: () => <Lanes of={LaneStreams} /> },
        {
          id: "counters",
          label: tabs.counters,
          content: () => (
            <>
              <CounterTable frame={readable} />
              <Optimal lanes={readable.lanes} />
            </>
          ),
        },
        {
          id: "legend",
          label: tabs.legend,
          content: () => (
            <>
              <Legend frame={readable} />
              <ScaleNote world={frame.world} />
            </>
          ),
        },
      ]}
    />
  );
}
