import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { attempt, FailedAttempt, onDemand, Suspense } from "./onDemand.tsx";

const Part = ({ name }: { name: string }) => <p>{`Here is ${name}`}</p>;

/** Fails once for each reason given, then gives the part. */
function failing(...reasons: string[]) {
  return vi.fn(async () => {
    const reason = reasons.shift();
    if (reason !== undefined) throw new TypeError(reason);
    return Part;
  });
}

const again = () => userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);

test("a part that does not come leaves the rest, says why, and comes when it is asked for again", async () => {
  const load = failing("404 for a.js", "404 for b.js");
  const Late = onDemand(load);
  render(
    <>
      <p>The run</p>
      <Suspense fallback="on its way">
        <Late name="one" />
        <Late name="other" />
      </Suspense>
    </>,
  );
  expect(screen.getByText("on its way")).toBeVisible();
  expect(await screen.findAllByText(/could not be loaded: 404 for a\.js/)).toHaveLength(2);
  expect(screen.getByText("The run")).toBeVisible();
  await again();
  expect(await screen.findAllByText(/404 for b\.js/)).toHaveLength(2);
  await again();
  expect(await screen.findByText("Here is one")).toBeVisible();
  expect(screen.getByText("Here is other")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});

test("who closes what could not be loaded and opens it anew asks again", async () => {
  const load = failing("404");
  const Late = onDemand(load);
  const shown = (open: boolean) => <Suspense>{open && <Late name="it" />}</Suspense>;
  const { rerender } = render(shown(true));
  await screen.findByRole("alert");
  rerender(shown(false));
  rerender(shown(true));
  expect(await screen.findByText("Here is it")).toBeVisible();
});

test("a style sheet that did not come is asked for again with its part", async () => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "/never.css" });
  document.head.append(link);
  const Late = onDemand(failing("Unable to preload CSS"));
  render(
    <Suspense>
      <Late name="it" />
    </Suspense>,
  );
  await screen.findByRole("alert");
  await again();
  await screen.findByText("Here is it");
  const [fresh] = document.head.querySelectorAll("link[href='/never.css']");
  expect(fresh).not.toBe(link);
  fresh?.remove();
});

test("what a button begins and cannot load is told over the page, until it is tried again or closed", async () => {
  render(<FailedAttempt />);
  const load = failing("no network", "still none", "nor now");
  await act(() => attempt(load));
  expect(screen.getByRole("alert")).toHaveTextContent("no network");
  await again();
  expect(await screen.findByRole("alert")).toHaveTextContent("still none");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => attempt(load));
  await again();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(load).toHaveBeenCalledTimes(4);
});
