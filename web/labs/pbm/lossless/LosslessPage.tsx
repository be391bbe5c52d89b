/** What may be evicted without loss: a page of its own beside the predictive lab. */
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { losslessText } from "../../../text/lossless.ts";
import { language, subscribeToLanguage, text } from "../../../text/text.ts";
import { onDemand, Suspense } from "../../../ui/onDemand.tsx";
import { loadPbmEngine } from "../engine/load.ts";
import { Chances } from "./Chances.tsx";
import { type Linked, type Place, useLink } from "./link.ts";
import { EXAMPLES, isProblem, type Named, readFields } from "./names.ts";
import { PlayString } from "./PlayString.tsx";
import { StringFields } from "./StringFields.tsx";

type Played = Pick<Linked, "evicted" | "at"> & { named: Named };
const START = { evicted: [], at: "0" };

/** What a link says, if its string is legal. */
function playedOf({ fields, evicted, at }: Pick<Linked, "fields" | "evicted" | "at">): Played | null {
  const named = readFields(fields);
  return isProblem(named) ? null : { named, evicted, at };
}

interface PlayProps {
  opened: Linked;
  /** Which link it is: a string that is at hand stays if a later link's is not legal. */
  link: number;
  onPlace: (string: Named, place: Place) => void;
}

function Play({ opened, link, onPlace }: PlayProps) {
  // A string that is played again begins anew: with its round.
  const [{ seen, told, played, round }, set] = useState(() => {
    const first = playedOf(opened) ?? playedOf({ fields: EXAMPLES[0], ...START });
    return { seen: link, told: true, played: first, round: 0 };
  });
  const begin = (next: Played | null, told: boolean) =>
    set({ seen: link, told, played: next ?? played, round: round + (next === null ? 0 : 1) });
  if (seen !== link) begin(playedOf(opened), true);
  return (
    <>
      {opened.notices.length > 0 && told && (
        <p role="alert" className="note border-error text-sm">
          {opened.notices.join(" ")}
        </p>
      )}
      <StringFields key={link} first={opened.fields} onPlay={(named) => begin({ named, ...START }, false)} />
      {played !== null && (
        <section className="mt-6">
          <PlayString key={round} {...played} onPlace={onPlace} />
        </section>
      )}
    </>
  );
}

const WithEngine = onDemand<{ children: ReactNode }>(async () => {
  await loadPbmEngine();
  return ({ children }) => children;
});

export function LosslessPage() {
  // Redraws the page when the language changes, since words are looked up during rendering.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const words = losslessText();
  useTitle(words.title);
  const { opened, round, keep } = useLink();
  return (
    <main className="lab-page">
      <header className="mb-4 grid gap-1">
        <SiteBar key={spoken} />
        <a href="#/pbm" className="site-link w-fit">
          {words.toLab}
        </a>
        <h1 className="page-title">{words.title}</h1>
      </header>
      <p className="max-w-[68ch] text-pretty">{words.intro}</p>
      <p className="mt-2 mb-6 max-w-[68ch] text-pretty">{words.howTo}</p>
      <Suspense fallback={<p role="status">{text().page.loading}</p>}>
        <WithEngine>
          <div className="grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-16 min-[100rem]:grid">
            <div>
              <Play opened={opened} link={round} onPlace={keep} />
            </div>
            <Chances />
          </div>
        </WithEngine>
      </Suspense>
    </main>
  );
}
