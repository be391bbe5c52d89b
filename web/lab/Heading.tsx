import { memo, useState } from "react";
import { Chips } from "../shell/chips/Chips.tsx";
import { Menu, MenuGroup } from "../shell/Menu.tsx";
import { Part, usePreset } from "../shell/Part.tsx";
import { SiteNav, useTitle } from "../shell/SiteNav.tsx";
import { useSite } from "../shell/site.ts";
import { useRun, useRunChoice, useRunShownPart } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { LateDialog } from "../ui/LateDialog.tsx";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { stepButton } from "../ui/Transport.tsx";
import { HAND, useMedia } from "../ui/useMedia.ts";
import { PresetField, usePresetName } from "./PresetField.tsx";
import { type AnyFrame, useParts } from "./parts.ts";

const SceneMenu = onDemand(() => import("./SceneMenu.tsx").then(({ SceneMenu }) => SceneMenu));
const ShareOptions = onDemand(() => import("./ShareOptions.tsx").then(({ ShareOptions }) => ShareOptions));

/** As high as the field beside them: a change moves nothing that stands below. */
const LOW = "pointer-fine:min-h-8!";

/** The full description; in the one-screen layout it overlays the content beneath. */
const ABOUT =
  "max-w-[80ch] one-screen:absolute one-screen:z-2 one-screen:mt-1 one-screen:w-[min(40rem,60vw)] one-screen:rounded-[8px] one-screen:border one-screen:border-line one-screen:bg-surface one-screen:px-4 one-screen:py-3 one-screen:text-ink one-screen:shadow-raised";

/** Title, ways to the other pages, preset, view and the quiet controls of a lab's page. */
export const Heading = memo(function Heading(props: {
  parametersShown: boolean;
  onParameters: (shown: boolean) => void;
  mapShown: boolean;
  onMap: (shown: boolean) => void;
  onKeys: () => void;
}) {
  const { parametersShown, onParameters, mapShown, onMap, onKeys } = props;
  const { Exercise, WhatIf, About } = useParts();
  const lab = useRun();
  const view = useRunChoice((choices) => choices.view);
  const words = text().lab;
  const { preset, changed } = usePreset();
  const site = useSite().labs.find(({ path }) => path === lab.path);
  useTitle(`${usePresetName()} · ${site?.name()}`);
  // The button disappears with the changes: the Step button gets the focus.
  const undo = () => {
    lab.undoChanges();
    document.getElementById(stepButton)?.focus();
  };
  const hand = useMedia(HAND);
  const [sharing, setSharing] = useState(false);
  const [told, setTold] = useState(false);
  const actions = (
    <>
      {Exercise !== undefined && (
        <Part id="exercise">
          <Exercise />
        </Part>
      )}
      <Part id="link">
        <Button id="share" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          {text().sharing.share}
        </Button>
      </Part>
      <Part id="present">
        <Button onClick={() => lab.setPlace({ ...view, stage: "present" })}>{text().sharing.present}</Button>
      </Part>
    </>
  );
  return (
    <header className="lab-heading grid min-w-0 grid-cols-1 gap-1">
      <div className="lab-bar">
        <h1>
          <a href="#/">{text().page.name}</a>
        </h1>
        <SiteNav>
          <Button
            className="border-transparent px-0"
            onClick={onKeys}
            title={words.keysTitle("?")}
            aria-label={words.keys}
          >
            ?
          </Button>
        </SiteNav>
      </div>
      <div className="lab-scene" data-shows={changed ? undefined : preset?.shows}>
        <div
          className={`grid min-w-0 flex-[1_1_16rem] grid-cols-1 phone:*:flex-wrap ${changed ? "min-[78.0625rem]:one-screen:min-w-[22rem]" : ""}`}
        >
          <Part id="presets" className="flex items-center gap-2">
            <PresetField />
            <Turns />
            {changed && (
              <Button className={LOW} onClick={undo}>
                {words.undo}
              </Button>
            )}
          </Part>
          {changed && (
            <p className="lab-about min-h-6 text-ink-muted text-xs leading-tight">{words.noClaim}</p>
          )}
          {preset !== undefined && !changed && (
            <details
              className="lab-about relative text-ink-muted text-sm/normal"
              onToggle={({ currentTarget }) => setTold(currentTarget.open)}
            >
              <summary
                title={preset.teaches}
                className="min-h-6 cursor-pointer text-xs/tight one-screen:[details:not([open])>&]:truncate"
              >
                {preset.teaches}
              </summary>
              <p className={ABOUT}>
                <b className="hidden hand:block">{preset.teaches}</b>
                {told && (About === undefined ? preset.about : <About preset={preset} />)}
              </p>
            </details>
          )}
        </div>
        <Part id="parameters" className="lab-chips">
          <LabChips />
          <Button
            aria-expanded={parametersShown}
            aria-label={words.parameters}
            title={words.parameters}
            onClick={() => onParameters(!parametersShown)}
          >
            <Icon name="parameters" />
          </Button>
          {WhatIf !== undefined && (
            <Button className={`${LOW} shrink-0`} aria-expanded={mapShown} onClick={() => onMap(!mapShown)}>
              {words.whatIf}
            </Button>
          )}
        </Part>
        <div className="lab-actions">
          <ShowHidden />
          {!hand && actions}
          <Menu>
            {hand && <MenuGroup label={words.menuGroups.scene}>{actions}</MenuGroup>}
            <SceneMenu />
          </Menu>
          <LateDialog title={text().sharing.share} open={sharing} onClose={() => setSharing(false)}>
            <Suspense fallback={<p role="status">{text().page.loading}</p>}>
              <ShareOptions />
            </Suspense>
          </LateDialog>
        </div>
      </div>
    </header>
  );
});

function LabChips() {
  const { chips, laneLabel, useOwnChips = noChips } = useParts();
  const lanes = useRunShownPart(({ readable }) => (readable as AnyFrame | null)?.lanes) ?? none;
  const resolved = (lanes[0]?.config ?? {}) as Readonly<Record<string, unknown>>;
  return <Chips of={chips} resolved={resolved} lanes={lanes.map(laneLabel)} own={useOwnChips()} />;
}

function Turns() {
  const lab = useRun();
  const undoable = useRunChoice((choices) => choices.undoable);
  const redoable = useRunChoice((choices) => choices.redoable);
  const { undoChange, redoChange, keysWith } = text().lab;
  if (!undoable && !redoable) return null;
  const turns = [
    ["undo", undoChange, "Ctrl+Z", undoable],
    ["redo", redoChange, "Ctrl+Y", redoable],
  ] as const;
  return turns.map(([turn, label, keys, able]) => (
    <Button
      key={turn}
      className={LOW}
      aria-label={label}
      title={keysWith(label, keys)}
      aria-disabled={!able}
      onClick={lab[turn]}
    >
      <Icon name={turn} />
    </Button>
  ));
}

/** Gives back what the link's author left out, so that no link leaves a reader in a page without controls. */
function ShowHidden() {
  const lab = useRun();
  const view = useRunChoice((choices) => choices.view);
  if (view.hidden === undefined) return null;
  const show = () => {
    const { hidden: _, ...place } = view;
    lab.setPlace(place);
    // The button disappears when it has shown the parts: the Step button gets the focus.
    requestAnimationFrame(() => document.getElementById(stepButton)?.focus({ preventScroll: true }));
  };
  return <Button onClick={show}>{text().sharing.showHidden(view.hidden.length)}</Button>;
}

const none: [] = [];
const noChips = () => none;
