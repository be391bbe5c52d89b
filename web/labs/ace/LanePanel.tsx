import type { LaneFrame, PagePlace } from "../../engine/types.ts";
import { PoolFigure, type Sought } from "../../figures/PoolFigure.tsx";
import { useOnAsk } from "../../shell/ask/asking.ts";
import { CardButton } from "../../shell/CardButton.tsx";
import { LaneHead } from "../../shell/LaneHead.tsx";
import { LaneSentence } from "../../shell/LaneSentence.tsx";
import { sentenceOf } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { onDemand } from "../../ui/onDemand.tsx";
import { Changes } from "./Changes.tsx";
import { Device } from "./Device.tsx";
import { ForkNote } from "./fork/ForkNote.tsx";
import { KeptPart } from "./KeptPart.tsx";
import { laneLabel, sentenceLines } from "./lanes.ts";
import { Part } from "./Part.tsx";
import { placeWords } from "./placeWords.ts";

const LaneCard = onDemand(() => import("./card/LaneCard.tsx").then(({ LaneCard }) => LaneCard));

interface LanePanelProps {
  index: number;
  lane: LaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: LaneFrame;
  arrangement: "frame" | "order";
  sought: Sought | null;
  /** The page that the card is about. */
  asked?: number | undefined;
  /** Where that page is, for what is read; `null` if it is not resident. */
  place: PagePlace | null;
  /** Device time that the width of the device's channels stands for. */
  scaleUs: number;
}

/** "B = 50, n_w = 4, n_e = 4". */
const factsOf = ({ config: { frames, mode, prefetch, n_w, n_e, seed }, policy }: LaneFrame): string =>
  [
    `B = ${formatCount(frames)}`,
    ...(mode === "ace" ? [`n_w = ${n_w}`] : []),
    ...(prefetch ? [`n_e = ${n_e}`] : []),
    ...(policy.seeded ? [text().lab.seed(seed)] : []),
  ].join(", ");

/** One lane: its name, its pool, what the step did, and why. */
export function LanePanel(props: LanePanelProps) {
  const { index, lane, readable, arrangement, sought, asked, place } = props;
  const onAsk = useOnAsk();
  const label = laneLabel(lane);
  return (
    <section aria-label={label} data-lane className="lane min-w-0">
      <LaneHead
        index={index}
        label={label}
        facts={factsOf(lane)}
        card={<CardButton label={label}>{(close) => <LaneCard lane={lane} onClose={close} />}</CardButton>}
      >
        {lane.fork !== undefined && <ForkNote index={index} lane={lane} />}
      </LaneHead>
      {sought !== null && (
        <div className="flex items-baseline gap-x-3 text-sm">
          <p data-testid={`place-${index}`}>{placeWords(readable, sought.page, place)}</p>
          {onAsk !== undefined && (
            <button
              type="button"
              aria-haspopup="dialog"
              className="go-to whitespace-nowrap"
              onClick={({ currentTarget }) => onAsk(sought.page, currentTarget.getBoundingClientRect())}
            >
              {text().ask.ask}
            </button>
          )}
        </div>
      )}
      <Part id="pool" room>
        <PoolFigure
          lane={lane}
          told={readable}
          arrangement={arrangement}
          label={label}
          sought={asked === undefined ? sought : { page: asked, asked: 0 }}
          onAsk={onAsk}
        />
      </Part>
      {/* Also where nothing is in it: parts of one kind stand at one height in all lanes. */}
      <div className="min-w-0">
        <KeptPart lane={readable} label={label} onAsk={onAsk} />
      </div>
      <Part id="device">
        <Device index={index} lane={readable} scaleUs={props.scaleUs} />
      </Part>
      <Part id="sentence">
        <LaneSentence index={index} label={label} lines={sentenceLines(lane)}>
          {sentenceOf(readable.step.phrases) || text().lab.nothingYet}
          <Changes index={index} lane={readable} />
        </LaneSentence>
      </Part>
    </section>
  );
}
