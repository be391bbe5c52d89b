/** What the engine says about a lane's policy and, where the lane runs it, about ACE. */
import { type ReactNode, use } from "react";
import type { LaneFrame, LayerSpec, ParameterSpec, PolicySpec } from "../../../engine/types.ts";
import { OpenParameters } from "../../../shell/Part.tsx";
import { formatCount, formatUpTo } from "../../../text/numbers.ts";
import { engineText } from "../../../text/text.ts";
import { whyText } from "../../../text/why.ts";
import { Button } from "../../../ui/Button.tsx";
import { useChoice } from "../state/hooks.ts";

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-1 sm:grid-cols-[6rem_1fr]">
      <dt className="text-ink-muted text-sm leading-relaxed">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="mb-2 font-semibold text-lg">{children}</h3>
);

/** "Park et al.: …, CASES, 2006". */
const source = ({ paper, year }: { paper: string; year: number }) => `${paper}, ${year}`;

function keeps(policy: PolicySpec): string[] {
  const words = whyText().card;
  const { badge, window } = policy;
  return [
    words[policy.shape],
    ...(window === null ? [] : [words.window(engineText(window))]),
    ...[...(badge === null ? [] : [badge]), ...policy.kept].map(
      ({ label, help }) => `${engineText(label)}: ${engineText(help)}`,
    ),
  ];
}

function Policy({ lane }: { lane: LaneFrame }) {
  const words = whyText().card;
  const { policy } = lane;
  const values = policyValues(lane);
  return (
    <section>
      <Title>{policy.label}</Title>
      <dl>
        <Entry term={words.idea}>{engineText(policy.idea)}</Entry>
        <Entry term={words.rule}>{engineText(policy.rule)}</Entry>
        <Entry term={words.cost}>{engineText(policy.cost)}</Entry>
        <Entry term={words.keeps}>{keeps(policy).join(" ")}</Entry>
        {policy.left_out !== "" && <Entry term={words.leftOut}>{engineText(policy.left_out)}</Entry>}
        {policy.used_by !== "" && <Entry term={words.usedBy}>{engineText(policy.used_by)}</Entry>}
        <Entry term={words.work}>{engineText(policy.complexity)}</Entry>
        <Entry term={words.now}>{values.length > 0 ? values.join(", ") : words.noParameters}</Entry>
        <Entry term={words.source}>{engineText(source(policy))}</Entry>
      </dl>
    </section>
  );
}

function Layer({ lane, layer }: { lane: LaneFrame; layer: LayerSpec }) {
  const words = whyText().card;
  const parameters = useChoice((choices) => choices.registry?.parameters) ?? [];
  const readers = useChoice((choices) => choices.registry?.readers) ?? [];
  const reader = readers.find(({ id }) => id === lane.config.reader);
  return (
    <section className="mt-6 border-line border-t pt-4">
      <Title>{layer.label}</Title>
      <dl>
        <Entry term={words.idea}>{engineText(layer.idea)}</Entry>
        {layer.parts.map((part) => (
          <Entry key={part.label} term={part.label}>
            {engineText(part.rule)}
          </Entry>
        ))}
        {lane.config.prefetch && reader !== undefined && (
          <Entry term={words.reader}>{`${reader.label}: ${reader.help}`}</Entry>
        )}
        <Entry term={words.cost}>{engineText(layer.cost)}</Entry>
        <Entry term={words.work}>{engineText(layer.complexity)}</Entry>
        <Entry term={words.now}>{layerValues(lane, parameters).join(", ")}</Entry>
        <Entry term={words.source}>{engineText(source(layer))}</Entry>
      </dl>
    </section>
  );
}

export function LaneCard({ lane, onClose }: { lane: LaneFrame; onClose: () => void }) {
  const layer = useChoice((choices) => choices.registry?.ace);
  const openParameters = use(OpenParameters);
  const edit = () => {
    onClose();
    openParameters();
  };
  return (
    <>
      <Policy lane={lane} />
      {lane.config.mode === "ace" && layer !== undefined && <Layer lane={lane} layer={layer} />}
      <p className="mt-4 flex gap-2">
        {lane.policy.programmed && <Button onClick={edit}>{whyText().card.edit}</Button>}
        <Button onClick={onClose}>{whyText().card.close}</Button>
      </p>
    </>
  );
}

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

/** A policy's own parameters. */
const policyValues = ({ policy, config }: Pick<LaneFrame, "policy" | "config">): string[] =>
  policy.parameters.map((spec) => valueWords(spec, config[spec.id]));

/** What Writer, Evictor and Reader are set to, and the device that they write to and read from. */
function layerValues({ config }: Pick<LaneFrame, "config">, specs: readonly ParameterSpec[]): string[] {
  const ids = ["n_w", ...(config.prefetch ? ["n_e", "theta"] : []), "k_w", "k_r", "alpha"];
  return ids.flatMap((id) => {
    const spec = specs.find((entry) => entry.id === id);
    return spec === undefined ? [] : [valueWords(spec, config[id])];
  });
}
