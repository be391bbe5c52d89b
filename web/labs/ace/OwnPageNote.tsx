/** For an own trace whose page ids were renumbered: what the page shows of them. */
export function OwnPageNote({ named }: { named: boolean }) {
  if (!named) return null;
  return (
    <p className="text-sm text-ink-muted">
      Pages are called by the ids of the file, cut to their last six digits where there is no room.
    </p>
  );
}
