import { runAlone } from "./own-namespace.ts";
import { turbo } from "./turbo.ts";

// Causes faults under load: packets that are lost, disks that are full.

await turbo(["build"]);
process.exit(await runAlone("bench/faults/main.ts", process.argv.slice(2)));
