import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import init from "./engine/pkg/engine.js";
import "./styles/main.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
await init();
createRoot(root).render(
  <StrictMode>
    <h1 className="m-4 text-2xl font-semibold">Bufferpool Lab</h1>
  </StrictMode>,
);
