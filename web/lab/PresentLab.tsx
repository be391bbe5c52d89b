/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */
import { useState } from "react";
import { LaneSentence } from "../shell/LaneParts.tsx";
import { Messages } from "../shell/Messages.tsx";
import { Part } from "../shell/Part.tsx";
import { Blackout, leavePresentation, usePresentation } from "../shell/present/usePresentation.tsx";
import { useTitle } from "../shell/SiteNav.tsx";
import type { Talk } from "../shell/windowSync/screen.ts";
import { useRun, useRunChoice, useRunShownPart } from "../state/run/hooks.ts";
import { presentText } from "../text/present.ts";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { formatCount } from "../ui/format.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { useAsking } from "./asking.ts";
import { Spoken, useBeat } from "./Controls.tsx";
import { Lanes } from "./Lanes.tsx";
import type { ShownStep } from "./PathBar.tsx";
import {
  type AnyFrame,
  type AnyLane,
  type LaneProps,
  momentOf,
  type PresentParts,
  sentencesOf,
  useAlong,
  useLabShown,
  useParts,
  useSceneTitle,
} from "./parts.ts";
import { StripPart } from "./StripPart.tsx";

const PathBar = onDemand(() => import("./PathBar.tsx").then(({ PathBar }) => PathBar));
const AskStage = onDemand(() => import("./AskStage.tsx").then(({ AskStage }) => AskStage));

export function Page({ Lane, asks }: PresentParts) {
  const lab = useRun();
  const parts = useParts();
  const { frame, readable, prescan } = useLabShown();
  const along = useAlong(readable, prescan);
  const moment = momentOf(along);
  const title = useSceneTitle();
  const { talk, black } = usePresentation(() =>
    sentencesOf(parts, (lab.playback.shown().readable as AnyFrame | null)?.lanes),
  );
  const asking = useAsking(asks, talk);
  const path = useRunChoice(({ view }) => view.path);
  const [step, setStep] = useState<ShownStep | null>(null);
  const card = path !== undefined && step?.card === true;
  const { Strip, Score, PresentFoot, scorePart } = parts;
  return (
    <main className="present">
      <PresentHeading
        talk={talk}
        // A preset's title may tell what the path asks.
        title={path === undefined ? title : (step?.title ?? "")}
        moment={moment}
        alone={along?.alone}
        asks={!card && asks !== undefined}
        path={path === undefined ? undefined : card ? "card" : "scene"}
      />
      <div className="relative z-2 -mt-2 h-0">
        <Messages />
      </div>
      {!card && asks !== undefined && asking !== null && (
        <Suspense>
          <AskStage asks={asks} asking={asking} />
        </Suspense>
      )}
      {!card && asking === null && frame !== null && readable !== null && (
        <>
          {Strip !== undefined && (
            <Part id="strip">
              <StripPart frame={frame.moment === undefined ? readable : frame} along={along} />
            </Part>
          )}
          <Lanes className="present-lanes" each={(props) => <PresentLane {...props} Lane={Lane} />} />
          <Part id={scorePart}>
            <Score frame={readable} few />
          </Part>
          {PresentFoot !== undefined && <PresentFoot frame={readable} />}
          <Spoken />
        </>
      )}
      {path !== undefined && (
        <Suspense>
          <PathBar {...{ talk, named: path, onStep: setStep }} />
        </Suspense>
      )}
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}

/** One lane: its name, its pictures, what the step did. */
function PresentLane({ Lane, ...props }: LaneProps<AnyFrame, AnyLane> & Pick<PresentParts, "Lane">) {
  const { index, label, lane, read, frame } = props;
  const { headLabel, sentenceOf } = useParts();
  return (
    <section aria-label={label} data-lane className="present-lane flex min-h-0 min-w-0 flex-col gap-1">
      <h2 className="flex-none font-semibold">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
        {headLabel?.(lane, frame.lanes) ?? label}
      </h2>
      <Lane {...props} />
      <Part id="sentence">
        <LaneSentence index={index} label={label} lines={0}>
          {sentenceOf(read)}
        </LaneSentence>
      </Part>
    </section>
  );
}

/**
 * Title, the two steps of a clicker, the position, and what leads out of the presentation. `moment`: when that is; `asks`:
 * whether the lab can be made to ask.
 */
function PresentHeading(props: {
  talk: Talk;
  title: string;
  moment: string | undefined;
  alone: true | undefined;
  asks: boolean;
  /** What a step of a path shows; at both ends of a scene the clicker leads further then. */
  path: "scene" | "card" | undefined;
}) {
  const { talk, title, moment, alone, asks, path } = props;
  const asking = useRunChoice(({ view }) => view.ask !== undefined);
  const lab = useRun();
  useTitle(`${title} · ${text().sharing.present}`);
  const frame = useRunShownPart((shown) => shown.readable);
  const beat = useBeat();
  const words = presentText();
  const [position, requests] = [frame?.position ?? 0, frame?.requests ?? 0];
  const openNotes = () => {
    const address = `${location.href.split("#", 1)[0]}#${talk.notesHash()}`;
    const opened = open(address, "_blank", "popup,width=900,height=700");
    if (opened === null) lab.tell({ tone: "info", text: words.blocked });
  };
  const { keys } = text().transport;
  const steps = [
    ["back", "←", keys.pageUp, path === undefined && position === 0, "min-w-11 aria-disabled:opacity-45"],
    ["step", "→", keys.pageDown, path === undefined && position === requests, "min-w-16"],
  ] as const;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 hand:gap-x-2">
      <h1 className="min-w-0 flex-1 basis-40 text-lg font-semibold hand:basis-20 hand:leading-tight">
        {title}
      </h1>
      <Part id="transport">
        {steps.map(([act, arrow, key, atEnd, look]) => (
          <Button
            key={act}
            primary={act === "step"}
            aria-label={words[act]}
            aria-disabled={atEnd}
            title={`${words[act]} (${arrow}, ${key})`}
            className={`min-h-11 px-0 ${look}`}
            onClick={() => talk.act(act)}
          >
            <Icon name={act} />
          </Button>
        ))}
      </Part>
      {path !== "card" && (
        <output aria-label={words.position} className="tabular-nums">
          {alone ? moment : `${formatCount(position)} / ${formatCount(requests)}`}
          {!alone && moment !== undefined && ` · ${moment}`}
          {beat !== undefined && ` · ${beat}`}
        </output>
      )}
      {asks && (
        <Button aria-pressed={asking} title={words.ask.armTitle} onClick={() => talk.act("ask")}>
          {words.ask.arm}
        </Button>
      )}
      {/* A second window takes a second screen. */}
      <Button className="hand:hidden" onClick={openNotes}>
        {words.notes}
      </Button>
      <Button
        aria-label={words.leave}
        title={`${words.leave} (${keys.escape})`}
        className="px-0"
        onClick={() => leavePresentation(lab)}
      >
        <Icon name="close" />
      </Button>
    </header>
  );
}
