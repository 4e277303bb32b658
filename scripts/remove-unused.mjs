// Removes 134 MB of unused package files after `npm ci` and `npm install`. Runs on any Node without dependencies.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules");

function removeFrom(folder, pattern) {
  const path = join(modules, folder);
  for (const name of existsSync(path) ? readdirSync(path) : []) {
    if (pattern.test(name)) rmSync(join(path, name), { recursive: true });
  }
}

// C++ headers in the packages that contain Node.
const nodePackages = readdirSync(modules).filter((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name));
for (const name of nodePackages) removeFrom(name, /^include$/);
// Query compilers for other databases, and the large `fast` builds. Prisma's client loads the small build.
removeFrom(
  "@prisma/client/runtime",
  /^query_compiler_(?:fast|small_bg\.(?:cockroachdb|mysql|sqlite|sqlserver))/,
);
