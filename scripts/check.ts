import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { findStaleOutputs } from "./committed-outputs.ts";
import { checkContract } from "./contract/contract.ts";
import { findStaleDocuments } from "./documents.ts";
import { ensureInstalled } from "./install.mjs";
import { checkMigrations } from "./migrations/check-migrations.ts";
import { checkPatterns } from "./patterns/check-patterns.ts";
import { checkProse } from "./prose/check-prose.ts";
import { MIGRATIONS_FOLDER, readLastRelease, readMigrationFiles } from "./releases/last-release.ts";
import { findSchemaDrift } from "./schema/schema-drift.ts";
import { withScratchPostgres } from "./stack/scratch-postgres.ts";
import { ROOT } from "./stack/settings.ts";
import { dim, StepPrinter } from "./terminal/step-printer.ts";

// npm run check: all static checks.

const steps = new StepPrinter();
const hasColors = process.stdout.hasColors?.() ?? false;
const began = performance.now();
let count = 0;
const failed: string[] = [];

/** @param run returns the problem, or null */
async function check(name: string, run: () => Promise<string | null>): Promise<void> {
  count += 1;
  const fault = await steps.run(name, run, (result) => result);
  if (fault !== null) failed.push(name);
}

function command(name: string, program: string, args: string[], cwd = ROOT): Promise<void> {
  return check(name, () => runCaptured(program, args, cwd));
}

/** @returns null, or the output if the command fails */
function runCaptured(program: string, args: string[], cwd: string): Promise<string | null> {
  return new Promise((resolve) => {
    // The output is piped, so color support of the terminal must be passed on.
    const env = { ...process.env, ...(hasColors ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }) };
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) =>
      resolve(code === 0 ? null : output.trim() || `${program} exited with ${signal ?? code}.`),
    );
  });
}

const joined = (faults: readonly string[]) => (faults.length === 0 ? null : faults.join("\n"));

/** Skips stale output of `tsc -b`, whose sources were deleted. */
function builtFiles(): string[] {
  const sources = globSync(["packages/*/src/**/*.ts", "apps/*/src/**/*.ts"], { cwd: ROOT });
  const built = sources.map((path) => path.replace("/src/", "/dist/").replace(/\.ts$/, ".js"));
  return built.filter((path) => existsSync(join(ROOT, path)));
}

async function findDrift(): Promise<string | null> {
  const drift = await withScratchPostgres(findSchemaDrift);
  return (
    drift &&
    `schema.prisma has changes without a migration. npm run migration -- <name> would write:\n${drift}`
  );
}

const findStale = (find: () => Promise<string[]>) => async () => {
  const stale = await find();
  return stale.length === 0 ? null : `outdated generated files; run npm run generate: ${stale.join(", ")}`;
};

const typeCheckArgs = (project: string) => ["--noEmit", "-p", `${project}/tsconfig.tests.json`];
const colors = hasColors ? "force" : "off";
const TOOLS = ["tools/check", "tools/nightly", "packages/database/prisma", "packages/graphiql/build"];
for (const folder of TOOLS) await ensureInstalled(folder);
const toolPath = (folder: string, name: string) => join(ROOT, folder, "node_modules/.bin", name);
await check("Prisma Client and GraphiQL are up to date", findStale(findStaleOutputs));
await command("generate", "turbo", ["run", "generate", "--output-logs=errors-only"]);
await command("types of sources, tests and scripts", "tsc", ["-b"]);
await command("import rules", "depcruise", ["--config", ".dependency-cruiser.mjs", ...builtFiles()]);
await command("import rules of the portal", "depcruise", [
  "--config",
  "apps/portal/.dependency-cruiser.mjs",
  "apps/portal/src",
]);
await command("types of the widget tests and example", "tsc", typeCheckArgs("packages/widget"));
await command("types of page scripts", "tsc", ["-p", "packages/service-kit/browser/tsconfig.json"]);
await command("types of reference scripts", "tsc", ["-p", "packages/openapi/browser/tsconfig.json"]);
await command("types of the GraphiQL page", "tsc", ["-p", "packages/graphiql/build"]);
await command("types of the portal tests", "tsc", typeCheckArgs("apps/portal"));
await command("lint and format", toolPath("tools/check", "biome"), ["ci", `--colors=${colors}`, "."]);
const prisma = "packages/database/prisma";
await command(
  "format of schema.prisma",
  toolPath(prisma, "prisma"),
  ["format", "--check"],
  join(ROOT, prisma),
);
await check("migrations match schema.prisma", findDrift);
// The last release keeps running during migrations, so they must not break it.
let excused: readonly string[] = [];
await check("migrations are compatible with the last release", async () => {
  const found = await checkMigrations(ROOT);
  excused = found.excused;
  return joined(found.faults);
});
for (const one of excused) console.log(dim(`  exempted: ${one}`));
const { migrations: released } = readLastRelease(ROOT);
const unreleased = readMigrationFiles(ROOT).filter(({ name }) => !(name in released));
await command(
  "squawk lint of migrations",
  toolPath("tools/check", "squawk"),
  unreleased.map(({ name }) => join(MIGRATIONS_FOLDER, name, "migration.sql")),
);
await check("released contract", async () => joined(checkContract(ROOT)));
await check("OpenAPI documents and schema.graphql match the code", findStale(findStaleDocuments));
// Regular expressions on untrusted input must run in linear time.
await check("regular expressions run in linear time", async () => joined((await checkPatterns(ROOT)).faults));
await check("words and phrases", async () => joined(await checkProse(ROOT)));

const time = `${((performance.now() - began) / 1000).toFixed(0)} s`;
console.log(
  failed.length === 0
    ? styleText("green", `All ${count} checks passed in ${time}.`)
    : styleText("red", `${failed.length} of ${count} checks failed in ${time}: ${failed.join("; ")}.`),
);
process.exit(failed.length === 0 ? 0 : 1);
