import { fireEvent, render, screen } from "@testing-library/react";
import { afterAll, describe, expect, test } from "vitest";
import { setLocale } from "../../text/text.ts";
import { palette, recorder } from "../test-support/recorder.ts";
import { sketchServer } from "../test-support/servers.ts";
import { drawServer } from "./draw.ts";
import { serverLayout } from "./layout.ts";
import { type Look, STATE_NAMES } from "./looks.ts";
import { ServerLegend } from "./ServerLegend.tsx";
import { ServerTimeline } from "./ServerTimeline.tsx";
import { WhoWrote } from "./WhoWrote.tsx";
import { clientWords, serverSummary } from "./words.ts";

const [FROM, NOW] = [200, 600];

describe("drawing", () => {
  const paints = ({ colour, lines }: Look) => (lines === undefined ? colour : `${colour} hatched`);
  const { lane, blocks } = sketchServer();
  const layout = serverLayout(lane, FROM, NOW, 900);
  const picture = {
    lane,
    blocks,
    layout,
    nameOf: String,
    idle: "idle",
    asleep: { bgwriter: "", checkpointer: "" },
  };

  test("idle channels are the empty surface, I/Os have their client's colour, waiting is hatched", () => {
    const { brush, of } = recorder();
    drawServer({ brush, palette, paints }, { ...picture, chosen: null });
    const { write } = layout;
    const fills = of("fillRect").filter(({ args }) => {
      const [, y = 0, , height = 0] = args as number[];
      return y >= write.y && y + height <= write.y + write.height && height < write.height;
    });
    const idle = fills.filter(({ fill }) => fill === "surface");
    expect(idle.length).toBeGreaterThan(8);
    expect(fills.some(({ fill }) => fill === "series3")).toBe(true);
    expect(of("fillRect").some(({ fill }) => fill === "dirty hatched")).toBe(true);
    expect(of("fillText").filter(({ args }) => args[0] === "idle").length).toBeGreaterThan(4);
  });

  test("the client looked at is marked, and its I/Os", () => {
    const marked = [null, 3].map((chosen) => {
      const { brush, of } = recorder();
      drawServer({ brush, palette, paints }, { ...picture, chosen });
      return of("strokeRect").filter(({ stroke }) => stroke === "ink").length;
    });
    expect(marked[0]).toBe(0);
    expect(marked[1]).toBeGreaterThan(1);
  });
});

describe("figure", () => {
  afterAll(() => setLocale("en"));
  const { lane, blocks } = sketchServer({ bgwriter: 1 });
  const figure = (
    <ServerTimeline {...{ lane, blocks }} fromUs={FROM} toUs={NOW} label="LRU" nameOf={String} />
  );

  test("is told in words, and a slider goes from client to client", () => {
    render(figure);
    const picture = screen.getByRole("img");
    expect(picture).toHaveAccessibleName(serverSummary(lane, blocks, [FROM, NOW], "LRU"));
    expect(picture).toHaveAccessibleName(
      expect.stringMatching(
        /^LRU, server from 200 µs to 600 µs\. Of 8 clients, .* of 8 write channels are busy/,
      ),
    );
    const slider = screen.getByRole("slider", { name: "LRU: client by client" });
    expect(slider).toHaveAttribute("aria-valuetext", "no client chosen");
    fireEvent.focus(slider);
    expect(slider).toHaveAttribute("aria-valuetext", clientWords(lane, 0, NOW, String));
    fireEvent.change(slider, { target: { value: "5" } });
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Client 5 /));
    fireEvent.keyDown(slider, { key: "Escape" });
    expect(slider).toHaveAttribute("aria-valuetext", "no client chosen");
  });

  test("the pointer is told the same", () => {
    render(figure);
    const [first] = serverLayout(lane, FROM, NOW, 900).clients;
    fireEvent.pointerMove(screen.getByRole("img"), { clientX: 20, clientY: (first?.y ?? 0) + 2 });
    expect(screen.getByText(clientWords(lane, 0, NOW, String))).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole("img"));
    expect(screen.getByText(/^Point at a block/)).toBeInTheDocument();
  });

  test("the legend names all fills, of the writers those that are on", () => {
    render(<ServerLegend writers={["bgwriter"]} />);
    const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(names).toHaveLength(STATE_NAMES.length + 3);
    expect(names).toContain("of the background writer");
  });

  test("who wrote is told by names and shares", async () => {
    const { rerender } = render(<WhoWrote backend={700} clean={250} checkpoint={50} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Who wrote: clients 70% (700 pages), background writer 25% (250 pages), checkpointer 5% (50 pages)",
    );
    expect(screen.getByText("buffers_clean 25%")).toBeInTheDocument();
    rerender(<WhoWrote backend={0} clean={0} checkpoint={0} />);
    expect(screen.getByRole("img")).toHaveAccessibleName("Who wrote: Nothing has been written yet.");
    await setLocale("de");
    rerender(<WhoWrote backend={1} clean={0} checkpoint={0} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(/^Wer geschrieben hat: die Clients 100/);
  });
});
