import { ShareOptions } from "../../../shell/share/ShareOptions.tsx";
import { shareText } from "../../../text/share.ts";
import { type HideableId, inEmbeds } from "../state/hideable.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

const USUALLY_LEFT_OUT = ["device", "disk", "algorithm"] as const satisfies HideableId[];

/** What the share dialog offers in this lab. */
export function Options() {
  const title = useSceneTitle();
  const { parts } = shareText();
  return (
    <ShareOptions
      title={title}
      parts={inEmbeds.map((id) => ({ id, label: parts[id] }))}
      leftOut={USUALLY_LEFT_OUT}
    />
  );
}
