// Entry point of every npm script: installs missing packages and starts the pinned Node. Needs only Node 20.19 or later.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script = "start", ...args] = process.argv.slice(2);
const modules = join(root, "node_modules");

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function findNode() {
  const pinned = join(modules, ".bin", "node");
  if (spawnSync(pinned, ["--version"], { stdio: "ignore" }).status === 0) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  return fail(
    `Node ${process.versions.node} is too old, and no Node 26 package is available for this system. Install Node 26 or later.`,
  );
}

await ensureInstalled("").catch((error) => fail(error.message));
const node = findNode();
const path = [join(modules, ".bin"), dirname(node), process.env.PATH ?? ""].join(
  process.platform === "win32" ? ";" : ":",
);
const env = {
  ...process.env,
  PATH: path,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, ".cache/svc/compiled"),
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  DO_NOT_TRACK: "1",
};
process.exit(
  await run(
    node,
    ["-C", "source", "--disable-warning=ExperimentalWarning", join(root, "scripts", `${script}.ts`), ...args],
    { cwd: root, env },
  ),
);
