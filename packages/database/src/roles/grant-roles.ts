import pg from "pg";
import { JOBS_SCHEMA } from "../jobs/install.ts";
import { connectionOf } from "../servers/connection-of.ts";
import {
  API_FUNCTIONS,
  API_PRIVILEGES,
  API_ROLE,
  type Privileges,
  WIDGET_AUTH_FUNCTIONS,
  WIDGET_AUTH_PRIVILEGES,
  WIDGET_AUTH_ROLE,
} from "./privileges.ts";

/** The passwords that the services log in with; without one a role cannot log in, and is there to be granted. */
export interface RolePasswords {
  api: string | undefined;
  widgetAuth: string | undefined;
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** Those that this role may not call itself, nobody but a superuser may: to revoke them would be refused. */
const LARGE_OBJECT_FUNCTIONS = `SELECT oid::regprocedure::text AS name FROM pg_proc
  WHERE pronamespace = 'pg_catalog'::regnamespace AND (proname ~ '^lo_' OR proname IN ('loread', 'lowrite'))
    AND has_function_privilege(oid, 'EXECUTE')`;

/**
 * Makes the services' own database roles and gives them what they may do, and nothing else; safe to repeat, so that
 * tables of later migrations are covered. Roles belong to the whole server: databases on it share them.
 *
 * @returns false when this role may not make roles: the services then use whatever role they are given
 */
export async function grantRoles(url: string, passwords: RolePasswords): Promise<boolean> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    await client.query("BEGIN");
    // Two migrations at once, of two databases on one server, would trip over each other's roles.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('svc roles', 0))");
    await makeRole(client, API_ROLE, passwords.api);
    await makeRole(client, WIDGET_AUTH_ROLE, passwords.widgetAuth);
    await refuseWhatEverybodyMay(client);
    await grant(client, API_ROLE, API_PRIVILEGES, API_FUNCTIONS);
    await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${API_ROLE}`);
    await grant(client, WIDGET_AUTH_ROLE, WIDGET_AUTH_PRIVILEGES, WIDGET_AUTH_FUNCTIONS);
    await grantJobs(client, API_ROLE);
    await client.query("COMMIT");
    return true;
  } catch (error) {
    await client.query("ROLLBACK");
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function makeRole(client: pg.Client, role: string, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role} NOLOGIN`);
  if (password !== undefined) {
    await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  }
}

/**
 * PostgreSQL lets everybody make temporary tables and large objects, and in databases that are older than its version 15
 * tables. Where the database, or one of its functions, is not this role's own, it warns and leaves it.
 */
async function refuseWhatEverybodyMay(client: pg.Client): Promise<void> {
  const database = client.escapeIdentifier(client.database ?? "");
  await client.query(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`);
  await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
  const { rows } = await client.query<{ name: string }>(LARGE_OBJECT_FUNCTIONS);
  for (const { name } of rows) await client.query(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`);
}

async function grant(
  client: pg.Client,
  role: string,
  privileges: Privileges,
  functions: readonly string[],
): Promise<void> {
  await client.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`);
  await client.query(`REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${role}`);
  await client.query(`REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM ${role}`);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
  for (const [table, granted] of Object.entries(privileges)) {
    await client.query(`GRANT ${granted} ON ${table} TO ${role}`);
  }
  for (const callable of functions) await client.query(`GRANT EXECUTE ON FUNCTION ${callable} TO ${role}`);
}

async function grantJobs(client: pg.Client, role: string): Promise<void> {
  await client.query(`GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${role}`);
  await client.query(
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${role}`,
  );
  await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO ${role}`);
}
