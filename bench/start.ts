import { runTurboTasks } from "../scripts/turbo.ts";

// main.ts imports built code and starts built programs.
await runTurboTasks(["build"]);
await import("./main.ts");
