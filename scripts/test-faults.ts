import { runInOwnNamespace } from "./own-namespace.ts";
import { runTurboTasks } from "./turbo.ts";

// Injects faults under load: packet loss, full disks.

await runTurboTasks(["build"]);
process.exit(await runInOwnNamespace("bench/faults/main.ts", process.argv.slice(2)));
