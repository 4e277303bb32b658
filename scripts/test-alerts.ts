import { runInOwnNamespace } from "./own-namespace.ts";
import { runTurboTasks } from "./turbo.ts";

// Triggers every alert with real processes.

await runTurboTasks(["build"]);
process.exit(await runInOwnNamespace("bench/alerts/main.ts", process.argv.slice(2)));
