import type { Sql } from "../sql.ts";
import {
  API_FUNCTIONS,
  API_PRIVILEGES,
  API_ROLE,
  type Privileges,
  WIDGET_AUTH_FUNCTIONS,
  WIDGET_AUTH_PRIVILEGES,
  WIDGET_AUTH_ROLE,
} from "./privileges.ts";

export interface RoleComparison {
  exists: boolean;
  /** Functions, and privileges such as `accounts SELECT` and `api_keys.id SELECT`. */
  missing: string[];
  /** Also attributes such as `rolsuper`, and memberships. */
  extra: string[];
}

const EXPECTED = {
  [API_ROLE]: { privileges: API_PRIVILEGES, functions: API_FUNCTIONS },
  [WIDGET_AUTH_ROLE]: { privileges: WIDGET_AUTH_PRIVILEGES, functions: WIDGET_AUTH_FUNCTIONS },
};

/**
 * Privileges of the role and PUBLIC on objects of this schema's owner. Leaves out extensions, and `uuidv7()`, which is built in
 * since PostgreSQL 18.
 */
const GRANTED_QUERY = `WITH grantees AS (SELECT oid FROM pg_roles WHERE rolname = $1 UNION ALL SELECT 0),
  owner AS (SELECT relowner AS oid FROM pg_class WHERE oid = to_regclass('public.deployment')),
  extension_objects AS (SELECT objid AS oid FROM pg_depend WHERE deptype = 'e')
  SELECT format('%s %s', c.relname, acl.privilege_type) AS name FROM pg_class c, aclexplode(c.relacl) acl
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind <> 'S' AND acl.grantee IN (SELECT oid FROM grantees)
      AND c.relowner IN (SELECT oid FROM owner) AND c.oid NOT IN (SELECT oid FROM extension_objects)
  UNION SELECT format('%s.%s %s', c.relname, a.attname, acl.privilege_type) FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped, aclexplode(a.attacl) acl
    WHERE c.relnamespace = 'public'::regnamespace AND acl.grantee IN (SELECT oid FROM grantees)
      AND c.relowner IN (SELECT oid FROM owner) AND c.oid NOT IN (SELECT oid FROM extension_objects)
  UNION SELECT p.oid::regprocedure::text FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
    WHERE p.pronamespace = 'public'::regnamespace AND p.prorettype <> 'trigger'::regtype AND p.proname <> 'uuidv7'
      AND acl.grantee IN (SELECT oid FROM grantees)
      AND p.proowner IN (SELECT oid FROM owner) AND p.oid NOT IN (SELECT oid FROM extension_objects)`;

const ATTRIBUTES_QUERY = `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = $1`;

const MEMBERSHIPS_QUERY = `SELECT b.rolname AS name FROM pg_auth_members m JOIN pg_roles a ON a.oid = m.member
  JOIN pg_roles b ON b.oid = m.roleid WHERE a.rolname = $1`;

/** Compares a service role's privileges with those that this release requires. */
export async function compareRole(
  db: Sql,
  role: typeof API_ROLE | typeof WIDGET_AUTH_ROLE,
): Promise<RoleComparison> {
  const [attributes] = await db.query<Record<string, boolean>>({ text: ATTRIBUTES_QUERY, values: [role] });
  if (attributes === undefined) return { exists: false, missing: [], extra: [] };
  const queryNames = async (text: string) =>
    (await db.query<{ name: string }>({ text, values: [role] })).map(({ name }) => name);
  const granted = new Set(await queryNames(GRANTED_QUERY));
  const { privileges, functions } = EXPECTED[role];
  const expected = new Set([...formatPrivileges(privileges), ...functions.map(formatFunction)]);
  return {
    exists: true,
    missing: [...expected].filter((name) => !granted.has(name)).sort(),
    extra: [
      ...[...granted].filter((name) => !expected.has(name)).sort(),
      ...Object.keys(attributes).filter((name) => attributes[name] === true),
      ...(await queryNames(MEMBERSHIPS_QUERY)).map((other) => `member of ${other}`),
    ],
  };
}

function formatPrivileges(privileges: Privileges): string[] {
  return Object.entries(privileges).flatMap(([table, granted]) =>
    [...granted.matchAll(/([A-Z]+)(?: \(([^)]*)\))?/g)].flatMap(([, privilege, columns]) =>
      columns === undefined
        ? [`${table} ${privilege}`]
        : columns.split(",").map((column) => `${table}.${column.trim()} ${privilege}`),
    ),
  );
}

const formatFunction = (name: string) =>
  name.replaceAll("timestamptz", "timestamp with time zone").replaceAll(", ", ",");
