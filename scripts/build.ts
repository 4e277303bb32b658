import { runTurboTasks } from "./turbo.ts";

await runTurboTasks(["build"]);
