import { useSyncExternalStore } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { newVersion, subscribeToVersions } from "./offline.ts";

/** Says that a newer version has been fetched, or is in use in another tab; it comes when asked for. */
export function NewVersion() {
  const newer = useSyncExternalStore(subscribeToVersions, newVersion);
  if (newer === null) return null;
  const words = text().offline;
  return (
    <p role="status" className="no-print mt-6 flex flex-wrap items-center gap-3 text-sm">
      {newer.inUse ? words.inUse : words.newer}
      <Button onClick={newer.load}>{words.reload}</Button>
    </p>
  );
}
