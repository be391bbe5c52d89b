import { useLab } from "../../state/hooks.ts";

/** For an own trace whose page ids were renumbered: which id the shown page has in the file. */
export function OwnPageNote({ page }: { page: number | undefined }) {
  const { session } = useLab().playback;
  const id = page === undefined ? undefined : session?.originalId(page);
  if (id === undefined) return null;
  return (
    <p className="text-sm text-ink-muted tabular-nums">
      The page ids of this file were renumbered: page {page} here is page {id} in the file. Exports write the
      file's ids.
    </p>
  );
}
