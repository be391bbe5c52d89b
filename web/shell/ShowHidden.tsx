import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { unhidden } from "../state/run/view.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { stepButton } from "../ui/Transport.tsx";

/** Gives back what the link's author left out, so that no link leaves a reader in a page without controls. */
export function ShowHidden() {
  const lab = useRun();
  const view = useRunChoice((choices) => choices.view);
  if (view.hidden === undefined) return null;
  const show = () => {
    lab.setPlace(unhidden(view));
    // The button goes with what it shows; the focus must not go with it.
    requestAnimationFrame(() => document.getElementById(stepButton)?.focus({ preventScroll: true }));
  };
  return <Button onClick={show}>{text().sharing.showHidden(view.hidden.length)}</Button>;
}
