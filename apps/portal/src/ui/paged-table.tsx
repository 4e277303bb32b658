import { flattenPages } from "../api/queries.ts";
import { LoadMore, type PagedQuery } from "./load-more.tsx";
import { QueryContent } from "./query-content.tsx";
import { Table, type TableProps } from "./table.tsx";

export function PagedTable<Row extends { id: string }>({
  query,
  lines,
  ...tableProps
}: Omit<TableProps<Row>, "rows"> & { query: PagedQuery<Row>; lines?: number }) {
  return (
    <>
      <QueryContent query={query} lines={lines}>
        {(data) => <Table {...tableProps} rows={flattenPages(data)} />}
      </QueryContent>
      <LoadMore query={query} />
    </>
  );
}
