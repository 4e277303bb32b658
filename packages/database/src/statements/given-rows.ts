import { type AliasedRawBuilder, type Expression, type RawBuilder, type Selectable, sql } from "kysely";
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

type GivenLists<Name extends string, Lists> = AliasedRawBuilder<
  { [Column in keyof Lists]: Lists[Column] extends Expression<readonly (infer One)[]> ? One : never },
  Name
>;

/**
 * Lists of one length that a statement is given, side by side as rows, in a FROM clause.
 *
 * @param lists by the names of their columns; each made by `listOf`
 */
export function givenLists<Name extends string, Lists extends Record<string, Expression<readonly unknown[]>>>(
  name: Name,
  lists: Lists,
): GivenLists<Name, Lists> {
  const columns = sql.join(Object.keys(lists).map((column) => sql.id(column)));
  return sql`unnest(${sql.join(Object.values(lists))})`.as<Name>(
    sql`${sql.id(name)} (${columns})`,
  ) as GivenLists<Name, Lists>;
}

interface ListTypes {
  text: string;
  int: number;
  bigint: string;
  uuid: string;
  timestamptz: Date;
}

/** A list that a statement is given. @param type of one of it, as the database calls it */
export function listOf<Type extends keyof ListTypes>(
  type: Type,
  list: Expression<readonly ListTypes[Type][]>,
): RawBuilder<ListTypes[Type][]> {
  return sql`${list}::${sql.raw(type)}[]`;
}
