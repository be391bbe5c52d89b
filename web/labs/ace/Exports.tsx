import { useRef } from "react";
import {
  configJson,
  counterNames,
  countersCsv,
  countersJson,
  seriesCsv,
  seriesJson,
  traceCsv,
} from "../../state/export.ts";
import { useLab } from "../../state/hooks.ts";
import type { LabController } from "../../state/lab.ts";
import { Button } from "../../ui/Button.tsx";
import { download } from "../../ui/download.ts";
import { formatCount } from "../../ui/format.ts";
import { PictureExports } from "./PictureExports.tsx";

const SLICE_REQUESTS = 65_536;
/** Each frame takes about 60 bytes of text in each lane, all of it held at once. */
const MOST_FRAMES_AS_TEXT = 1_000_000;

interface Export {
  label: string;
  file: string;
  type: string;
  /** The file's parts, or nothing if there is nothing to write yet. */
  parts: (lab: LabController) => Iterable<string> | null;
}

const csv = "text/csv";
const json = "application/json";

const exports: Export[] = [
  { label: "Scene (JSON, opens again)", file: "scene.json", type: json, parts: sceneParts },
  { label: "Counters (CSV)", file: "counters.csv", type: csv, parts: (lab) => ofFrame(lab, countersCsv) },
  { label: "Counters (JSON)", file: "counters.json", type: json, parts: (lab) => ofFrame(lab, countersJson) },
  { label: "Series (CSV)", file: "series.csv", type: csv, parts: (lab) => ofSurvey(lab, seriesCsv) },
  { label: "Series (JSON)", file: "series.json", type: json, parts: (lab) => ofSurvey(lab, seriesJson) },
  { label: "Trace (CSV)", file: "trace.csv", type: csv, parts: traceParts },
  { label: "Pool and last events (JSON)", file: "state.json", type: json, parts: stateParts },
];

function sceneParts(lab: LabController) {
  const { scene } = lab.choices.getState();
  return scene === null ? null : [configJson(scene, lab.playback.target)];
}

function stateParts(lab: LabController) {
  const { session } = lab.playback;
  const frames = session?.lanes[0]?.frames ?? 0;
  if (frames > MOST_FRAMES_AS_TEXT) {
    const text = `A pool of ${formatCount(frames)} frames is too large to write out; up to ${formatCount(MOST_FRAMES_AS_TEXT)} can be.`;
    lab.tell({ tone: "info", text });
    return null;
  }
  return session === null ? null : [session.serialised()];
}

function ofFrame(lab: LabController, write: typeof countersCsv) {
  const { frame } = lab.playback.shown();
  return frame === null ? null : [write(frame)];
}

function ofSurvey(lab: LabController, write: typeof seriesCsv) {
  const { session } = lab.playback;
  const { frame } = lab.playback.shown();
  if (session === null || frame === null) return null;
  if (!session.surveyDone) {
    const done = formatCount(session.survey().position);
    const text = `The series is computed up to request ${done} of ${formatCount(session.requests)}. Export it again when the curves are complete.`;
    lab.tell({ tone: "info", text });
    return null;
  }
  return [write(session.survey(), session.lanes, counterNames(frame))];
}

function traceParts(lab: LabController) {
  const { session } = lab.playback;
  if (session === null) return null;
  function* slices(from = 0): Generator<Uint32Array> {
    for (let at = from; at < (session?.requests ?? 0); at += SLICE_REQUESTS) {
      yield session?.requestsBetween(at, at + SLICE_REQUESTS) ?? new Uint32Array();
    }
  }
  return traceCsv(slices(), session.pageName);
}

/** Downloads of what is shown. */
export function Exports() {
  const lab = useLab();
  const menu = useRef<HTMLDivElement>(null);
  const write = ({ file, type, parts }: Export) => {
    const made = parts(lab);
    if (made !== null) download(`bufferpool-lab-${file}`, made, type);
    menu.current?.hidePopover();
  };
  return (
    <>
      <Button popoverTarget="exports">Export</Button>
      <div
        id="exports"
        ref={menu}
        popover="auto"
        className="m-auto max-h-[90dvh] overflow-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-lg"
      >
        <h2 className="mb-2 text-base font-semibold">Export</h2>
        <ul className="grid gap-1.5">
          {exports.map((entry) => (
            <li key={entry.file}>
              <Button className="w-full justify-start" onClick={() => write(entry)}>
                {entry.label}
              </Button>
            </li>
          ))}
          <PictureExports onChosen={() => menu.current?.hidePopover()} />
        </ul>
        <p className="mt-3 max-w-xs text-sm text-ink-muted">
          Times are simulated device time. Pictures are light in either theme.
        </p>
      </div>
    </>
  );
}
