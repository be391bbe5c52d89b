import type { ReactNode } from "react";

interface TermsProps {
  title?: string;
  rows: readonly (readonly [term: string, told: ReactNode])[];
}

/** What the registry says of a part of a lane, term by term. */
export const Terms = ({ title, rows }: TermsProps) => (
  <>
    {title !== undefined && <h3 className="mt-2 font-medium">{title}</h3>}
    <dl className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
      {rows.map(([term, told]) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="mb-1.5">{told}</dd>
        </div>
      ))}
    </dl>
  </>
);
