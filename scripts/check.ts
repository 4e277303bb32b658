import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { findIssues, readResults } from "../tools/mutation/results.ts";
import { findStaleOutputs } from "./committed-outputs.ts";
import { checkContract, NOTES_FILE } from "./contract/contract.ts";
import { checkDescriptions } from "./descriptions/check-descriptions.ts";
import { findStaleDocuments } from "./documents.ts";
import { readImportFindings } from "./import-findings.ts";
import { ensureInstalled } from "./install.mjs";
import { findLicenseIssues } from "./licenses.ts";
import { checkMigrations } from "./migrations/check-migrations.ts";
import { checkPatterns } from "./patterns/check-patterns.ts";
import { checkProse } from "./prose/check-prose.ts";
import {
  MIGRATIONS_FOLDER,
  readLastRelease,
  readMigrationFiles,
  SCHEMA_FILE,
} from "./releases/last-release.ts";
import { findMigrationDrift } from "./schema/schema-drift.ts";
import { withScratchPostgres } from "./stack/scratch-postgres.ts";
import { ROOT } from "./stack/settings.ts";
import { toFindings } from "./terminal/findings.ts";
import { readSquawkFindings } from "./terminal/squawk-findings.ts";
import { dim, StepPrinter } from "./terminal/step-printer.ts";

// npm run check: runs all static checks, and prints the findings last.
// npm run check -- lint phrases …: runs the checks whose names contain one of the words.

const steps = new StepPrinter();
const words = process.argv.slice(2);
const start = performance.now();
let runCount = 0;
const failed: string[] = [];
const findings: string[] = [];

/** @param run returns the findings */
async function check(name: string, run: () => Promise<readonly string[]>): Promise<void> {
  if (words.length > 0 && !words.some((word) => name.includes(word))) return;
  runCount += 1;
  const collect = () => run().catch((error: Error) => toFindings(error.message));
  const checkFindings = await steps.run(name, collect, (result) => (result.length > 0 ? "" : null));
  if (checkFindings.length === 0) return;
  failed.push(name);
  findings.push(...checkFindings.map((finding) => `${finding} ${dim(`[${name}]`)}`));
}

interface CommandOptions {
  cwd?: string;
  readFindings?: (output: string) => string[];
}

function checkWithCommand(
  name: string,
  program: string,
  { args, options = {} }: { args: string[]; options?: CommandOptions | undefined },
): Promise<void> {
  return check(name, () => runCaptured(program, args, options));
}

/** @returns the findings; none after success */
function runCaptured(
  program: string,
  args: string[],
  { cwd = ROOT, readFindings = toFindings }: CommandOptions,
): Promise<string[]> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: "1" };
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", (error) => resolve([error.message]));
    child.once("close", (code, signal) => {
      const commandFindings = code === 0 ? [] : readFindings(output.replaceAll(ROOT, ""));
      const isSilent = code !== 0 && commandFindings.length === 0;
      resolve(
        isSilent
          ? [`${program} exited with ${signal ?? code}. Run ${[program, ...args].join(" ")}.`]
          : commandFindings,
      );
    });
  });
}

function listBuiltFiles(): string[] {
  const sources = globSync(["packages/*/src/**/*.ts", "apps/*/src/**/*.ts"], { cwd: ROOT });
  const built = sources.map((path) => path.replace("/src/", "/dist/").replace(/\.ts$/, ".js"));
  return built.filter((path) => existsSync(join(ROOT, path)));
}

async function findDrift(): Promise<string[]> {
  const drift = await withScratchPostgres(findMigrationDrift);
  if (drift === null) return [];
  const [first = ""] = drift.split("\n").filter((line) => line !== "" && !line.startsWith("--"));
  return [
    `${SCHEMA_FILE}: changes have no migration (${first.trim()} …). Run npm run migration -- <what it does>.`,
  ];
}

const describeStale = (find: () => Promise<string[]>) => async () =>
  (await find()).map((path) => `${path}: outdated. Run npm run generate, and commit the file.`);

