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

let registration: Registration;

beforeEach(() => {
  registration = new Registration();
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: {}, register: async () => registration },
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const installed = (worker: Worker) => {
  registration.installing = null;
  registration.waiting = worker;
  worker.become("installed");
};

test("a newer version that is found later is offered once it is there", async () => {
  const { keepOffline, newVersion } = await import("./offline.ts");
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
  const { keepOffline, newVersion } = await import("./offline.ts");
  const worker = new Worker();
  registration.installing = worker;
  await keepOffline();
  expect(newVersion()).toBeNull();
  installed(worker);
  expect(newVersion()).not.toBeNull();
});

test("and one that waits already; on a first visit there is nothing older to replace", async () => {
  const { keepOffline, newVersion } = await import("./offline.ts");
  registration.waiting = new Worker();
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: null, register: async () => registration },
  });
  await keepOffline();
  expect(newVersion()).toBeNull();
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: {}, register: async () => registration },
  });
  await keepOffline();
  expect(newVersion()).not.toBeNull();
});
