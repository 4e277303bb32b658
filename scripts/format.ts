import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./stack/settings.ts";

await ensureInstalled("tools/check");
await ensureInstalled("packages/database/prisma");
const biome = join(ROOT, "tools/check/node_modules/.bin/biome");
// Arguments limit the files.
const files = process.argv.length > 2 ? process.argv.slice(2) : ["."];
// Ignores warnings, as `npm run check` does.
execFileSync(biome, ["check", "--write", "--diagnostic-level=error", ...files], {
  cwd: ROOT,
  stdio: "inherit",
});
const prisma = join(ROOT, "packages/database/prisma");
execFileSync(join(prisma, "node_modules/.bin/prisma"), ["format"], { cwd: prisma, stdio: "inherit" });
