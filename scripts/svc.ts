import { loadStackEnv } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

// npm run svc -- <command>: runs the operator command from its sources, with the variables of the running stack.

loadStackEnv();
await runTurboTasks(["generate"]);
await import("../apps/api/src/cli/svc.ts");
