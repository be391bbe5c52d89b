import { memo, useContext } from "react";
import type { LaneFrame } from "../../engine/types.ts";
import { DeviceChannels } from "../../figures/DeviceChannels.tsx";
import { utilisationWords } from "../../figures/device/words.ts";
import { useOnAsk } from "../../shell/ask/asking.tsx";
import { ChannelsRoom, Closable } from "../../shell/Part.tsx";
import { text } from "../../text/text.ts";
import { laneLabel } from "./lanes.ts";

/** A lane's device channels with both utilisations. */
export const Device = memo(function Device(props: { index: number; lane: LaneFrame; scaleUs: number }) {
  const { index, lane, scaleUs } = props;
  const words = text().device;
  const onAsk = useOnAsk();
  const numbers = (
    <span className="text-ink-muted text-xs tabular-nums" data-testid={`utilisation-${index}`}>
      {(["write", "read"] as const).map((kind) => (
        <span key={kind} className="device-use" title={words[`${kind}Utilisation`]}>
          <span className="sr-only">{words[`${kind}Utilisation`]}</span>
          <span aria-hidden="true">{words[`${kind}Short`]}</span>{" "}
          <span className="text-ink">{utilisationWords(lane.step.device[kind])}</span>
        </span>
      ))}
    </span>
  );
  return (
    <Closable name="device" title={words.title} numbers={numbers} fits={useContext(ChannelsRoom)}>
      {() => <DeviceChannels lane={lane} label={laneLabel(lane)} scaleUs={scaleUs} onAsk={onAsk} />}
    </Closable>
  );
});
