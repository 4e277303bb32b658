import { randomBytes } from "node:crypto";
import type { Environment } from "@svc/keys";
import pg from "pg";
import { requestShared } from "./jest-runner/request-shared.ts";
import { SERVER_URL_VARIABLE, TEMPLATES } from "./shared-postgres.ts";

let shared: string | null = null;

/** Returns the URL of a database on the tests' server. */
export async function getDatabaseUrl(name: string): Promise<string> {
  const configuredUrl = process.env[SERVER_URL_VARIABLE];
  if (!configuredUrl) shared ??= await requestShared("postgres");
  const url = new URL(configuredUrl ?? shared ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: await getDatabaseUrl("postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export const TEST_ROLE_PASSWORD = "of-no-use-anywhere-else";

/** Returns a database's URL for a service's role. */
export function asRole(url: string, role: string): string {
  const as = new URL(url);
  as.username = role;
  as.password = TEST_ROLE_PASSWORD;
  return as.href;
}

export interface TestDatabase {
  /** Connects as the owner. */
  url: string;
  drop(): Promise<void>;
}

/** Clones the migrated template, for one test file. */
export async function createTestDatabase(environment: Environment = "test"): Promise<TestDatabase> {
  const name = `svc_${randomBytes(8).toString("hex")}`;
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[environment]} STRATEGY file_copy`);
  return {
    url: await getDatabaseUrl(name),
    drop: () => runOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Creates an empty database, for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `svc_${randomBytes(8).toString("hex")}`;
  await runOnServer(`CREATE DATABASE ${name}`);
  return {
    url: await getDatabaseUrl(name),
    drop: () => runOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
