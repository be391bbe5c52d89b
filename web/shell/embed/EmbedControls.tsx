import type { Along } from "../../ui/axis.ts";
import { Controls } from "../Controls.tsx";

/** The transport without marks, speed and "run to"; it does not take the focus from the page around. */
export function EmbedControls({ along }: { along?: Along }) {
  return (
    <Controls marks={null} along={along} withoutSpeed withoutFocus>
      {null}
    </Controls>
  );
}
