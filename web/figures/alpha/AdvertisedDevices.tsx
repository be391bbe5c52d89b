/** Advertised throughputs beside measured latencies, and why the two ratios are not one. */
import { alphaText } from "../../text/alpha.ts";
import { formatCount, formatDigits } from "../../text/numbers.ts";
import { DataTable, names, numbers } from "../../ui/DataTable.tsx";
import { ScrollRegion } from "../ScrollRegion.tsx";
import type { MeasuredDevice } from "./AlphaCurve.tsx";
import { ADVERTISED, type Advertised, ratioOf } from "./advertised.ts";

interface Row {
  label: string;
  advertised?: Advertised;
  measured?: MeasuredDevice | undefined;
}

/** Those that are advertised, each with what was measured of it; then those that were measured alone. */
export function rowsOf(devices: readonly MeasuredDevice[]): Row[] {
  const told = ADVERTISED.map((advertised) => ({
    ...{ label: advertised.label, advertised },
    measured: devices.find(({ id }) => id === advertised.device),
  }));
  const others = devices.filter(({ id }) => ADVERTISED.every(({ device }) => device !== id));
  return [...told, ...others.map((measured) => ({ label: measured.label, measured }))];
}

const SYMBOLS = ["alpha", "k_r", "k_w"] as const;

/** A dash to the eye. */
const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{alphaText().advertised.none}</span>
  </>
);

export function AdvertisedDevices({ devices }: { devices: readonly MeasuredDevice[] }) {
  const words = alphaText().advertised;
  const [device, reads, writes, ratio] = words.columns;
  const told = (title: string | undefined, of: (advertised: Advertised) => string) =>
    numbers(title, ({ advertised }: Row) => (advertised ? of(advertised) : <None />));
  return (
    <section className="grid min-w-0 gap-2 text-sm" aria-label={words.title}>
      <h3 className="font-medium text-base">{words.title}</h3>
      <p className="max-w-[68ch] text-ink-muted">{words.caption}</p>
      <ScrollRegion label={words.title} className="overflow-x-auto tabular-nums">
        <DataTable<Row>
          head="align-bottom"
          pad="pr-3"
          columns={[
            names(device, ({ label }) => label),
            told(reads, ({ reads_kiops }) => formatCount(reads_kiops)),
            told(writes, ({ writes_kiops }) => formatCount(writes_kiops)),
            told(ratio, (advertised) => formatDigits(ratioOf(advertised), 1)),
            ...SYMBOLS.map((symbol) =>
              numbers(symbol, ({ measured }: Row) =>
                measured === undefined ? (
                  <None />
                ) : symbol === "alpha" ? (
                  formatDigits(measured.alpha, 1)
                ) : (
                  formatCount(measured[symbol])
                ),
              ),
            ),
          ]}
          rows={rowsOf(devices)}
        />
      </ScrollRegion>
      <p className="max-w-[68ch]">
        <strong>{words.ratio}</strong> {words.fitted} {words.why}
      </p>
      <p className="max-w-[68ch] text-ink-muted">{words.source(words.slides, words.table)}</p>
    </section>
  );
}
