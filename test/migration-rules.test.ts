import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { itWith } from "@svc/testing";
import { checkMigrationFiles, checkMigrations } from "../scripts/migrations/check-migrations.ts";
import { findMissingGrants } from "../scripts/migrations/grants.ts";
import { readReleasedSchema } from "../scripts/migrations/released-schema.ts";
import { RULES } from "../scripts/migrations/rules.ts";
import {
  MIGRATIONS_FOLDER,
  RELEASED_SCHEMA_FILE,
  readLastRelease,
  SCHEMA_FILE,
} from "../scripts/releases/last-release.ts";
import { EXAMPLES } from "./migration-examples/all.ts";
import { RELEASED_SCHEMA, RELEASED_SQL } from "./migration-examples/released.ts";

const ADD_COLUMN = "ALTER TABLE savers ADD COLUMN n";
const ADD_CHECK = "ALTER TABLE savers ADD CONSTRAINT n_check CHECK (n > 0)";
const VALIDATE_CHECK = "ALTER TABLE savers VALIDATE CONSTRAINT n_check";
const ADD_UNIQUE = "ALTER TABLE savers ADD CONSTRAINT nick_key UNIQUE";
const ROOT = fileURLToPath(new URL("../", import.meta.url));

const buildFile = (name: string, sql: string) => ({
  name,
  sql,
  sha256: createHash("sha256").update(sql).digest("hex"),
});
const BASE = buildFile("20260101000000_base", RELEASED_SQL);
const RELEASE = { version: "1.0.0", migrations: { [BASE.name]: BASE.sha256 } };
const released = readReleasedSchema(RELEASED_SCHEMA);

const checkScripts = (...scripts: string[]) => {
  const laterMigrations = scripts.map((sql, index) => buildFile(`2026020${index + 1}000000_later`, sql));
  return checkMigrationFiles([BASE, ...laterMigrations], RELEASE, released);
};
const findViolatedRules = async (...scripts: string[]) =>
  (await checkScripts(...scripts)).issues.map((issue) => issue.split(": ")[1]);

describe("Migration check", () => {
  it.each(EXAMPLES)("rejects by $rule: $refused", async ({ rule, refused, allowed }) => {
    expect(await findViolatedRules(refused)).toContain(rule);
    expect(await findViolatedRules(allowed)).toEqual([]);
  });

  it("has an example of each rule", () => {
    expect([...new Set(EXAMPLES.map(({ rule }) => rule))].sort()).toEqual(Object.keys(RULES).sort());
  });

  it("allows any change to objects that unreleased migrations created", async () => {
    const selfContainedSql = `CREATE TABLE fresh (id text, n integer); CREATE INDEX i ON fresh (n); ALTER TABLE fresh ADD CONSTRAINT c CHECK (n > 0),
      ALTER COLUMN n SET NOT NULL, ALTER COLUMN n TYPE bigint; UPDATE fresh SET n = 1; ALTER TABLE fresh RENAME TO fresher`;
    expect(await findViolatedRules(selfContainedSql)).toEqual([]);
    expect(await findViolatedRules("CREATE TABLE fresh (id text)", "DROP TABLE fresh")).toEqual([]);
  });

  it("allows making a column NOT NULL in three migrations", async () => {
    const add =
      "ALTER TABLE savers ADD COLUMN n text DEFAULT 'x', ADD CONSTRAINT n_kept CHECK (n IS NOT NULL) NOT VALID";
    const exempted = `-- allow: constraint-refuses: rows without it take the default\n${add}`;
    const validate = "ALTER TABLE savers VALIDATE CONSTRAINT n_kept";
    const set = "ALTER TABLE savers ALTER COLUMN n SET NOT NULL";
    expect(await findViolatedRules(exempted, validate, set)).toEqual([]);
    expect(await findViolatedRules(exempted, set)).toEqual(["set-not-null"]);
  });

  it("accepts and reports a reason in front of the statement that it excuses", async () => {
    const reason = "-- allow: many-rows: there are never more than ten of these";
    // é has two bytes. The line numbers after it must still be correct.
    const result = await checkScripts(
      `SELECT 1; -- é\n\n${reason}\n-- and more.\nUPDATE savers SET age = 1;`,
    );
    expect(result.issues).toEqual([]);
    expect(result.exempted).toEqual([
      "20260201000000_later:5: many-rows: UPDATE of savers: there are never more than ten of these",
    ]);
    expect(await findViolatedRules(`${reason}\nUPDATE savers SET age = 1; DELETE FROM savers;`)).toEqual([
      "many-rows",
    ]);
    const reasonForOtherRule = "-- allow: truncates: there are never more than ten of these";
    expect((await checkScripts(`${reasonForOtherRule}\nUPDATE savers SET age = 1`)).issues).toEqual([
      expect.stringContaining("many-rows"),
      "20260201000000_later:1: exempts truncates, but the statement does not violate it: remove the comment",
    ]);
    expect((await checkScripts("-- allow: many-rows: few rows\nUPDATE savers SET age = 1")).issues).toEqual([
      "20260201000000_later:1: needs a longer reason for exempting many-rows",
    ]);
  });

  it("rejects statements outside a transaction, except index changes", async () => {
    const { issues } = await checkScripts("-- no transaction\nALTER TABLE savers ADD COLUMN n text");
    expect(issues).toEqual([expect.stringContaining("only CREATE or DROP INDEX CONCURRENTLY")]);
  });

  it("rejects an edited or missing released migration, and a new one that sorts before it", async () => {
    const findIssues = async (...files: ReturnType<typeof buildFile>[]) =>
      (await checkMigrationFiles(files, RELEASE, released)).issues;
    expect(await findIssues(buildFile(BASE.name, `${RELEASED_SQL} `))).toEqual([
      expect.stringContaining("was edited after its release"),
    ]);
    expect(await findIssues()).toEqual([expect.stringContaining("is missing")]);
    expect(await findIssues(buildFile("20251231000000_before", "SELECT 1"), BASE)).toEqual([
      expect.stringContaining("sorts before migrations released"),
    ]);
  });

  it("rejects revoking a role's privileges that the last release needs", () => {
    const buildGrants = (table: string, functions: string[] = []) => ({
      svc_api: { tables: { savers: table }, functions },
    });
    const before = buildGrants("SELECT, UPDATE (name, age)", ["reckon(text)"]);
    expect(findMissingGrants(before, buildGrants("SELECT (id), UPDATE (name)"), released)).toEqual([
      "privileges.ts: svc_api must keep SELECT on savers until the next release",
      "privileges.ts: svc_api must keep UPDATE (age) on savers until the next release",
      "privileges.ts: svc_api must keep EXECUTE on reckon(text) until the next release",
    ]);
    expect(
      findMissingGrants(before, buildGrants("SELECT, INSERT, UPDATE", ["reckon(text)"]), released),
    ).toEqual([]);
    const forgottenGrants = { svc_api: { tables: { forgotten: "SELECT" }, functions: [] } };
    expect(findMissingGrants(forgottenGrants, { svc_api: { tables: {}, functions: [] } }, released)).toEqual(
      [],
    );
  });

  it("finds no issues in this project", async () => {
    expect((await checkMigrations(ROOT)).issues).toEqual([]);
  });
});

