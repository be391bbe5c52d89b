import { type CSSProperties, useCallback, useMemo, useRef, useState } from "react";
import { PoolRoom } from "../figures/pool/room.ts";
import { NewVersion } from "../offline/NewVersion.tsx";
import { useAsking } from "../shell/ask/asking.tsx";
import { conditionKeys, transportKeys, useKeyboard } from "../shell/keyboard.ts";
import { Messages } from "../shell/Messages.tsx";
import { More, useShownTab } from "../shell/More.tsx";
import { DropZone } from "../shell/openFiles.tsx";
import { ChannelsRoom, OpenParameters, OwnPageNote, Part, useHidden } from "../shell/Part.tsx";
import { conditionsOf } from "../shell/RunTo.tsx";
import { FooterLinks } from "../shell/SiteNav.tsx";
import { OPENED_TAB, useRoom } from "../shell/useRoom.ts";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import type { Text } from "../text/en/index.ts";
import { text } from "../text/text.ts";
import { LateDialog } from "../ui/LateDialog.tsx";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { Controls, Spoken } from "./Controls.tsx";
import { Heading } from "./Heading.tsx";
import { Lanes } from "./Lanes.tsx";
import { type AnyFrame, useAlong, useLabShown, useParts } from "./parts.ts";
import { StripPart } from "./StripPart.tsx";

const KeyTable = onDemand(() => import("../shell/KeyTable.tsx").then(({ KeyTable }) => KeyTable));

/** The lab, once there is something to show. */
export function Lab() {
  const { frame, readable } = useLabShown();
  return frame === null || readable === null ? null : <Instrument frame={frame} readable={readable} />;
}

/**
 * The instrument that every lab is: heading, strip, lanes, score, tabs, transport. Where the window has room for it,
 * all of it is in view at once and the page does not scroll: pools take what the others leave. Where it has not, the
 * page scrolls: no part of it does but an open tab.
 */
function Instrument({ frame, readable }: { frame: AnyFrame; readable: AnyFrame }) {
  const parts = useParts();
  const { Strip, StripNote, Score, Parameters, WhatIf, AskedPage } = parts;
  const { prescan } = useLabShown();
  const along = useAlong(frame, prescan);
  const { asked } = useAsking();
  // The panel is shut at first but on wide screens.
  const [parametersOpen, setParametersShown] = useState(() => matchMedia("(min-width: 100rem)").matches);
  const parametersHidden = useHidden("parameters");
  const [mapOpen, openMap] = useMap();
  const MapShown = mapOpen && !parametersHidden ? WhatIf : undefined;
  const parametersShown = parametersOpen && !parametersHidden && MapShown === undefined;
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const hideKeys = useCallback(() => setKeysShown(false), []);
  // Each takes the other's place.
  const showParameters = useCallback(
    (shown: boolean) => {
      setParametersShown(shown);
      if (shown) openMap(false);
    },
    [openMap],
  );
  const openParameters = useCallback(() => showParameters(true), [showParameters]);
  const closeMap = useCallback(() => openMap(false), [openMap]);
  const { conditionWords, ownKeys = none } = parts;
  const { conditions: known } = frame.lab;
  const conditions = useMemo(() => conditionsOf(known, conditionWords), [known, conditionWords]);
  const shortcuts = useMemo(
    () => [...transportKeys, ...conditionKeys(conditions), ...ownKeys],
    [conditions, ownKeys],
  );
  useKeyboard(shortcuts, showKeys);
  const main = useRef<HTMLDivElement>(null);
  const tabs = parts.tabs
    .filter(({ id }) => parts.hasTab?.(id, readable) !== false)
    .map(({ id, Content }) => ({
      id,
      label: text().lab.tabs[id as keyof Text["lab"]["tabs"]],
      content: () => <Content readable={readable} prescan={prescan} embedded={false} />,
    }));
  const [tab, openTab] = useShownTab(tabs);
  const { room, folded, channels, lines } = useRoom(
    main,
    tab === null ? 0 : (parts.tabHeight?.(tab) ?? OPENED_TAB),
  );
  const openCurves = useCallback(() => openTab("curves"), [openTab]);
  return (
    <DropZone>
      <Heading
        parametersShown={parametersShown}
        onParameters={showParameters}
        mapShown={MapShown !== undefined}
        onMap={openMap}
        onKeys={showKeys}
      />
      <div className="lab-notes">
        <NewVersion />
        <Messages />
      </div>
      <div className={`lab ${parametersShown || MapShown ? "lab-with-parameters" : ""}`}>
        <div ref={main} className="lab-main" style={{ "--lines": lines } as CSSProperties}>
          <PoolRoom value={room}>
            {Strip !== undefined && (
              <div className="lab-strip min-w-0">
                <Part id="strip">
                  <StripPart frame={frame.moment === undefined ? readable : frame} along={along} />
                  {StripNote === undefined ? (
                    <OwnPageNote named={frame.lanes[0]?.pageName !== undefined} />
                  ) : (
                    <StripNote frame={readable} />
                  )}
                </Part>
              </div>
            )}
            <div className="lab-lanes">
              <ChannelsRoom value={channels}>
                <OpenParameters value={openParameters}>
                  <Lanes />
                </OpenParameters>
              </ChannelsRoom>
            </div>
          </PoolRoom>
          <Score frame={readable} onCurve={openCurves} />
          <Controls along={along} conditions={conditions} />
          <More tabs={tabs} shown={tab} folded={folded} onShow={openTab}>
            <FooterLinks />
          </More>
        </div>
        {MapShown && (
          <Suspense>
            <MapShown onClose={closeMap} />
          </Suspense>
        )}
        {parametersShown && (
          // The panel comes with what is in it, never empty.
          <Suspense>
            <aside aria-label={text().lab.parameters} className="parameters">
              <Parameters />
            </aside>
          </Suspense>
        )}
      </div>
      <Suspense>{asked !== null && <AskedPage asked={asked} frame={readable} />}</Suspense>
      <Spoken />
      <LateDialog title={text().lab.keys} open={keysShown} onClose={hideKeys}>
        <Suspense>{keysShown && <KeyTable shortcuts={shortcuts} />}</Suspense>
      </LateDialog>
    </DropZone>
  );
}

/** Whether the map is open, and what opens and closes it: it is in the link. */
function useMap(): [boolean, (open: boolean) => void] {
  const lab = useRun();
  const open = useRunChoice(({ view }) => view.map !== undefined);
  const show = useCallback(
    (open: boolean) => {
      const { map: _, ...view } = lab.choices.getState().view;
      lab.setPlace({ ...view, ...(open && { map: lab.maps[0] }) });
    },
    [lab],
  );
  return [open, show];
}

const none: [] = [];
