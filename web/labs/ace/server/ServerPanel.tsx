/** The server model's settings: clients, CPU time, the two writers. The first of them switches it on. */
import { useEffect, useState } from "react";
import type { ParameterSpec, Registry } from "../../../engine/types.ts";
import { SceneField } from "../../../shell/parameters/fields.tsx";
import { serverText } from "../../../text/server.ts";
import { Button } from "../../../ui/Button.tsx";
import { RadioBar } from "../../../ui/SelectField.tsx";
import { loadModels, running } from "../models.ts";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { isOfModel, isServed } from "./model.ts";

/** Fields of a choice; what it does not name is taken out. */
type Choice = Readonly<Record<string, Partial<Scene>>>;

const BGWRITER: Choice = {
  off: {},
  defaults: { bgwriter: true },
  eager: { bgwriter: true, bgwriter_delay_us: 1_000, bgwriter_lru_maxpages: 1_000 },
};
const CHECKPOINTER: Choice = { off: {}, on: { checkpointer: true } };
const OWN = "own";

/** The choice that a scene has made; none of them where its numbers are others. */
function chosenOf(scene: Scene, choices: Choice, prefix: RegExp): string {
  const own = Object.entries(scene).filter(([key, value]) => prefix.test(key) && value !== false);
  const is = (fields: object) =>
    own.length === Object.keys(fields).length &&
    own.every(([key, value]) => (fields as Scene)[key] === value);
  return Object.keys(choices).find((id) => is(choices[id] ?? {})) ?? OWN;
}

export function ServerPanel() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  const [there, setThere] = useState(running("server") !== undefined);
  useEffect(() => {
    if (!there) void loadModels(["server"]).then(() => setThere(true));
  }, [there]);
  if (!there || registry === null || scene === null) return null;
  return <Settings {...{ registry, scene }} />;
}

function Settings({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const words = serverText().panel;
  const config = useShownPart((shown) => shown.frame?.lanes[0]?.config);
  const ownClients = useShownPart((shown) => shown.frame?.lanes[0]?.recording?.overview.clients === true);
  const on = isServed(scene);
  const specs = [...registry.parameters, ...(running("server")?.parameters() ?? [])];
  const spec = (id: string): ParameterSpec | undefined => specs.find((one) => one.id === id);
  const resolved: Readonly<Record<string, unknown>> = { ...config };
  const fields = (...ids: string[]) =>
    ids
      .flatMap((id) => spec(id) ?? [])
      .map((one) => <SceneField key={one.id} spec={one} scene={scene} resolved={resolved[one.id]} />);
  /** Switched on, it goes by time first. */
  const change = (edit: (next: Scene) => void) => {
    lab.change(edit, { stays: true });
    if (!on && isServed(lab.choices.getState().scene ?? scene)) lab.setAxis("time");
  };
  const choose = (choices: Choice, prefix: RegExp) => (id: string) =>
    change((next) => {
      for (const key of Object.keys(next)) if (prefix.test(key)) delete next[key];
      Object.assign(next, { server: true }, choices[id]);
    });
  const radio = (id: "bgwriter" | "checkpointer", choices: Choice, prefix: RegExp) => {
    const chosen = chosenOf(scene, choices, prefix);
    const values = [...Object.keys(choices), ...(chosen === OWN ? [OWN] : [])];
    const label = words[id];
    return (
      <div className="grid gap-1 text-sm">
        <span>{label}</span>
        <RadioBar
          label={label}
          name={id}
          options={values.map((value) => ({
            value,
            label: words.choices[value as keyof typeof words.choices],
          }))}
          value={chosen}
          onChange={(value) => value !== OWN && choose(choices, prefix)(value)}
        />
      </div>
    );
  };
  const turnOff = () =>
    lab.change(
      (next) => {
        for (const fields of [next, ...next.lanes])
          for (const key of Object.keys(fields)) if (isOfModel(key)) delete (fields as Scene)[key];
      },
      { stays: true },
    );
  return (
    <div className="grid w-full gap-3">
      <p className="max-w-[80ch] text-sm">
        {words.about} {ownClients && words.ownClients}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {!on && (
          <Button primary onClick={() => change((next) => void Object.assign(next, { server: true }))}>
            {words.turnOn}
          </Button>
        )}
        {on && (
          <>
            {fields(...(ownClients ? [] : ["clients"]), "cpu_us")}
            {radio("bgwriter", BGWRITER, /^bgwriter/)}
            {radio("checkpointer", CHECKPOINTER, /^checkpoint/)}
            {fields("n_b", "txn", "wal_us")}
            <Button onClick={turnOff}>{words.turnOff}</Button>
          </>
        )}
      </div>
    </div>
  );
}
