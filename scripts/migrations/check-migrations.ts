import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_TRANSACTION } from "@svc/database/migrations";
import { loadModule } from "libpg-query";
import {
  type LastRelease,
  type MigrationFile,
  RELEASED_SCHEMA_FILE,
  readLastRelease,
  readMigrationFiles,
} from "../releases/last-release.ts";
import { readGrants } from "../releases/record-release.ts";
import { findMissingGrants } from "./grants.ts";
import { KnownSchema } from "./known-schema.ts";
import { type ReleasedSchema, readReleasedSchema } from "./released-schema.ts";
import { RULES } from "./rules.ts";
import { checkStatement } from "./statement-rules.ts";
import { readStatements, type Statement } from "./statements.ts";

/** Migrations written after the last release but before these rules existed. */
const UNCHECKED_MIGRATIONS = new Set([
  "20261123070447_traces_of_events",
  "20261123071000_secret_fingerprints",
  "20261123074500_keys_of_timeline_entries",
  "20261123080000_bounds_of_partitions",
  "20261123080100_bounds_that_hold",
  "20261123080200_partitions_by_time",
  "20261123080300_partitions_of_the_api",
]);
const MIN_REASON_WORDS = 4;

interface MigrationIssues {
  issues: string[];
  exempted: string[];
}

/** @param root project folder */
export async function checkMigrations(root: string): Promise<MigrationIssues> {
  const release = readLastRelease(root);
  const released = readReleasedSchema(readFileSync(join(root, RELEASED_SCHEMA_FILE), "utf8"));
  const { issues, exempted } = await checkMigrationFiles(readMigrationFiles(root), release, released);
  return {
    issues: [...issues, ...findMissingGrants(release.grants, await readGrants(root), released)],
    exempted,
  };
}

/** Checks that released migrations are unchanged, and that later ones do not break the release. */
export async function checkMigrationFiles(
  files: readonly MigrationFile[],
  release: Pick<LastRelease, "version" | "migrations">,
  released: ReleasedSchema,
): Promise<MigrationIssues> {
  await loadModule();
  const issues = findReleasedIssues(files, release);
  const exempted: string[] = [];
  const schema = new KnownSchema();
  for (const { name, sql } of files) {
    const isReleased = name in release.migrations;
    schema.beginMigration(isReleased);
    const isChecked = !isReleased && !UNCHECKED_MIGRATIONS.has(name);
    const statements = readStatements(sql);
    const context = {
      schema,
      released,
      statementCount: statements.length,
      hasTransaction: !sql.startsWith(NO_TRANSACTION),
    };
    if (isChecked && !context.hasTransaction && !statements.every(isConcurrentOrCall)) {
      issues.push(
        `${name}:1: only CREATE or DROP INDEX CONCURRENTLY, or a procedure call, can run outside a transaction`,
      );
    }
    for (const statement of statements) {
      const findings = isChecked ? checkStatement(statement, context) : [];
      for (const { rule, subject } of findings) {
        const location = `${name}:${statement.line}`;
        const exemption = statement.exemptions.find((allowed) => allowed.rule === rule);
        if (exemption) exempted.push(`${location}: ${rule}: ${subject}: ${exemption.reason}`);
        else issues.push(`${location}: ${rule}: ${subject}: ${RULES[rule]}`);
      }
      if (isChecked)
        issues.push(
          ...findExemptionIssues(
            name,
            statement,
            findings.map(({ rule }) => rule),
          ),
        );
      schema.record(statement);
    }
  }
  return { issues, exempted };
}

function isConcurrentOrCall({ node }: Statement): boolean {
  if ("CallStmt" in node) return true;
  if ("IndexStmt" in node) return node.IndexStmt.concurrent === true;
  return "DropStmt" in node && node.DropStmt.concurrent === true;
}

function findExemptionIssues(name: string, { exemptions }: Statement, rules: readonly string[]): string[] {
  return exemptions.flatMap(({ rule, reason, line }) => {
    if (!rules.includes(rule))
      return [`${name}:${line}: exempts ${rule}, but the statement does not violate it: remove the comment`];
    return reason.split(/\s/).filter(Boolean).length < MIN_REASON_WORDS
      ? [`${name}:${line}: needs a longer reason for exempting ${rule}`]
      : [];
  });
}

/** Finds released migrations that were edited or removed, and new migrations that precede a released one. */
function findReleasedIssues(
  files: readonly MigrationFile[],
  { version, migrations }: Pick<LastRelease, "version" | "migrations">,
): string[] {
  const last = Object.keys(migrations).sort().at(-1) ?? "";
  const present = new Set(files.map(({ name }) => name));
  return [
    ...Object.keys(migrations)
      .filter((name) => !present.has(name))
      .map((name) => `${name}: was released with ${version} and is missing: restore it`),
    ...files
      .filter(({ name, sha256 }) => name in migrations && migrations[name] !== sha256)
      .map(
        ({ name }) =>
          `${name}: was edited after its release in ${version}: restore it, and write another migration`,
      ),
    ...files
      .filter(({ name }) => !(name in migrations) && name < last)
      .map(
        ({ name }) =>
          `${name}: sorts before migrations released in ${version}: rename it with a later timestamp`,
      ),
  ];
}
