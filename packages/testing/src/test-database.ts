import { randomBytes } from "node:crypto";
import type { Environment } from "@svc/keys";
import pg from "pg";
import { requestShared } from "./jest-runner/request-shared.ts";
import { SERVER_URL_VARIABLE, TEMPLATES } from "./shared-postgres.ts";

let sharedServerUrl: string | null = null;

/** Returns a test database's URL for its owner. */
export async function getDatabaseUrl(name: string): Promise<string> {
  const configuredUrl = process.env[SERVER_URL_VARIABLE];
  if (!configuredUrl) sharedServerUrl ??= await requestShared("postgres");
  const url = new URL(configuredUrl ?? sharedServerUrl ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on a separate connection. */
export async function queryDatabase<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // The server can end while the connection is idle.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function runOnServer(sql: string): Promise<void> {
  await queryDatabase(await getDatabaseUrl("postgres"), sql);
}

export const TEST_ROLE_PASSWORD = "of-no-use-anywhere-else";

export function toRoleUrl(url: string, role: string): string {
  const roleUrl = new URL(url);
  roleUrl.username = role;
  roleUrl.password = TEST_ROLE_PASSWORD;
  return roleUrl.href;
}

export interface TestDatabase {
  /** Connects as the owner. */
  url: string;
  drop(): Promise<void>;
}

/** Clones the migrated template. Use one database per test file. */
export function createTestDatabase(environment: Environment = "test"): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE ${TEMPLATES[environment]} STRATEGY file_copy`);
}

/** Creates a database for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("");
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `svc_${randomBytes(8).toString("hex")}`;
  await runOnServer(`CREATE DATABASE ${name} ${options}`);
  return {
    url: await getDatabaseUrl(name),
    drop: () => runOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