const buildTypeCheckArgs = (project: string) => [
  "--noEmit",
  "-p",
  `${project}/tsconfig.tests.json`,
  "--pretty",
  "false",
];
const TOOL_FOLDERS = [
  ...["tools/check", "tools/nightly", "tools/release", "tools/mutation"],
  ...["packages/database/prisma", "packages/graphiql/build"],
];
for (const folder of TOOL_FOLDERS) await ensureInstalled(folder);
const getToolPath = (folder: string, name: string) => join(ROOT, folder, "node_modules/.bin", name);
await checkWithCommand("lint and format", getToolPath("tools/check", "biome"), {
  args: ["ci", "--reporter=github", "--max-diagnostics=none", "."],
});
await check("Prisma Client and GraphiQL are up to date", describeStale(findStaleOutputs));
await checkWithCommand("generate", "turbo", { args: ["run", "generate", "--output-logs=errors-only"] });
await checkWithCommand("types of sources, tests and scripts", "tsc", { args: ["-b", "--pretty", "false"] });
const buildImportRuleArgs = (config: string, files: readonly string[]) => [
  ...["--config", config, "--output-type", "json"],
  ...files,
];
const importOptions = { readFindings: readImportFindings };
await checkWithCommand("import rules", "depcruise", {
  args: buildImportRuleArgs(".dependency-cruiser.mjs", listBuiltFiles()),
  options: importOptions,
});
await checkWithCommand("import rules of the portal", "depcruise", {
  args: buildImportRuleArgs("apps/portal/.dependency-cruiser.mjs", ["apps/portal/src"]),
  options: importOptions,
});
await checkWithCommand("types of the widget tests and example", "tsc", {
  args: buildTypeCheckArgs("packages/widget"),
});
await checkWithCommand("types of page scripts", "tsc", {
  args: ["-p", "packages/service-kit/browser/tsconfig.json", "--pretty", "false"],
});
await checkWithCommand("types of reference scripts", "tsc", {
  args: ["-p", "packages/openapi/browser/tsconfig.json", "--pretty", "false"],
});
await checkWithCommand("types of the GraphiQL page", "tsc", {
  args: ["-p", "packages/graphiql/build", "--pretty", "false"],
});
await checkWithCommand("types of the portal tests", "tsc", { args: buildTypeCheckArgs("apps/portal") });
await checkWithCommand("types of the Python client", getToolPath("tools/check", "pyright"), {
  args: ["--project", "sdks/python"],
});
const prisma = "packages/database/prisma";
await checkWithCommand("format of schema.prisma", getToolPath(prisma, "prisma"), {
  args: ["format", "--check"],
  options: {
    cwd: join(ROOT, prisma),
  },
});
await check("migrations match schema.prisma", findDrift);
let exempted: readonly string[] = [];
await check("migrations are compatible with the last release", async () => {
  // The last release keeps running while a deployment migrates the database.
  const result = await checkMigrations(ROOT);
  exempted = result.exempted;
  return result.issues.map((issue) => `${MIGRATIONS_FOLDER}/${issue}`);
});
for (const statement of exempted) console.log(dim(`  exempted: ${statement}`));
const { migrations: released } = readLastRelease(ROOT);
const unreleased = readMigrationFiles(ROOT).filter(({ name }) => !(name in released));
const migrations = unreleased.map(({ name }) => join(MIGRATIONS_FOLDER, name, "migration.sql"));
await checkWithCommand("squawk lint of migrations", getToolPath("tools/check", "squawk"), {
  args: ["--reporter=json", ...migrations],
  options: { readFindings: readSquawkFindings },
});
await check("released contract", async () =>
  checkContract(ROOT).map((issue) => `${issue} (revert the change, or correct ${NOTES_FILE})`),
);
await check("descriptions in OpenAPI documents", async () => checkDescriptions(ROOT));
await check("OpenAPI documents and schema.graphql match the code", describeStale(findStaleDocuments));
await check("regular expressions run in linear time", async () => (await checkPatterns(ROOT)).issues);
await check("licenses of packages", async () => findLicenseIssues(ROOT));
await check("stored mutation scores", async () => findIssues(readResults()));
await check("words and phrases", () => checkProse(ROOT));

if (runCount === 0) findings.push(`No check is named ${words.join(" or ")}.`);
if (findings.length > 0) console.log(`\n${findings.join("\n")}\n`);
const time = `${((performance.now() - start) / 1000).toFixed(0)} s`;
console.log(
  failed.length === 0
    ? styleText("green", `All ${runCount} checks passed in ${time}.`)
    : styleText("red", `${failed.length} of ${runCount} checks failed in ${time}: ${failed.join("; ")}.`),
);
process.exit(findings.length === 0 ? 0 : 1);
