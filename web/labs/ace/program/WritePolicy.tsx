/** A page for one's own policy: the editor, and beside it the pool that it decides for, next to LRU's. */
import { useState, useSyncExternalStore } from "react";
import { Controls, Spoken } from "../../../lab/Controls.tsx";
import { Lanes } from "../../../lab/Lanes.tsx";
import { once } from "../../../lab/pages.tsx";
import { PartsContext, useAlong, useLabShown } from "../../../lab/parts.ts";
import { AskProvider } from "../../../shell/ask/asking.tsx";
import { conditionKeys, transportKeys, useKeyboard } from "../../../shell/keyboard.ts";
import { Messages } from "../../../shell/Messages.tsx";
import { PageFooter, SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { RunContext } from "../../../state/run/hooks.ts";
import { editorText } from "../../../text/programEditor.ts";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { useLoaded } from "../../../ui/onDemand.tsx";
import { parts } from "../parts.tsx";
import { Score } from "../Score.tsx";
import { createLab } from "../state/lab.ts";
import { ProgramEditor } from "./editor/ProgramEditor.tsx";

/** A controller of its own: the lab's stays as its reader left it. */
const writing = once(async () => {
  const lab = createLab();
  await lab.start("/ace?v=1&preset=first-steps&lanes=lru~baseline,own-policy~baseline&at=9");
  return { lab };
});

const keys = [...transportKeys, ...conditionKeys([])];
const none = () => {};

export function Page() {
  // Redraws the page when the language changes, since words are looked up during rendering.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const { part } = useLoaded(writing);
  const words = editorText().view;
  useTitle(words.title);
  return (
    <>
      <main key={spoken} className="lab-page grid content-start gap-4">
        <SiteBar />
        <header className="grid gap-2">
          <h1 className="font-bold text-[clamp(1.5rem,2.5vw,2.5rem)] leading-[1.1]">{words.title}</h1>
          <p className="max-w-[72ch] text-lg/normal text-pretty">{words.lead}</p>
        </header>
        {part === null ? (
          <p aria-busy="true" className="min-h-120" />
        ) : (
          <RunContext value={part.lab}>
            <PartsContext value={parts}>
              <AskProvider>
                <Bench />
              </AskProvider>
            </PartsContext>
          </RunContext>
        )}
      </main>
      <PageFooter />
    </>
  );
}

function Bench() {
  const { frame, readable, prescan } = useLabShown();
  const along = useAlong(frame, prescan);
  const [shortcuts] = useState(keys);
  useKeyboard(shortcuts, none);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 min-[75rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] [&>.program-editor]:content-start">
      <ProgramEditor />
      {frame !== null && readable !== null && (
        <div className="grid min-w-0 content-start gap-3">
          <Messages />
          <Lanes className="lanes" />
          <Score frame={readable as never} few />
          <Controls along={along} embedded />
          <Spoken />
        </div>
      )}
    </div>
  );
}
