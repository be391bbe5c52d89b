import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { RunController } from "../state/run/controller.ts";
import { RunContext } from "../state/run/hooks.ts";
import { UnderWayNote } from "./UnderWayNote.tsx";

test("a workload that is generated says how far it is and how long it takes, and Cancel stops it and says so", async () => {
  const lab = { stop: vi.fn(() => true), tell: vi.fn() };
  render(
    <RunContext value={lab as unknown as RunController}>
      <UnderWayNote underWay={{ kind: "workload", share: 0.25, elapsed_ms: 3_000 }} />
    </RunContext>,
  );
  expect(screen.getByText(/25%.*9 s/)).toBeVisible();
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "0.25");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(lab.stop).toHaveBeenCalledOnce();
  expect(lab.tell).toHaveBeenCalledWith(expect.objectContaining({ tone: "info" }));
});
