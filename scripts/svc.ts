import { loadStackEnv } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

loadStackEnv();
await runTurboTasks(["generate"]);
await import("../apps/api/src/cli/svc.ts");
