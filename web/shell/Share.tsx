import { type ComponentType, useCallback, useState } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { useLoaded } from "../ui/useLoaded.ts";

/** A component that has been loaded. */
interface Loaded {
  Options: ComponentType;
}

/** The link of this very step: to copy, as a QR code, and as an embed. `load` brings the lab's options. */
export function Share({ load }: { load: () => Promise<Loaded> }) {
  const [open, setOpen] = useState(false);
  const { part, failure } = useLoaded(load, open);
  const close = useCallback(() => setOpen(false), []);
  const words = text().sharing;
  return (
    <>
      <Button id="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      <Dialog title={words.share} open={open} onClose={close}>
        {part !== null ? (
          <part.Options />
        ) : (
          <p role="status">{failure === null ? text().page.loading : text().page.notLoaded(failure)}</p>
        )}
      </Dialog>
    </>
  );
}
