/** What the engine says about a lane's policy and, where the lane runs it, about ACE. */
import { use } from "react";
import type { LaneFrame, ParameterSpec, Registry } from "../../../engine/types.ts";
import { OpenParameters } from "../../../shell/Part.tsx";
import { formatCount, formatUpTo } from "../../../text/numbers.ts";
import { engineText } from "../../../text/text.ts";
import { whyText } from "../../../text/why.ts";
import { Button } from "../../../ui/Button.tsx";
import { useChoice } from "../state/hooks.ts";
import { cards, policyCard } from "./cards.ts";

/** Terms with what is said of them; those of which nothing is said are left out. */
type Entries = readonly (readonly [term: string, words: string])[];

const Section = ({ title, of, look }: { title: string; of: Entries; look?: string }) => (
  <section className={look}>
    <h3 className="mb-2 font-semibold text-lg">{title}</h3>
    <dl>
      {of.map(
        ([term, words]) =>
          words !== "" && (
            <div key={term} className="grid gap-x-4 py-1 sm:grid-cols-[6rem_1fr]">
              <dt className="text-ink-muted text-sm leading-relaxed">{term}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </dl>
  </section>
);

/** "Park et al.: …, CASES, 2006". */
const source = ({ paper, year }: { paper: string; year: number }) => engineText(`${paper}, ${year}`);

function valueWords(spec: ParameterSpec, value: unknown): string {
  const words = whyText().card;
  const name = spec.symbol || engineText(spec.label);
  if (typeof value === "number") {
    const shown = spec.integer ? formatCount(value) : formatUpTo(value, 3);
    return words.value(name, shown, engineText(spec.unit));
  }
  // A default is a rule over other parameters, or a number.
  const { default: by } = spec;
  const text = "rule" in by ? by.rule : String("number" in by ? by.number : by.choice);
  return words.value(name, words.byRule(text), "");
}

function policyEntries({ policy, config }: LaneFrame): Entries {
  const words = whyText().card;
  const { badge, window, kept } = policy;
  const keeps = [
    words[policy.shape],
    ...(window === null ? [] : [words.window(engineText(window))]),
    ...[...(badge === null ? [] : [badge]), ...kept].map(
      ({ label, help }) => `${engineText(label)}: ${engineText(help)}`,
    ),
  ];
  const values = policy.parameters.map((spec) => valueWords(spec, config[spec.id]));
  const card = policyCard(policy.id);
  return [
    [words.idea, card.idea],
    [words.rule, card.rule],
    [words.cost, card.cost],
    [words.keeps, keeps.join(" ")],
    [words.leftOut, card.left_out],
    [words.usedBy, card.used_by],
    [words.work, card.complexity],
    [words.now, values.join(", ") || words.noParameters],
    [words.source, source(card)],
  ];
}

function layerEntries({ config }: LaneFrame, { parameters, readers }: Registry): Entries {
  const words = whyText().card;
  const layer = cards.ace;
  const reader = readers.find(({ id }) => config.prefetch && id === config.reader);
  // What Writer, Evictor and Reader are set to, and the device that they write to and read from.
  const values = ["n_w", ...(config.prefetch ? ["n_e", "theta"] : []), "k_w", "k_r", "alpha"]
    .flatMap((id) => parameters.find((entry) => entry.id === id) ?? [])
    .map((spec) => valueWords(spec, config[spec.id]));
  return [
    [words.idea, layer.idea],
    ...layer.parts.map(({ label, rule }) => [label, rule] as const),
    [words.reader, reader === undefined ? "" : `${reader.label}: ${reader.help}`],
    [words.cost, layer.cost],
    [words.work, layer.complexity],
    [words.now, values.join(", ")],
    [words.source, source(layer)],
  ];
}

export function LaneCard({ lane, onClose }: { lane: LaneFrame; onClose: () => void }) {
  const registry = useChoice((choices) => choices.registry);
  const openParameters = use(OpenParameters);
  const words = whyText().card;
  const edit = () => {
    onClose();
    openParameters();
  };
  return (
    <>
      <Section title={lane.policy.label} of={policyEntries(lane)} />
      {lane.config.mode === "ace" && registry !== null && (
        <Section
          title={cards.ace.label}
          of={layerEntries(lane, registry)}
          look="mt-6 border-line border-t pt-4"
        />
      )}
      <p className="mt-4 flex gap-2">
        {lane.policy.programmed && <Button onClick={edit}>{words.edit}</Button>}
        <Button onClick={onClose}>{words.close}</Button>
      </p>
    </>
  );
}
