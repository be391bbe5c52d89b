import { engineText, text } from "../text/text.ts";

interface Identity {
  text: string;
  holds: boolean;
}

interface IdentitiesProps<I extends Identity> {
  lanes: readonly { step: { identities: readonly I[] } }[];
  /** What each lane is called. */
  labels: readonly string[];
  told?: (identity: I) => string;
}

/** The identities of the counters, checked by the engine at every position. */
export function Identities<I extends Identity>({
  lanes,
  labels,
  told = (identity) => engineText(identity.text),
}: IdentitiesProps<I>) {
  const all = lanes.flatMap(({ step }) => step.identities);
  const broken = all.filter((identity) => !identity.holds).length;
  const words = text().counters;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-1 text-sm text-ink-muted">
        {broken === 0 ? words.identitiesHold(all.length) : words.identitiesBroken(broken, all.length)}
      </summary>
      {lanes.map(({ step }, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <div key={lane} className="mb-2 text-sm">
          <h3 className="font-medium">{labels[lane]}</h3>
          <ul>
            {step.identities.map((identity) => (
              <li key={identity.text} className="wrap-anywhere">
                <span className={identity.holds ? "text-ok" : "text-error"}>
                  {identity.holds ? "✓" : "✗"}
                </span>{" "}
                {told(identity)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
