import type { Insertable, Selectable, Updateable } from "kysely";
import type { Tables } from "../generated/tables/tables.ts";
import { type ColumnTypes, createRowWriter, type Given, type RowWriter, type WriteIn } from "./row-writer.ts";

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A new row: columns with a default may be left out. */
export type NewRow<Table extends keyof Tables> = Given<Insertable<Tables[Table]>>;
/** What is to be changed of a row. */
export type Changes<Table extends keyof Tables> = Given<Updateable<Tables[Table]>>;
/** PostgreSQL's types of a table's columns. */
export type TypesOf<Table extends keyof Tables> = ColumnTypes<Tables[Table]>;
/** One row to be written: a new one, or changes of the one with an id. */
export type Write = WriteIn<Tables>;

type TableWriter = RowWriter<Tables>;
const writer: TableWriter = createRowWriter();

export const writeRows: TableWriter["writeRows"] = writer.writeRows;
export const insertRow: TableWriter["insertRow"] = writer.insertRow;
export const updateRow: TableWriter["updateRow"] = writer.updateRow;
export const insertRows: TableWriter["insertRows"] = writer.insertRows;
