import { text } from "../../text/text.ts";

interface StripKeyProps {
  /** What the lanes are called, in their order. */
  labels: readonly string[];
  /** Whether requests of this lab can also create pages and empty the pool. */
  further?: boolean;
}

/** What the letters and marks of the request strip mean, for the legend. */
export const StripKey = ({ labels, further = false }: StripKeyProps) => (
  <p className="mt-2 text-sm">{text().strip.key(labels.join("; "), further)}</p>
);
