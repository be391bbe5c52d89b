import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Transport, type TransportProps } from "./Transport.tsx";

function shown(change: Partial<TransportProps> = {}) {
  const props: TransportProps = {
    position: 3,
    requests: 1_027,
    playing: false,
    stepsPerSecond: 2,
    onStep: vi.fn(),
    onSeek: vi.fn(),
    onPlay: vi.fn(),
    onPause: vi.fn(),
    onSpeed: vi.fn(),
    marks: null,
    children: null,
    ...change,
  };
  render(<Transport {...props} />);
  return props;
}

it("gives Step the focus when it appears, so that Enter steps", async () => {
  const { onStep } = shown();
  expect(screen.getByRole("button", { name: "Step" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onStep).toHaveBeenCalledWith(1);
});

it("scrubs by one position a request and says the position in words", () => {
  const { onSeek } = shown();
  const slider = screen.getByRole("slider", { name: "Position" });
  expect(slider).toHaveAttribute("max", "1027");
  expect(slider).toHaveAttribute("aria-valuetext", "after 3 of 1,027 requests");
  fireEvent.change(slider, { target: { value: "512" } });
  expect(onSeek).toHaveBeenCalledWith(512);
});

it("keeps the focus on a button that has nothing left to do", async () => {
  const { onSeek } = shown({ position: 0 });
  const start = screen.getByRole("button", { name: "To start (Home)" });
  await userEvent.click(start);
  expect(start).toHaveFocus();
  expect(onSeek).not.toHaveBeenCalled();
});

it("turns Play into Pause and passes the speed on", async () => {
  const { onPause, onSpeed } = shown({ playing: true });
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(onPause).toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText("Speed"), "as fast as it goes");
  expect(onSpeed).toHaveBeenCalledWith(Number.POSITIVE_INFINITY);
});

it("scrubs along time: by pointer to the position next to a moment, by arrows from position to position", async () => {
  const axis = {
    at: (position: number) => position / 10,
    positionAt: (value: number) => Math.round(value * 10),
    end: 102.7,
    label: "time, ms",
    format: (value: number) => `${value} ms`,
    formatTick: String,
  };
  const { onSeek, onStep } = shown({ along: { axis, value: 0.3125 } });
  const slider = screen.getByRole("slider", { name: "Position" });
  expect(slider).toHaveAttribute("max", "102.7");
  expect(slider).toHaveAttribute("aria-valuetext", "0.3125 ms, after 3 of 1,027 requests");
  expect(screen.getByLabelText("Position shown")).toHaveTextContent("3 / 1,027 0.3125 ms");
  expect(screen.getByLabelText("Position shown")).toHaveAttribute("aria-live", "off");
  fireEvent.change(slider, { target: { value: "51.21" } });
  expect(onSeek).toHaveBeenCalledWith(512);
  slider.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(vi.mocked(onStep).mock.calls).toEqual([[1], [-1]]);
  await userEvent.keyboard("{Home}{End}");
  expect(vi.mocked(onSeek).mock.calls).toEqual([[512], [0], [1_027]]);
});
