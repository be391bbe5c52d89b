import { type ComponentType, useCallback, useState } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Suspense } from "../ui/onDemand.tsx";

/** The link of this very step: to copy, as a QR code, and as an embed. `Options` are the lab's; they may be on their way. */
export function Share({ Options }: { Options: ComponentType }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const words = text().sharing;
  return (
    <>
      <Button id="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      <Dialog title={words.share} open={open} onClose={close}>
        <Suspense fallback={<p role="status">{text().page.loading}</p>}>
          <Options />
        </Suspense>
      </Dialog>
    </>
  );
}
