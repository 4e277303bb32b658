import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PUBLISHED, packPackage } from "./packages/assemble-package.ts";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// npm run packages: the tarballs of what others install, into dist/packages; `npm publish <file>` publishes one.

const folder = join(ROOT, "dist/packages");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await turbo(["generate"]);
for (const workspace of PUBLISHED) console.log(await packPackage(workspace, folder));
