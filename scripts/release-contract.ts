import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { recordContract } from "@svc/openapi";
import {
  CONTRACT_FILES,
  checkContract,
  HISTORY_FILE,
  NOTES_FILE,
  releaseNotes,
  VERSION_FILE,
} from "./contract/contract.ts";
import { LAST_RELEASE_FILE } from "./releases/last-release.ts";
import { recordRelease } from "./releases/record-release.ts";
import { ROOT } from "./stack/settings.ts";

// npm run release-contract -- <version>: records the current contract, schema and commit as those of the release.

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) fail("Pass the version: npm run release-contract -- 1.1.0");
const toPath = (path: string) => join(ROOT, path);
for (const { current } of CONTRACT_FILES.filter((file) => file.current.endsWith(".json"))) {
  const currentVersion = JSON.parse(readFileSync(toPath(current), "utf8")).info.version;
  if (currentVersion !== version)
    fail(`${current} has version ${currentVersion}. Set the version in the code and run npm run generate.`);
}
const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const changed = git("status", "--porcelain", "--", "apps", "packages");
if (changed !== "") fail(`Commit these changes first:\n${changed}`);
const issues = checkContract(ROOT);
if (issues.length > 0) fail(issues.join("\n"));
for (const { current, released } of CONTRACT_FILES) {
  if (!existsSync(toPath(current))) continue;
  mkdirSync(dirname(toPath(released)), { recursive: true });
  copyFileSync(toPath(current), toPath(released));
}
writeFileSync(toPath(NOTES_FILE), releaseNotes(readFileSync(toPath(NOTES_FILE), "utf8"), version));
writeFileSync(toPath(VERSION_FILE), `${JSON.stringify({ version })}\n`);
const historyFile = toPath(HISTORY_FILE);
const document = JSON.parse(readFileSync(toPath("apps/api/openapi.json"), "utf8"));
const date = git("log", "-1", "--format=%cs");
const history = recordContract(JSON.parse(readFileSync(historyFile, "utf8")), document, { version, date });
writeFileSync(historyFile, `${JSON.stringify(history, null, 1)}\n`);
await recordRelease(ROOT, ROOT, { version, commit: git("rev-parse", "HEAD") });
console.log(
  `Recorded the contract of ${version} in ${dirname(NOTES_FILE)}, and its schema and commit in ${dirname(LAST_RELEASE_FILE)}.`,
);
