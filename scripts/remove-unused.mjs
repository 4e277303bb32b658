// Runs after `npm ci` and `npm install`: removes 134 MB of unused package files. Runs on any Node without dependencies.
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

// C++ headers of Node.
const nodes = readdirSync(modules).filter((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name));
for (const node of nodes) removeFrom(node, /^include$/);
// Prisma's query compilers for other databases, and the large build.
removeFrom(
  "@prisma/client/runtime",
  /^query_compiler_(?:fast|small_bg\.(?:cockroachdb|mysql|sqlite|sqlserver))/,
);
