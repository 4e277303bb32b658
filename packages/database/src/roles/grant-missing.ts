import type pg from "pg";
import { toSql } from "../sql.ts";
import { compareRole } from "./compare-roles.ts";
import { API_ROLE, WIDGET_AUTH_ROLE } from "./privileges.ts";

const TABLE_PRIVILEGE = /^(?<table>\w+)(?:\.(?<column>\w+))? (?<privilege>[A-Z]+)$/;

/** Grants missing privileges on objects that exist. Revokes nothing, because the previous release may still be running. */
export async function grantMissing(client: pg.Client): Promise<void> {
  for (const role of [API_ROLE, WIDGET_AUTH_ROLE] as const) {
    const { missing } = await compareRole(toSql(client, { isPrepared: false }), role);
    for (const name of missing) {
      const { table, column, privilege } = TABLE_PRIVILEGE.exec(name)?.groups ?? {};
      if (table === undefined) {
        // A function.
        if (await exists(client, "SELECT WHERE to_regprocedure($1) IS NOT NULL", [name]))
          await client.query(`GRANT EXECUTE ON FUNCTION ${name} TO ${role}`);
      } else if (column === undefined) {
        if (await exists(client, "SELECT WHERE to_regclass($1) IS NOT NULL", [table]))
          await client.query(`GRANT ${privilege} ON ${table} TO ${role}`);
      } else if (await exists(client, HAS_COLUMN, [table, column]))
        await client.query(`GRANT ${privilege} (${column}) ON ${table} TO ${role}`);
    }
  }
}

const HAS_COLUMN =
  "SELECT FROM pg_attribute WHERE attrelid = to_regclass($1) AND attname = $2 AND NOT attisdropped";

async function exists(client: pg.Client, text: string, values: string[]): Promise<boolean> {
  const { rowCount } = await client.query(text, values);
  return rowCount !== 0;
}
