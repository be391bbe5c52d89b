import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { saidLetGo, versions, wasLetGo } from "./versions.ts";

/**
 * Says that a newer version has been fetched, or is in use in another tab; it comes when asked for. And that what was kept
 * had to be fetched again.
 */
export function NewVersion() {
  const newer = useStore(versions, ({ newer }) => newer);
  const [isLetGo] = useState(wasLetGo);
  useEffect(() => {
    if (isLetGo) saidLetGo();
  }, [isLetGo]);
  const words = text().offline;
  if (newer === null)
    return isLetGo ? (
      <p role="status" className="no-print mt-6 text-sm">
        {words.letGo}
      </p>
    ) : null;
  return (
    <p role="status" className="no-print mt-6 flex flex-wrap items-center gap-3 text-sm">
      {newer.inUse ? words.inUse : words.newer}
      <Button onClick={newer.load}>{words.reload}</Button>
    </p>
  );
}
