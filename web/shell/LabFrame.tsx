import { type ComponentType, type ReactNode, useCallback, useRef, useState } from "react";
import { PoolRoom } from "../figures/pool/room.ts";
import { NewVersion } from "../offline/NewVersion.tsx";
import { text } from "../text/text.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { DropZone } from "./DropZone.tsx";
import type { HeadingControls } from "./Heading.tsx";
import { KeyHelp } from "./KeyHelp.tsx";
import { type Shortcut, useKeyboard } from "./keyboard.ts";
import { LaneSwitch } from "./LaneSwitch.tsx";
import { Messages } from "./Messages.tsx";
import { More, type MoreTab, useShownTab } from "./More.tsx";
import { ChannelsRoom } from "./openFigures.ts";
import { OpenParameters } from "./openParameters.ts";
import { FooterLinks } from "./PageFooter.tsx";
import { useHidden } from "./Part.tsx";
import { useRoom } from "./useRoom.ts";

interface LabFrameProps {
  shortcuts: readonly Shortcut[];
  Heading: ComponentType<HeadingControls>;
  /** Loaded when the panel is first opened. */
  Parameters: ComponentType;
  /** What the step did, for screen readers. */
  Spoken: ComponentType;
  /** What is requested, above the lanes. */
  strip?: ReactNode;
  lanes: ReactNode;
  laneNames: readonly string[];
  /** What the lab counts first of all; given what opens the curves. */
  score: (onCurve: () => void) => ReactNode;
  controls: ReactNode;
  tabs: readonly MoreTab[];
  /** The card of the page that is asked about. */
  card?: ReactNode;
}

/**
 * The instrument that every lab is: heading, strip, lanes, score, tabs, transport. Where the window has room for it,
 * all of it is in view at once and the page does not scroll: pools take what the others leave. Where it has not, the
 * page scrolls: no part of it does but an open tab.
 */
export function LabFrame(props: LabFrameProps) {
  const { shortcuts, Heading, Parameters, Spoken, tabs } = props;
  // The panel is shut at first but on wide screens.
  const [parametersOpen, setParametersShown] = useState(() => matchMedia("(min-width: 100rem)").matches);
  const parametersHidden = useHidden("parameters");
  const parametersShown = parametersOpen && !parametersHidden;
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const hideKeys = useCallback(() => setKeysShown(false), []);
  const toggleParameters = useCallback(() => setParametersShown((shown) => !shown), []);
  const openParameters = useCallback(() => setParametersShown(true), []);
  useKeyboard(shortcuts, showKeys);
  const main = useRef<HTMLDivElement>(null);
  const lanes = useRef<HTMLDivElement>(null);
  const [tab, openTab] = useShownTab(tabs);
  const { room, folded, channels } = useRoom(main, tab !== null);
  const openCurves = useCallback(() => openTab("curves"), [openTab]);
  return (
    <DropZone>
      <Heading parametersShown={parametersShown} onParameters={toggleParameters} onKeys={showKeys} />
      <div className="lab-notes">
        <NewVersion />
        <Messages />
      </div>
      <div className={`lab ${parametersShown ? "lab-with-parameters" : ""}`}>
        <div ref={main} className="lab-main">
          <PoolRoom value={room}>
            {props.strip !== undefined && <div className="lab-strip min-w-0">{props.strip}</div>}
            <LaneSwitch names={props.laneNames} within={lanes} />
            <div ref={lanes} className="lab-lanes">
              <ChannelsRoom value={channels}>
                <OpenParameters value={openParameters}>{props.lanes}</OpenParameters>
              </ChannelsRoom>
            </div>
          </PoolRoom>
          {props.score(openCurves)}
          {props.controls}
          <More tabs={tabs} shown={tab} folded={folded} onShow={openTab}>
            <FooterLinks />
          </More>
        </div>
        {parametersShown && (
          // The panel comes with what is in it, never empty.
          <Suspense>
            <aside aria-label={text().lab.parameters} className="parameters">
              <Parameters />
            </aside>
          </Suspense>
        )}
      </div>
      <Suspense>{props.card}</Suspense>
      <Spoken />
      <KeyHelp shortcuts={shortcuts} open={keysShown} onClose={hideKeys} />
    </DropZone>
  );
}
