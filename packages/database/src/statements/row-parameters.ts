import { type AliasedRawBuilder, type Expression, type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "../generated/tables/tables.ts";
import { type JsonText, json } from "./column-types.ts";
import { toSnakeCase } from "./statement-compiler.ts";

type RowsFromJson<Table extends keyof Tables> = AliasedRawBuilder<Selectable<Tables[Table]>, "given">;

/** Returns rows passed as one value, for a FROM clause. @param rows from `rowsToJson` */
export function rowsFromJson<Table extends keyof Tables>(
  table: Table,
  rows: Expression<JsonText>,
): RowsFromJson<Table> {
  return sql<
    Selectable<Tables[Table]>
  >`jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.as("given");
}

/** Serializes rows, or some of their columns, for `rowsFromJson`. */
export function rowsToJson<Table extends keyof Tables>(
  rows: readonly { readonly [Column in keyof Selectable<Tables[Table]>]?: unknown }[],
): JsonText {
  return json(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
    ),
  );
}

type UnnestedLists<Name extends string, Lists> = AliasedRawBuilder<
  { [Column in keyof Lists]: Lists[Column] extends Expression<readonly (infer One)[]> ? One : never },
  Name
>;

/** Returns lists of equal length as rows, for a FROM clause. @param lists by column name, from `typedList` */
export function unnestLists<
  Name extends string,
  Lists extends Record<string, Expression<readonly unknown[]>>,
>(name: Name, lists: Lists): UnnestedLists<Name, Lists> {
  const columns = sql.join(Object.keys(lists).map((column) => sql.id(column)));
  // Subqueries hide the lengths. Otherwise PostgreSQL would plan each call for short lists.
  const subqueries = Object.values(lists).map((list) => sql`ARRAY(SELECT unnest(${list}))`);
  return sql`unnest(${sql.join(subqueries)})`.as<Name>(sql`${sql.id(name)} (${columns})`) as UnnestedLists<
    Name,
    Lists
  >;
}

interface ListTypes {
  text: string;
  int: number;
  bigint: string;
  uuid: string;
  timestamptz: Date;
}

export function typedList<Type extends keyof ListTypes>(
  type: Type,
  list: Expression<readonly ListTypes[Type][]>,
): RawBuilder<ListTypes[Type][]> {
  return sql`${list}::${sql.raw(type)}[]`;
}
