/** For an own trace whose page ids were renumbered: what the page shows of them. */
export function OwnPageNote({ named }: { named: boolean }) {
  if (!named) return null;
  return (
    <p className="text-sm text-ink-muted">
      Pages are called by the ids of the file; a long one is cut to its last six digits where there is no
      room, and whole in the sentence below. Within the engine the ids are numbered by rank, with gaps of at
      most 64.
    </p>
  );
}
