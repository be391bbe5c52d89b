import { useChoice, useLab, useShown } from "../../../state/hooks.ts";
import { Transport } from "../../../ui/Transport.tsx";

/** The transport without marks, speed and "run to"; it does not take the focus from the page around. */
export function EmbedControls() {
  const lab = useLab();
  const { frame, activity } = useShown();
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  if (frame === null) return null;
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
      marks={null}
      withoutSpeed
      withoutFocus
    >
      {null}
    </Transport>
  );
}
