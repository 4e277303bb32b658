import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CONTRACT_FILES, checkContract, NOTES_FILE } from "./contract/contract.ts";
import { freezeContract, isRecorded, recordHistory } from "./contract/release-files.ts";
import { LAST_RELEASE_FILE } from "./releases/last-release.ts";
import { recordRelease } from "./releases/record-release.ts";
import { ROOT } from "./stack/settings.ts";

// npm run release-contract -- <version>: records the contract, schema and commit of the release.

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) fail("Pass the version: npm run release-contract -- 1.1.0");
if (isRecorded(ROOT, version)) fail(`Version ${version} is already recorded.`);
for (const { current } of CONTRACT_FILES.filter((file) => file.current.endsWith(".json"))) {
  const currentVersion = JSON.parse(readFileSync(join(ROOT, current), "utf8")).info.version;
  if (currentVersion !== version)
    fail(`${current} has version ${currentVersion}. Set the version in the code and run npm run generate.`);
}
const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const changed = git("status", "--porcelain", "--", "apps", "packages", "sdks");
if (changed !== "") fail(`Commit these changes first:\n${changed}`);
const issues = checkContract(ROOT);
if (issues.length > 0) fail(issues.join("\n"));
const release = { version, commit: git("rev-parse", "HEAD"), date: git("log", "-1", "--format=%cs") };
recordHistory(ROOT, release);
// Generates again, because the documents show the release that added each part.
execFileSync(process.execPath, [...process.execArgv, join(ROOT, "scripts/generate.ts")], {
  cwd: ROOT,
  stdio: "inherit",
});
freezeContract(ROOT, version);
await recordRelease(ROOT, ROOT, { version, commit: release.commit });
console.log(
  `Recorded the contract of ${version} in ${dirname(NOTES_FILE)}, and its schema and commit in ${dirname(LAST_RELEASE_FILE)}.`,
);
