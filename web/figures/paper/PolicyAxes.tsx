/** The paper's figure 1: policies on the axes asymmetry and concurrency; each says why it stands where it does. */
import { Fragment, useState } from "react";
import { type PaperWords, paperText } from "../../text/paper.ts";

/** What is done about writes that cost more than reads: nothing, fewer of them, or their cost shared by several. */
const asymmetries = ["ignored", "indirect", "shared"] as const;
type Asymmetry = (typeof asymmetries)[number];

interface PlacedPolicy {
  name: string;
  asymmetry: Asymmetry;
  /** Uses that the device serves several pages at once (k). */
  concurrency: boolean;
  why: (words: PaperWords["axes"]["policies"]) => string;
}

/** What a policy takes into account of the device; BPLRU stands for those inside the SSD. Each has its reason in web/text. */
export const placedPolicies: readonly PlacedPolicy[] = [
  { name: "LRU", asymmetry: "ignored", concurrency: false, why: (words) => words.lru },
  { name: "Clock Sweep", asymmetry: "ignored", concurrency: false, why: (words) => words.clock },
  { name: "CFLRU", asymmetry: "indirect", concurrency: false, why: (words) => words.cflru },
  { name: "LRU-WSR", asymmetry: "indirect", concurrency: false, why: (words) => words.lruWsr },
  { name: "BPLRU", asymmetry: "ignored", concurrency: true, why: (words) => words.bplru },
  { name: "ACE", asymmetry: "shared", concurrency: true, why: (words) => words.ace },
];

interface PlaceProps {
  place: string;
  policies: readonly PlacedPolicy[];
  shown: string | null;
  onShow: (name: string) => void;
}

function Place({ place, policies, shown, onShow }: PlaceProps) {
  return (
    <div className="flex min-h-24 items-center justify-center p-1 sm:p-2">
      {policies.length === 0 ? (
        <p className="text-ink-muted text-sm">
          <span className="sr-only">{place}: </span>
          {paperText().axes.none}
        </p>
      ) : (
        <ul aria-label={place} className="flex flex-wrap items-center justify-center gap-2">
          {policies.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === shown}
                onPointerEnter={() => onShow(name)}
                onFocus={() => onShow(name)}
                onClick={() => onShow(name)}
                className="printed min-h-9 rounded-md border border-line-strong px-2 font-semibold text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:min-h-11"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Tip = ({ className, d }: { className: string; d: string }) => (
  <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" className={`absolute ${className}`}>
    <path d={d} className="fill-ink-muted" />
  </svg>
);

export function PolicyAxes({ policies = placedPolicies }: { policies?: readonly PlacedPolicy[] }) {
  const all = paperText();
  const words = all.axes;
  const [shown, setShown] = useState<string | null>(null);
  const policy = policies.find(({ name }) => name === shown);
  const row = "col-span-3 pt-2 pl-2 text-ink-muted text-xs sm:text-sm";
  return (
    <figure className="my-6">
      <figcaption className="font-semibold">{words.title}</figcaption>
      <p className="mt-2 text-sm">↑ {words.concurrency}</p>
      <div className="mt-1 grid max-w-160 grid-cols-3">
        <div className="relative col-span-3 grid grid-cols-subgrid border-ink-muted border-b-2 border-l-2">
          <Tip className="-top-1 -left-[7px]" d="M6 0l5 10h-10z" />
          <Tip className="right-0 -bottom-[7px]" d="M12 6l-10 5v-10z" />
          {[true, false].map((concurrency) => {
            const known = concurrency ? words.knowsConcurrency : words.ignoresConcurrency;
            return (
              <Fragment key={known}>
                <div className={row}>{known}</div>
                {asymmetries.map((asymmetry) => (
                  <Place
                    key={asymmetry}
                    place={`${words.asymmetries[asymmetry]}, ${known}`}
                    policies={policies.filter(
                      (one) => one.asymmetry === asymmetry && one.concurrency === concurrency,
                    )}
                    shown={shown}
                    onShow={setShown}
                  />
                ))}
              </Fragment>
            );
          })}
        </div>
        {asymmetries.map((asymmetry) => (
          <div key={asymmetry} className="px-1 pt-2 text-center text-ink-muted text-xs sm:text-sm">
            {words.asymmetries[asymmetry]}
          </div>
        ))}
      </div>
      <p className="max-w-160 pt-1 text-right text-sm">{words.asymmetry} →</p>
      <p role="status" className="mt-2 min-h-24 max-w-[68ch] text-pretty sm:min-h-18">
        {policy === undefined ? (
          <span className="text-ink-muted">{words.hint}</span>
        ) : (
          <>
            <b className="font-semibold">{policy.name}.</b> {policy.why(words.policies)}
          </>
        )}
      </p>
      <p className="text-ink-muted text-sm">{all.after(words.figure)}</p>
    </figure>
  );
}
