import { runAlone } from "./own-namespace.ts";
import { turbo } from "./turbo.ts";

// Brings about every alert, against processes that run.

await turbo(["build"]);
process.exit(await runAlone("bench/alerts/main.ts", process.argv.slice(2)));
