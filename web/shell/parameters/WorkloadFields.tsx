import { useId } from "react";
import type { RunRegistry } from "../../engine/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { fixesPages } from "../../state/run/scene.ts";
import { fieldsText } from "../../text/fields.ts";
import { Help, NumberField, seedRange } from "../../ui/NumberField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { ChoiceField, isChoice, seedSpec, typed, usualOf } from "./fields.tsx";
import { OwnFile } from "./OwnFile.tsx";

const [given, own] = ["given", "own"] as const;

interface WorkloadFieldsProps {
  registry: RunRegistry;
  scene: RunScene;
  example: { trace: string; pages?: number; label?: string; help?: string };
}

export function WorkloadFields({ registry, scene, example }: WorkloadFieldsProps) {
  const lab = useRun();
  const rejected = useRunChoice((choices) => choices.rejected);
  const requests = lab.playback.session?.requests ?? 0;
  const { workload } = scene;
  const spec = registry.workloads.find((entry) => entry.id === workload.kind);
  const errorOf = (id: string) => (rejected?.field === `workload.${id}` ? rejected.message : null);

  const length = registry.without_length === undefined ? [registry.requests] : [];
  const numbers = [...length, ...(spec?.parameters ?? []).filter((each) => !isChoice(each))];
  const words = fieldsText();
  const withPages = registry.parameters.some(({ id }) => id === "pages");
  const options = [
    ...registry.workloads.map(({ id, label }) => ({ value: id, label })),
    { value: given, label: words.writtenOut },
    ...(workload.kind === own ? [{ value: own, label: words.file(String(workload.name)) }] : []),
  ];

  const choose = (kind: string) =>
    lab.change((next) => {
      delete next.start;
      // The D in force becomes the scene's own where it does not follow from the workload any more.
      if (fixesPages(registry, { kind })) delete next.pages;
      else if (kind === given && example.pages !== undefined) next.pages = example.pages;
      else if (withPages) next.pages ??= lab.playback.session?.pages;
      const length = registry.without_length === undefined && { requests: Math.max(requests, 40) };
      const drawn = { kind, ...length, seed: String(workload.seed ?? "1") };
      next.workload = kind === given ? { kind, trace: example.trace } : drawn;
    });

  const set = (id: string, value: unknown) =>
    lab.change((next) => {
      if (fixesPages(registry, next.workload)) delete next.pages;
      if (value === "") delete next.workload[id];
      else next.workload[id] = value;
    });

  return (
    <>
      <SelectField label={words.workload} value={workload.kind} options={options} onChange={choose}>
        {spec !== undefined && <Help about={spec.label}>{spec.idea}</Help>}
      </SelectField>
      {workload.kind === own && <OwnFile workload={workload} />}
      {workload.kind === given && (
        <TraceText
          text={String(workload.trace ?? "")}
          label={example.label ?? words.requestsSuchAs(example.trace)}
          help={example.help}
          // Messages about single requests belong to the text they stand in.
          error={errorOf("trace") ?? (rejected?.field.startsWith("trace") ? rejected.message : null)}
          onCommit={(text) => set("trace", text)}
        />
      )}
      {spec !== undefined && (
        <>
          {spec.parameters.filter(isChoice).map((parameter) => (
            <ChoiceField
              key={parameter.id}
              spec={parameter}
              given={workload[parameter.id]}
              onChange={(choice) => set(parameter.id, choice)}
            />
          ))}
          {numbers.map((parameter) => (
            <NumberField
              key={parameter.id}
              spec={parameter}
              value={String(workload[parameter.id] ?? usualOf(parameter))}
              placeholder={"rule" in parameter.default ? words.default : ""}
              error={errorOf(parameter.id)}
              onCommit={(text) => set(parameter.id, typed(text))}
              onRestore={lab.clearError}
            />
          ))}
          <NumberField
            spec={seedSpec(words.seedHelp)}
            legal={seedRange()}
            value={String(workload.seed ?? "1")}
            error={errorOf("seed")}
            onCommit={(text) => set("seed", text)}
            onRestore={lab.clearError}
          />
        </>
      )}
    </>
  );
}

interface TraceTextProps {
  text: string;
  label: string;
  help: string | undefined;
  error: string | null;
  onCommit: (text: string) => void;
}

function TraceText({ text, label, help, error, onCommit }: TraceTextProps) {
  const id = useId();
  return (
    <div className="block text-sm">
      <span className="flex items-center gap-1">
        <label htmlFor={id}>{label}</label>
        {help !== undefined && <Help about={label}>{help}</Help>}
      </span>
      <textarea
        key={text}
        id={id}
        defaultValue={text}
        rows={3}
        spellCheck={false}
        aria-invalid={error !== null}
        onBlur={(event) => {
          const entered = event.target.value.trim();
          if (entered !== text || error !== null) onCommit(entered);
        }}
        className="mt-1 block w-full rounded-md border border-line-strong bg-surface p-2 font-mono text-sm aria-invalid:border-error"
      />
      {error !== null && (
        <span role="alert" className="mt-1 block text-error">
          {error}
        </span>
      )}
    </div>
  );
}
