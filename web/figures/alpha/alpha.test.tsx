import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { ParameterSpec } from "../../engine/types.ts";
import { setLocale } from "../../text/text.ts";
import { AdvertisedDevices, rowsOf } from "./AdvertisedDevices.tsx";
import { ADVERTISED, measuredOf, ratioOf } from "./advertised.ts";
import { legalNumber } from "./ChipFields.tsx";
import { ClosedForms } from "./ClosedForms.tsx";
import { blocksOf, formOf } from "./closedForms.ts";
import { derived, writeAt } from "./model.ts";
import { CHIP } from "./testChip.ts";
import { type CostLane, WriteCost } from "./WriteCost.tsx";

const device = (id: string, alpha: number, k_r: number, k_w: number) => ({ id, label: id, alpha, k_r, k_w });
const devices = [
  device("optane-p4800x", 1.1, 6, 5),
  device("pcie-p4510", 2.8, 80, 8),
  device("sata-s4610", 1.5, 25, 9),
  device("virtual", 2, 11, 19),
  device("poster-pcie", 3, 6, 6),
];

const spec = (id: string, [minimum, maximum]: [number, number], integer: boolean): ParameterSpec => ({
  ...{ id, label: id, symbol: "", unit: integer ? "" : "us", minimum, maximum, integer },
  ...{ default: { number: 1 }, help: "", why: "" },
});
const parameters = [spec("t_host_us", [0, 1e9], false), spec("dies", [1, 1024], true)];

function lane(label: string, at: number, amplification: number | null): CostLane {
  const write = amplification === null ? null : writeAt(CHIP, 128, amplification);
  const none = { chip_write_us: null, base_us: 125, alpha: null, k_r: 80, k_w: null };
  return {
    ...{ label, lane: at, write_amplification: amplification, chip_write: write },
    derived: write === null ? none : derived(CHIP, write),
  };
}

function drawn(lanes = [lane("alone", 0, 5.78), lane("ACE", 1, 2.46)], disabled?: string) {
  const [onChange, onUse] = [vi.fn(), vi.fn()];
  const props = { chip: CHIP, parameters, lanes, devices, disabled, onChange, onUse };
  render(<WriteCost {...props} block_pages={128} shown={0} base_us={12.4} />);
  return { onChange, onUse, button: screen.getByRole("button", { name: "Use as device" }) };
}

afterEach(() => setLocale("en"));

test("W is a bar of three parts a lane, whose numbers stand in a table, and alpha is its ratio to a read", () => {
  drawn();
  const bar = document.querySelector('[data-bar="alone"]') as SVGGElement;
  const parts = [...bar.querySelectorAll("[data-part]")].map((part) => part.getAttribute("data-part"));
  expect(parts).toEqual(["program_us", "moves_us", "erases_us", "t_host_us"]);
  const rects = [...bar.querySelectorAll("rect")];
  expect(
    new Set(rects.map((rect) => rect.getAttribute("fill") ?? rect.getAttribute("stroke-dasharray"))).size,
  ).toBe(4);
  const table = screen.getByRole("table", { name: "One host write, in time of the chips" });
  expect(within(table).getByRole("row", { name: /^moves/ })).toHaveTextContent("1,075.5 µs (80.1%)");
  expect(within(table).getByRole("row", { name: /^W/ })).toHaveTextContent("1,343.23 µs");
  expect(screen.getByText(/= \(1,343.23 \+ 100\) \/ \(25 \+ 100\)/)).toHaveTextContent("11.55 times");
});

test("the curve has the lanes' points and the four measured devices, and is read by keys and as a table", async () => {
  drawn();
  const picture = screen.getByRole("img", { name: /alpha by write amplification/ });
  expect(picture).toHaveAccessibleName(/alone is at WA 5.78, alpha 11.55; ACE is at WA 2.46/);
  expect(picture).toHaveAccessibleName(/pcie-p4510 2.8/);
  expect(document.querySelectorAll("[data-device]")).toHaveLength(4);
  expect(document.querySelectorAll("[data-lane] circle")).toHaveLength(2);
  const slider = screen.getByRole("slider", { name: /alpha by write amplification/ });
  fireEvent.change(slider, { target: { value: 0 } });
  expect(slider).toHaveAttribute(
    "aria-valuetext",
    "On the curve, with one erase for each block's pages, at WA 1.00: W = 211.72 µs, alpha 2.49, k_w 23.6, k_r 80",
  );
  await userEvent.click(screen.getByRole("button", { name: "alpha by write amplification as a table" }));
  expect(screen.getByRole("row", { name: /^1 211.72 µs 2.49/, hidden: true })).toBeInTheDocument();
});

