import { useRun, useRunChoice, useRunShownPart } from "../../state/run/hooks.ts";
import { inTheLab } from "../../state/run/view.ts";
import { embedText } from "../../text/embed.ts";
import { address } from "../share/address.ts";

/** The address itself without `embed=1`: for a scene that could not be opened here. */
const fromAddress = () => location.href.replace(/([?&])embed=[^&]*&?/, "$1").replace(/[?&]$/, "");

/** The same link without `embed`, at the very step shown. */
export function OpenInLab() {
  const lab = useRun();
  const view = useRunChoice((choices) => choices.view);
  const wanted = useRunChoice((choices) => choices.wanted);
  // Drawn anew with every step that is read: the link then holds the step.
  const at = useRunShownPart((shown) => shown.readable?.position ?? 0);
  const href = wanted === null ? address(lab.linkAt(at, inTheLab(view))) : fromAddress();
  const words = embedText();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {words.openInLab}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}
