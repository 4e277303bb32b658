import { runTurboTasks } from "./turbo.ts";

// Explained in simulation/README.md.

await runTurboTasks(["generate"]);
await import("../simulation/src/main.ts");
