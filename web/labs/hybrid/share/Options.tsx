import { ShareOptions } from "../../../shell/share/ShareOptions.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { shareText } from "../../../text/share.ts";
import { type HideableId, inEmbeds } from "../state/hideable.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

const USUALLY_LEFT_OUT = ["legend"] as const satisfies HideableId[];

/** What the share dialog offers in this lab. */
export function Options() {
  const title = useSceneTitle();
  const { parts } = shareText();
  const own = hybridText().parts;
  const label = (id: (typeof inEmbeds)[number]) => (id === "disks" || id === "cost" ? own[id] : parts[id]);
  return (
    <ShareOptions
      title={title}
      parts={inEmbeds.map((id) => ({ id, label: label(id) }))}
      leftOut={USUALLY_LEFT_OUT}
    />
  );
}
