import { createRoot } from "react-dom/client";
import { followHash } from "../../../state/hash.ts";
import { programText } from "../../../text/program.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/Dialog.tsx";

interface CodeQuestionProps {
  code: string;
  onAnswer: (runs: boolean) => void;
}

/** Shows a program from a link or file and asks for permission to run it. */
export function CodeQuestion({ code, onAnswer }: CodeQuestionProps) {
  const words = programText();
  return (
    <Dialog title={words.asked} open onClose={() => onAnswer(false)}>
      <p className="mb-3">{words.askedWhy}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <pre tabIndex={0} className="mb-4 overflow-auto rounded border border-line p-3 text-sm">
        {code}
      </pre>
      <DialogActions>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onAnswer(true)}>{words.run}</Button>
          <Button onClick={() => onAnswer(false)}>{words.doNotRun}</Button>
        </div>
      </DialogActions>
    </Dialog>
  );
}

/** Asks over the current page; the answer is no on a cancel and when another page is opened. */
export async function askAbout(code: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (runs: boolean) => {
      root.unmount();
      place.remove();
      stay();
      resolve(runs);
    };
    const leave = () => answer(false);
    signal.addEventListener("abort", leave, { once: true });
    const stay = followHash(leave);
    root.render(<CodeQuestion code={code} onAnswer={answer} />);
  });
}
