// Installs the packages of `npm start` and `npm test` in the root. Other folders' packages are installed on first use. Needs only
// Node 20.19 or later.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PROGRESS_MS = 10_000;

const digestFile = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
const getStampPath = (folder) => join(folder, "node_modules/.svc-installed");

/** True if this module installed this lockfile, or if npm ran after the last change of the lockfile. */
function isInstalled(folder) {
  const lockFile = join(folder, "package-lock.json");
  const stamp = getStampPath(folder);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digestFile(lockFile)) return true;
  const npmStamp = join(folder, "node_modules/.package-lock.json");
  return existsSync(npmStamp) && statSync(npmStamp).mtimeMs >= statSync(lockFile).mtimeMs;
}

/**
 * Installs a folder's packages, unless they are current.
 *
 * @param name path in the repository; "" for the root
 * @throws Error if npm fails
 */
export async function ensureInstalled(name) {
  const folder = join(root, name);
  if (isInstalled(folder)) return;
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  process.stderr.write(`Installing ${name === "" ? "packages" : `packages for ${name}`} (first run only).\n`);
  const timer = setInterval(() => process.stderr.write(`  still installing, ${seconds()} s\n`), PROGRESS_MS);
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
  // Install scripts run only in the root, for the packages that its package.json lists.
  const flags = name === "" ? [] : ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await run(command, [...args, "ci", ...flags], { cwd: folder });
  clearInterval(timer);
  if (code !== 0) throw new Error("Failed to install the packages. See the npm output above.");
  writeFileSync(getStampPath(folder), digestFile(join(folder, "package-lock.json")));
  process.stderr.write(`Installed in ${seconds()} s.\n`);
}
