import type { ColumnType } from "kysely";

// What columns hold where TypeScript has more than one name for it; the generated types of the tables use these.

/** A `bigint`: read as text, since a number of JavaScript's does not hold all of them. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;

/** A `jsonb`: read as what it says, written as text. */
export type JsonColumn = ColumnType<unknown, JsonText, JsonText>;

declare const isJson: unique symbol;

/** JSON, as `json` writes it. */
export type JsonText = string & { readonly [isJson]: true };

/** A value for a JSON column: as text, so that an array is not taken for an array of the database's. */
export function json(value: object): JsonText;
export function json(value: object | null): JsonText | null;
export function json(value: object | null): JsonText | null {
  return value === null ? null : (JSON.stringify(value) as JsonText);
}
