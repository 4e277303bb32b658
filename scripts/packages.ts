import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PUBLISHED, packPackage } from "./packages/assemble-package.ts";
import { ROOT } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

// npm run packages -- https://git.example.com/acme/rail: writes tarballs to dist/packages, for `npm publish <file>`. The packages
// link to this repository URL.

const [repository = ""] = process.argv.slice(2);
if (!/^https:\/\/[^/\s]+\/\S+[^/\s]$/.test(repository)) {
  console.error("Usage: npm run packages -- https://git.example.com/acme/rail (the URL of the repository)");
  process.exit(2);
}

const folder = join(ROOT, "dist/packages");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await runTurboTasks(["generate"]);
for (const workspace of PUBLISHED) console.log(await packPackage(workspace, folder, repository));
