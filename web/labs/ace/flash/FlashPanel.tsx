/** The drive's settings: share in use, spare area, history, garbage collection. The first of them switches it on. */
import { useEffect, useState } from "react";
import { typed, usualOf } from "../../../shell/parameters/fields.tsx";
import { flashText } from "../../../text/flash.ts";
import { Button } from "../../../ui/Button.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { RadioBar } from "../../../ui/SelectField.tsx";
import { loadModels, running } from "../models.ts";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { CHIP_NUMBERS, FLASH, type FlashChoice, flashOf, NUMBERS, POLICIES } from "./model.ts";

export function FlashPanel() {
  const scene = useChoice((choices) => choices.scene);
  const [there, setThere] = useState(running("flash") !== undefined);
  useEffect(() => {
    if (!there) void loadModels(["flash"]).then(() => setThere(true));
  }, [there]);
  return there && scene !== null ? <Settings scene={scene} /> : null;
}

function Settings({ scene }: { scene: Scene }) {
  const lab = useLab();
  const words = flashText().panel;
  const config = useShownPart((shown) => shown.frame?.lanes[0]?.config);
  const rejected = useChoice((choices) => choices.rejected);
  const own = flashOf(scene);
  const inForce = (config?.[FLASH] ?? {}) as FlashChoice;
  const set = (id: string, value: FlashChoice[string] | undefined) =>
    lab.change(
      (next) => {
        const { [id]: _, ...others } = { ...flashOf(next) };
        next.flash = value === undefined ? others : { ...others, [id]: value };
      },
      { stays: true },
    );
  const specs = running("flash")?.parameters() ?? [];
  const fields = NUMBERS.filter((id) => !CHIP_NUMBERS.includes(id)).flatMap((id) => {
    const spec = specs.find((one) => one.id === id);
    if (spec === undefined) return [];
    const given = own?.[id];
    const now = String(inForce[id] ?? usualOf(spec));
    return [
      <NumberField
        key={id}
        spec={spec}
        value={given === undefined ? ("rule" in spec.default ? "" : now) : String(given)}
        placeholder={"rule" in spec.default ? now : ""}
        error={rejected?.field === `${FLASH}.${id}` ? rejected.message : null}
        onCommit={(text) => set(id, text === "" ? undefined : (typed(text) as FlashChoice[string]))}
        onRestore={lab.clearError}
      />,
    ];
  });
  const choice = (
    id: string,
    values: readonly string[],
    value: string,
    onChange: (value: string) => void,
  ) => (
    <div className="grid gap-1 text-sm">
      <span>{words[id as keyof typeof words] as string}</span>
      <RadioBar
        label={words[id as keyof typeof words] as string}
        name={`flash-${id}`}
        options={values.map((one) => ({
          value: one,
          label: words.choices[one as keyof typeof words.choices],
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
  const flag = (id: "gc_stream" | "hot_cold", usual: boolean) =>
    choice(id, ["on", "off"], (own?.[id] ?? usual) === true ? "on" : "off", (value) =>
      set(id, value === "on"),
    );
  return (
    <div className="grid w-full gap-3">
      <p className="max-w-[80ch] text-sm">{words.about}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {own !== undefined && (
          <>
            {fields}
            {choice("gc", POLICIES, String(own.gc ?? POLICIES[0]), (value) => set("gc", value))}
            {flag("gc_stream", true)}
            {flag("hot_cold", false)}
          </>
        )}
        {/* One button, so that the focus stays where it is. */}
        <Button
          primary={own === undefined}
          onClick={() =>
            lab.change((next) => void Object.assign(next, { flash: own === undefined ? {} : false }), {
              stays: true,
            })
          }
        >
          {own === undefined ? words.turnOn : words.turnOff}
        </Button>
      </div>
    </div>
  );
}
