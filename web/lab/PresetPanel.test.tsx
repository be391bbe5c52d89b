import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { realRegistry } from "../labs/ace/state/testEngine.ts";
import type { RunController } from "../state/run/controller.ts";
import { RunContext } from "../state/run/hooks.ts";
import { PresetPanel } from "./PresetPanel.tsx";
import { type LabParts, PartsContext } from "./parts.ts";

const registry = await realRegistry();
const listed = registry.presets.filter(({ former }) => former !== true);

function opened(preset = "cflru-spares") {
  const scene = registry.presets.find(({ id }) => id === preset)?.scene;
  const lab = {
    choices: createStore(() => ({ registry, preset, scene })),
    openPreset: vi.fn(),
  };
  const onClose = vi.fn();
  const parts = { presetPictures: async () => ({ default: { poster: "<svg></svg>" } }) };
  render(
    <RunContext value={lab as unknown as RunController}>
      <PartsContext value={parts as unknown as LabParts}>
        <PresetPanel onClose={onClose} />
      </PartsContext>
    </RunContext>,
  );
  const field = screen.getByRole("combobox", { name: "Search presets" });
  const options = () => screen.getAllByRole("option");
  /** The option that the field points at. */
  const active = () =>
    options().find(({ id }) => id === field.getAttribute("aria-activedescendant"))?.dataset.preset;
  return { lab, onClose, field, options, active };
}

test("the list says groups, names, lines and count; the field has the focus and points at the one at hand", async () => {
  const { field, options, active } = opened();
  expect(field).toHaveFocus();
  expect(options()).toHaveLength(listed.length);
  expect(screen.getByRole("status")).toHaveTextContent(`${listed.length} presets`);
  expect(active()).toBe("cflru-spares");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
  const noGain = screen.getByRole("group", { name: "Where ACE gains nothing" });
  expect(within(noGain).getAllByRole("option")).toHaveLength(3);
  const poster = screen.getByRole("option", { name: "The poster's run" });
  expect(poster).toHaveAccessibleDescription(/83% fewer write batches/);
  await vi.waitFor(() => expect(poster.querySelector("svg")).not.toBeNull());
});

test("a scene that another one took the place of is listed only while it is at hand", () => {
  const { options } = opened("cflru-window");
  expect(options()).toHaveLength(listed.length + 1);
});

test("words of titles, lines, groups and policies find presets; Enter opens the one that the keys are at", async () => {
  const { lab, onClose, options, active } = opened();
  await userEvent.keyboard("{Home}");
  expect(active()).toBe("first-steps");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(active()).toBe("poster");
  await userEvent.keyboard("{End}{ArrowUp}");
  expect(active()).toBe(listed.at(-2)?.id);
  // No word of a preset's own says "Prefetching" or "S3-FIFO".
  await userEvent.keyboard("prefetching s3");
  expect(screen.getByRole("status")).toHaveTextContent("No preset has “prefetching s3”.");
  await userEvent.keyboard("{Enter}");
  expect(lab.openPreset).not.toHaveBeenCalled();
  await userEvent.keyboard("{Backspace>14/}lfu");
  expect(options().map(({ dataset }) => dataset.preset)).toContain("popularity");
  expect(screen.getByRole("status")).toHaveTextContent(`${options().length} of ${listed.length} presets`);
  await userEvent.keyboard("{End}");
  const last = options().at(-1)?.dataset.preset;
  await userEvent.keyboard("{Enter}");
  expect(lab.openPreset).toHaveBeenCalledExactlyOnceWith(last);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a click opens a preset", async () => {
  const { lab } = opened();
  await userEvent.click(screen.getByRole("option", { name: "ARC: ghosts move p" }));
  expect(lab.openPreset).toHaveBeenCalledExactlyOnceWith("arc-ghosts");
});
