import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { NIGHTLY_TESTS, TOOL_FOLDERS, TOOL_TESTS } from "./nightly-tests.ts";
import { ROOT } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

// Runs the named tests, the nightly tests with `--nightly`, or all other tests.

const ORPHAN_CHECK_MS = 500;

// Exits after its parent, which can no longer send signals. Child processes end with this process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, ORPHAN_CHECK_MS).unref();

process.chdir(ROOT);
process.env.NODE_ENV ??= "test";
const args = process.argv.slice(2);
const isNightly = args[0] === "--nightly";
const isPattern = (arg: string, index: number) =>
  !arg.startsWith("-") && !["-t", "--testNamePattern"].includes(args[index - 1] ?? "");
const patterns = args.filter(isPattern);
const namesToolTest = patterns.some((pattern) =>
  TOOL_TESTS.some((path) => new RegExp(pattern).test(join(ROOT, path))),
);
if (isNightly || namesToolTest) {
  for (const folder of TOOL_FOLDERS) await ensureInstalled(folder);
}
const [{ run }] = await Promise.all([import("jest"), runTurboTasks(["generate"])]);
if (isNightly) await run(["--runTestsByPath", ...NIGHTLY_TESTS, ...args.slice(1)]);
else if (patterns.length > 0) await run(args);
else await run([...args, "--testPathIgnorePatterns", "/node_modules/", ...NIGHTLY_TESTS]);
