import { takeTour } from "./labs/ace/tour/TourOffer.tsx";
import { NewVersion } from "./offline/NewVersion.tsx";
import { LAB_PATH } from "./state/labs.ts";
import { useHashPath } from "./state/route.ts";
import { useRun, useRunChoice } from "./state/run/hooks.ts";
import { text } from "./text/text.ts";

const link =
  "inline-flex min-h-9 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11";

/** The foot of every page: the other pages, the tour, and what holds for all of them. */
export function PageFooter() {
  const [path] = useHashPath();
  const lab = useRun();
  const stage = useRunChoice((choices) => choices.view.stage);
  // No way out of another page's frame, nothing beside what a projector or a speaker's window shows.
  if (path === "/notes" || path === `${lab.path}/notes` || (path === lab.path && stage !== undefined))
    return null;
  const words = text().footer;
  return (
    <footer className="page-footer">
      <NewVersion />
      <nav aria-label={words.label} className="flex flex-wrap gap-x-5">
        <a className={link} href="#/accessibility">
          {words.accessibility}
        </a>
        {path === LAB_PATH && (
          <button type="button" className={link} onClick={() => void takeTour()}>
            {words.tour}
          </button>
        )}
      </nav>
      <p className="text-ink-muted">{words.offline}</p>
    </footer>
  );
}
