import { ShareOptions } from "../../../shell/share/ShareOptions.tsx";
import { pbmText } from "../../../text/pbm.ts";
import { shareText } from "../../../text/share.ts";
import { type HideableId, inEmbeds } from "../state/hideable.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

const USUALLY_LEFT_OUT = ["legend", "counters"] as const satisfies HideableId[];

/** What the share dialog offers in this lab. */
export function Options() {
  const title = useSceneTitle();
  const labels = { ...shareText().parts, ...pbmText().parts };
  return (
    <ShareOptions
      title={title}
      parts={inEmbeds.map((id) => ({ id, label: labels[id] }))}
      leftOut={USUALLY_LEFT_OUT}
    />
  );
}
