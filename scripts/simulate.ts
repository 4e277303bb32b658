import { runTurboTasks } from "./turbo.ts";

// Runs the deterministic simulation: see simulation/README.md.

await runTurboTasks(["generate"]);
await import("../simulation/src/main.ts");
