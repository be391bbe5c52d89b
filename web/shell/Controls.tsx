import type { ReactNode } from "react";
import { useRun, useRunChoice, useRunShown } from "../state/run/hooks.ts";
import type { Along } from "../ui/axis.ts";
import { Transport } from "../ui/Transport.tsx";
import { useHidden } from "./Part.tsx";

interface ControlsProps {
  /** Above the scrubber. */
  marks: ReactNode;
  /** Beside the buttons: "run to", and what a lab has of its own. */
  children: ReactNode;
  /** Where the shown position is along the scrubber, if that is not of positions. */
  along?: Along | undefined;
  /** Of an embed, which takes no focus from the page around. */
  withoutFocus?: boolean;
  withoutSpeed?: boolean;
}

/** The transport of the lab that is shown. */
export function Controls(props: ControlsProps) {
  const { marks, children, along, withoutFocus = false, withoutSpeed = false } = props;
  const lab = useRun();
  const { frame, activity } = useRunShown();
  const stepsPerSecond = useRunChoice((choices) => choices.stepsPerSecond);
  const [hidden, speedHidden] = [useHidden("transport"), useHidden("speed")];
  if (frame === null || hidden) return null;
  return (
    <Transport
      position={frame.position}
      requests={frame.requests}
      playing={activity === "playing"}
      stepsPerSecond={stepsPerSecond}
      onStep={(by) => lab.playback.step(by)}
      onSeek={(position) => lab.playback.seek(position)}
      onPlay={lab.play}
      onPause={() => lab.playback.pause()}
      onSpeed={lab.setSpeed}
      marks={marks}
      along={along}
      withoutSpeed={withoutSpeed || speedHidden}
      withoutFocus={withoutFocus}
    >
      {children}
    </Transport>
  );
}
