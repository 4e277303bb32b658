import type { ReactNode } from "react";
import {
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  type TableProps as AriaTableProps,
  Cell,
  TableBody,
  TableHeader,
} from "react-aria-components/Table";
import { Checkbox } from "./choice.tsx";
import { strings } from "./strings.ts";
import "./table.css";

export interface Column<Row> {
  id: string;
  /** Required for screen readers, even if hidden. */
  title: string;
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Labels the row. Defaults to the first column. */
  isRowHeader?: boolean;
  /** Hidden on narrow screens. */
  isSecondary?: boolean;
}

interface TableProps<Row extends { id: string }>
  extends Pick<
    AriaTableProps,
    | "selectionMode"
    | "selectedKeys"
    | "onSelectionChange"
    | "sortDescriptor"
    | "onSortChange"
    | "disabledKeys"
  > {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Path inside the portal, opened by click or Enter. */
  href?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  empty?: ReactNode;
}

/** Interactive table. For thousands of rows, see `pages/rollovers/grid.tsx`. For static data, use `<table className="table">`. */
export function Table<Row extends { id: string }>({
  label,
  columns,
  rows,
  href,
  onOpen,
  empty,
  ...props
}: TableProps<Row>) {
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className="table-frame">
      <AriaTable {...props} aria-label={label} className="table">
        <TableHeader>
          {props.selectionMode === "multiple" && (
            <AriaColumn className="table-select">
              <Checkbox slot="selection" />
            </AriaColumn>
          )}
          {columns.map((column) => (
            <AriaColumn
              key={column.id}
              id={column.id}
              isRowHeader={column === header}
              className={cellClass(column)}
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
              {props.selectionMode === "multiple" && (
                <Cell className="table-select">
                  <Checkbox slot="selection" />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell key={column.id} className={cellClass(column)}>
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

function cellClass({ align, isSecondary }: { align?: "start" | "end"; isSecondary?: boolean }): string {
  return `table-cell${align === "end" ? " table-end" : ""}${isSecondary ? " table-secondary" : ""}`;
}
