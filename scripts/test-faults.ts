import { runAlone } from "./own-namespace.ts";
import { turbo } from "./turbo.ts";

// Injects faults under load: packet loss, full disks.

await turbo(["build"]);
process.exit(await runAlone("bench/faults/main.ts", process.argv.slice(2)));
