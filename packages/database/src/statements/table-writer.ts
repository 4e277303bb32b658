import type { Insertable, Selectable, Updateable } from "kysely";
import type { Tables } from "../generated/tables/tables.ts";
import {
  type ColumnTypes,
  type ColumnValues,
  createRowWriter,
  type RowWriter,
  type WriteIn,
} from "./row-writer.ts";

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** Columns with a default are optional. */
export type NewRow<Table extends keyof Tables> = ColumnValues<Insertable<Tables[Table]>>;
export type Changes<Table extends keyof Tables> = ColumnValues<Updateable<Tables[Table]>>;
export type TypesOf<Table extends keyof Tables> = ColumnTypes<Tables[Table]>;
export type Write = WriteIn<Tables>;

type TableWriter = RowWriter<Tables>;
const writer: TableWriter = createRowWriter();

export const writeRows: TableWriter["writeRows"] = writer.writeRows;
export const insertRow: TableWriter["insertRow"] = writer.insertRow;
export const updateRow: TableWriter["updateRow"] = writer.updateRow;
export const insertRows: TableWriter["insertRows"] = writer.insertRows;
