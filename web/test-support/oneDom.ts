/** The DOM of component tests: one for all files of a worker. To make one took as long as the tests of a file. */
import { builtinEnvironments, type Environment } from "vitest/environments";

let made: ReturnType<Environment["setup"]> | undefined;

export default {
  name: "one-dom",
  viteEnvironment: "client",
  async setup(global, options) {
    made ??= builtinEnvironments.jsdom.setup(global, options);
    await made;
    return { teardown: () => {} };
  },
} satisfies Environment;
