import { useMemo, useState } from "react";
import { sharedScaleUs } from "../../figures/device/layout.ts";
import { LinkedZoomContext, linkedZoom } from "../../figures/pool/linkedZoom.ts";
import { StripKey } from "../../figures/strip/StripKey.tsx";
import { useAsking } from "../../shell/ask/asking.ts";
import { LabFrame } from "../../shell/LabFrame.tsx";
import { OwnPageNote } from "../../shell/OwnPageNote.tsx";
import { text } from "../../text/text.ts";
import { Floating } from "../../ui/NotLoaded.tsx";
import { onDemand } from "../../ui/onDemand.tsx";
import { Controls } from "./Controls.tsx";
import { Heading } from "./Heading.tsx";
import { shortcuts } from "./keyboard.ts";
import { LanePanel } from "./LanePanel.tsx";
import { laneKey, laneLabel } from "./lanes.ts";
import { AceMotion } from "./motion/AceMotion.tsx";
import { Part } from "./Part.tsx";
import { Recorded, RelationKey } from "./recorded/onDemand.ts";
import { Score } from "./Score.tsx";
import { Spoken } from "./Spoken.tsx";
import { Strip } from "./Strip.tsx";
import { useChoice, useLab, useShown } from "./state/hooks.ts";

const Parameters = onDemand(() => import("./parameters/Parameters.tsx").then(({ Parameters }) => Parameters));

const AskedPage = onDemand(() => import("./AskedPage.tsx").then(({ AskedPage }) => AskedPage), Floating);

// What tabs show comes with the first that is open: a low window has none at first.
const Algorithm = onDemand(() => import("./tabs.ts").then(({ Algorithm }) => Algorithm));
const CounterTable = onDemand(() => import("./tabs.ts").then(({ CounterTable }) => CounterTable));
const Curves = onDemand(() => import("./tabs.ts").then(({ Curves }) => Curves));
const Disk = onDemand(() => import("./tabs.ts").then(({ Disk }) => Disk));
const Leaderboard = onDemand(() => import("./tabs.ts").then(({ Leaderboard }) => Leaderboard));
const Savings = onDemand(() => import("./tabs.ts").then(({ Savings }) => Savings));
const LaneLegend = onDemand(() => import("./tabs.ts").then(({ LaneLegend }) => LaneLegend));

/** The ACE lab: strip, lanes, score, transport; curves, disk, algorithm, counters and legend in tabs. */
export function AceLab() {
  const { frame, readable, prescan, strip, single } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const [zoom] = useState(linkedZoom);
  const lab = useLab();
  const sought = useChoice((choices) => choices.sought);
  // The place in the order takes a walk over the whole pool: no more often than it is read.
  const places = useMemo(() => {
    return sought === null || readable === null ? [] : lab.playback.session?.findPage(sought.page);
  }, [lab, sought, readable]);
  const { asked } = useAsking();
  if (frame === null || readable === null) return null;
  const scaleUs = sharedScaleUs(readable.lanes.map((lane) => lane.step.device));
  const { tabs } = text().lab;
  const recording = readable.lanes[0]?.recording;
  return (
    <LabFrame
      shortcuts={shortcuts}
      Heading={Heading}
      Parameters={Parameters}
      Spoken={Spoken}
      strip={
        <Part id="strip">
          <Strip frame={readable} strip={strip} />
          {recording === undefined ? (
            <OwnPageNote named={frame.lanes[0]?.pageName !== undefined} />
          ) : (
            <RelationKey recording={recording} position={readable.position} />
          )}
        </Part>
      }
      laneNames={frame.lanes.map(laneLabel)}
      lanes={
        <AceMotion
          frame={frame}
          moves={single}
          arrangement={arrangement}
          className="lanes"
          data-lanes={frame.lanes.length}
        >
          <LinkedZoomContext value={zoom}>
            {frame.lanes.map((lane, index) => (
              <LanePanel
                key={laneKey(index)}
                index={index}
                lane={lane}
                readable={readable.lanes[index] ?? lane}
                arrangement={arrangement}
                sought={sought}
                asked={asked?.page}
                place={places?.[index] ?? null}
                scaleUs={scaleUs}
              />
            ))}
          </LinkedZoomContext>
        </AceMotion>
      }
      score={(onCurve) => <Score frame={readable} onCurve={onCurve} />}
      controls={<Controls />}
      tabs={[
        {
          id: "curves",
          label: tabs.curves,
          content: () => prescan !== null && <Curves frame={readable} prescan={prescan} />,
        },
        { id: "disk", label: tabs.disk, content: () => <Disk frame={readable} /> },
        ...(recording === undefined
          ? []
          : [
              {
                id: "tables",
                label: tabs.tables,
                content: () => (
                  <Recorded lanes={readable.lanes} recording={recording} requests={readable.requests} />
                ),
              },
            ]),
        { id: "policies", label: tabs.policies, content: () => <Leaderboard /> },
        { id: "savings", label: tabs.savings, content: () => <Savings /> },
        { id: "algorithm", label: tabs.algorithm, content: () => <Algorithm lanes={readable.lanes} /> },
        { id: "counters", label: tabs.counters, content: () => <CounterTable frame={readable} /> },
        {
          id: "legend",
          label: tabs.legend,
          content: () => (
            <>
              <LaneLegend lanes={readable.lanes} />
              <StripKey labels={readable.lanes.map(laneLabel)} />
            </>
          ),
        },
      ]}
      card={asked !== null && <AskedPage asked={asked} frame={readable} />}
    />
  );
}
