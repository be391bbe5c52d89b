/** What can be asked about: by a click where it is drawn, and by the keyboard. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { AskPicture } from "./AskPicture.tsx";
import { PoolFigure } from "./PoolFigure.tsx";
import { RequestStrip } from "./RequestStrip.tsx";
import { sketchLane } from "./test-support/lane.ts";

const lane = sketchLane({ cells: "8D 6C -" });
const place = expect.anything();

describe("a small pool", () => {
  const show = (onAsk?: (page: number) => void) =>
    render(<PoolFigure lane={lane} arrangement="frame" label="LRU" onAsk={onAsk} />);

  test("asks about the page of a cell that is clicked, and about none of a free frame", () => {
    const onAsk = vi.fn();
    const { container } = show(onAsk);
    const [dirty, , free] = container.querySelectorAll("[data-frame]");
    for (const cell of [dirty, free]) fireEvent.click(cell?.querySelector("rect") as Element);
    expect(onAsk.mock.calls).toEqual([[8, place]]);
  });

  test("asks about the frame at which the keyboard is", async () => {
    const onAsk = vi.fn();
    show(onAsk);
    const slider = screen.getByRole("slider", { name: "LRU: look into a frame" });
    await userEvent.click(slider);
    fireEvent.change(slider, { target: { value: "1" } });
    await userEvent.keyboard("{Enter}");
    expect(onAsk.mock.calls).toEqual([[6, place]]);
  });

  test("has nothing for the keyboard where nobody answers", () => {
    show();
    expect(screen.queryByRole("slider")).toBeNull();
  });
});

test("the requests of a strip are one stop of the Tab key; arrow keys go along them, Enter asks", async () => {
  const onAsk = vi.fn();
  const request = (t: number) => ({ t, page: String(t + 4), pageNumber: t + 4, write: false });
  const emptied = { t: 3, page: "", write: false, special: "F" as const };
  const strip = { position: 2, requests: 5, laneLabels: ["LRU"], onAsk };
  const past = [0, 1].map((t) => ({ ...request(t), hits: [true] }));
  render(<RequestStrip {...strip} past={past} ahead={[request(2), emptied, request(4)]} />);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: /page 5/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  expect(onAsk.mock.calls).toEqual([[8, place]]);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test("any picture of pages asks about what is clicked, and by its slider", async () => {
  const onAsk = vi.fn();
  const { container } = render(
    <AskPicture
      words="Two pages"
      label="Look"
      pages={[7, 3]}
      wordsOf={(page) => `page ${page}`}
      onAsk={onAsk}
    >
      <svg>
        <title>pages</title>
        <rect data-page="3" />
        <rect data-page="7" />
      </svg>
    </AskPicture>,
  );
  fireEvent.click(container.querySelector("[data-page='3']") as Element);
  const slider = screen.getByRole("slider", { name: "Look" });
  await userEvent.click(slider);
  expect(slider).toHaveAttribute("aria-valuetext", "page 7");
  await userEvent.keyboard("{Enter}");
  expect(onAsk.mock.calls).toEqual([
    [3, place],
    [7, place],
  ]);
});
