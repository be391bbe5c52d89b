/** A pool that serves the pages that a script asked for: LRU beside LRU inside ACE, at a moment that shows the difference. */
import { useEffect, useRef, useState } from "react";
import { openFiles } from "../../../shell/openFiles.tsx";
import { useSite } from "../../../shell/site.ts";
import { sqlText } from "../../../text/sql.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatDifference, formatTime } from "../../../ui/format.ts";
import { LivePools } from "../live/LivePools.tsx";
import { Coming, Started, startedAt } from "../live/started.tsx";
import { FramesField, openInLab } from "../openInLab.tsx";
import { type LabController, nameAgain } from "../state/lab.ts";
import { type Point, pointOf } from "./point.ts";
import type { Ran } from "./protocol.ts";

const FRAMES = 24;

/** Without the channels, for which there is no room. */
const started = startedAt(
  () =>
    `/ace?v=1&preset=first-steps&frames=${FRAMES}&device=pcie-p4510&lanes=lru~baseline,lru~ace&hide=device`,
);

interface ScriptPoolProps {
  ran: Ran;
  name: string;
}

/** `ran`: a run that asked for pages. */
export const ScriptPool = (props: ScriptPoolProps) => (
  <Started at={started}>{(lab) => <Pool {...props} lab={lab} />}</Started>
);

function Pool({ ran, name, lab }: ScriptPoolProps & { lab: LabController }) {
  const words = sqlText();
  const { labs } = useSite();
  const [point, setPoint] = useState<Point | null>(null);
  const [shown, setShown] = useState<Ran | null>(null);
  /** Counts what was asked for: what is found for an earlier one is not of this. */
  const turn = useRef(0);

  const look = async (isLeft: () => boolean) => {
    const { scene } = lab.choices.getState();
    const opened = scene && lab.session(scene);
    if (!opened?.ok) return null;
    const found = await pointOf(opened.value, isLeft);
    opened.value.close();
    if (found !== null) setPoint(found);
    return found;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is opened once
  useEffect(() => {
    turn.current += 1;
    const own = turn.current;
    const isLeft = () => turn.current !== own;
    const open = async () => {
      await openFiles(lab, labs, [new File([ran.csv], `${name}.csv`, { type: "text/csv" })]);
      // How it was read says nothing of a script.
      if (lab.choices.getState().message?.tone === "info") lab.tell(null);
      const found = isLeft() ? null : await look(isLeft);
      if (found === null) return;
      lab.playback.seek(found.at);
      setShown(ran);
    };
    void open();
    return () => {
      turn.current += 1;
    };
  }, [ran]);

  useEffect(() => nameAgain, []);

  const resize = (frames: number | null) => {
    turn.current += 1;
    const own = turn.current;
    lab.change((scene) => void Object.assign(scene, { frames: frames ?? FRAMES }));
    void look(() => turn.current !== own);
  };

  const openHere = () => {
    const { file, scene, view } = lab.choices.getState();
    if (file === null || scene === null) return;
    const { hidden: _, ...looks } = view;
    void openInLab(labs, [file], scene, looks, lab.playback.target);
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FramesField label={words.frames} pageBytes={ran.pageBytes} usual={FRAMES} onChange={resize} />
        <Button className="ml-auto" disabled={shown !== ran} onClick={openHere}>
          {words.open}
        </Button>
      </div>
      <p role="status" className="min-h-lh font-medium text-pretty">
        {shown !== null && point !== null && told(shown, point)}
      </p>
      {shown === null ? <Coming /> : <LivePools />}
    </>
  );
}

/** What the whole script comes to, in one sentence. */
function told({ writes }: Ran, { device_us: [lru = 0, ace = 0] }: Point): string {
  const words = sqlText().whole;
  if (writes === 0) return words.readsOnly;
  const { lower, higher } = text().numbers;
  if (lru === ace) return words.alike(formatTime(lru));
  return words.differs(
    formatTime(lru, ace),
    formatTime(ace, lru),
    formatDifference(lru, ace, [lower, higher]),
  );
}
