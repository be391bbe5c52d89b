import { useState } from "react";
import type { ParameterSpec } from "../../../engine/types.ts";
import { seedSpec } from "../../../shell/parameters/fields.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { forkDialogText } from "../../../text/forkDialog.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/Dialog.tsx";
import { formatCount } from "../../../ui/format.ts";
import { NumberField, seedRange } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { deviceNumbers } from "../engine/forkChanges.ts";
import { inForceLabel } from "../lanes.ts";
import { ReaderField } from "../parameters/LaneFields.tsx";
import { policyOptions } from "../parameters/options.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import {
  changesNothing,
  chosen,
  type Draft,
  deviceId,
  forkedLane,
  laneNumbers,
  modes,
  withDevice,
  withMode,
  withNumber,
} from "./draft.ts";

const MOST_LANES = 4;

/** Dialog for a fork at the position shown: the lane and its changed settings. */
export function ForkDialog({ open, onClose }: { open: boolean; onClose: (forked: boolean) => void }) {
  return (
    <Dialog title={forkDialogText().title} open={open} onClose={() => onClose(false)}>
      <ForkFields onForked={() => onClose(true)} />
    </Dialog>
  );
}

function ForkFields({ onForked }: { onForked: () => void }) {
  const lab = useLab();
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  const rejected = useChoice((choices) => choices.rejected);
  const lanes = lab.playback.shown().frame?.lanes ?? [];
  const [picked, setPicked] = useState(Math.max(0, Math.min(1, lanes.length - 1)));
  const [draft, setDraft] = useState<Draft>({});
  const [unchanged, setUnchanged] = useState(false);
  const words = forkDialogText();
  // Before its fork a lane is the one that it leaves: that one is forked.
  const from = lanes[picked]?.step.running_as ?? 0;
  const left = lab.playback.session?.lanes[from];
  if (registry === null || scene === null || left === undefined) return null;
  const { moment } = lab.playback.shown().frame ?? {};
  const at = moment?.positions[from] ?? lab.playback.target;
  const edit = (next: Draft) => {
    setDraft(next);
    setUnchanged(false);
    lab.clearError();
  };
  const fork = () => {
    const nothing = changesNothing(registry, left, draft);
    setUnchanged(nothing);
    if (nothing) return;
    const lane = forkedLane(registry, scene, from, at, left, draft);
    if (lab.change((next) => void next.lanes.push(lane))) onForked();
  };
  const full = scene.lanes.length >= MOST_LANES;
  const field = rejected?.field.replace(/^lanes\[\d+\]\./, "");
  const errorOf = (id: string) => (rejected !== null && field === id ? rejected.message : null);
  const elsewhere = rejected !== null && !(field !== undefined && field in draft);
  const { ace, policy, seeded } = laneNumbers(registry, left, draft);
  const { policy: policyId, mode } = chosen(left, draft);
  const numberField = (spec: ParameterSpec) => (
    <NumberField
      key={spec.id}
      spec={spec}
      value={String(draft[spec.id] ?? "")}
      placeholder={String(left[spec.id] ?? words.default)}
      error={errorOf(spec.id)}
      onCommit={(text) => edit(withNumber(draft, spec.id, text))}
      onRestore={() => edit(withNumber(draft, spec.id, ""))}
    />
  );
  const device = deviceId(registry, left, draft);
  const devices = registry.devices.map(({ id, label }) => ({ value: id, label }));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">{words.about(formatCount(at))}</p>
      <SelectField
        label={words.lane}
        value={String(picked)}
        options={lanes.map((lane, index) => ({
          value: String(index),
          label: `${index + 1}: ${inForceLabel(lane)}`,
        }))}
        onChange={(value) => {
          setPicked(Number(value));
          edit({});
        }}
      />
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 w-full border-b border-line pb-1 text-sm font-semibold">
          {words.changes(formatCount(at))}
        </legend>
        <SelectField
          label={words.policy}
          value={policyId}
          options={policyOptions(registry)}
          onChange={(id) => edit({ ...draft, policy: id })}
        />
        <SelectField
          label={words.mode}
          value={mode}
          options={modes.map((id) => ({ value: id, label: words.modes[id] }))}
          onChange={(id) => edit(withMode(draft, modes.find((known) => known === id) ?? "baseline"))}
        />
        {mode === "ace+reader" && (
          <ReaderField
            registry={registry}
            chosen={draft.reader ?? left.reader}
            onChange={(reader) => edit({ ...draft, reader })}
          />
        )}
        {seeded && (
          <NumberField
            spec={seedSpec(fieldsText().laneSeedHelp)}
            legal={seedRange()}
            value={String(draft.seed ?? left.seed)}
            error={errorOf("seed")}
            onCommit={(seed) => edit({ ...draft, seed: seed === "" ? left.seed : seed })}
            onRestore={lab.clearError}
          />
        )}
        {[...policy, ...ace].map(numberField)}
        <SelectField
          label={text().lab.device}
          value={device}
          options={device === "" ? [{ value: "", label: text().lab.ownNumbers }, ...devices] : devices}
          onChange={(id) => edit(withDevice(registry, draft, id))}
        />
        {deviceNumbers
          .flatMap((id) => registry.parameters.find((parameter) => parameter.id === id) ?? [])
          .map(numberField)}
      </fieldset>
      <DialogActions>
        {unchanged && (
          <p role="alert" className="text-sm text-error">
            {words.unchanged}
          </p>
        )}
        {elsewhere && (
          <p role="alert" className="text-sm text-error">
            {rejected.message}
          </p>
        )}
        {full && <p className="text-sm">{words.full(MOST_LANES)}</p>}
        <Button primary disabled={full} onClick={fork} className="float-right">
          {words.fork}
        </Button>
      </DialogActions>
    </div>
  );
}
