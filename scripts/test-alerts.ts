import { runInOwnNamespace } from "./own-namespace.ts";
import { turbo } from "./turbo.ts";

// Triggers every alert with real processes.

await turbo(["build"]);
process.exit(await runInOwnNamespace("bench/alerts/main.ts", process.argv.slice(2)));
