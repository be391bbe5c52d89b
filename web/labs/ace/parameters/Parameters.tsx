import { memo, type ReactNode } from "react";
import type { ParameterSpec, Registry } from "../../../engine/types.ts";
import { PagesField, SceneField } from "../../../shell/parameters/fields.tsx";
import { WorkloadFields } from "../../../shell/parameters/WorkloadFields.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { logText } from "../../../text/log.ts";
import { shownNumber } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
import { Help } from "../../../ui/NumberField.tsx";
import { onDemand } from "../../../ui/onDemand.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { chooseDevice, deviceOf, ownDevice } from "../devices/chooseDevice.ts";
import { workloadPages } from "../engine/load.ts";
import { LogFields } from "../log/LogFields.tsx";
import { isServed } from "../server/model.ts";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { FromFio } from "./FromFio.tsx";
import { LaneFields } from "./LaneFields.tsx";

const ProgramEditor = onDemand(() =>
  import("../program/editor/ProgramEditor.tsx").then(({ ProgramEditor }) => ProgramEditor),
);

const costs = ["ideal", "poster"] as const;

/** Every parameter of the run, with help, range and unit from the registry. */
export const Parameters = memo(function Parameters() {
  const lab = useLab();
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  const resolved = useShownPart((shown) => shown.frame?.lanes[0]?.config);
  if (registry === null || scene === null) return null;
  const words = fieldsText();
  const field = (spec: ParameterSpec) => (
    <SceneField key={spec.id} spec={spec} scene={scene} resolved={resolved?.[spec.id]} />
  );
  const fields = (...ids: string[]) =>
    ids.flatMap((id) => registry.parameters.filter((spec) => spec.id === id)).map(field);
  const used = registry.policies.filter(({ id }) => scene.lanes.some(({ policy }) => policy === id));
  const ofPolicies = used.flatMap(({ parameters }) => parameters);
  return (
    <div className="grid gap-6">
      {used.some(({ programmed }) => programmed) && (
        <Group title={words.program}>
          <ProgramEditor />
        </Group>
      )}
      <Group title={words.workload}>
        <WorkloadFields
          registry={registry}
          scene={scene}
          example={{ trace: "R0 W1 R2", help: words.pinsHelp }}
        />
      </Group>
      <Group title={words.dataAndPool}>
        <PagesField
          registry={registry}
          scene={scene}
          resolved={resolved?.pages}
          needed={() => workloadPages(scene.workload)}
        />
        {fields("frames")}
        {scene.start !== undefined && (
          <Button onClick={() => lab.change((next) => void delete next.start)}>{words.emptyPool}</Button>
        )}
      </Group>
      <Group title={words.lanes}>
        <LaneFields registry={registry} scene={scene} />
      </Group>
      {ofPolicies.length > 0 && <Group title={words.policy}>{ofPolicies.map(field)}</Group>}
      <Group title={text().lab.device}>
        <SelectField
          label={text().lab.device}
          value={deviceOf(scene, registry)?.id ?? ownDevice}
          options={[
            ...registry.devices.map(({ id, label }) => ({ value: id, label })),
            { value: ownDevice, label: text().lab.ownNumbers },
          ]}
          onChange={(id) => lab.change((next) => chooseDevice(next, id, resolved))}
        >
          <Help about={words.devices}>
            <DeviceTable devices={registry.devices} />
          </Help>
        </SelectField>
        <FromFio />
        {fields("alpha", "base_us", "k_r", "k_w")}
        <SelectField
          label={words.costModel}
          value={scene.cost ?? "ideal"}
          options={costs.map((cost) => ({ value: cost, label: words.costs[cost] }))}
          onChange={(cost) => lab.change((next) => void Object.assign(next, { cost }))}
        >
          <Help about={words.costModel}>{words.costHelp}</Help>
        </SelectField>
        {fields("write_wait")}
      </Group>
      <Group title="ACE">
        {fields("n_w", "n_e", "theta")}
        <p className="text-sm text-ink-muted">{withoutEffect(scene)}</p>
      </Group>
      <Group title="CPU">{fields("cpu_us")}</Group>
      {/* Not beside clients, whose writers write pages of their own. */}
      {!isServed(scene) && (
        <Group title={logText().heading}>
          <LogFields scene={scene} />
        </Group>
      )}
    </div>
  );
});

/** Says which of ACE's parameters no lane uses. */
function withoutEffect({ lanes }: Scene): string {
  if (lanes.every(({ mode }) => mode === "baseline")) return fieldsText().noAce;
  return lanes.some(({ prefetch }) => prefetch) ? "" : fieldsText().noReader;
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2.5">
    <h3 className="border-b border-line pb-1 text-sm font-semibold">{title}</h3>
    {children}
  </section>
);

function DeviceTable({ devices }: Pick<Registry, "devices">) {
  const [device, base, alpha, reads, writes] = fieldsText().deviceColumns;
  return (
    <DataTable<Registry["devices"][number]>
      caption={fieldsText().devicesCaption}
      captionLook="mb-2 text-left text-sm"
      look="text-xs tabular-nums"
      head="font-medium"
      row=""
      pad="pr-3"
      columns={[
        names(device, ({ label }) => label),
        texts(base, ({ base_us }) => shownNumber(String(base_us))),
        texts(alpha, (one) => shownNumber(String(one.alpha))),
        texts(reads, ({ k_r }) => k_r),
        texts(writes, ({ k_w }) => k_w, { pad: "" }),
      ]}
      rows={devices}
    />
  );
}
