import { StripKey } from "../../figures/strip/StripKey.tsx";
import { useAsking } from "../../shell/ask/asking.ts";
import { Chips } from "../../shell/chips/Chips.tsx";
import { type HeadingControls, Heading as RunHeading } from "../../shell/Heading.tsx";
import { LabFrame } from "../../shell/LabFrame.tsx";
import { OwnPageNote } from "../../shell/OwnPageNote.tsx";
import { text } from "../../text/text.ts";
import { Floating } from "../../ui/NotLoaded.tsx";
import { onDemand } from "../../ui/onDemand.tsx";
import { Controls } from "./Controls.tsx";
import { CostTable } from "./CostTable.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { Curves } from "./Curves.tsx";
import { chips } from "./chips.ts";
import { Exports } from "./Exports.tsx";
import { HybridLegend } from "./figures/HybridLegend.tsx";
import { shortcuts } from "./keyboard.ts";
import { Lanes } from "./Lanes.tsx";
import { laneLabel } from "./lanes.ts";
import { Part } from "./Part.tsx";
import { Score } from "./Score.tsx";
import { SetsTable } from "./SetsTable.tsx";
import { Spoken } from "./Spoken.tsx";
import { Strip } from "./Strip.tsx";
import { useHybrid, useShown, useShownPart } from "./state/hooks.ts";
import { Track } from "./Track.tsx";

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

const AskedPage = onDemand(() => import("./AskedPage.tsx").then(({ AskedPage }) => AskedPage), Floating);

/** The flash + magnetic lab: strip, lanes, score, transport; curves, cost, one page over the run, counters in tabs. */
export function HybridLab() {
  const lab = useHybrid();
  const { frame, readable, prescan, strip } = useShown();
  const { asked } = useAsking();
  if (frame === null || readable === null) return null;
  const withCost = frame.lanes.some(({ replacement }) => !replacement.is_lru);
  const { tabs } = text().lab;
  return (
    <LabFrame
      shortcuts={shortcuts}
      Heading={Heading}
      Parameters={Parameters}
      Spoken={Spoken}
      strip={
        <Part id="strip">
          <Strip frame={readable} strip={strip} />
          <OwnPageNote named={frame.lanes[0]?.pageName !== undefined} />
        </Part>
      }
      laneNames={frame.lanes.map(laneLabel)}
      lanes={<Lanes />}
      score={(onCurve) => <Score frame={readable} onCurve={onCurve} />}
      controls={<Controls />}
      card={asked !== null && <AskedPage asked={asked} frame={readable} />}
      tabs={[
        {
          id: "curves",
          label: tabs.curves,
          content: () => prescan !== null && <Curves frame={readable} prescan={prescan} />,
        },
        { id: "cost", label: tabs.cost, content: () => <CostTable lanes={readable.lanes} /> },
        { id: "track", label: tabs.track, content: () => <Track frame={readable} /> },
        {
          id: "counters",
          label: tabs.counters,
          content: () => (
            <>
              <CounterTable frame={readable} />
              {prescan !== null && (
                <SetsTable
                  lanes={readable.lanes}
                  prescan={prescan}
                  ends={lab.playback.session?.setEnds ?? none}
                />
              )}
            </>
          ),
        },
        {
          id: "legend",
          label: tabs.legend,
          content: () => (
            <>
              <HybridLegend withCost={withCost} />
              <StripKey labels={readable.lanes.map(laneLabel)} further />
            </>
          ),
        },
      ]}
    />
  );
}

const none: readonly number[] = [];
