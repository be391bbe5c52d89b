/**
 * Serves the built site to the tests as `vite preview` does, but lets browsers keep what they have: each page of a test would
 * ask again for every file, and a file that was asked for again is compiled again.
 */
import { preview } from "vite";

const [base = "/"] = process.argv.slice(2);
const headers = { "Cache-Control": "max-age=3600" };
const server = await preview({ configFile: false, base, preview: { port: 0, headers } });
server.printUrls();
