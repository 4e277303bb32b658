import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type LastRelease, readLastRelease } from "../../scripts/releases/last-release.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const RELEASES = join(ROOT, ".data/releases");
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

export interface CheckedOutRelease extends LastRelease {
  root: string;
}

/**
 * Checks out and builds the last release, unless an earlier run did.
 * @returns null if the commit is not available, such as in a shallow clone
 */
export function checkOutLastRelease(): CheckedOutRelease | null {
  const release = readLastRelease(ROOT);
  const { commit } = release;
  const lookup = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: ROOT, stdio: "ignore" });
  if (lookup.status !== 0) return null;
  const root = join(RELEASES, commit);
  const stamp = join(root, ".built");
  if (!existsSync(stamp)) {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const sources = execFileSync("git", ["archive", commit], { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES });
    execFileSync("tar", ["-x", "-C", root], { input: sources });
    execFileSync(process.execPath, ["scripts/launch.mjs", "build"], {
      cwd: root,
      env: buildEnvWithoutNpmVariables(),
      stdio: "inherit",
    });
    writeFileSync(stamp, "");
  }
  return { ...release, root };
}

/** Without npm's variables and NODE_ENV, the release's npm uses its own folder and installs build tools. */
function buildEnvWithoutNpmVariables(): NodeJS.ProcessEnv {
  const isExcluded = (name: string) => name.startsWith("npm_") || name === "NODE_ENV" || name === "INIT_CWD";
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isExcluded(name)));
}
