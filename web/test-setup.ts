import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is loaded later may take a busy machine more than a second.
configure({ asyncUtilTimeout: 30_000 });
// Testing Library does this by itself only where test functions are global.
afterEach(cleanup);
