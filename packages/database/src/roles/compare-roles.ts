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

/** How a service's role stands to what it should be. */
export interface RoleComparison {
  exists: boolean;
  /** What it should be able to do, and cannot, as `accounts SELECT`, `api_keys.id SELECT` or a function. */
  missing: string[];
  /** What it can do, and should not. */
  extra: string[];
}

const EXPECTED = {
  [API_ROLE]: { privileges: API_PRIVILEGES, functions: API_FUNCTIONS },
  [WIDGET_AUTH_ROLE]: { privileges: WIDGET_AUTH_PRIVILEGES, functions: WIDGET_AUTH_FUNCTIONS },
};

/**
 * The privileges of the role itself and of PUBLIC on the objects of this schema's owner. Extensions and other owners may have
 * objects in the schema, too. `uuidv7()` is the server's own from 18 on.
 */
const HELD = `WITH mine AS (SELECT oid FROM pg_roles WHERE rolname = $1 UNION ALL SELECT 0),
  owner AS (SELECT relowner AS oid FROM pg_class WHERE oid = to_regclass('public.deployment')),
  foreign_objects AS (SELECT objid AS oid FROM pg_depend WHERE deptype = 'e')
  SELECT format('%s %s', c.relname, acl.privilege_type) AS it FROM pg_class c, aclexplode(c.relacl) acl
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind <> 'S' AND acl.grantee IN (SELECT oid FROM mine)
      AND c.relowner IN (SELECT oid FROM owner) AND c.oid NOT IN (SELECT oid FROM foreign_objects)
  UNION SELECT format('%s.%s %s', c.relname, a.attname, acl.privilege_type) FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped, aclexplode(a.attacl) acl
    WHERE c.relnamespace = 'public'::regnamespace AND acl.grantee IN (SELECT oid FROM mine)
      AND c.relowner IN (SELECT oid FROM owner) AND c.oid NOT IN (SELECT oid FROM foreign_objects)
  UNION SELECT p.oid::regprocedure::text FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
    WHERE p.pronamespace = 'public'::regnamespace AND p.prorettype <> 'trigger'::regtype AND p.proname <> 'uuidv7'
      AND acl.grantee IN (SELECT oid FROM mine)
      AND p.proowner IN (SELECT oid FROM owner) AND p.oid NOT IN (SELECT oid FROM foreign_objects)`;

const ATTRIBUTES = `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = $1`;

const MEMBERSHIPS = `SELECT b.rolname AS it FROM pg_auth_members m JOIN pg_roles a ON a.oid = m.member
  JOIN pg_roles b ON b.oid = m.roleid WHERE a.rolname = $1`;

/** Compares what a role may do with what this release lists. Any role may ask. */
export async function compareRole(
  db: Sql,
  role: typeof API_ROLE | typeof WIDGET_AUTH_ROLE,
): Promise<RoleComparison> {
  const [attributes] = await db.query<Record<string, boolean>>({ text: ATTRIBUTES, values: [role] });
  if (attributes === undefined) return { exists: false, missing: [], extra: [] };
  const ask = async (text: string) =>
    (await db.query<{ it: string }>({ text, values: [role] })).map(({ it }) => it);
  const held = new Set(await ask(HELD));
  const { privileges, functions } = EXPECTED[role];
  const expected = new Set([...spell(privileges), ...functions.map(spellFunction)]);
  return {
    exists: true,
    missing: [...expected].filter((one) => !held.has(one)).sort(),
    extra: [
      ...[...held].filter((one) => !expected.has(one)).sort(),
      ...Object.keys(attributes).filter((name) => attributes[name] === true),
      ...(await ask(MEMBERSHIPS)).map((other) => `member of ${other}`),
    ],
  };
}

/** Each privilege by itself, as the catalogue has it. */
function spell(privileges: Privileges): string[] {
  return Object.entries(privileges).flatMap(([table, granted]) =>
    [...granted.matchAll(/([A-Z]+)(?: \(([^)]*)\))?/g)].flatMap(([, privilege, columns]) =>
      columns === undefined
        ? [`${table} ${privilege}`]
        : columns.split(",").map((column) => `${table}.${column.trim()} ${privilege}`),
    ),
  );
}

const spellFunction = (name: string) =>
  name.replaceAll("timestamptz", "timestamp with time zone").replaceAll(", ", ",");
