import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { checkContract } from "./contract/contract.ts";
import { findStaleDocuments } from "./documents.ts";
import { checkMigrations } from "./migrations/check-migrations.ts";
import { checkPatterns } from "./patterns/check-patterns.ts";
import { findSchemaDrift } from "./schema/schema-drift.ts";
import { withScratchPostgres } from "./stack/scratch-postgres.ts";
import { ROOT } from "./stack/settings.ts";

// npm run check: everything that can be said of the code without running it. All of it runs, and all faults are shown.

const faults: string[] = [];

function command(name: string, program: string, args: string[], cwd = ROOT): void {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  finish(name, start, status === 0 ? null : `${stdout}${stderr}${error?.message ?? ""}`.trim());
}

function finish(name: string, start: number, fault: string | null): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fault === null ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (fault !== null) {
    console.log(fault);
    faults.push(name);
  }
}

/** What `tsc -b` has made of the sources. What is left there of sources that are gone is not looked at. */
function builtFiles(): string[] {
  const sources = globSync(["packages/*/src/**/*.ts", "apps/*/src/**/*.ts"], { cwd: ROOT });
  const built = sources.map((path) => path.replace("/src/", "/dist/").replace(/\.ts$/, ".js"));
  return built.filter((path) => existsSync(join(ROOT, path)));
}

/** The migrations are written from the schema: what the one has and the other lacks is drift. */
async function checkDrift(): Promise<void> {
  const start = performance.now();
  const drift = await withScratchPostgres(findSchemaDrift);
  finish(
    "migrations match schema.prisma",
    start,
    drift && `npm run migration -- <name> would write:\n${drift}`,
  );
}

/** The last release serves while migrations run: what they would take from it is refused. What is excused, is shown. */
async function checkUpgrade(): Promise<void> {
  const start = performance.now();
  const { faults: found, excused } = await checkMigrations(ROOT);
  finish(
    "migrations leave the last release what it uses",
    start,
    found.length === 0 ? null : found.join("\n"),
  );
  for (const one of excused) console.log(`     excused: ${one}`);
}

/** A breaking change needs its note. */
function checkReleasedContract(): void {
  const start = performance.now();
  const contractFaults = checkContract(ROOT);
  finish("released contract", start, contractFaults.length === 0 ? null : contractFaults.join("\n"));
}

/** What is committed of the documents is what clients are made of: it says what the code does. */
async function checkDocuments(): Promise<void> {
  const start = performance.now();
  const stale = await findStaleDocuments();
  const fault = stale.length === 0 ? null : `npm run generate would write ${stale.join(", ")}`;
  finish("OpenAPI documents and schema.graphql are the code's", start, fault);
}

/** What meets input must not be made to take long by it. */
async function checkLinearTime(): Promise<void> {
  const start = performance.now();
  const { faults: patternFaults, count } = await checkPatterns(ROOT);
  const name = `linear time of ${count} regular expressions`;
  finish(name, start, patternFaults.length === 0 ? null : patternFaults.join("\n"));
}

command("generate", "turbo", ["run", "generate", "--output-logs=errors-only"]);
command("types of the sources, tests and scripts", "tsc", ["-b"]);
command("who imports what", "depcruise", ["--config", ".dependency-cruiser.mjs", ...builtFiles()]);
command("who imports what in the portal", "depcruise", [
  "--config",
  "apps/portal/.dependency-cruiser.mjs",
  "apps/portal/src",
]);
command("types of the widget's tests and example", "tsc", [
  "--noEmit",
  "-p",
  "packages/widget/tsconfig.tests.json",
]);
command("types of the portal's tests", "tsc", ["--noEmit", "-p", "apps/portal/tsconfig.tests.json"]);
command("lint and format", "biome", ["ci", "--colors=off", "."]);
command("format of schema.prisma", "prisma", ["format", "--check"], join(ROOT, "packages/database"));
await checkDrift();
await checkUpgrade();
checkReleasedContract();
await checkDocuments();
await checkLinearTime();
console.log(faults.length === 0 ? "All checks passed." : `Failed: ${faults.join(", ")}.`);
process.exit(faults.length === 0 ? 0 : 1);
