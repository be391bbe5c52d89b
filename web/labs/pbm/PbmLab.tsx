import { lazy } from "react";
import { useAsking } from "../../shell/ask/asking.ts";
import { type HeadingControls, Heading as RunHeading } from "../../shell/Heading.tsx";
import { LabFrame } from "../../shell/LabFrame.tsx";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { Controls } from "./Controls.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { Exports } from "./Exports.tsx";
import { shortcuts } from "./keyboard.ts";
import { LaneBuckets, LaneStreams } from "./LanePanel.tsx";
import { Lanes } from "./Lanes.tsx";
import { Legend } from "./Legend.tsx";
import { Optimal } from "./Optimal.tsx";
import { ScaleNote } from "./ScaleNote.tsx";
import { Score } from "./Score.tsx";
import { Spoken } from "./Spoken.tsx";
import { useShown } from "./state/hooks.ts";
import "./pbm.css";

const loadOptions = () => import("./share/Options.tsx");

const Heading = (controls: HeadingControls) => (
  <RunHeading {...controls} Exports={Exports} loadOptions={loadOptions} />
);

const Parameters = lazy(() =>
  import("./parameters/Parameters.tsx").then(({ Parameters }) => ({ default: Parameters })),
);

const AskedBlock = lazy(() => import("./AskedBlock.tsx").then(({ AskedBlock }) => ({ default: AskedBlock })));

/** The predictive lab: lanes at one moment of simulated time, score, transport along time; curves and counters in tabs. */
export function PbmLab() {
  const { frame, readable, prescan } = useShown();
  useTitle(pbmText().title);
  const { asked } = useAsking();
  if (frame === null || readable === null) return null;
  const { tabs } = text().lab;
  return (
    <LabFrame
      shortcuts={shortcuts}
      Heading={Heading}
      Parameters={Parameters}
      Spoken={Spoken}
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
        ...(frame.lanes.some(({ policy }) => policy.buckets)
          ? [{ id: "buckets", label: tabs.buckets, content: () => <Lanes of={LaneBuckets} /> }]
          : []),
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
