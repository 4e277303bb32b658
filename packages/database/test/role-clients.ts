import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import pg from "pg";
import { grantRoles } from "../src/roles/index.ts";

export interface RoleClients {
  test: TestEnvironment;
  api: pg.Client;
  widgetAuth: pg.Client;
  close(): Promise<void>;
}

export async function startRoleClients(): Promise<RoleClients> {
  const test = await createTestEnvironment();
  // The test database is cloned from a template, and cloning omits database-level privileges.
  await grantRoles(test.env.DATABASE_URL ?? "", { api: undefined, widgetAuth: undefined });
  const api = new pg.Client({ connectionString: test.urls.api });
  const widgetAuth = new pg.Client({ connectionString: test.urls.widgetAuth });
  await Promise.all([api.connect(), widgetAuth.connect()]);
  const close = async () => {
    await Promise.all([api.end(), widgetAuth.end()]);
    await test.close();
  };
  return { test, api, widgetAuth, close };
}

/** Runs a statement and rolls it back. Returns its error code, or null on success. */
export async function findErrorCode(
  client: pg.Client,
  sql: string,
  values: unknown[] = [],
): Promise<string | null> {
  await client.query("BEGIN");
  try {
    await client.query(sql, values);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query("ROLLBACK");
  }
}
