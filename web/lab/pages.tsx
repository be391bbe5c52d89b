/** The pages of a lab's run, made of what the lab says of itself. */
import { type ComponentType, memo, type ReactNode, useState } from "react";
import { AskProvider } from "../shell/ask/asking.tsx";
import { Running } from "../shell/Running.tsx";
import { Lazy } from "../shell/SiteNav.tsx";
import type { LoadPage } from "../shell/site.ts";
import type { RunController } from "../state/run/controller.ts";
import { useRunChoice } from "../state/run/hooks.ts";
import type { Stage } from "../state/run/view.ts";
import { onDemand } from "../ui/onDemand.tsx";
import { Lab } from "./Lab.tsx";
import { type AnyFrame, type LabParts, type LabTab, PartsContext, type PresentParts } from "./parts.ts";

/** The same value at each call, made by the first. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type TabContent = LabTab["Content"];

const curves = () => import("./Curves.tsx");

/** Tabs by their ids, each loaded with its first showing: from the lab's own `files`, found by their place. */
export const tabsOf = (
  ids: readonly string[],
  files: Readonly<Record<string, () => Promise<unknown>>>,
): LabTab[] =>
  ids.flatMap((id) => {
    const load = id === "curves" ? curves : files[`./tabs/${id}.tsx`];
    // Links may name a former one.
    if (load === undefined) return [];
    const content = memo(onDemand(async () => ((await load()) as { Tab: TabContent }).Tab));
    return [{ id, Content: content }];
  });

const given =
  <Props extends object>(View: ComponentType<Props>, props: Props) =>
  () => <View {...props} />;

/** A lab's page and its notes. `makeLab` gives its only controller, which outlives them; `Own` stands in place of the lab. */
export function labPages<Frame extends AnyFrame>(
  makeLab: () => RunController,
  parts: LabParts<Frame>,
  Own: ComponentType = Lab,
) {
  const presenting =
    (load: () => Promise<{ Page: ComponentType<PresentParts> }>): LoadPage =>
    async () => {
      const [{ Page: View }, own] = await Promise.all([load(), parts.present()]);
      return { Page: given(View, own) };
    };
  const stages: Readonly<Record<Stage, LoadPage>> = {
    embed: () => import("./EmbedLab.tsx"),
    present: presenting(() => import("./PresentLab.tsx")),
  };
  const notes = presenting(() => import("./NotesPage.tsx"));

  const labOf = once(makeLab);

  function WithEngine({ children }: { children: ReactNode }) {
    const [lab] = useState(labOf);
    return (
      <PartsContext value={parts}>
        <Running lab={lab}>{children}</Running>
      </PartsContext>
    );
  }

  function Staged() {
    const stage = useRunChoice((choices) => choices.view.stage);
    if (stage !== undefined) return <Lazy key={stage} load={stages[stage]} />;
    return (
      <AskProvider>
        <Own />
      </AskProvider>
    );
  }

  const Page = () => (
    <WithEngine>
      <Staged />
    </WithEngine>
  );
  const Notes = () => (
    <WithEngine>
      <Lazy load={notes} />
    </WithEngine>
  );
  return { Page, Notes };
}
