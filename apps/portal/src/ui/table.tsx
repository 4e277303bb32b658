import type { ReactNode } from "react";
import {
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  Cell,
  TableBody,
  TableHeader,
} from "react-aria-components/Table";
import { strings } from "./strings.ts";
import "./table.css";

export interface Column<Row> {
  id: string;
  /** Screen readers need a title even if it is hidden. */
  title: string;
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Labels the row. Defaults to the first column. */
  isRowHeader?: boolean;
  /** Hidden on narrow screens. */
  isSecondary?: boolean;
}

export interface TableProps<Row extends { id: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  href?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  empty?: ReactNode;
}

/** For static data, use `<table className="table">`. */
export function Table<Row extends { id: string }>({
  label,
  columns,
  rows,
  href,
  onOpen,
  empty,
}: TableProps<Row>) {
  const headerColumn = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className="table-frame">
      <AriaTable aria-label={label} className="table">
        <TableHeader>
          {columns.map((column) => (
            <AriaColumn
              key={column.id}
              id={column.id}
              isRowHeader={column === headerColumn}
              className={getCellClass(column)}
            >
              {column.isTitleHidden ? <span className="visually-hidden">{column.title}</span> : column.title}
            </AriaColumn>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => strings.nothingFound}>
          {rows.map((row) => (
            <AriaRow
              key={row.id}
              id={row.id}
              className="table-row"
              {...(href ? { href: href(row) } : {})}
              {...(onOpen ? { onAction: () => onOpen(row) } : {})}
            >
              {columns.map((column) => (
                <Cell key={column.id} className={getCellClass(column)}>
                  {column.cell(row)}
                </Cell>
              ))}
            </AriaRow>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

function getCellClass({ align, isSecondary }: { align?: "start" | "end"; isSecondary?: boolean }): string {
  return `table-cell${align === "end" ? " table-end" : ""}${isSecondary ? " table-secondary" : ""}`;
}
