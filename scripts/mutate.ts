import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { endWithThisProcess } from "@svc/local-servers";
import { SERVER_URL_VARIABLE, startMigratedPostgres } from "../packages/testing/src/shared-postgres.ts";
import { MUTATION_GROUPS, type MutationGroup } from "../tools/mutation/groups.ts";
import {
  addReport,
  digestSource,
  findIssues,
  formatPercent,
  type MutationReport,
  readResults,
  sumResults,
  writeResults,
} from "../tools/mutation/results.ts";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Changes the code in small ways (mutants) and checks that a test fails for each change. Tests the files that changed since their
// results were stored, or all files of the groups that the arguments name. With `--check`, stores nothing.

const TOOLS = "tools/mutation";
const SKIPPED_FOLDERS = new Set(["node_modules", ".git", ".turbo", ".data", "dist"]);
const NODE_FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning"];
const RUNNER_FLAGS = [
  ...NODE_FLAGS,
  "--max-old-space-size=2048",
  "--import",
  "./packages/testing/src/jest-runner/resolve-globals.ts",
];
const MAX_PROCESSES = 4;

const listFiles = ({ mutate }: MutationGroup) => globSync([...mutate], { cwd: ROOT }).sort();

/** Copies the sources. Installed packages become links, except workspaces, which must resolve to the copy. */
function copySources(folder: string): void {
  const filter = (path: string) => !SKIPPED_FOLDERS.has(basename(path));
  cpSync(ROOT, folder, { recursive: true, verbatimSymlinks: true, filter });
  const modules = globSync(["node_modules", "{packages,apps}/*/node_modules", `${TOOLS}/node_modules`], {
    cwd: ROOT,
  });
  for (const path of modules) {
    mkdirSync(join(folder, path));
    for (const name of readdirSync(join(ROOT, path))) {
      const source = join(ROOT, path, name);
      const target = join(folder, path, name);
      if (name === "@svc") cpSync(source, target, { recursive: true, verbatimSymlinks: true });
      else if (name !== ".cache") symlinkSync(source, target);
    }
  }
}

interface MutationRun {
  /** The copy of the sources. */
  folder: string;
  env: NodeJS.ProcessEnv;
  group: MutationGroup;
  files: readonly string[];
}

/** Tests mutants of the files with a group's tests. @throws Error if Stryker fails */
async function testMutants({ folder, env, group, files }: MutationRun): Promise<MutationReport> {
  const reportPath = join(folder, "mutation-report.json");
  const options = {
    inPlace: true,
    mutate: files,
    plugins: [`./${TOOLS}/test-runner.ts`],
    testRunner: "project",
    testRunnerNodeArgs: RUNNER_FLAGS,
    coverageAnalysis: "perTest",
    concurrency: Math.min(availableParallelism(), MAX_PROCESSES),
    maxTestRunnerReuse: 200,
    timeoutMS: 20_000,
    reporters: ["progress-append-only", "json"],
    jsonReporter: { fileName: reportPath },
    warnings: { slow: false },
    allowConsoleColors: false,
  };
  const configPath = join(folder, "stryker.config.json");
  writeFileSync(configPath, JSON.stringify(options));
  const tests = globSync([...group.tests], { cwd: folder }).sort();
  const stryker = join(TOOLS, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const args = [...NODE_FLAGS, stryker, "run", configPath];
  const [code] = await once(
    spawn(process.execPath, args, {
      cwd: folder,
      env: { ...env, SVC_MUTATION_TESTS: tests.join("\n") },
      stdio: "inherit",
    }),
    "close",
  );
  if (code !== 0) throw new Error(`Stryker failed for ${group.name} with exit code ${code}.`);
  return JSON.parse(readFileSync(reportPath, "utf8"));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" } },
});
const names = MUTATION_GROUPS.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown group: ${unknown.join(", ")}. Groups: ${names.join(", ")}.`);
  process.exit(2);
}
const results = readResults();
const jobs = MUTATION_GROUPS.map((group) => ({
  group,
  files: positionals.includes(group.name)
    ? listFiles(group)
    : listFiles(group).filter(
        (path) => positionals.length === 0 && results[path]?.digest !== digestSource(join(ROOT, path)),
      ),
})).filter(({ files }) => files.length > 0);

if (jobs.length > 0) {
  await ensureInstalled(TOOLS);
  await turbo(["generate"]);
  const folder = mkdtempSync(join(tmpdir(), "svc-mutation-"));
  endWithThisProcess({ folder });
  copySources(folder);
  const postgres = await startMigratedPostgres("/dev/shm");
  const env = { ...process.env, [SERVER_URL_VARIABLE]: postgres.url, NODE_ENV: "test" };
  for (const { group, files } of jobs) {
    addReport(results, await testMutants({ folder, env, group, files }));
    if (!values.check) writeResults(results);
  }
  await postgres.stop();
}
for (const group of MUTATION_GROUPS) {
  const { killed, total } = sumResults(results, listFiles(group));
  console.log(
    `${group.name.padEnd(12)} ${killed} of ${total} mutants killed (${formatPercent(killed, total)})`,
  );
}
const issues = findIssues(results, listFiles);
for (const issue of issues) console.error(issue);
process.exit(issues.length === 0 ? 0 : 1);
