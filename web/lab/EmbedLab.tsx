/** The scene inside another page: read-only, titled, without chrome. Nothing here changes the run; it can be stepped. */
import { type DragEvent, useLayoutEffect } from "react";
import { belongsToField } from "../shell/keyboard.ts";
import { UnderWaySlot } from "../shell/Messages.tsx";
import { Part } from "../shell/Part.tsx";
import { useTitle } from "../shell/SiteNav.tsx";
import { address } from "../shell/site.ts";
import { useRun, useRunChoice, useRunShownPart } from "../state/run/hooks.ts";
import { inTheLab } from "../state/run/view.ts";
import { embedText } from "../text/embed.ts";
import { formatCount } from "../ui/format.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { Controls, Spoken } from "./Controls.tsx";
import { Lanes } from "./Lanes.tsx";
import { useAlong, useLabShown, useParts, useSceneTitle } from "./parts.ts";
import { StripPart } from "./StripPart.tsx";

/** A file is refused, and not left to the browser either: it would go to the file and away from the page. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

export function Page() {
  const { Strip, Score, Note, scorePart, tabs, embedded } = useParts();
  const { frame, readable, prescan } = useLabShown();
  const along = useAlong(frame, prescan);
  const title = useSceneTitle();
  const wanted = useRunChoice((choices) => choices.wanted);
  useTitle(title);
  useEmbedKeys();
  if (frame === null || readable === null) return null;
  const part = (wanted: string) =>
    tabs
      .filter(({ id }) => id === wanted)
      .map(({ id, Content }) => (
        <Part key={id} id={id}>
          <Suspense>
            <Content readable={readable} prescan={prescan} embedded />
          </Suspense>
        </Part>
      ));
  return (
    <main
      className="grid content-start gap-3 p-3"
      onDragOver={refuse}
      onDrop={refuse}
      // A wheel scrolls the page around, also over a map that could zoom; with Ctrl it zooms.
      onWheelCapture={(event) => event.ctrlKey || event.stopPropagation()}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-lg font-semibold">{wanted?.name ?? title}</h1>
        <OpenInLab />
      </header>
      <EmbedNotes />
      {/* Hidden while a file that the link names is missing. */}
      {wanted === null && (
        <>
          {Strip !== undefined && (
            <Part id="strip">
              <StripPart frame={frame.moment === undefined ? readable : frame} along={along} />
            </Part>
          )}
          <Lanes />
          {embedded.above?.map(part)}
          {/* What stays at the foot: the transport without marks, speed and "run to", and the score. */}
          <div className="embed-foot">
            <Part id="transport">
              {/* The focus stays with the page around. */}
              <Controls along={along} embedded />
            </Part>
            <Part id={scorePart}>
              <Score frame={readable} few />
            </Part>
          </div>
          {Note !== undefined && <Note frame={frame} />}
          {embedded.below?.map(part)}
          <Spoken />
        </>
      )}
    </main>
  );
}

/** The same link without `embed`, at the very step shown; of a scene that could not be opened here, the address without it. */
function OpenInLab() {
  const lab = useRun();
  const view = useRunChoice((choices) => choices.view);
  const wanted = useRunChoice((choices) => choices.wanted);
  // Drawn anew with every step that is read: the link then holds the step.
  const at = useRunShownPart((shown) => shown.readable?.position ?? 0);
  const href =
    wanted === null
      ? address(lab.linkAt(at, inTheLab(view)))
      : location.href.replace(/([?&])embed=[^&]*&?/, "$1").replace(/[?&]$/, "");
  const words = embedText();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {words.openInLab}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}

/** What a reader must know of the link: what was not legal in it, or a file that it names and an embed cannot ask for. */
function EmbedNotes() {
  const message = useRunChoice((choices) => choices.message);
  const wanted = useRunChoice((choices) => choices.wanted);
  const words = embedText();
  return (
    <>
      {wanted?.comes === false && (
        <p role="status" className="note mb-0 border-accent text-sm">
          {words.wanted(wanted.name, formatCount(wanted.requests))}
        </p>
      )}
      {message !== null && (
        <div
          role={message.tone === "error" ? "alert" : "status"}
          className={`note mb-0 text-sm ${message.tone === "error" ? "border-error" : "border-accent"}`}
        >
          <div className="min-w-0 wrap-anywhere">
            <p>{message.text}</p>
            <ul className="max-h-32 list-disc overflow-auto pl-5">
              {message.details?.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <UnderWaySlot />
    </>
  );
}

/** Keys that neither scroll the page around nor are single characters: an embed cannot turn these off (WCAG 2.1.4). */
function useEmbedKeys(): void {
  const lab = useRun();
  // With the picture, not after it: see the lab's own keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!["ArrowRight", "ArrowLeft"].includes(event.key) || belongsToField(event)) return;
      event.preventDefault();
      const by = event.key === "ArrowRight" ? 1 : -1;
      if (event.shiftKey) lab.beats.stepByBeat(by);
      else lab.playback.step(by);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [lab]);
}
