import { useEffect, useRef } from "react";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { StripRequest } from "../../../figures/strip/StripRequest.tsx";
import { taskText } from "../../../text/task.ts";
import type { Asked } from "../state/task/questions.ts";

interface ServedProps {
  asked: Asked;
  label: string;
}

/** The requests served before, and the one that is asked about. What comes after it is not shown. */
export function Served({ asked, label }: ServedProps) {
  const { past, request, position } = asked;
  const words = taskText();
  const strip = useRef<HTMLDivElement>(null);
  // Where not all fits, the request that is asked about is seen. Only the strip is scrolled, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question, whatever stands there
  useEffect(() => {
    if (strip.current !== null) strip.current.scrollLeft = strip.current.scrollWidth;
  }, [position]);
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-muted">{past.length === 0 ? words.nothingBefore : words.servedBefore}</p>
      <ScrollRegion ref={strip} label={words.servedBefore} className="overflow-x-auto">
        <ol className="flex w-max gap-2 px-1 py-2">
          {past.map(({ t, page, write, hit }) => (
            <StripRequest
              key={t}
              request={{ t, page, write }}
              {...(hit === null ? {} : { hits: [hit] })}
              laneLabels={[label]}
            />
          ))}
          <StripRequest
            key={position}
            request={{ t: position, page: request.page, write: request.write }}
            laneLabels={[label]}
            current
          />
        </ol>
      </ScrollRegion>
      {asked.startOrder.length > 0 && (
        <p className="text-sm">{words.startOrder(asked.startOrder.join(" "))}</p>
      )}
    </div>
  );
}
