import { loadStackEnv } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

// npm run svc -- <command>: runs the operator command from source, with the running stack's variables.

loadStackEnv();
await runTurboTasks(["generate"]);
await import("../apps/api/src/cli/svc.ts");
