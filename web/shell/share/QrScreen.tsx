import { useEffect, useRef } from "react";
import { shareText } from "../../text/share.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { QrPicture } from "./QrPicture.tsx";
import type { QrCode } from "./qr.ts";

interface QrScreenProps {
  code: QrCode;
  link: string;
  onClose: () => void;
}

/** The code as large as the screen, for a room; also without the browser's own frame, where it allows that. */
export function QrScreen({ code, link, onClose }: QrScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const words = shareText();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    const element = sheet.current;
    // A browser may refuse: then the code fills its window.
    element?.requestFullscreen?.().catch(() => {});
    const left = () => document.fullscreenElement === null && dialog.current?.close();
    document.addEventListener("fullscreenchange", left);
    return () => {
      document.removeEventListener("fullscreenchange", left);
      if (document.fullscreenElement === element && element !== null) void document.exitFullscreen();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={words.qrTitle}
      onClose={(event) => {
        // React lets it rise to the share dialog, which stays open.
        event.stopPropagation();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-code-ground text-code"
    >
      <div ref={sheet} className="flex h-full flex-col items-center bg-code-ground p-2">
        <QrPicture code={code} title={words.qrTitle} className="min-h-0 w-full flex-1" />
        <p className="max-h-16 max-w-full overflow-hidden break-all px-12 text-center text-sm/normal">
          {link}
        </p>
        <Button
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="absolute top-3 right-3 px-0"
        >
          <Icon name="close" />
        </Button>
      </div>
    </dialog>
  );
}
