import { insertMissingCustodians, SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "@svc/custodians";
import { openDatabase, stampEnvironment, workLimits } from "@svc/database";
import { installJobs } from "@svc/database/jobs";
import { applyMigrations } from "@svc/database/migrations";
import { grantRoles } from "@svc/database/roles";
import type { Environment } from "@svc/keys";
import pg from "pg";
import { SERVER_URL_VARIABLE } from "./shared-postgres.ts";
import { getDatabaseUrl, TEST_ROLE_PASSWORD } from "./test-database.ts";

// Creates a migrated database for each `environment name` pair of arguments, for tests to clone.

const server = new pg.Client({ connectionString: process.env[SERVER_URL_VARIABLE] });
await server.connect();
await server.query("ALTER ROLE postgres PASSWORD 'test'");
const args = process.argv.slice(2);
for (let index = 0; index < args.length; index += 2) {
  const environment = args[index] as Environment;
  const name = args[index + 1] ?? "";
  const now = new Date();
  const url = await getDatabaseUrl(name);
  await server.query(`CREATE DATABASE ${name}`);
  await applyMigrations(url);
  await installJobs(url);
  await grantRoles(url, { api: TEST_ROLE_PASSWORD, widgetAuth: TEST_ROLE_PASSWORD });
  await stampEnvironment(url, environment, now);
  const db = openDatabase({
    url,
    poolSize: 1,
    limits: workLimits(),
    name: "svc-template",
    onConnectionLost: () => {},
  });
  const seeds = environment === "test" ? [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS] : SEED_CUSTODIANS;
  await insertMissingCustodians(db, seeds, now);
  await db.close();
}
await server.end();
