import { randomBytes } from "node:crypto";
import type { Environment } from "@svc/keys";
import pg from "pg";
import { askRunner } from "./jest-runner/ask-runner.ts";
import { SERVER_URL_VARIABLE, TEMPLATES } from "./shared-postgres.ts";

let shared: string | null = null;

/** A database of the tests' server, by its name; the server is started when it is asked for first. */
export async function urlOf(name: string): Promise<string> {
  const own = process.env[SERVER_URL_VARIABLE];
  if (!own) shared ??= await askRunner("postgres");
  const url = new URL(own ?? shared ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: await urlOf("postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** With which the services log in to the tests' server. */
export const TEST_ROLE_PASSWORD = "of-no-use-anywhere-else";

/** A database as one of the services' own roles sees it. */
export function asRole(url: string, role: string): string {
  const as = new URL(url);
  as.username = role;
  as.password = TEST_ROLE_PASSWORD;
  return as.href;
}

/** A database of a test's own. */
export interface TestDatabase {
  /** As its owner. */
  url: string;
  drop(): Promise<void>;
}

/** Clones the migrated template: a test file has its database in some milliseconds, and shares it with no other. */
export async function createTestDatabase(environment: Environment = "test"): Promise<TestDatabase> {
  const name = `svc_${randomBytes(8).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[environment]} STRATEGY file_copy`);
  return { url: await urlOf(name), drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** An empty database, for the tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `svc_${randomBytes(8).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name}`);
  return { url: await urlOf(name), drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
