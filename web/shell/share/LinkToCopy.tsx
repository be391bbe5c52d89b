import { LONGEST_LINK } from "../../state/url/raw.ts";
import { shareText } from "../../text/share.ts";
import { formatCount } from "../../ui/format.ts";
import { CopyText } from "./CopyText.tsx";

/** Whether programs on the way may cut the link, and what to do then. */
export function LengthNote({ link }: { link: string }) {
  const words = shareText();
  return link.length > LONGEST_LINK ? (
    <p role="status" className="note mb-0 border-error text-sm">
      {words.tooLong(formatCount(link.length), formatCount(LONGEST_LINK))}
    </p>
  ) : null;
}

/** The link of the step, to copy. */
export function LinkToCopy({ link }: { link: string }) {
  const words = shareText();
  return (
    <>
      <CopyText label={words.link} text={link} rows={4} />
      <LengthNote link={link} />
    </>
  );
}
