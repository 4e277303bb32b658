import type { ColumnType } from "kysely";

/** Read as text, because a JavaScript number cannot represent every `bigint`. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;

export type JsonColumn = ColumnType<unknown, JsonText, JsonText>;

declare const isJson: unique symbol;

export type JsonText = string & { readonly [isJson]: true };

/** Serializes a JSON value. `pg` would turn an array into a PostgreSQL array. */
export function json(value: object): JsonText;
export function json(value: object | null): JsonText | null;
export function json(value: object | null): JsonText | null {
  return value === null ? null : (JSON.stringify(value) as JsonText);
}
