import { loadStackEnv } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

loadStackEnv();
await turbo(["generate"]);
await import("../apps/api/src/cli/svc.ts");
