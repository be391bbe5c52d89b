/** What may be evicted without loss: a page of its own beside the predictive lab. */
import { useState } from "react";
import { loadPbmEngine } from "../../../engine/pbm/load.ts";
import { losslessText } from "../../../text/lossless.ts";
import { text } from "../../../text/text.ts";
import { SiteNav } from "../../../ui/SiteNav.tsx";
import { useLoaded } from "../../../ui/useLoaded.ts";
import { useTitle } from "../../../ui/useTitle.ts";
import { Chances } from "./Chances.tsx";
import { EXAMPLES } from "./examples.ts";
import { isProblem, type Named, readFields } from "./names.ts";
import { PlayString } from "./PlayString.tsx";
import { StringFields } from "./StringFields.tsx";

const FIRST = readFields(EXAMPLES[0]);

export function LosslessPage() {
  const words = losslessText();
  useTitle(words.title);
  const { part, failure } = useLoaded(loadPbmEngine, true);
  const [named, setNamed] = useState<Named | null>(isProblem(FIRST) ? null : FIRST);
  // A string that is played again begins anew.
  const [round, setRound] = useState(0);
  const play = (next: Named) => {
    setNamed(next);
    setRound(round + 1);
  };
  return (
    <main className="lab-page">
      <header className="mb-4 grid gap-1">
        <SiteNav />
        <a href="#/pbm" className="site-link w-fit">
          {words.toLab}
        </a>
        <h1 className="font-semibold text-xl">{words.title}</h1>
      </header>
      <p className="max-w-[68ch] text-pretty">{words.intro}</p>
      <p className="mt-2 mb-6 max-w-[68ch] text-pretty">{words.howTo}</p>
      <StringFields onPlay={play} />
      {part === null ? (
        <p role="status" className="mt-6">
          {failure === null ? text().page.loading : text().page.notLoaded(failure)}
        </p>
      ) : (
        <>
          <section className="mt-6">{named !== null && <PlayString key={round} named={named} />}</section>
          <Chances />
        </>
      )}
    </main>
  );
}
