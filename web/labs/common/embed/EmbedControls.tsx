import { Controls } from "../Controls.tsx";

/** The transport without marks, speed and "run to"; it does not take the focus from the page around. */
export function EmbedControls() {
  return (
    <Controls marks={null} withoutSpeed withoutFocus>
      {null}
    </Controls>
  );
}
