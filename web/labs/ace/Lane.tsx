import { memo, type ReactNode, useContext } from "react";
import type { LabFrame, LaneFrame, PagePlace } from "../../engine/types.ts";
import type { OnAsk } from "../../figures/anchor.ts";
import { DeviceChannels } from "../../figures/DeviceChannels.tsx";
import { windowOf } from "../../figures/device/layout.ts";
import { utilisationWords } from "../../figures/device/words.ts";
import { PoolFigure } from "../../figures/PoolFigure.tsx";
import type { LaneProps } from "../../lab/parts.ts";
import { useAsking, useOnAsk } from "../../shell/ask/asking.tsx";
import { ChannelsRoom, Closable, Part, useHidden } from "../../shell/Part.tsx";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { useMedia } from "../../ui/useMedia.ts";
import type { Session } from "./engine/session.ts";
import { laneLabel } from "./lanes.ts";
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
  const { arrangement, tab } = useChoice(({ view }) => view);
  const lookedFor = useChoice((choices) => choices.sought);
  // An embed has neither a search nor page cards.
  const sought = onAsk === undefined ? null : lookedFor;
  const { scaleUs, fromUs } = windowOf(
    readable.lanes.map(({ step }) => step.device),
    readable.moment?.axis === "time",
  );
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
            {text().pool.history}
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
      {read.step.log !== undefined && (
        <Suspense fallback={null}>
          <LogStrip lane={read} label={label} />
        </Suspense>
      )}
      <Part id="device">
        {read.flash !== undefined && tab === "flash" ? null : read.served === undefined ? (
          <Device index={index} lane={read} scaleUs={scaleUs} fromUs={fromUs} />
        ) : (
          // The tab shows it over time.
          <div className={tab === "server" ? "one-screen:hidden" : ""}>
            <Suspense fallback={null}>
              <ServerNow lane={read.served} />
            </Suspense>
          </div>
        )}
      </Part>
      {sentence}
    </>
  );
}

/** A lane's device channels with both utilisations. */
const Device = memo(function Device(props: {
  index: number;
  lane: LaneFrame;
  scaleUs: number;
  fromUs: number | undefined;
}) {
  const { index, lane, scaleUs, fromUs } = props;
  const words = text().device;
  const onAsk = useOnAsk();
  const numbers = (
    <span className="text-ink-muted text-xs tabular-nums" data-testid={`utilisation-${index}`}>
      {(["write", "read"] as const).map((kind) => (
        <span key={kind} className="device-use" title={words[`${kind}Utilisation`]}>
          <span className="sr-only">{words[`${kind}Utilisation`]}</span>
          <span aria-hidden="true">{words[`${kind}Short`]}</span>{" "}
          <span className="text-ink">{utilisationWords(lane.step.device[kind])}</span>
        </span>
      ))}
    </span>
  );
  // In a low one the pool would have to shrink for it.
  const high = useMedia("(min-height: 56rem)");
  return (
    <Closable name="device" title={words.title} numbers={numbers} fits={useContext(ChannelsRoom)}>
      {() => (
        <>
          <DeviceChannels
            lane={lane}
            label={laneLabel(lane)}
            {...{ scaleUs, onAsk }}
            {...(fromUs !== undefined && { fromUs })}
          />
          <Suspense>
            {lane.flash !== undefined && high && (
              <FlashStrip
                shown={lane.flash}
                label={laneLabel(lane)}
                nameOf={lane.pageName ?? String}
                room={STRIP}
              />
            )}
          </Suspense>
        </>
      )}
    </Closable>
  );
});

/** Of the drive's picture beneath the channels, in CSS pixels. */
const STRIP = 72;
const FlashStrip = onDemand(() =>
  import("../../figures/flash/FlashStrip.tsx").then(({ FlashStrip }) => FlashStrip),
);

const ServerNow = onDemand(() =>
  import("../../figures/server/ServerNow.tsx").then(({ ServerNow }) => ServerNow),
);

/** Of scenes that show a log. */
const LogStrip = onDemand(() => import("../../figures/log/LogStrip.tsx").then(({ LogStrip }) => LogStrip));

/** Of policies that not every visit loads. */
const KeptStrip = onDemand(() =>
  import("../../figures/kept/KeptStrip.tsx").then(({ KeptStrip }) => KeptStrip),
);

/** The policy's further state, if it has any and the pool is shown. */
export function KeptPart(props: { lane: LaneFrame; label: string; onAsk?: OnAsk | undefined }) {
  const poolHidden = useHidden("pool");
  if (props.lane.policy.kept.length === 0 || poolHidden) return null;
  return (
    <Suspense fallback={null}>
      <KeptStrip {...props} />
    </Suspense>
  );
}
