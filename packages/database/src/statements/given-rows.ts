import { type AliasedRawBuilder, type Expression, type Selectable, sql } from "kysely";
import type { Tables } from "../generated/tables/tables.ts";
import { type JsonText, json } from "./column-types.ts";
import { toSnakeCase } from "./statement-compiler.ts";

type GivenRows<Table extends keyof Tables> = AliasedRawBuilder<Selectable<Tables[Table]>, "given">;

/** Rows of a table that a statement is given as one value, in a FROM clause. @param rows as `rowsAsJson` writes them */
export function givenRows<Table extends keyof Tables>(
  table: Table,
  rows: Expression<JsonText>,
): GivenRows<Table> {
  return sql<
    Selectable<Tables[Table]>
  >`jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.as("given");
}

/** Any number of rows, or of some of their columns, as one value of a statement. */
export function rowsAsJson<Table extends keyof Tables>(
  rows: readonly { readonly [Column in keyof Selectable<Tables[Table]>]?: unknown }[],
): JsonText {
  return json(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
    ),
  );
}
