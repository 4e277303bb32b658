import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// The operator's command on a checkout. Where the environment names no database, it works on the stack that
// `npm start` runs on the data folder.
const settings = readSettings();
const stackFile = join(settings.dataDir, "stack.env");
if (!process.env.DATABASE_URL && existsSync(stackFile)) process.loadEnvFile(stackFile);
await turbo(["generate"]);
await import("../apps/api/src/cli/svc.ts");
