/** A page for one's own policy: the editor as wide and high as the window, and beside it the pools of the scene that it runs in. */
import { useEffect, useSyncExternalStore } from "react";
import { openFiles } from "../../../shell/openFiles.tsx";
import { PageFooter, SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { keepHash } from "../../../state/hash.ts";
import { editorText } from "../../../text/programEditor.ts";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { LivePools } from "../live/LivePools.tsx";
import { Started, startedAt } from "../live/started.tsx";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import { type LabController, ownLab } from "../state/lab.ts";
import { PATH } from "../state/scene.ts";
import { ProgramEditor } from "./editor/ProgramEditor.tsx";
import { WIDE } from "./wide.ts";

/** LRU beside the program, where the pool is full. */
const FIRST = "v=1&preset=first-steps&lanes=lru~baseline,own-policy~baseline&at=9";

/** The lab's link to the scene that the address names. */
const inLab = (hash: string): string => `${PATH}?${hash.split("?")[1] ?? FIRST}`;

const writing = startedAt(() => inLab(location.hash));

/** Opens the scene that the address names. A trace that the lab has open from a file is not asked for again. */
async function openNamed(lab: LabController): Promise<void> {
  if (location.hash.includes("?")) await lab.start(inLab(location.hash));
  const { file } = ownLab().choices.getState();
  if (lab.choices.getState().wanted?.comes === false && file !== null) await openFiles(lab, [], [file]);
}

/** Keeps the address at the scene with its program, as the lab does with its own. */
function keepScene(lab: LabController): () => void {
  void openNamed(lab);
  const isOurs = (hash: string) => hash.startsWith(WIDE);
  const link = () => {
    const { wanted, opening } = lab.choices.getState();
    return wanted === null && !opening ? (lab.link()?.replace(PATH, WIDE) ?? null) : null;
  };
  const { later, stop } = keepHash({ isOurs, open: (hash) => void lab.openLink(inLab(hash)), link });
  const stops = [lab.choices.subscribe(later), lab.playback.store.subscribe(later), stop];
  return () => {
    for (const end of stops) end();
  };
}

export function Page() {
  // Redraws the page when the language changes, since words are looked up during rendering.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const words = editorText().view;
  useTitle(words.title);
  return (
    <>
      <main key={spoken} className="lab-page grid content-start gap-3">
        <SiteBar />
        <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="page-title phone:text-[1.25rem]">{words.title}</h1>
          <p className="min-w-0 flex-[1_1_36rem] text-ink-muted text-pretty phone:hidden">{words.lead}</p>
        </header>
        <Started at={writing}>{(lab) => <Bench lab={lab} />}</Started>
      </main>
      <PageFooter />
    </>
  );
}

function Bench({ lab }: { lab: LabController }) {
  useEffect(() => keepScene(lab), [lab]);
  return (
    <div className="beside-pools">
      <ProgramEditor>
        <OpenInLab />
      </ProgramEditor>
      <div className="live-pools">
        <LivePools />
      </div>
    </div>
  );
}

/** The same scene with the program, at the very step shown. */
function OpenInLab() {
  const lab = useLab();
  const view = useChoice((choices) => choices.view);
  useChoice((choices) => choices.scene);
  const at = useShownPart(({ readable }) => readable?.position ?? 0);
  return (
    <a className="site-link" href={`#${lab.linkAt(at, view)}`}>
      {editorText().view.openInLab}
    </a>
  );
}
