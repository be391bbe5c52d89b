import { useSyncExternalStore } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { newVersion, subscribeToVersions } from "./offline.ts";

/** Says that a newer version has been fetched; it comes when asked for. */
export function NewVersion() {
  const update = useSyncExternalStore(subscribeToVersions, newVersion);
  if (update === null) return null;
  const words = text().offline;
  return (
    <p role="status" className="no-print mt-6 flex flex-wrap items-center gap-3 text-sm">
      {words.newer}
      <Button onClick={update}>{words.reload}</Button>
    </p>
  );
}
