import { useMemo, useState } from "react";
import { shareText } from "../../text/share.ts";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { LengthNote } from "./LinkToCopy.tsx";
import { QrPicture } from "./QrPicture.tsx";
import { QrScreen } from "./QrScreen.tsx";
import { MOST_BYTES, qrCode } from "./qr.ts";
import { saveQr } from "./qrFile.ts";

/** The link as a QR code, with the link's text below it. */
export function QrSheet({ link }: { link: string }) {
  const code = useMemo(() => qrCode(link), [link]);
  const [large, setLarge] = useState(false);
  const words = shareText();
  if (code === null) {
    return (
      <p role="status" className="note mb-0 border-error text-sm">
        {words.noQr(formatCount(link.length), formatCount(MOST_BYTES))}
      </p>
    );
  }
  return (
    <>
      <QrPicture code={code} title={words.qrTitle} className="mx-auto w-full max-w-80" />
      <p className="max-h-24 overflow-auto text-xs break-all text-ink-muted" data-testid="qr-link">
        {link}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button primary onClick={() => setLarge(true)}>
          {words.fullScreen}
        </Button>
        <Button onClick={() => saveQr(code, words.qrTitle)}>{words.saveSvg}</Button>
      </div>
      {code.dense && <p className="text-sm text-ink-muted">{words.dense(code.size)}</p>}
      <LengthNote link={link} />
      {large && <QrScreen code={code} link={link} onClose={() => setLarge(false)} />}
    </>
  );
}
