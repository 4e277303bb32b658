import { loadStackEnv } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// The operator's command on a checkout.
loadStackEnv();
await turbo(["generate"]);
await import("../apps/api/src/cli/svc.ts");
