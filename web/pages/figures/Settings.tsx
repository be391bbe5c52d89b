import { useState } from "react";
import { useStore } from "zustand";
import { initialSettings, labelOf, type SweepSettings } from "../../engine/sweep/types.ts";
import type { ParameterSpec } from "../../engine/types.ts";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { seedSpec, typed, usualOf } from "../../shell/parameters/fields.tsx";
import { fieldsText } from "../../text/fields.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { Button } from "../../ui/Button.tsx";
import { NumberField, seedRange } from "../../ui/NumberField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import type { FigureController } from "./state/figure.ts";
import { figureParameters, sameSettings, seedsSpec } from "./state/link.ts";

function firstSeed(): ParameterSpec {
  const { firstSeed: label, firstSeedHelp, firstSeedWhy: why } = fieldsText();
  return { ...seedSpec(firstSeedHelp), id: "first_seed", label, why };
}

/** Size, seeds and parameters of the figure. */
export function Settings({ figure, adapter }: { figure: FigureController; adapter: LabAdapter }) {
  const { registry, seeded } = adapter;
  const { experiment, store } = figure;
  const settings = useStore(store, (state) => state.settings);
  const rejected = useStore(store, (state) => state.rejected);
  /** The field whose change was refused last, whatever the engine found wrong with the scene then. */
  const [refused, setRefused] = useState("");
  const change = (field: string, edit: (settings: SweepSettings) => void) =>
    void figure.change(edit).then((taken) => setRefused(taken ? "" : field));
  const errorOf = (field: string) => {
    if (rejected === null || rejected.field === "engine") return null;
    const named = rejected.field.replace(/^lanes\[\d+\]\./, "") === field;
    return named || refused === field ? rejected.message : null;
  };
  const common = (field: string) => ({ error: errorOf(field), onRestore: figure.clearError });
  const parameters = figureParameters(experiment, registry);
  const known = ["seeds", "first_seed", ...parameters.map(({ path }) => path)];
  const homeless =
    rejected !== null && rejected.field !== "engine" && known.every((field) => errorOf(field) === null);
  const { scene, choices = [] } = experiment;
  /** What a parameter is unless the reader changes it: the file's, the device's or the engine's. */
  const before = (path: string, spec: ParameterSpec) => {
    const sets = choices.map(({ id, values }) => {
      const value = values.find((one) => labelOf(one) === settings.choices[id]);
      return typeof value === "object" ? value.set : {};
    });
    const flat: Record<string, unknown> = Object.assign({}, scene, ...sets);
    const { [spec.id]: inWorkload }: Record<string, unknown> = { ...scene.workload };
    const device: object | undefined = registry.devices?.find(({ id }) => id === scene.device);
    const { [spec.id]: ofDevice }: Record<string, unknown> = { ...device };
    return String(flat[path] ?? (path.includes(".") ? inWorkload : ofDevice) ?? usualOf(spec));
  };
  const words = figuresText();
  if (!seeded && known.length === 2 && choices.length === 0) return null;
  return (
    <section aria-labelledby="settings" className="grid gap-2.5">
      <h2 id="settings" className="border-b border-line pb-1 font-semibold">
        {words.settings}
      </h2>
      {homeless && (
        <p role="alert" className="text-sm text-error">
          {rejected.message}
        </p>
      )}
      {choices.map(({ id, label = id, values }) => (
        <SelectField
          key={id}
          label={label}
          value={settings.choices[id] ?? ""}
          options={values.map(labelOf).map((value) => ({ value, label: value }))}
          onChange={(value) => change(id, ({ choices }) => Object.assign(choices, { [id]: value }))}
        />
      ))}
      {seeded && (
        <>
          <NumberField
            spec={seedsSpec(experiment)}
            value={String(settings.seeds)}
            // The text is passed to the engine unchanged, which validates it.
            onCommit={(text) => change("seeds", (next) => Object.assign(next, { seeds: typed(text) }))}
            {...common("seeds")}
          />
          <NumberField
            spec={firstSeed()}
            legal={seedRange()}
            value={settings.first_seed}
            onCommit={(text) => change("first_seed", (next) => Object.assign(next, { first_seed: text }))}
            {...common("first_seed")}
          />
        </>
      )}
      {parameters.map(({ path, spec }) => (
        <NumberField
          key={path}
          spec={spec}
          value={String(settings.set[path] ?? before(path, spec))}
          placeholder={"rule" in spec.default ? fieldsText().default : ""}
          onCommit={(text) =>
            change(path, (next) => {
              if (text === "") delete next.set[path];
              else next.set[path] = typed(text);
            })
          }
          {...common(path)}
        />
      ))}
      {!sameSettings(initialSettings(experiment), settings) && (
        <Button className="w-fit" onClick={() => figure.adopt(initialSettings(experiment))}>
          {words.back}
        </Button>
      )}
    </section>
  );
}
