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
import { exposeFilters } from "../tools/mutation/expose-filters.ts";
import { MUTATION_GROUPS, type MutationGroup } from "../tools/mutation/groups.ts";
import {
  addReport,
  digestSource,
  findIssues,
  formatPercent,
  listFiles,
  listUnexplained,
  type MutationReport,
  readResults,
  removeKilled,
  sumResults,
  writeResults,
} from "../tools/mutation/results.ts";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

// Checks that a test fails for each small change of the code (mutant). tools/mutation/README.md explains the arguments.

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

/** Installed packages become links, except workspaces, which must resolve to the copy. */
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

/** A cached SQL statement would hide changes of the code that builds it. */
function disableStatementCache(folder: string): void {
  const path = join(folder, "packages/database/src/statements/statement.ts");
  const source = readFileSync(path, "utf8");
  const changed = source.replace("compiled ??= ", "compiled = ");
  if (changed === source) throw new Error(`${path} has no "compiled ??= ". Update disableStatementCache.`);
  writeFileSync(path, changed);
}

/** All of Stryker's mutations except `BooleanLiteral`, which removes the filters that `exposeFilters` has marked. */
const OTHER_MUTATIONS = [
  "ArithmeticOperator",
  "ArrayDeclaration",
  "ArrowFunction",
  "AssignmentOperator",
  "BlockStatement",
  "CallExpression",
  "ConditionalExpression",
  "EqualityOperator",
  "LogicalOperator",
  "MethodExpression",
  "ObjectLiteral",
  "OptionalChaining",
  "Regex",
  "StringLiteral",
  "UnaryOperator",
  "UpdateOperator",
];

/** Adds to each organization filter a switch with which a mutant can turn it off. */
function rewriteFilters(folder: string, group: MutationGroup): void {
  for (const path of listFiles(group).map((path) => join(folder, path)))
    writeFileSync(path, exposeFilters(readFileSync(path, "utf8")));
}

interface MutationRun {
  /** Copy of the sources. */
  folder: string;
  env: NodeJS.ProcessEnv;
  group: MutationGroup;
  /** Paths, optionally with ranges. */
  mutate: readonly string[];
}

/** @throws Error if Stryker fails */
async function testMutants({ folder, env, group, mutate }: MutationRun): Promise<MutationReport> {
  const reportPath = join(folder, "mutation-report.json");
  const options = {
    inPlace: true,
    mutate,
    plugins: ["test-runner", "ignore-texts", "ignore-other-code"].map((name) => `./${TOOLS}/${name}.ts`),
    ignorers: [group.removesFilters ? "other code" : "texts"],
    mutator: { excludedMutations: group.removesFilters ? OTHER_MUTATIONS : [] },
    testRunner: "project",
    testRunnerNodeArgs: RUNNER_FLAGS,
    coverageAnalysis: "perTest",
    concurrency: Number(values.processes ?? Math.min(availableParallelism(), MAX_PROCESSES)),
    maxTestRunnerReuse: 100,
    timeoutMS: 30_000,
    reporters: ["progress-append-only", "json"],
    jsonReporter: { fileName: reportPath },
    warnings: { slow: false },
    allowConsoleColors: false,
  };
  const configPath = join(folder, "stryker.config.json");
  writeFileSync(configPath, JSON.stringify(options));
  // Keeps the order of the globs, which list fast tests that detect many changes first.
  const tests = new Set(group.tests.flatMap((glob) => globSync(glob, { cwd: folder }).sort()));
  const stryker = join(TOOLS, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const args = [...NODE_FLAGS, stryker, "run", configPath];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // A worker ID makes tests reuse Redis servers.
    env: { ...env, JEST_WORKER_ID: "1", SVC_MUTATION_TESTS: [...tests].join("\n") },
    stdio: "inherit",
  });
  const cancelCleanup = endWithThisProcess({ pid: child.pid });
  const [code] = await once(child, "close");
  cancelCleanup();
  if (code !== 0) throw new Error(`Stryker failed for ${group.name} with exit code ${code}.`);
  return JSON.parse(readFileSync(reportPath, "utf8"));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" }, processes: { type: "string" }, survivors: { type: "boolean" } },
});
let results = readResults();
const groupNames = MUTATION_GROUPS.map(({ name }) => name);
const knownNames = new Set([...groupNames, ...MUTATION_GROUPS.flatMap(listFiles)]);
const unknownNames = positionals.filter((name) => !knownNames.has(name));
if (unknownNames.length > 0) {
  console.error(`Unknown group or file: ${unknownNames.join(", ")}. Groups: ${groupNames.join(", ")}.`);
  process.exit(2);
}
const isCurrent = (path: string) => results[path]?.digest === digestSource(join(ROOT, path));

function selectFiles(group: MutationGroup): string[] {
  const files = listFiles(group);
  if (positionals.includes(group.name)) return files;
  if (positionals.length > 0) return files.filter((path) => positionals.includes(path));
  return files.filter((path) => !isCurrent(path));
}

/** Selects files to mutate completely, and ranges of other files. */
function selectMutants(group: MutationGroup) {
  if (!values.survivors) return { group, files: selectFiles(group), ranges: [] };
  const selected = positionals.length > 0 ? selectFiles(group) : listFiles(group).filter(isCurrent);
  return {
    group,
    files: selected.filter((path) => !isCurrent(path)),
    ranges: selected.filter(isCurrent).flatMap((path) => listUnexplained(results, path)),
  };
}

const jobs = MUTATION_GROUPS.map(selectMutants).filter(
  ({ files, ranges }) => files.length + ranges.length > 0,
);

const failures: string[] = [];
if (jobs.length > 0) {
  await ensureInstalled(TOOLS);
  await runTurboTasks(["generate"]);
  const folder = mkdtempSync(join(tmpdir(), "svc-mutation-"));
  endWithThisProcess({ folder });
  copySources(folder);
  disableStatementCache(folder);
  const postgres = await startMigratedPostgres("/dev/shm");
  const env = { ...process.env, [SERVER_URL_VARIABLE]: postgres.url, NODE_ENV: "test" };
  for (const { group, files, ranges } of jobs) {
    const digests = new Map(listFiles(group).map((path) => [path, digestSource(join(folder, path))]));
    if (group.removesFilters) rewriteFilters(folder, group);
    const report = await testMutants({ folder, env, group, mutate: [...files, ...ranges] }).catch(
      (error: Error) => {
        failures.push(error.message);
        return null;
      },
    );
    if (!report) continue;
    // Read again, because a developer may have added reasons for survivors during the run.
    if (!values.check) results = readResults();
    removeKilled(results, report, files);
    addReport(results, report, { files, digests });
    if (!values.check) writeResults(results);
  }
  await postgres.stop();
}
for (const group of MUTATION_GROUPS) {
  const files = listFiles(group);
  const { killed, total } = sumResults(results, files);
  const measured = files.filter((path) => path in results).length;
  const extent = measured === files.length ? "" : `, ${measured} of ${files.length} files`;
  const score = `${killed} of ${total} mutants killed (${formatPercent(killed, total)}${extent})`;
  console.log(`${group.name.padEnd(12)} ${measured === 0 ? "no result" : score}`);
}
const issues = [...failures, ...findIssues(results)];
for (const issue of issues) console.error(issue);
process.exit(issues.length === 0 ? 0 : 1);
