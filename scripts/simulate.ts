import { runTurboTasks } from "./turbo.ts";

// npm run simulate: simulation/README.md explains it.

await runTurboTasks(["generate"]);
await import("../simulation/src/main.ts");