describe("squawk with .squawk.toml", () => {
  const squawk = join(ROOT, "tools/check/node_modules/.bin/squawk");
  const itWithSquawk = itWith({ name: "squawk", remedy: "npm run check", isMet: () => existsSync(squawk) });
  const findBrokenRules = (sql: string) => {
    const { stdout } = spawnSync(squawk, ["--reporter=json"], { cwd: ROOT, encoding: "utf8", input: sql });
    return (JSON.parse(stdout) as { rule_name: string }[]).map(({ rule_name }) => rule_name);
  };
  const concurrently = "INDEX CONCURRENTLY IF NOT EXISTS savers_name_idx ON savers (name);";

  itWithSquawk.each([
    ["require-concurrent-index-creation", "CREATE INDEX i ON savers (name);", `CREATE ${concurrently}`],
    ["require-concurrent-index-deletion", "DROP INDEX i;", "DROP INDEX CONCURRENTLY IF EXISTS i;"],
    ["adding-required-field", `${ADD_COLUMN} text NOT NULL;`, `${ADD_COLUMN} text NOT NULL DEFAULT '';`],
    ["changing-column-type", "ALTER TABLE savers ALTER COLUMN age TYPE bigint;", `${ADD_COLUMN} bigint;`],
    ["constraint-missing-not-valid", `${ADD_CHECK};`, `${ADD_CHECK} NOT VALID;`],
    ["constraint-missing-not-valid", `${ADD_CHECK} NOT VALID; ${VALIDATE_CHECK};`, `${VALIDATE_CHECK};`],
    ["disallowed-unique-constraint", `${ADD_UNIQUE} (nick);`, `${ADD_UNIQUE} USING INDEX i;`],
  ])("finds %s in: %s", (rule, refused, allowed) => {
    expect(findBrokenRules(refused)).toContain(rule);
    expect(findBrokenRules(allowed)).toEqual([]);
  });
});

describe("Last release", () => {
  it("is read with the names in the database, not those of Prisma's models", () => {
    const projectSchema = readReleasedSchema(readFileSync(join(ROOT, RELEASED_SCHEMA_FILE), "utf8"));
    expect([...(projectSchema.tables.get("webhook_attempts") ?? [])]).toContain("attempted_at");
    expect(projectSchema.isIgnored("accounts")).toBe(false);
    expect(released.isIgnored("savers", "old")).toBe(true);
    expect(released.isIgnored("savers", "nick")).toBe(false);
    expect(released.isIgnored("forgotten", "id")).toBe(true);
    expect([...(released.tables.get("gifts") ?? [])]).toEqual(["id", "saver_id"]);
  });

  const { commit, migrations } = readLastRelease(ROOT);
  const git = (...args: string[]) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  const itWithHistory = itWith({
    name: "the last release's commit",
    remedy: "run git fetch --unshallow",
    isMet: () => git("cat-file", "-e", `${commit}^{commit}`).status === 0,
  });

  itWithHistory("matches its commit", () => {
    const schema = git("show", `${commit}:${SCHEMA_FILE}`).stdout;
    expect(readFileSync(join(ROOT, RELEASED_SCHEMA_FILE), "utf8")).toBe(schema);
    const names = git("ls-tree", "-d", "--name-only", `${commit}:${MIGRATIONS_FOLDER}`).stdout;
    expect(Object.keys(migrations)).toEqual(names.trim().split("\n"));
  });
});
