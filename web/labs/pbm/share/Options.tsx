import { type HideableId, inEmbeds } from "../../../state/pbm/hideable.ts";
import { pbmText } from "../../../text/pbm.ts";
import { shareText } from "../../../text/share.ts";
import { ShareOptions } from "../../common/share/ShareOptions.tsx";
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
