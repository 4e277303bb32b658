import { runTurboTasks } from "../scripts/turbo.ts";

// Built before main.ts imports the code.
await runTurboTasks(["build"]);
await import("./main.ts");