test("a device is made of the shown lane, with a note of what it changes", async () => {
  const { button, onUse } = drawn();
  expect(button).toHaveAccessibleDescription(/n_w follows k_w, so WA may change.*12.4 µs to 125 µs/);
  await userEvent.click(button);
  expect(onUse).toHaveBeenCalledWith({ base_us: 125, alpha: 11.55, k_r: 80, k_w: 17 });
});

test.each([
  ["before the first host write", [lane("alone", 0, null)], undefined, /alone has no host write yet/],
  ["where the scene refuses", [lane("alone", 0, 2)], "The recording is shown.", /^The recording is shown.$/],
])("no device is made %s, and the button says why", async (_, lanes, disabled, why) => {
  const { button, onUse } = drawn(lanes, disabled);
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription(why);
  await userEvent.click(button);
  expect(onUse).not.toHaveBeenCalled();
});

test("a chip's number is handed on if it is legal, and stays in its field with what would be if it is not", async () => {
  const { onChange } = drawn();
  const dies = screen.getByRole("textbox", { name: "dies" });
  await userEvent.clear(dies);
  await userEvent.type(dies, "1.5{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("1.5 is not legal here");
  await userEvent.clear(dies);
  await userEvent.type(dies, "4{Enter}");
  expect(onChange).toHaveBeenCalledWith("dies", 4);
  expect(screen.queryByRole("alert")).toBeNull();
  const [host, units] = parameters as [ParameterSpec, ParameterSpec];
  expect(["0", "", "-1", "1e9", "x"].map((typed) => legalNumber(host, typed))).toEqual([
    0,
    null,
    null,
    1e9,
    null,
  ]);
  expect(["0", "1024", "1025"].map((typed) => legalNumber(units, typed))).toEqual([null, 1024, null]);
});

test("advertised ratios are the slides', and a measured device stands in the row of the one that is advertised", async () => {
  expect(ADVERTISED.map((each) => ratioOf(each).toFixed(1))).toEqual(["11.9", "12.3", "3.2", "3.3", "1.1"]);
  expect(rowsOf(measuredOf(devices)).map(({ measured }) => measured?.id)).toEqual([
    ...[undefined, undefined, "pcie-p4510", "sata-s4610", "optane-p4800x", "virtual"],
  ]);
  await setLocale("de");
  render(<AdvertisedDevices devices={devices} />);
  expect(screen.getByRole("row", { name: /P4510/ })).toHaveTextContent("4651453,22,8808");
});

test("closed forms are lines, and what is simulated is held against them", async () => {
  const drive = { pages: 30_720, block_pages: 128, reserve: 1 };
  const wa = 1.01 * formOf("fifo", drive, blocksOf(drive, 10));
  render(<ClosedForms points={[{ spare: 10, gc: "fifo", wa }]} />);
  expect(document.querySelectorAll("[data-form]")).toHaveLength(2);
  expect(document.querySelectorAll("[data-simulated]")).toHaveLength(1);
  expect(screen.getByText("Simulated and closed form differ by 1.00% at most.")).toBeVisible();
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/^At 10.0% of spare area.*simulated: FIFO 6.07$/);
  fireEvent.change(slider, { target: { value: 0 } });
  expect(slider.getAttribute("aria-valuetext")).toMatch(
    /^At 7.1% of spare area, closed forms: FIFO 8.\d\d, greedy 7.9\d$/,
  );
  await userEvent.click(screen.getByRole("button", { name: /as a table/ }));
  expect(screen.getByRole("row", { name: /^10.0%/, hidden: true })).toHaveTextContent("(1.00%)");
});
