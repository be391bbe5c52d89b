/** Why a drive serves several pages in the time of one, and what one at a time leaves idle. */
import { useState } from "react";
import { ssdText } from "../../text/ssd.ts";
import { language } from "../../text/text.ts";
import { SelectField } from "../../ui/SelectField.tsx";

/** `pages` writes, `together` of them at once, the next when all are done: each goes to the next chip, for one device step. */
export function schedule(pages: number, chips: number, together: number) {
  /** For each chip, what it writes in each device step: a page, or null where it is idle. */
  const rows: (number | null)[][] = Array.from({ length: chips }, () => []);
  let device_steps = 0;
  for (let first = 0; first < pages; first += together) {
    const batch = Math.min(together, pages - first);
    const steps = Math.ceil(batch / chips);
    for (const [chip, row] of rows.entries())
      for (let at = chip; at < steps * chips; at += chips) row.push(at < batch ? first + at : null);
    device_steps += steps;
  }
  return { chips: rows, device_steps, utilisation: pages / (chips * device_steps) };
}

const PAGES = 8;
const CHIPS = 4;
/** One, some, all chips; one more than there are chips; everything. */
const TOGETHER = [1, 2, 4, 5, 8];

function Cell({ page }: { page: number | null }) {
  const words = ssdText().channels;
  return page === null ? (
    <td className="h-8 rounded-[3px] border border-line-strong border-dotted p-0 text-center text-ink-muted text-xs">
      <span className="max-sm:sr-only">{words.idle}</span>
    </td>
  ) : (
    <td className="h-8 rounded-[3px] bg-ink-muted p-0 text-center font-semibold text-surface text-sm">
      <span className="sr-only">{words.page(String(page + 1))}</span>
      <span aria-hidden="true">{page + 1}</span>
    </td>
  );
}

function Chips({ plan, together }: { plan: ReturnType<typeof schedule>; together: number }) {
  const words = ssdText().channels;
  return (
    // As wide as eight device steps, so that a shorter plan is seen to be shorter.
    <table className="mt-2 w-full max-w-160 table-fixed border-separate border-spacing-1">
      <caption className="pb-1 text-left text-sm">{words.caption(together)}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-16 text-left font-normal text-ink-muted text-sm">
            <span className="sr-only">{words.chips}</span>
          </th>
          {Array.from({ length: plan.device_steps }, (_, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: device steps are their places
            <th key={step} scope="col" className="font-normal text-ink-muted text-xs">
              <span className="sr-only">{words.steps} </span>
              {step + 1}
            </th>
          ))}
          {plan.device_steps < PAGES && <td colSpan={PAGES - plan.device_steps} />}
        </tr>
      </thead>
      <tbody>
        {plan.chips.map((row, chip) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chips are their places
          <tr key={chip}>
            <th scope="row" className="text-left font-normal text-ink-muted text-sm">
              {words.chip(String(chip + 1))}
            </th>
            {row.map((page, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: device steps are their places
              <Cell key={step} page={page} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SsdChannels() {
  const words = ssdText().channels;
  const [together, setTogether] = useState(1);
  const plan = schedule(PAGES, CHIPS, together);
  const percent = new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 });
  return (
    <figure className="my-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="font-semibold">{words.title}</span>
        <SelectField
          className="no-print"
          label={words.together}
          value={String(together)}
          options={TOGETHER.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(value) => setTogether(Number(value))}
        />
      </figcaption>
      <Chips plan={plan} together={together} />
      <p role="status" className="mt-1">
        {words.result(
          plan.device_steps,
          String(PAGES),
          String(CHIPS * plan.device_steps),
          percent.format(plan.utilisation),
        )}
      </p>
      <p className="mt-2 max-w-[68ch] text-ink-muted text-sm">{words.note}</p>
    </figure>
  );
}
