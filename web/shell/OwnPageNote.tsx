import { text } from "../text/text.ts";

/** For an own trace whose page ids were renumbered: what the page shows of them. */
export function OwnPageNote({ named }: { named: boolean }) {
  if (!named) return null;
  return <p className="text-sm text-ink-muted">{text().lab.ownPages}</p>;
}
