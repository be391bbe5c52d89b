/** Leads someone who has never seen the lab through watching the pool of their own database. */
import { useSyncExternalStore } from "react";
import { PageFooter } from "../../../shell/PageFooter.tsx";
import { SiteBar } from "../../../shell/SiteNav.tsx";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { useTitle } from "../../../ui/useTitle.ts";
import { Reference } from "./Reference.tsx";
import { Steps } from "./Steps.tsx";
import "./yourDatabase.css";

export function Page() {
  // Another language draws the page again: its words are asked for while drawing.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const words = yourDatabaseText();
  useTitle(words.title);
  return (
    <>
      {/* A file dropped beside its place must not take the reader away from the page. */}
      <main
        key={spoken}
        className="lab-page"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        <header className="db-head">
          <SiteBar />
          <h1>{words.title}</h1>
          <p className="db-lead">{words.lead}</p>
          <div>
            <p>
              <b>{words.private}</b>
            </p>
            <a href="#/ace" className="site-link">
              {words.toLab}
            </a>
          </div>
        </header>
        <div className="db-page">
          <Steps />
          <Reference />
        </div>
      </main>
      <PageFooter />
    </>
  );
}
