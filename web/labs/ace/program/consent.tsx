/** Which programs may run: those written here, and those of links and files that the reader has agreed to in this tab. */
import { createRoot } from "react-dom/client";
import { followHash } from "../../../state/hash.ts";
import { programText } from "../../../text/program.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/Dialog.tsx";

const agreed = new Set<string>();

/** The reader wrote this program, or ran it. */
export const agree = (code: string): void => void agreed.add(code);

/** Asks for permission, unless the program has it already. */
export async function mayRun(code: string, signal: AbortSignal): Promise<boolean> {
  if (agreed.has(code)) return true;
  const runs = await asked(code, signal);
  if (runs) agree(code);
  return runs;
}

/** Shows the program over the current page; the answer is no on a cancel and when another page is opened. */
async function asked(code: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (runs: boolean) => () => {
      root.unmount();
      place.remove();
      stay();
      resolve(runs);
    };
    const [run, leave] = [answer(true), answer(false)];
    signal.addEventListener("abort", leave, { once: true });
    const stay = followHash(leave);
    root.render(<CodeQuestion {...{ code, run, leave }} />);
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
