/** What becomes of the written pages inside the drive, lane by lane; and what that makes of a write's cost. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { WriteCost } from "../../../figures/alpha/WriteCost.tsx";
import { FlashCounters } from "../../../figures/flash/FlashCounters.tsx";
import { FlashDrive } from "../../../figures/flash/FlashDrive.tsx";
import type { FlashStream } from "../../../figures/flash/types.ts";
import { flashText } from "../../../text/flash.ts";
import { formatDigits } from "../../../text/numbers.ts";
import { RadioBar } from "../../../ui/SelectField.tsx";
import { useMedia } from "../../../ui/useMedia.ts";
import { laneLabel } from "../lanes.ts";
import { running } from "../models.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import { CHIP_NUMBERS, flashOf } from "./model.ts";

type Driven = LaneFrame & { flash: NonNullable<LaneFrame["flash"]> };
const isDriven = (lane: LaneFrame): lane is Driven => lane.flash !== undefined;

/** The place of the last frame, to tell a step forward from a jump. */
function useSteppedForward(position: number): boolean {
  const before = useRef(position);
  const stepped = position === before.current + 1;
  useEffect(() => {
    before.current = position;
  }, [position]);
  return stepped;
}

/** Of the picture in a low window, in CSS pixels: of any blocks, and of blocks so short that their cells have room for names. */
const LOW = 104;
const NAMED = 184;
const NAMED_PAGES = 8;
const VIEWS = ["drive", "cost"] as const;

export function FlashTab({ readable }: { readable: LabFrame }) {
  const words = flashText().tab;
  const [view, setView] = useState<(typeof VIEWS)[number]>("drive");
  const lanes = readable.lanes.filter(isDriven);
  // As much as the tab has of a low window: the choice of views stands before the controls, and the score says what holds.
  const low = useMedia("(min-width: 64rem) and (max-height: 56rem)");
  if (lanes.length === 0) return null;
  const views = (
    <RadioBar
      label={words.view}
      name="flash-view"
      options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
      value={view}
      onChange={setView}
    />
  );
  const lead = low && view === "drive" ? views : null;
  return (
    <section aria-label={words.heading} className="grid min-w-0 gap-2">
      {lead === null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {views}
          <p className="min-w-0 flex-[1_1_24rem] font-medium" data-testid="flash-holds">
            {holdsOf(lanes)}
          </p>
        </div>
      )}
      {view === "drive" ? <Drives {...{ lanes, readable, low, lead }} /> : <Cost lanes={lanes} />}
    </section>
  );
}

/** What of the lanes' drives matters most now, in one sentence. */
function holdsOf(lanes: readonly Driven[]): string {
  const { holds } = flashText().tab;
  const parts = lanes.map((lane) => {
    const { write_amplification: amplification } = lane.flash.derived;
    return amplification === null ? null : holds.lane(laneLabel(lane), formatDigits(amplification, 2));
  });
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? holds.none : holds.all(known);
}

interface DrivesProps {
  lanes: readonly Driven[];
  readable: LabFrame;
  low: boolean;
  lead: ReactNode;
}

function Drives({ lanes, readable, low, lead }: DrivesProps) {
  const speed = useChoice(({ motionSpeed }) => motionSpeed);
  const scene = useChoice((choices) => choices.scene);
  const moves = useSteppedForward(readable.position);
  const settings = scene && flashOf(scene);
  const short = lanes.every(({ flash }) => flash.block_pages <= NAMED_PAGES);
  const room = low ? (short ? NAMED : LOW) : undefined;
  const spare = Number(settings?.spare ?? 10);
  const streams = useMemo(
    (): FlashStream[] => [
      "host",
      ...(settings?.hot_cold === true ? (["hot"] as const) : []),
      ...(settings?.gc_stream === false ? [] : (["moved"] as const)),
      ...(Number(settings?.wear_gap ?? 0) > 0 ? (["levelled"] as const) : []),
    ],
    [settings],
  );
  return (
    <div
      className={`grid min-w-0 grid-cols-1 gap-x-6 gap-y-4 ${lanes.length > 1 ? "min-[64rem]:grid-cols-2" : ""}`}
    >
      {lanes.map((lane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <div key={index} className="grid min-w-0 grid-cols-1 content-start gap-2">
          {/* Beneath each other they need their names; else they stand beneath their lanes. */}
          <h3 className="font-semibold text-sm min-[64rem]:sr-only">
            <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {laneLabel(lane)}
          </h3>
          <FlashDrive
            shown={lane.flash}
            label={laneLabel(lane)}
            {...{ moves, speed, streams, room }}
            lead={index === 0 ? lead : null}
            nameOf={lane.pageName ?? String}
          />
          <FlashCounters shown={lane.flash} spare={settings?.blocks === undefined ? spare : undefined} />
        </div>
      ))}
    </div>
  );
}

function Cost({ lanes }: { lanes: readonly Driven[] }) {
  const lab = useLab();
  const devices = useChoice(({ registry }) => registry?.devices) ?? [];
  const [first] = lanes;
  if (first === undefined) return null;
  const { flash, config } = first;
  const chips = (running("flash")?.parameters() ?? []).filter(({ id }) => CHIP_NUMBERS.includes(id));
  return (
    <WriteCost
      chip={flash.chip}
      parameters={chips}
      block_pages={flash.block_pages}
      lanes={lanes.map((lane, index) => ({
        label: laneLabel(lane),
        lane: index,
        write_amplification: lane.flash.derived.write_amplification,
        derived: lane.flash.derived,
        chip_write: lane.flash.chip_write,
      }))}
      shown={0}
      devices={devices}
      base_us={config.base_us}
      onChange={(id, value) =>
        lab.change((next) => void Object.assign(next, { flash: { ...flashOf(next), [id]: value } }), {
          stays: true,
        })
      }
      onUse={(device) =>
        lab.change(
          (next) => {
            delete next.device;
            Object.assign(next, device);
          },
          { stays: true },
        )
      }
    />
  );
}
