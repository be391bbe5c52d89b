/** Which programs may run: those written here, and those of links and files that the reader has agreed to in this tab. */
import { createRoot } from "react-dom/client";
import { followHash } from "../../../state/hash.ts";
import { programText } from "../../../text/program.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/Dialog.tsx";

const agreed = new Set<string>();

/** The reader wrote this program, or ran it. */
export const agree = (code: string): void => void agreed.add(code);

/** Asks over the current page, unless it may run already; no on a cancel and when another page is opened. */
export function mayRun(code: string, signal: AbortSignal): boolean | Promise<boolean> {
  if (agreed.has(code) || signal.aborted) return agreed.has(code);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (runs: boolean) => () => {
      root.unmount();
      place.remove();
      stay();
      if (runs) agree(code);
      resolve(runs);
    };
    const leave = answer(false);
    signal.addEventListener("abort", leave, { once: true });
    const stay = followHash(leave);
    root.render(<CodeQuestion {...{ code, leave }} run={answer(true)} />);
  });
}

function CodeQuestion({ code, run, leave }: { code: string; run: () => void; leave: () => void }) {
  const words = programText();
  return (
    <Dialog title={words.asked} open onClose={leave}>
      <p className="mb-3">{words.askedWhy}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <pre tabIndex={0} className="mb-4 overflow-auto rounded border border-line p-3 text-sm">
        {code}
      </pre>
      <DialogActions>
        <div className="flex flex-wrap gap-2">
          <Button onClick={run}>{words.run}</Button>
          <Button onClick={leave}>{words.doNotRun}</Button>
        </div>
      </DialogActions>
    </Dialog>
  );
}
