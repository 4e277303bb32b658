import pg from "pg";
import { JOBS_SCHEMA } from "../jobs/install.ts";
import { toConnectionConfig } from "../servers/connection-config.ts";
import {
  API_FUNCTIONS,
  API_PRIVILEGES,
  API_ROLE,
  type Privileges,
  WIDGET_AUTH_FUNCTIONS,
  WIDGET_AUTH_PRIVILEGES,
  WIDGET_AUTH_ROLE,
} from "./privileges.ts";

/** A role without a password cannot log in. */
export interface RolePasswords {
  api: string | undefined;
  widgetAuth: string | undefined;
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** Selects only functions that this role can execute, because REVOKE fails for other functions. */
const LARGE_OBJECT_FUNCTIONS_QUERY = `SELECT oid::regprocedure::text AS name FROM pg_proc
  WHERE pronamespace = 'pg_catalog'::regnamespace AND (proname ~ '^lo_' OR proname IN ('loread', 'lowrite'))
    AND has_function_privilege(oid, 'EXECUTE')`;

/**
 * Creates the service roles and sets exactly their privileges. Safe to repeat.
 * @returns false if this role does not own the tables or cannot create roles; services then use the role in their URL
 */
export async function grantRoles(url: string, passwords: RolePasswords): Promise<boolean> {
  const client = new pg.Client(toConnectionConfig(url));
  await client.connect();
  try {
    await client.query("BEGIN");
    // Migrations of two databases on one server would conflict over shared roles.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('svc roles', 0))");
    if (!(await createMissingRoles(client))) return false;
    await setPassword(client, API_ROLE, passwords.api);
    await setPassword(client, WIDGET_AUTH_ROLE, passwords.widgetAuth);
    await revokePublicPrivileges(client);
    await replacePrivileges(client, API_ROLE, { privileges: API_PRIVILEGES, functions: API_FUNCTIONS });
    const sequences = await listOwned(client, OWN_SEQUENCES_QUERY);
    if (sequences !== null) await client.query(`GRANT USAGE ON SEQUENCE ${sequences} TO ${API_ROLE}`);
    await replacePrivileges(client, WIDGET_AUTH_ROLE, {
      privileges: WIDGET_AUTH_PRIVILEGES,
      functions: WIDGET_AUTH_FUNCTIONS,
    });
    await grantJobs(client, API_ROLE);
    await client.query("COMMIT");
    return true;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

const IS_OWNER_QUERY = `SELECT pg_has_role(relowner, 'USAGE') AS "isOwner" FROM pg_class WHERE oid = 'public.deployment'::regclass`;

/** Rolls back before it returns false. */
async function createMissingRoles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOwner: boolean }>(IS_OWNER_QUERY);
  if (!rows[0]?.isOwner) {
    await client.query("ROLLBACK");
    return false;
  }
  for (const role of [API_ROLE, WIDGET_AUTH_ROLE]) {
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
    if (rowCount !== 0) continue;
    try {
      await client.query(`CREATE ROLE ${role} NOLOGIN`);
    } catch (error) {
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
      await client.query("ROLLBACK");
      return false;
    }
  }
  return true;
}

async function setPassword(client: pg.Client, role: string, password: string | undefined): Promise<void> {
  if (password === undefined) return;
  await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

/**
 * Omits relations of other owners, on which REVOKE fails.
 * @param kinds values of `pg_class.relkind`
 */
const selectOwnRelations = (
  kinds: string,
) => `SELECT string_agg(c.oid::regclass::text, ', ') AS names FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN (${kinds})
    AND c.relowner = (SELECT relowner FROM pg_class WHERE oid = 'public.deployment'::regclass)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;
const OWN_TABLES_QUERY = selectOwnRelations("'r', 'p', 'v', 'm', 'f'");
const OWN_SEQUENCES_QUERY = selectOwnRelations("'S'");
const OWN_FUNCTIONS_QUERY = `SELECT string_agg(p.oid::regprocedure::text, ', ') AS names FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
    AND p.proowner = (SELECT relowner FROM pg_class WHERE oid = 'public.deployment'::regclass)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

async function listOwned(client: pg.Client, text: string): Promise<string | null> {
  const { rows } = await client.query<{ names: string | null }>(text);
  return rows[0]?.names ?? null;
}

/** Revokes PUBLIC's default privileges. If this role does not own the object, PostgreSQL only warns. */
async function revokePublicPrivileges(client: pg.Client): Promise<void> {
  const database = client.escapeIdentifier(client.database ?? "");
  await client.query(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`);
  await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
  const { rows } = await client.query<{ name: string }>(LARGE_OBJECT_FUNCTIONS_QUERY);
  for (const { name } of rows) await client.query(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`);
}

async function replacePrivileges(
  client: pg.Client,
  role: string,
  { privileges, functions }: { privileges: Privileges; functions: readonly string[] },
): Promise<void> {
  for (const [kind, text] of [
    ["TABLE", OWN_TABLES_QUERY],
    ["SEQUENCE", OWN_SEQUENCES_QUERY],
    ["FUNCTION", OWN_FUNCTIONS_QUERY],
  ] as const) {
    const names = await listOwned(client, text);
    if (names !== null) await client.query(`REVOKE ALL ON ${kind} ${names} FROM ${role}`);
  }
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
  for (const [table, granted] of Object.entries(privileges)) {
    await client.query(`GRANT ${granted} ON ${table} TO ${role}`);
  }
  for (const name of functions) await client.query(`GRANT EXECUTE ON FUNCTION ${name} TO ${role}`);
}

async function grantJobs(client: pg.Client, role: string): Promise<void> {
  await client.query(`GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${role}`);
  await client.query(
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${role}`,
  );
  await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO ${role}`);
  // Tables that a later version of pg-boss adds must be usable before the next grant.
  await client.query(
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${JOBS_SCHEMA} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
  );
}
