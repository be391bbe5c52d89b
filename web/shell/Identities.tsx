import { text } from "../text/text.ts";

interface IdentitiesProps {
  /** In the order of the lanes. */
  lanes: { key: string; label: string; identities: { words: string; holds: boolean }[] }[];
}

/** The identities of the counters, checked by the engine at every position. */
export function Identities({ lanes }: IdentitiesProps) {
  const all = lanes.flatMap((lane) => lane.identities);
  const broken = all.filter((identity) => !identity.holds).length;
  const words = text().counters;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-1 text-sm text-ink-muted">
        {broken === 0 ? words.identitiesHold(all.length) : words.identitiesBroken(broken, all.length)}
      </summary>
      {lanes.map(({ key, label, identities }) => (
        <div key={key} className="mb-2 text-sm">
          <h3 className="font-medium">{label}</h3>
          <ul>
            {identities.map(({ words: identity, holds }) => (
              <li key={identity} className="wrap-anywhere">
                <span className={holds ? "text-ok" : "text-error"}>{holds ? "✓" : "✗"}</span> {identity}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
