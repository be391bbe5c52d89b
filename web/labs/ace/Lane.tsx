import type { ReactNode } from "react";
import type { LabFrame, LaneFrame, PagePlace } from "../../engine/types.ts";
import { sharedScaleUs } from "../../figures/device/layout.ts";
import { PoolFigure } from "../../figures/PoolFigure.tsx";
import type { LaneProps } from "../../lab/parts.ts";
import { useAsking, useOnAsk } from "../../shell/ask/asking.tsx";
import { Part } from "../../shell/Part.tsx";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Device } from "./Device.tsx";
import type { Session } from "./engine/session.ts";
import { KeptPart } from "./KeptPart.tsx";
import { placeWords } from "./placeWords.ts";
import { useChoice, useLab } from "./state/hooks.ts";

type OfLane = LaneProps<LabFrame, LaneFrame>;

/** Where the page that is looked for is in each lane, by the frame; finding it takes a walk over the whole pool. */
const found = new WeakMap<LabFrame, { page: number; places: readonly (PagePlace | null)[] }>();

function placeOf({ readable, index }: OfLane, session: Session | null, page: number): PagePlace | null {
  const known = found.get(readable);
  const places = known?.page === page ? known.places : (session?.findPage(page) ?? []);
  found.set(readable, { page, places });
  return places[index] ?? null;
}

/** "B = 50, n_w = 4, n_e = 4". */
export function factsOf({ lane }: OfLane): string {
  const { policy, config } = lane;
  const { frames, mode, prefetch, n_w, n_e, seed } = config;
  return [
    `B = ${formatCount(frames)}`,
    ...(mode === "ace" ? [`n_w = ${n_w}`] : []),
    ...(prefetch ? [`n_e = ${n_e}`] : []),
    ...(policy.seeded ? [text().lab.seed(seed)] : []),
  ].join(", ");
}

/** A lane's pools, what the policy keeps beside it, the device, and what the step did. */
export function Lane(props: OfLane & { sentence: ReactNode }) {
  const { index, label, lane, read, readable, sentence } = props;
  const onAsk = useOnAsk();
  const { asked } = useAsking();
  const { session } = useLab().playback;
  const { arrangement } = useChoice(({ view }) => view);
  const lookedFor = useChoice((choices) => choices.sought);
  // An embed has neither a search nor page cards.
  const sought = onAsk === undefined ? null : lookedFor;
  const scaleUs = sharedScaleUs(readable.lanes.map(({ step }) => step.device));
  return (
    <>
      {sought !== null && (
        <div className="flex items-baseline gap-x-3 text-sm">
          <p data-testid={`place-${index}`}>
            {placeWords(read, sought.page, placeOf(props, session, sought.page))}
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            className="go-to whitespace-nowrap"
            onClick={({ currentTarget }) => onAsk?.(sought.page, currentTarget.getBoundingClientRect())}
          >
            {text().ask.ask}
          </button>
        </div>
      )}
      <Part id="pool" room>
        <PoolFigure
          lane={lane}
          told={read}
          arrangement={arrangement}
          label={label}
          sought={asked === null ? sought : { page: asked.page, asked: 0 }}
          onAsk={onAsk}
        />
      </Part>
      {/* Also where nothing is in it: parts of one kind stand at one height in all lanes. */}
      <div className="min-w-0">
        <KeptPart lane={read} label={label} onAsk={onAsk} />
      </div>
      <Part id="device">
        <Device index={index} lane={read} scaleUs={scaleUs} />
      </Part>
      {sentence}
    </>
  );
}
