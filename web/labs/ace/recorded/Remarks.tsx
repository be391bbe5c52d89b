/** The statements that made the requests: each with its misses, and a button to its start. */
import type { Overview, Reckoned } from "../../../engine/types.ts";
import { recordedText } from "../../../text/recorded.ts";
import { formatCount } from "../../../ui/format.ts";
import { useLab, useShownPart } from "../state/hooks.ts";

interface RemarksProps {
  remarks: Overview["remarks"];
  labels: readonly string[];
  reckoned: readonly Reckoned[];
  requests: number;
}

export function Remarks({ remarks, labels, reckoned, requests }: RemarksProps) {
  const words = recordedText();
  const { playback } = useLab();
  const position = useShownPart(({ readable }) => readable?.position) ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={words.remarks} className="recorded-table">
      <table>
        <caption>{words.remarks}</caption>
        <thead>
          <tr>
            <th scope="col">{words.remarks}</th>
            <th scope="col">{words.requests}</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {words.misses(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {remarks.map(({ from, text }, at) => {
            const to = Math.min(requests, remarks[at + 1]?.from ?? requests);
            if (to <= from) return null;
            return (
              <tr key={from} aria-current={(position > from && position <= to) || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    title={text}
                    className="max-w-[36ch] truncate text-left underline decoration-line-strong underline-offset-[0.2em]"
                    onClick={() => playback.seek(from)}
                  >
                    {text}
                  </button>
                </th>
                <td>{formatCount(to - from)}</td>
                {reckoned.map(({ remarks: misses }, lane) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
                  <td key={lane}>{formatCount(misses[at] ?? 0)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
