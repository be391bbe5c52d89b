export interface LaneWords {
  lane: string;
  sentence: string;
}

interface NotesStepProps {
  title: string;
  /** The request of the step, or what stands in its place. */
  request: string;
  lanes: readonly LaneWords[];
  testId: string;
}

/** A step in words: its request, and what it does in each lane. */
export function NotesStep({ title, request, lanes, testId }: NotesStepProps) {
  return (
    <section aria-label={title} data-testid={testId} className="min-w-0">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mt-1 font-medium">{request}</p>
      <dl className="mt-2 grid gap-2">
        {lanes.map(({ lane, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
          <div key={index}>
            <dt className="text-sm text-ink-muted">
              <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {lane}
            </dt>
            <dd className="leading-relaxed">{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
