import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Worker extends EventTarget {
  state = "installing";
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  postMessage() {}
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
}

class Workers extends EventTarget {
  constructor(readonly controller: object | null) {
    super();
  }
  register = async () => registration;
  startMessages() {}
}

let registration: Registration;
const reload = vi.fn();

beforeEach(() => {
  registration = new Registration();
  vi.resetModules();
  vi.stubEnv("DEV", false);
  reload.mockClear();
  vi.stubGlobal("location", { protocol: "https:", reload });
  vi.stubGlobal("navigator", { serviceWorker: new Workers({}) });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function loaded() {
  const [{ keepOffline }, { versions }] = await Promise.all([
    import("./offline.ts"),
    import("./versions.ts"),
  ]);
  return { keepOffline, newVersion: () => versions.getState().newer };
}

const installed = (worker: Worker) => {
  registration.installing = null;
  registration.waiting = worker;
  worker.become("installed");
};

test("a newer version that is found later is offered once it is there", async () => {
  const { keepOffline, newVersion } = await loaded();
  await keepOffline();
  expect(newVersion()).toBeNull();
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  expect(newVersion()).toBeNull();
  installed(worker);
  expect(newVersion()).not.toBeNull();
});

test("so is one that was on its way before the page looked", async () => {
  const { keepOffline, newVersion } = await loaded();
  const worker = new Worker();
  registration.installing = worker;
  await keepOffline();
  expect(newVersion()).toBeNull();
  installed(worker);
  expect(newVersion()).not.toBeNull();
});

test("and one that waits already; on a first visit there is nothing older to replace", async () => {
  const { keepOffline, newVersion } = await loaded();
  registration.waiting = new Worker();
  vi.stubGlobal("navigator", { serviceWorker: new Workers(null) });
  await keepOffline();
  expect(newVersion()).toBeNull();
  vi.stubGlobal("navigator", { serviceWorker: new Workers({}) });
  await keepOffline();
  expect(newVersion()).not.toBeNull();
});

test("the tab that asks for it is loaded again as soon as it is in force", async () => {
  const { keepOffline, newVersion } = await loaded();
  const worker = new Worker();
  registration.waiting = worker;
  const asked = vi.spyOn(worker, "postMessage");
  await keepOffline();
  newVersion()?.load();
  expect(asked).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
  expect(reload).not.toHaveBeenCalled();
  navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("another tab says that it is in use, and is loaded again when asked, with what it must keep", async () => {
  const { keepOffline, newVersion } = await loaded();
  const { beforeReload } = await import("../ui/onDemand.tsx");
  registration.waiting = new Worker();
  await keepOffline();
  expect(newVersion()?.inUse).toBe(false);
  navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(newVersion()?.inUse).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  const order: string[] = [];
  reload.mockImplementation(() => order.push("reload"));
  beforeReload(async () => {
    order.push("keep");
    throw new Error("nothing can be stored here");
  });
  newVersion()?.load();
  await vi.waitFor(() => expect(order).toEqual(["keep", "reload"]));
});

test("a page that works says so to a newer version, which then waits; one that did not start says nothing", async () => {
  const { keepOffline } = await loaded();
  await keepOffline();
  const asked = (isStarted: boolean) => {
    vi.stubGlobal("document", { querySelector: () => (isStarted ? null : {}) });
    const port = { postMessage: vi.fn() };
    const event = Object.assign(new Event("message"), { data: { type: "WORKS" }, ports: [port] });
    navigator.serviceWorker.dispatchEvent(event);
    return port.postMessage.mock.calls;
  };
  expect(asked(true)).toEqual([[true]]);
  expect(asked(false)).toEqual([]);
});
