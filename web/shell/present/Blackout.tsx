import { useEffect, useRef } from "react";
import { presentText } from "../../text/present.ts";

/** A black screen over everything; any key or click brings the page back, and does nothing else. */
export function Blackout({ onEnd }: { onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={presentText().black}
      onClose={onEnd}
      onClick={onEnd}
      onKeyDown={(event) => {
        // F5 and the browser's own keys keep their meaning.
        if (event.ctrlKey || event.altKey || event.metaKey || /^F\d+$/.test(event.key)) return;
        event.preventDefault();
        onEnd();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none cursor-none bg-blackout outline-none"
    />
  );
}
