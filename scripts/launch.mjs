// What every npm script starts with. It runs on whatever Node is installed (20.19 and later) and has no dependencies:
// it installs what is missing, then hands over to the Node that the project pins.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [verb = "start", ...args] = process.argv.slice(2);
const lockFile = join(root, "package-lock.json");
const modules = join(root, "node_modules");
const stampFile = join(modules, ".svc-installed");
const TICK_MS = 10_000;
const ORPHAN_CHECK_MS = 500;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function lockDigest() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

/** Installed by this script from this lockfile, or by npm after the lockfile was last written. */
function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockDigest()) return true;
  const byNpm = join(modules, ".package-lock.json");
  return existsSync(byNpm) && statSync(byNpm).mtimeMs >= statSync(lockFile).mtimeMs;
}

async function install() {
  const start = Date.now();
  process.stderr.write("Installing packages; the first time this takes a minute or two.\n");
  const timer = setInterval(() => {
    process.stderr.write(`  still installing, ${Math.round((Date.now() - start) / 1000)} s\n`);
  }, TICK_MS);
  const npm = process.env.npm_execpath;
  const [command, ...words] = npm ? [process.execPath, npm, "ci"] : ["npm", "ci"];
  const code = await run(command, words);
  clearInterval(timer);
  if (code !== 0) fail("The packages could not be installed; npm says why above.");
  writeFileSync(stampFile, lockDigest());
  process.stderr.write(`Installed in ${Math.round((Date.now() - start) / 1000)} s.\n`);
}

/** Calls back when the process that started this one is gone: nobody is left who could say stop. */
function onOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, ORPHAN_CHECK_MS);
  timer.unref();
}

/** Runs a command on the terminal, passes signals on, and gives its exit code. */
function run(command, words, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, words, { cwd: root, stdio: "inherit", env });
    const pass = (signal) => child.kill(signal);
    process.on("SIGTERM", pass);
    // Ctrl-C reaches the child by itself, from the terminal; here it only must not end us first.
    process.on("SIGINT", pass);
    if (process.env.npm_lifecycle_event) onOrphaned(() => child.kill("SIGTERM"));
    child.once("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.once("close", (code, signal) => {
      process.off("SIGTERM", pass);
      process.off("SIGINT", pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

function findNode() {
  const pinned = join(modules, ".bin", "node");
  if (spawnSync(pinned, ["--version"], { stdio: "ignore" }).status === 0) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  return fail(
    `Node ${process.versions.node} is too old, and there is no Node 26 package for this system: install Node 26 or later.`,
  );
}

if (!isInstalled()) await install();
const node = findNode();
const path = [join(modules, ".bin"), dirname(node), process.env.PATH ?? ""].join(
  process.platform === "win32" ? ";" : ":",
);
const env = {
  ...process.env,
  PATH: path,
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  DO_NOT_TRACK: "1",
};
process.exit(
  await run(
    node,
    ["-C", "source", "--disable-warning=ExperimentalWarning", join(root, "scripts", `${verb}.ts`), ...args],
    env,
  ),
);
