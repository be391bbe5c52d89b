/** A guide for newcomers to the lab: watching the pool of their own database. */
import { useSyncExternalStore } from "react";
import { PageFooter, SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { yourDatabaseText } from "../../../text/yourDatabase.ts";
import { Reference } from "./Reference.tsx";
import { Steps } from "./Steps.tsx";
import "./yourDatabase.css";

export function Page() {
  // Redraws the page when the language changes, since words are looked up during rendering.
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
        <header className="mb-6 grid gap-x-12 gap-y-3 min-[60rem]:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] [&>.lab-bar]:col-span-full">
          <SiteBar />
          <h1 className="col-span-full mt-4 font-bold text-[clamp(1.875rem,3.25vw,3.25rem)] leading-[1.1] text-balance">
            {words.title}
          </h1>
          <p className="max-w-[72ch] text-lg/normal text-pretty">{words.lead}</p>
          <div>
            <p>
              <b>{words.private}</b>
            </p>
            <a href="#/ace" className="site-link">
              {words.toLab}
            </a>
          </div>
        </header>
        <div className="db-page grid grid-cols-1 gap-12 min-[110rem]:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] min-[110rem]:gap-16">
          <Steps />
          <Reference />
        </div>
      </main>
      <PageFooter />
    </>
  );
}
