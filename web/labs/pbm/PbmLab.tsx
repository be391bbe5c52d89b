import { lazy } from "react";
import { type HeadingControls, Heading as RunHeading } from "../../shell/Heading.tsx";
import { LabFrame } from "../../shell/LabFrame.tsx";
import { pbmText } from "../../text/pbm.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { Controls } from "./Controls.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { Exports } from "./Exports.tsx";
import { shortcuts } from "./keyboard.ts";
import { Lanes } from "./Lanes.tsx";
import { Legend } from "./Legend.tsx";
import { Optimal } from "./Optimal.tsx";
import { Part } from "./Part.tsx";
import { ScaleNote } from "./ScaleNote.tsx";
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

/** The predictive lab: lanes at one moment of simulated time, transport along time, counters, MIN, curves, parameters. */
export function PbmLab() {
  const { frame, readable, prescan } = useShown();
  useTitle(pbmText().title);
  if (frame === null || readable === null) return null;
  return (
    <LabFrame shortcuts={shortcuts} Heading={Heading} Parameters={Parameters} Spoken={Spoken}>
      <Lanes />
      <Controls />
      <Part id="legend">
        <Legend frame={readable} />
      </Part>
      <ScaleNote world={frame.world} />
      <div className={frame.lanes.length > 2 ? "grid grid-cols-1 gap-6" : "numbers"}>
        <Part id="counters">
          <div className="min-w-0">
            <CounterTable frame={readable} />
            <Optimal lanes={readable.lanes} />
          </div>
        </Part>
        <Part id="curves">{prescan !== null && <Curves frame={readable} prescan={prescan} />}</Part>
      </div>
    </LabFrame>
  );
}
